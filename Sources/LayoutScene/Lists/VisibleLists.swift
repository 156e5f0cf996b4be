import Artwork
import CellContent
import Foundation
internal import Geometry
internal import LayoutEngine
import Scene

/// The lists of a layout that a picture shows: the list parts of their elements, and the panels and
/// lines that are not elements of the layout.
struct VisibleLists {
  /// The backgrounds, cards and separators.
  private(set) var parts: [SolvedElement] = []
  /// Style overrides from the lists' own colors, for panels, lines and headers.
  private(set) var styles: [SolvedElement.Identity: Style] = [:]
  /// The background of the picture, if the whole layout is one list.
  private(set) var canvas: ColorReference?
  private var sections: [Int: ListSection] = [:]
  /// The headers that are pinned above rows.
  private var pinned: Set<SolvedElement.Identity> = []
  /// The corners of card pieces between rows that have their own backgrounds.
  private var pieces: [SolvedElement.Identity: CornerRadii] = [:]
  /// Where boxes that the theme strokes touch.
  private var seams: ListSeams?

  /// Creates a value without lists.
  init() {}

  /// Finds the lists of a layout.
  ///
  /// - Parameters:
  ///   - elements: The elements of the layout that the picture shows.
  ///   - viewport: The visible rectangle in points of the content.
  ///   - filler: Finds how far the labels of rows are moved inward.
  /// - Complexity: O(*s* + *n*) for *s* sections and *n* visible elements.
  init(
    of layout: SolvedLayout, elements: [SolvedElement], content: Content, options: SceneOptions,
    viewport: CGRect, _ filler: inout CellFiller
  ) {
    for (index, section) in layout.sections.enumerated() {
      guard let list = section.list, section.frame.overlaps(viewport) else { continue }
      sections[index] = ListSection(list, index, of: layout)
    }
    guard !sections.isEmpty else { return }
    let theme = options.theme
    let isOneList = adoptCanvas(of: layout, theme)
    let replaced = elements.filter { options.drawings[$0.identity]?.replacesCard ?? false }
    for (index, section) in sections.sorted(by: { $0.key < $1.key }) {
      if !isOneList { add(section.background(of: layout), section, theme, content) }
      for piece in section.cards(without: replaced.filter { $0.section == index }) {
        add(piece.element, section, theme, content)
        pieces[piece.element.identity] = piece.corners
      }
    }
    for element in elements {
      addSeparators(of: element, options, content, &filler)
      recordIfPinned(element, layout)
    }
    for element in parts + elements where isBoxed(element, theme) {
      let place = place(of: element)
      seams = seams ?? ListSeams()
      seams?.add(
        element.frame, isRound: place?.part == .card && place?.numbers.cornerRadius != 0)
    }
  }

  /// The list part of an element; `nil` if it does not belong to a list.
  func place(of element: SolvedElement) -> ListPlace? {
    var place = ListPlace(of: element.identity, in: sections[element.section]?.list)
    if pinned.contains(element.identity) { place?.part = .pinnedHeader }
    return place
  }

  /// Where an element's box touches others; `nil` if the theme does not stroke it.
  func seams(of element: SolvedElement) -> ListSeams.Seams? {
    guard let seams, let place = place(of: element), place.part != .separator else { return nil }
    var found = seams[element.frame]
    // The card keeps its own corners.
    if place.part == .card { (found.isSquareAbove, found.isSquareBelow) = (false, false) }
    return place.part == .pinnedHeader ? nil : found
  }

  /// The sides of a list element that the safe area covers.
  func covered(_ element: SolvedElement) -> CoveredSides {
    sections[element.section]?.covered(element) ?? CoveredSides()
  }

  /// The corners of a row or a piece of a card; `nil` if it has no corners of its own.
  func corners(of element: SolvedElement) -> CornerRadii? {
    if let corners = pieces[element.identity] { return corners }
    guard let section = sections[element.section], element.category == .cell else { return nil }
    return section.corners(ofRow: element.item)
  }
}

extension VisibleLists {
  /// Whether the theme strokes an element at its resting position.
  private func isBoxed(_ element: SolvedElement, _ theme: Theme) -> Bool {
    guard !element.isHidden, let place = place(of: element), place.part != .pinnedHeader
    else { return false }
    return theme.lists[place].border != nil
  }

  /// If all sections are lists with the same background, makes it the background of the picture and
  /// returns true.
  private mutating func adoptCanvas(of layout: SolvedLayout, _ theme: Theme) -> Bool {
    guard let first = layout.sections.first?.list else { return false }
    let isOneList = layout.sections.allSatisfy {
      $0.list?.appearance == first.appearance && $0.list?.backgroundColor == first.backgroundColor
    }
    guard isOneList else { return false }
    let ground = theme.lists[
      ListPlace(part: .background, appearance: first.appearance, profile: first.profile)]
    canvas = first.backgroundColor.map { ColorReference($0) } ?? ground.background
    return true
  }

  /// Adds a panel or line if it is visible.
  private mutating func add(
    _ element: SolvedElement?, _ section: ListSection, _ theme: Theme, _ content: Content,
    color: ColorValue? = nil
  ) {
    guard let element, let place = ListPlace(of: element.identity, in: section.list) else { return }
    let ground = place.part == .background ? section.list.backgroundColor : nil
    if let color = color ?? ground {
      styles[element.identity] = Style { $0.background = ColorReference(color) }
    }
    let partStyle = theme.lists[place]
    let isStyled = styles[element.identity] != nil || content.styles[element.kind ?? ""] != nil
    guard isStyled || partStyle.background != nil || partStyle.border != nil else { return }
    parts.append(element)
  }

  private mutating func addSeparators(
    of row: SolvedElement, _ options: SceneOptions, _ content: Content,
    _ filler: inout CellFiller
  ) {
    guard row.category == .cell, !row.isHidden, let section = sections[row.section] else { return }
    let data = filler.data(of: row)
    // The actions of a swiped row reach over its separators.
    guard !data.isHidden, data.swipedEdge == nil else { return }
    let shift = labelShift(of: row, data, in: section, options, &filler)
    for line in section.separators(of: row, shift: shift) {
      // The theme determines the default color of separators.
      let color = line.color == .named("separator") ? nil : line.color
      add(line.element, section, options.theme, content, color: color)
    }
  }

  /// The distance in points by which the labels of a row are moved inward: the covered side, the
  /// indentation, accessories and the picture.
  private func labelShift(
    of row: SolvedElement, _ data: ElementContent, in section: ListSection,
    _ options: SceneOptions, _ filler: inout CellFiller
  ) -> CGFloat {
    if let drawing = options.drawings[row.identity] {
      return drawing.labelStart.map { $0 - section.metrics.row.leading } ?? 0
    }
    let covered = section.covered(row)
    let indentation =
      covered.leading + CGFloat(data.indentation) * section.metrics.indentation
    guard data.fields["image"] != nil || data.fields["accessory"] != nil else {
      return indentation
    }
    let filling = Filling(
      row, data, list: ListPlace(of: row.identity, in: section.list),
      at: CellPlace(covered: covered))
    return filler.labelShift(of: filling) ?? indentation
  }

  /// Records a header that is pinned, so that rows scroll below it.
  private mutating func recordIfPinned(_ element: SolvedElement, _ layout: SolvedLayout) {
    guard element.category == .supplementary, let section = sections[element.section],
      place(of: element)?.part == .header
    else { return }
    guard layout.isMovedByPinning(element) else { return }
    pinned.insert(element.identity)
    if let color = section.list.backgroundColor {
      styles[element.identity] = Style { $0.background = ColorReference(color) }
    }
  }
}
