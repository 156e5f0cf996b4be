import Artwork
import CellContent
import CompositionalLayout
import Foundation
import Scene

/// The lists of a layout as a picture shows them: what their elements are, and the panels and lines
/// that are no elements of the layout.
struct VisibleLists {
  /// Backgrounds, cards and separators.
  private(set) var parts: [SolvedElement] = []
  /// What the lists' own colours change of the look of parts and headers.
  private(set) var styles: [SolvedElement.Identity: Style] = [:]
  /// What lies behind everything, if the layout is one list.
  private(set) var canvas: ColorReference?
  private var sections: [Int: ListSection] = [:]
  /// Headers that lie over rows.
  private var pinned: Set<SolvedElement.Identity> = []
  /// The corners of cards that rows with grounds of their own take pieces of.
  private var pieces: [SolvedElement.Identity: CornerRadii] = [:]
  /// Between boxes that the theme draws lines around.
  private var seams: ListSeams?
  private let ruler: WordRuler?

  /// None.
  init() {
    ruler = nil
  }

  /// - Parameters:
  ///   - elements: Those of the layout that the picture shows.
  ///   - viewport: Points, in content coordinates.
  ///   - ruler: Tells how wide words are that people want larger than usual.
  /// - Complexity: O(sections + elements): rows out of sight are not looked at.
  init(
    of layout: SolvedLayout, elements: [SolvedElement], content: Content, options: SceneOptions,
    viewport: CGRect, ruler: WordRuler?
  ) {
    self.ruler = ruler
    for (index, section) in layout.sections.enumerated() {
      guard let list = section.list, section.frame.overlaps(viewport) else { continue }
      sections[index] = ListSection(list, index, of: layout)
    }
    guard !sections.isEmpty else { return }
    let theme = options.theme
    let isOneList = takeCanvas(of: layout, theme)
    let replaced = elements.filter { options.drawings[$0.identity]?.replacesCard ?? false }
    for (index, section) in sections.sorted(by: { $0.key < $1.key }) {
      if !isOneList { add(section.background(of: layout), section, theme, content) }
      for piece in section.cards(without: replaced.filter { $0.section == index }) {
        add(piece.element, section, theme, content)
        pieces[piece.element.identity] = piece.corners
      }
    }
    for element in elements {
      addSeparators(of: element, options, content)
      noteIfPinned(element, layout)
    }
    for element in parts + elements where isBoxed(element, theme) {
      let place = place(of: element)
      seams = seams ?? ListSeams()
      seams?.add(
        element.frame, isRound: place?.part == .card && place?.numbers.cornerRadius != 0)
    }
  }

  /// What an element is in its list.
  func place(of element: SolvedElement) -> ListPlace? {
    var place = ListPlace(of: element.identity, in: sections[element.section]?.list)
    if pinned.contains(element.identity) { place?.part = .pinnedHeader }
    return place
  }

  /// Where an element's box touches others; `nil` where the theme draws no line around it.
  func seams(of element: SolvedElement) -> ListSeams.Seams? {
    guard let seams, let place = place(of: element), place.part != .separator else { return nil }
    var found = seams[element.frame]
    // The block behind rows is as round as its list has it.
    if place.part == .card { (found.isSquareAbove, found.isSquareBelow) = (false, false) }
    return place.part == .pinnedHeader ? nil : found
  }

  /// What the safe area covers of an element of a list.
  func covered(_ element: SolvedElement) -> CoveredSides {
    sections[element.section]?.covered(element) ?? CoveredSides()
  }

  /// The corners of a row's background, where they are those of the card, and of a piece of a card.
  func corners(of element: SolvedElement) -> CornerRadii? {
    if let corners = pieces[element.identity] { return corners }
    guard let section = sections[element.section], element.category == .cell else { return nil }
    return section.corners(ofRow: element.item)
  }
}

extension VisibleLists {
  /// Whether the theme draws a line around an element that stands where it lies.
  private func isBoxed(_ element: SolvedElement, _ theme: Theme) -> Bool {
    guard !element.isHidden, let place = place(of: element), place.part != .pinnedHeader
    else { return false }
    return theme.lists[place].border != nil
  }

  /// Whether a line lies on the one around the rows of its section.
  private func isOnLine(
    _ line: SolvedElement, of section: ListSection, _ theme: Theme
  ) -> Bool {
    guard let card = section.card,
      theme.lists[ListPlace(part: .card, appearance: section.list.appearance)].border != nil
    else { return false }
    return min(abs(line.frame.minY - card.frame.minY), abs(line.frame.maxY - card.frame.maxY))
      < 0.01
  }

  /// Whether all sections are lists on the same ground, which then is that of the whole picture.
  private mutating func takeCanvas(of layout: SolvedLayout, _ theme: Theme) -> Bool {
    guard let first = layout.sections.first?.list else { return false }
    let isOneList = layout.sections.allSatisfy {
      $0.list?.appearance == first.appearance && $0.list?.backgroundColor == first.backgroundColor
    }
    guard isOneList else { return false }
    let ground = theme.lists[ListPlace(part: .background, appearance: first.appearance)]
    canvas = first.backgroundColor.map { ColorReference($0.value) } ?? ground.background
    return true
  }

  /// Adds a part, if there is anything to see of it.
  private mutating func add(
    _ element: SolvedElement?, _ section: ListSection, _ theme: Theme, _ content: Content,
    color: UIColor? = nil
  ) {
    guard let element, let place = ListPlace(of: element.identity, in: section.list) else { return }
    let ground = place.part == .background ? section.list.backgroundColor : nil
    if let color = color ?? ground {
      styles[element.identity] = Style { $0.background = ColorReference(color.value) }
    }
    let style = theme.lists[place]
    if place.part == .separator, isOnLine(element, of: section, theme) { return }
    let isStyled = styles[element.identity] != nil || content.styles[element.kind ?? ""] != nil
    guard isStyled || style.background != nil || style.border != nil else { return }
    parts.append(element)
  }

  private mutating func addSeparators(
    of row: SolvedElement, _ options: SceneOptions, _ content: Content
  ) {
    guard row.category == .cell, !row.isHidden, let section = sections[row.section] else { return }
    let said = content[row]
    guard !said.isHidden else { return }
    let shift = labelShift(of: row, said, in: section, options, content)
    for line in section.separators(of: row, shift: shift) {
      // The colour that lines have if nobody asks is left to the theme.
      let color = line.color == .separator ? nil : line.color
      add(line.element, section, options.theme, content, color: color)
    }
  }

  /// How far the labels of a row stand in: what is covered, its indentation, and what a picture takes.
  private func labelShift(
    of row: SolvedElement, _ said: ElementContent, in section: ListSection,
    _ options: SceneOptions, _ content: Content
  ) -> CGFloat {
    if let drawing = options.drawings[row.identity] {
      return drawing.labelStart.map { $0 - ListPlace.metrics.row.leading } ?? 0
    }
    let covered = section.covered(row)
    let indentation =
      covered.leading + CGFloat(said.indentation) * ListPlace.metrics.indentation
    let fields = Fields(said)
    guard fields.image != nil else { return indentation }
    let key = StyleKey(
      row, said, fields, role: .cell, place: ListPlace(of: row.identity, in: section.list),
      backdrop: .white)
    let set = LargeText.make(upTo: options.textSize, measuring: ruler) { size in
      let look = ResolvedStyle(key.at(size), styles: content.styles, in: options.styleContext)
      let artwork = Artwork(
        row, fields, look: look, images: content.images, direction: options.layoutDirection)
      return ListRow(
        row, said, fields, look: look, artwork: artwork, direction: options.layoutDirection,
        covered: covered)
    } showing: {
      Arrangement(texts: $0?.texts(in: row.frame.size) ?? [])
    }
    return indentation + (set?.pictureRoom ?? 0)
  }

  /// Notes a header that has left its place, so that rows pass below it.
  private mutating func noteIfPinned(_ element: SolvedElement, _ layout: SolvedLayout) {
    guard element.category == .supplementary, let section = sections[element.section],
      place(of: element)?.part == .header
    else { return }
    guard layout.isMovedByPinning(element) else { return }
    pinned.insert(element.identity)
    if let color = section.list.backgroundColor {
      styles[element.identity] = Style { $0.background = ColorReference(color.value) }
    }
  }
}
