import CellContent
import Foundation
internal import Geometry
internal import LayoutEngine
import Scene

/// A list of a layout, with the panels and lines around its rows.
struct ListSection {
  let list: ListDescription
  private let index: Int
  private let lastItem: Int
  private let isMirrored: Bool
  /// The container, if its sides can cover rows; `nil` otherwise.
  private let view: Container?
  /// The block around the rows; `nil` if there are none.
  let card: SolvedElement?

  /// Finds the list's card.
  ///
  /// - Complexity: O(log *n*) in the number of rows: only the first and the last one are needed.
  init(_ list: ListDescription, _ index: Int, of layout: SolvedLayout) {
    self.list = list
    self.index = index
    isMirrored = layout.container.traits.layoutDirection == .rightToLeft
    let section = layout.sections[index]
    // The safe area at the sides covers rows only if the section spans the container's width.
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

  /// The pieces of the card between rows that have their own backgrounds, with the corners that
  /// each piece keeps.
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
        CornerRadii(
          topLeft: top, topRight: top, bottomRight: bottom, bottomLeft: bottom, curve: .continuous)
      )
    }
  }

  /// The index of the first item that is not the section's header.
  private static func firstRow(of list: ListDescription) -> Int {
    list.headerMode == .firstItemInSection ? 1 : 0
  }

  private var numbers: ListMetrics.AppearanceMetrics { metrics[list.appearance] }

  func place(of part: ListPart) -> ListPlace {
    ListPlace(part: part, appearance: list.appearance, profile: list.profile)
  }

  var metrics: ListMetrics { list.profile.metrics }

  /// Places the background below everything else that a section has behind its cells.
  private static let backgroundZIndex = -1_000_000_000

  /// The background of the section, wider than the view by the margin at both sides. It reaches beyond
  /// the first and the last section, so that it is visible wherever the view scrolls (R108).
  func background(of layout: SolvedLayout) -> SolvedElement {
    var frame = layout.sections[index].frame
    // Groups may be wider than the view.
    if layout.scrollAxis == .vertical {
      frame.origin.x = -numbers.side
      frame.size.width = layout.contentSize.width + 2 * numbers.side
      let reach = 2 * layout.container.size.height
      if index == 0 {
        frame.origin.y -= reach
        frame.size.height += reach
      }
      if index == layout.sections.count - 1 { frame.size.height += reach }
    }
    return SolvedElement(
      .init(category: .decoration, kind: ListKind.background, section: index, item: 0),
      frame: frame, zIndex: Self.backgroundZIndex)
  }

  /// The sides of a row, header or footer that the safe area covers.
  func covered(_ element: SolvedElement) -> CoveredSides {
    view.map { CoveredSides(of: element.frame, in: $0) } ?? CoveredSides()
  }

  /// The corners of a row as part of the card; `nil` if there is no card or it has square corners.
  func corners(ofRow item: Int) -> CornerRadii? {
    let (radius, first) = (numbers.cornerRadius, Self.firstRow(of: list))
    guard radius > 0, item >= first else { return nil }
    let (top, bottom) = (item == first ? radius : 0, item == lastItem ? radius : 0)
    return CornerRadii(
      topLeft: top, topRight: top, bottomRight: bottom, bottomLeft: bottom, curve: .continuous)
  }
}

// MARK: - Separators

extension ListSection {
  /// A line above or below a row.
  struct Separator {
    var element: SolvedElement
    var color: ColorValue
  }

  /// The separators of a row at its position in the picture.
  ///
  /// - Parameter shift: How far the row's labels are moved inward, in points. Separators follow.
  func separators(of row: SolvedElement, shift: CGFloat) -> [Separator] {
    guard let configuration = list.separators(ofItem: row.item, inSection: index) else { return [] }
    var lines: [Separator?] = []
    let corners = corners(ofRow: row.item) ?? .square
    if configuration.topSeparatorVisibility == .visible, !hasLineBelow(item: row.item - 1) {
      let rect = line(
        configuration.topSeparatorInsets, at: 0, row, shift, corner: corners.topLeft)
      lines.append(separator(ListKind.topSeparator, row, rect, configuration.color))
    }
    if shows(configuration.bottomSeparatorVisibility, below: row.item) {
      let y = row.frame.height - metrics.separatorThickness
      let rect = line(
        configuration.bottomSeparatorInsets, at: y, row, shift, corner: corners.bottomLeft)
      lines.append(separator(ListKind.separator, row, rect, configuration.color))
    }
    return lines.compactMap { $0 }
  }

  /// Whether a row has a line below it. If the next row requests a line above it too, only one is
  /// drawn.
  private func hasLineBelow(item: Int) -> Bool {
    guard item >= 0, let configuration = list.separators(ofItem: item, inSection: index) else {
      return false
    }
    return shows(configuration.bottomSeparatorVisibility, below: item)
  }

  /// By default there are separators between rows, and in plain lists also below the last row.
  private func shows(
    _ visibility: ListSeparators.Visibility, below item: Int
  ) -> Bool {
    switch visibility {
    case .visible: true
    case .hidden: false
    case .automatic:
      item >= Self.firstRow(of: list) && (item < lastItem || numbers.endsInSeparator)
    }
  }

  /// The rectangle of a separator between its insets and the card's rounded corners, relative to
  /// the row and without mirroring.
  private func line(
    _ insets: NSDirectionalEdgeInsets, at y: CGFloat, _ row: SolvedElement, _ shift: CGFloat,
    corner: CGFloat
  ) -> CGRect {
    let metrics = metrics
    let automatic = ListSeparators.automaticInsets
    let usual = metrics.separatorInsets
    let start = insets.leading == automatic.leading ? usual.leading + shift : insets.leading
    let end =
      insets.trailing == automatic.trailing
      ? usual.trailing + covered(row).trailing : insets.trailing
    let width = row.frame.width - max(start, corner) - max(end, corner)
    // `CGRect` would turn a negative width into a positive one.
    return CGRect(
      x: max(start, corner), y: y, width: width > 0 ? width : 0,
      height: metrics.separatorThickness)
  }

  private func separator(
    _ kind: String, _ row: SolvedElement, _ line: CGRect, _ color: ColorValue
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
