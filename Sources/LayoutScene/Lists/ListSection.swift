import CellContent
import CompositionalLayout
import Foundation
import Scene

/// One list of a layout, and the panels and lines around its rows.
struct ListSection {
  let list: ListDescription
  private let index: Int
  private let lastItem: Int
  private let isMirrored: Bool
  /// The view, where its sides may cover rows.
  private let view: Container?
  /// The block around the rows; `nil` where there are none.
  let card: SolvedElement?

  /// - Complexity: O(log rows): only the first and the last row are looked at.
  init(_ list: ListDescription, _ index: Int, of layout: SolvedLayout) {
    self.list = list
    self.index = index
    isMirrored = layout.container.traits.layoutDirection == .rightToLeft
    let section = layout.sections[index]
    // The sides of the view cover rows only where they reach from one to the other.
    let isAcross = layout.scrollAxis == .vertical && section.carousel == nil
    view = isAcross ? layout.container : nil
    lastItem = section.itemCount - 1
    let first = Self.firstRow(of: list)
    guard section.carousel == nil, first <= lastItem,
      let top = layout.cell(first, inSection: index),
      let bottom = layout.cell(lastItem, inSection: index)
    else {
      card = nil
      return
    }
    card = SolvedElement(
      .init(category: .decoration, kind: ListKind.card, section: index, item: 0),
      frame: top.frame.joined(with: bottom.frame), zIndex: min(top.zIndex, bottom.zIndex))
  }

  /// The card where rows are on it: in pieces, with the corners that are left of its own, where others
  /// have grounds of their own.
  func cards(
    without rows: [SolvedElement]
  ) -> [(element: SolvedElement, corners: CornerRadii?)] {
    guard let card else { return [] }
    guard !rows.isEmpty else { return [(card, nil)] }
    var tops = [card.frame.minY]
    var bottoms: [CGFloat] = []
    for row in rows.sorted(by: { $0.frame.minY < $1.frame.minY }) {
      bottoms.append(row.frame.minY)
      tops.append(row.frame.maxY)
    }
    bottoms.append(card.frame.maxY)
    let spans = zip(tops, bottoms).filter { $1 - $0 > 0.01 }
    return spans.enumerated().map { number, span in
      let piece = SolvedElement(
        .init(category: .decoration, kind: ListKind.card, section: index, item: number),
        frame: CGRect(
          x: card.frame.minX, y: span.0, width: card.frame.width, height: span.1 - span.0),
        zIndex: card.zIndex)
      let radius = numbers.cornerRadius
      let top = span.0 == card.frame.minY ? radius : 0
      let bottom = span.1 == card.frame.maxY ? radius : 0
      return (
        piece,
        CornerRadii(topLeft: top, topRight: top, bottomRight: bottom, bottomLeft: bottom)
      )
    }
  }

  /// The first item that is not the section's header.
  private static func firstRow(of list: ListDescription) -> Int {
    list.headerMode == .firstItemInSection ? 1 : 0
  }

  private var numbers: ListMetrics.AppearanceMetrics { ListPlace.metrics[list.appearance] }

  /// Below whatever else a section has behind its cells.
  private static let backgroundZIndex = -1_000_000_000

  /// What lies behind the section, from one side of the view to the other.
  func background(of layout: SolvedLayout) -> SolvedElement {
    var frame = layout.sections[index].frame
    // Groups may be wider than the view.
    if layout.scrollAxis == .vertical {
      (frame.origin.x, frame.size.width) = (0, layout.contentSize.width)
    }
    return SolvedElement(
      .init(category: .decoration, kind: ListKind.background, section: index, item: 0),
      frame: frame, zIndex: Self.backgroundZIndex)
  }

  /// What the safe area covers of a row, a header or a footer.
  func covered(_ element: SolvedElement) -> CoveredSides {
    view.map { CoveredSides(of: element.frame, in: $0) } ?? CoveredSides()
  }

  /// The corners that a row has as a part of the card; `nil` where there is no card, or it is square.
  func corners(ofRow item: Int) -> CornerRadii? {
    let (radius, first) = (numbers.cornerRadius, Self.firstRow(of: list))
    guard radius > 0, item >= first else { return nil }
    let (top, bottom) = (item == first ? radius : 0, item == lastItem ? radius : 0)
    return CornerRadii(topLeft: top, topRight: top, bottomRight: bottom, bottomLeft: bottom)
  }
}

// MARK: - Separators

extension ListSection {
  /// A line above or below a row.
  struct Separator {
    var element: SolvedElement
    var color: UIColor
  }

  /// The lines of a row that is as it lies in the picture.
  ///
  /// - Parameter shift: Points that the row's labels are moved in by, which lines follow.
  func separators(of row: SolvedElement, shift: CGFloat) -> [Separator] {
    guard let wish = list.separators(ofItem: row.item, inSection: index) else { return [] }
    var lines: [Separator?] = []
    let corners = corners(ofRow: row.item) ?? .square
    if wish.topSeparatorVisibility == .visible, !hasLineBelow(item: row.item - 1) {
      let rect = line(
        wish.topSeparatorInsets, at: 0, row, shift, corner: corners.topLeft)
      lines.append(separator(ListKind.topSeparator, row, rect, wish.color))
    }
    if shows(wish.bottomSeparatorVisibility, below: row.item) {
      let y = row.frame.height - ListPlace.metrics.separatorThickness
      let rect = line(
        wish.bottomSeparatorInsets, at: y, row, shift, corner: corners.bottomLeft)
      lines.append(separator(ListKind.separator, row, rect, wish.color))
    }
    return lines.compactMap { $0 }
  }

  /// Whether a row draws the line below it. One is enough where two rows ask for it.
  private func hasLineBelow(item: Int) -> Bool {
    guard item >= 0, let wish = list.separators(ofItem: item, inSection: index) else {
      return false
    }
    return shows(wish.bottomSeparatorVisibility, below: item)
  }

  /// By itself, a list has lines between its rows, and a plain one below the last too.
  private func shows(
    _ visibility: UIListSeparatorConfiguration.Visibility, below item: Int
  ) -> Bool {
    switch visibility {
    case .visible: true
    case .hidden: false
    case .automatic:
      item >= Self.firstRow(of: list) && (item < lastItem || numbers.endsInSeparator)
    }
  }

  /// Where a line lies that begins and ends at its insets and keeps out of the card's round corners,
  /// left to right, `y` points down the row.
  private func line(
    _ insets: NSDirectionalEdgeInsets, at y: CGFloat, _ row: SolvedElement, _ shift: CGFloat,
    corner: CGFloat
  ) -> CGRect {
    let metrics = ListPlace.metrics
    let automatic = UIListSeparatorConfiguration.automaticInsets
    let usual = metrics.separatorInset
    let start = insets.leading == automatic.leading ? usual + shift : insets.leading
    let end =
      insets.trailing == automatic.trailing ? usual + covered(row).trailing : insets.trailing
    let width = row.frame.width - max(start, corner) - max(end, corner)
    // A rectangle would make a length of what is less than nothing.
    return CGRect(
      x: max(start, corner), y: y, width: width > 0 ? width : 0,
      height: metrics.separatorThickness)
  }

  private func separator(
    _ kind: String, _ row: SolvedElement, _ line: CGRect, _ color: UIColor
  ) -> Separator? {
    guard line.width > 0 else { return nil }
    let x = isMirrored ? row.frame.width - line.maxX : line.minX
    var element = SolvedElement(
      .init(category: .decoration, kind: kind, section: index, item: row.item),
      frame: CGRect(
        x: row.frame.minX + x, y: row.frame.minY + line.minY, width: line.width,
        height: line.height), zIndex: row.zIndex)
    element.alpha = row.alpha
    return Separator(element: element, color: color)
  }
}
