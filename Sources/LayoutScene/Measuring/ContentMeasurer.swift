import Artwork
public import CellContent
public import CompositionalLayout
public import Foundation
public import Scene

/// Sizes elements by what they say: their words, set in their style (R33).
///
/// An element without data cannot size itself: its estimate stands. What has been measured is kept by
/// content and room, so that cells that say the same are measured once.
public struct ContentMeasurer<Text: TextMeasuring>: ContentMeasuring {
  private let content: Content
  private let lists: [Int: ListDescription]
  private let covered: [Int: CoveredSides]
  /// The sections whose headers and the like keep off the sides of the page (R41).
  private let inset: Set<Int>
  /// Points that a line of cells has in sections that do not scroll along it: no cell makes itself wider,
  /// as a group without room for its first cell would leave its section empty (R10).
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
    var lists: [Int: ListDescription] = [:]
    var covered: [Int: CoveredSides] = [:]
    for case (let index, let section?) in description.sections.enumerated() {
      guard let list = section.list else { continue }
      lists[index] = list
      covered[index] = CoveredSides(of: section, description, in: container)
    }
    (self.lists, self.covered) = (lists, covered)
    let rooms = description.sections.enumerated().compactMap { index, section in
      section?.room(in: description, container).map { (index, $0) }
    }
    self.rooms = Dictionary(uniqueKeysWithValues: rooms)
    inset = Set(
      description.sections.indices.filter {
        guard let section = description.sections[$0], section.supplementariesFollowContentInsets
        else { return false }
        let sides = section.sides(in: description, container)
        return Template.isInset(leading: sides.start, trailing: sides.end)
      })
  }

  public func variety(ofCellsInSection section: Int) -> ContentVariety {
    guard content.sections.indices.contains(section) else { return .silent }
    return switch content.sections[section].items {
    case .repeating(let same, _):
      if same.isEmpty {
        .silent
      } else {
        lists[section]?.headerMode == .firstItemInSection ? .individual : .alike
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
    let key = Key(
      content: said, role: Role(of: stand),
      place: ListPlace(of: element, in: lists[element.section]), name: proposal.name,
      kind: element.kind, covered: covered[element.section] ?? CoveredSides(),
      isInset: element.category == .supplementary && inset.contains(element.section),
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
    let lookKey = LookKey(
      element, key.content, fields, role: key.role, place: key.place, backdrop: .white)
    let look = Look(lookKey.at(textSize), styles: content.styles, in: options.styleContext)
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
    if look.template == .caption, height == nil, artwork?.picture.isSign == true {
      template.isLow = template.isLow(at: proposal.estimate.height)
    }
    return .template(template)
  }

  private func roundedUp(_ size: CGSize) -> CGSize {
    func up(_ length: CGFloat) -> CGFloat { (length * scale - 0.001).rounded(.up) / scale }
    return CGSize(width: up(size.width), height: up(size.height))
  }
}

extension SectionDescription {
  /// Points between the sides of its groups; `nil` for one that scrolls along their width.
  fileprivate func room(in layout: LayoutDescription, _ container: Container) -> CGFloat? {
    guard layout.scrollAxis == .vertical, orthogonalScrollingBehavior == .none else { return nil }
    let sides = sides(in: layout, container)
    let width = container.size.width - sides.start - sides.end
    let (length, insets) = (group.box.size.width, group.box.effectiveInsets)
    let grid = PixelGrid(
      scale: container.traits.displayScale, compatibility: layout.compatibility)
    let box = CGSize(width: width, height: container.size.height)
    let room = length.isSelfSized ? width : length.resolved(in: box, on: grid)
    return room.isFinite ? max(room - insets.leading - insets.trailing, 1) : nil
  }
}
