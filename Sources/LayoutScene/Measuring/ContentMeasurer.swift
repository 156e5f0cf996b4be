import Artwork
public import CellContent
public import CompositionalLayout
public import Foundation
public import Scene

/// Sizes elements by what they say: their words, set in their style.
///
/// An element without data cannot size itself: its estimate stands. What has been measured is kept by
/// content and room, so that cells that say the same are measured once.
public struct ContentMeasurer<Text: TextMeasuring>: ContentMeasuring {
  private let content: Content
  private let description: LayoutDescription
  private let container: Container
  /// What the safe area covers of the rows of lists.
  private let covered: [Int: CoveredSides]
  /// Points that a line of cells has in sections that do not scroll along it: no cell makes itself wider,
  /// as a group without room for its first cell would leave its section empty.
  private let rooms: [Int: CGFloat]
  private let options: SceneOptions
  private let scale: CGFloat
  private var text: Text
  /// Says how wide words are that decide how an element is made up.
  private let ruler: WordRuler
  private var known: [Key: CGSize?] = [:]

  /// How often text has been set to find out a size: once for each content and room.
  public private(set) var measureCount = 0

  private struct Key: Hashable {
    var content: ElementContent
    var role: Role
    var place: ListPlace?
    var name: String?
    var kind: String?
    var covered: CoveredSides
    var isInset: Bool
    var width: CGFloat?
    var height: CGFloat?
    var room: CGFloat?
  }

  /// - Parameters:
  ///   - content: What the elements say.
  ///   - description: The layout as it will be solved; its lists have rows of their own.
  ///   - container: The view that it will be solved for, whose safe area rows of lists keep out of.
  ///   - options: The theme and the direction of reading.
  ///   - scale: Pixels a point: sizes are rounded up to whole pixels.
  ///   - text: Sets words in fonts.
  public init(
    _ content: Content, of description: LayoutDescription, in container: Container,
    options: SceneOptions, scale: CGFloat, text: Text
  ) {
    self.content = content
    self.options = options
    self.scale = scale
    self.text = text
    ruler = WordRuler { text }
    (self.description, self.container) = (description, container)
    var covered: [Int: CoveredSides] = [:]
    var rooms: [Int: CGFloat] = [:]
    for case (let index, let section?) in description.sections.enumerated() {
      let boxes = SectionBoxes(section, of: description, in: container)
      // Only there are the sides of groups known before they are placed.
      guard boxes.flow == .vertical, boxes.axis == .vertical else { continue }
      if section.list != nil {
        covered[index] = CoveredSides(container.safeArea, boxes.groupEdges)
      }
      rooms[index] = section.group.room(
        in: boxes.groups,
        on: PixelGrid(
          scale: container.traits.displayScale, compatibility: description.compatibility))
    }
    (self.covered, self.rooms) = (covered, rooms)
  }

  public func variety(ofCellsInSection section: Int) -> ContentVariety {
    guard content.sections.indices.contains(section) else { return .silent }
    return switch content.sections[section].items {
    case .repeating(let same, _):
      if same.isEmpty {
        .silent
      } else {
        self.section(section)?.list?.headerMode == .firstItemInSection ? .individual : .alike
      }
    case .rows(let rows): rows.allSatisfy(\.isEmpty) ? .silent : .individual
    case .generated: .individual
    }
  }

  public mutating func measure(
    _ element: SolvedElement.Identity, in proposal: MeasureProposal
  ) -> CGSize? {
    let stand = SolvedElement(
      element, frame: CGRect(origin: .zero, size: proposal.estimate), zIndex: 0,
      name: proposal.name)
    let said = content[stand]
    guard !said.isEmpty else { return nil }
    let edges = boundaryEdges(element, in: proposal)
    let isCovered = covered[element.section] != nil
    let key = Key(
      content: said, role: Role(of: stand),
      place: ListPlace(of: element, in: section(element.section)?.list), name: proposal.name,
      kind: element.kind,
      covered: edges.flatMap { isCovered ? CoveredSides(container.safeArea, $0) : nil }
        ?? covered[element.section] ?? CoveredSides(),
      isInset: edges.map { Template.isInset(leading: $0.start, trailing: $0.end) } ?? false,
      width: proposal.width, height: proposal.height,
      room: element.category == .cell && proposal.width == nil ? rooms[element.section] : nil)
    if let size = known[key] { return size }
    measureCount += 1
    var size = size(of: stand, key, in: proposal).map(roundedUp)
    if let room = key.room, let width = size?.width, width > room {
      var narrow = proposal
      narrow.width = room
      size = self.size(of: stand, key, in: narrow).map(roundedUp)
      size?.width = room
    }
    known[key] = size
    return size
  }

  private func section(_ index: Int) -> SectionDescription? {
    description.sections.indices.contains(index) ? description.sections[index] : nil
  }

  /// Points from the sides of the view to a boundary item; `nil` for cells, and where the sides follow
  /// from where the section is placed.
  private func boundaryEdges(
    _ element: SolvedElement.Identity, in proposal: MeasureProposal
  ) -> (start: CGFloat, end: CGFloat)? {
    guard element.category == .supplementary, description.scrollAxis == .vertical else {
      return nil
    }
    let (items, box): ([BoundaryDescription], BoundaryBox)
    if element.item == SolvedElement.layoutItem {
      (items, box) = (description.boundaryItems, BoundaryBox(.vertical, in: container))
    } else {
      guard let section = section(element.section) else { return nil }
      (items, box) = (
        section.boundaryItems, SectionBoxes(section, of: description, in: container).boundary
      )
    }
    guard let item = items.first(where: { $0.kind == element.kind }) else { return nil }
    let width = proposal.width ?? proposal.estimate.width
    let start = box.start(of: item, length: width) + item.offset.x
    return (start, container.size.width - start - width)
  }

  private mutating func size(
    of element: SolvedElement, _ key: Key, in proposal: MeasureProposal
  ) -> CGSize? {
    let fields = Fields(key.content)
    let made = LargeText.make(upTo: options.textSize, measuring: ruler) { size in
      self.made(of: element, key, fields, in: proposal, textSize: size)
    } showing: {
      $0.arrangement(width: proposal.width)
    }
    switch made {
    case .row(let row): return row.size(width: proposal.width, text: &text)
    case .template(let template):
      // A picture fills any width: where none is settled, the one that is expected.
      return template.pictureSize(width: proposal.width ?? proposal.estimate.width, text: &text)
        ?? template.naturalSize(width: proposal.width, text: &text)
    }
  }

  /// What sets an element's words.
  private enum Made {
    case row(ListRow)
    case template(Template)

    /// What it shows where the height is open.
    func arrangement(width: CGFloat?) -> Arrangement {
      switch self {
      case .row(let row):
        let size = CGSize(width: width ?? Template.boundless, height: Template.boundless)
        return Arrangement(texts: row.texts(in: size))
      case .template(let template): return template.arrangement
      }
    }
  }

  private func made(
    of element: SolvedElement, _ key: Key, _ fields: Fields, in proposal: MeasureProposal,
    textSize: UIContentSizeCategory
  ) -> Made {
    let lookKey = StyleKey(
      element, key.content, fields, role: key.role, place: key.place, backdrop: .white)
    let look = ResolvedStyle(lookKey.at(textSize), styles: content.styles, in: options.styleContext)
    let artwork = Artwork(
      element, fields, look: look, images: content.images, direction: options.layoutDirection)
    if let row = ListRow(
      element, key.content, fields, look: look, artwork: artwork,
      direction: options.layoutDirection, covered: key.covered)
    {
      return .row(row)
    }
    // Whether a picture stands above its text or beside it, the height decides, and how large text is that
    // says how wide an element is.
    let mayStack = look.template == .caption || look.template == .imageTitle
    let isDecisive = mayStack && artwork != nil || proposal.width == nil
    let height = isDecisive ? proposal.height : nil
    var template = Template(
      look: look, words: Words(element, fields, template: look.template),
      size: CGSize(
        width: proposal.width ?? Template.boundless, height: height ?? Template.boundless),
      direction: options.layoutDirection, artwork: artwork, isInset: key.isInset, ruler: ruler)
    // Of how high a caption is expected to be it says whether its sign has to stand beside it.
    if look.template == .caption, height == nil, artwork?.picture.isSymbol == true {
      template.isLow = template.isLow(at: proposal.estimate.height)
    }
    return .template(template)
  }

  private func roundedUp(_ size: CGSize) -> CGSize {
    func up(_ length: CGFloat) -> CGFloat { (length * scale - 0.001).rounded(.up) / scale }
    return CGSize(width: up(size.width), height: up(size.height))
  }
}

extension GroupDescription {
  /// Points between the sides of a group in a box.
  fileprivate func room(in size: CGSize, on grid: PixelGrid) -> CGFloat? {
    let (length, insets) = (box.size.width, box.effectiveInsets)
    let room = length.isSelfSized ? size.width : length.resolved(in: size, on: grid)
    return room.isFinite ? max(room - insets.sum(.horizontal), 1) : nil
  }
}
