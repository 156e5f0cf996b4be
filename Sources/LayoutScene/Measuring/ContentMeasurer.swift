import Artwork
public import CellContent
public import Foundation
public import Geometry
public import LayoutEngine
public import Scene

/// Measures self-sizing elements by laying out their text and picture in their style.
///
/// An element without data keeps its estimated size. Results are cached by content and proposal, so
/// that cells with equal content are measured once.
public struct ContentMeasurer<Text: TextMeasuring>: ContentMeasuring {
  private let content: Content
  private let description: LayoutDescription
  private let container: Container
  /// The sides of list rows that the safe area covers, by section.
  private let covered: [Int: CoveredSides]
  /// The maximum width of a cell in points, by section, for sections that do not scroll
  /// horizontally. A wider first cell would not fit in its group and leave the section empty.
  private let rooms: [Int: CGFloat]
  private let grid: PixelGrid
  private var filler: CellFiller
  private var known: [Key: CGSize?] = [:]
  /// The approximate size of ``known`` in bytes.
  private var knownBytes = 0
  /// The size at which the cache is emptied. A layout may have a million different cells.
  private static var mostKnownBytes: Int { 128 << 20 }

  /// Called with the size of each element's content before it is measured or looked up. If it returns
  /// `false`, the element keeps its estimated size.
  package var mayRead: ((ContentSize) -> Bool)?

  /// The number of measurements so far: one per distinct content and proposal.
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
    /// The largest text size: the preferred one, or one that fits in the cells beside it.
    var textSize: UIContentSizeCategory
  }

  /// Creates a measurer.
  ///
  /// - Parameters:
  ///   - content: The data and styles of the elements.
  ///   - description: The layout to solve.
  ///   - container: The container to solve for. Rows of lists are inset by its safe area.
  ///   - options: The theme, text size and layout direction.
  ///   - scale: The scale in pixels per point. Sizes are rounded up to whole pixels.
  ///   - text: Measures text.
  /// - Complexity: O(*n*) in the number of sections.
  public init(
    _ content: Content, of description: LayoutDescription, in container: Container,
    options: SceneOptions, scale: CGFloat, text: Text
  ) {
    self.content = content
    var options = options
    options.scale = scale
    grid = PixelGrid(scale: scale)
    filler = CellFiller(content, options, measuring: WordRuler { text })
    (self.description, self.container) = (description, container)
    var covered: [Int: CoveredSides] = [:]
    var rooms: [Int: CGFloat] = [:]
    for case (let index, let section?) in description.sections.enumerated() {
      let boxes = SectionBoxes(section, of: description, in: container)
      // Only in this case the sides of groups are known before they are placed.
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

  /// How the content of a section's cells varies.
  ///
  /// - Complexity: O(*n*) in the number of rows.
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

  /// Measures an element, or returns `nil` if it has no data.
  ///
  /// - Complexity: O(1) for content and proposals that were measured before; otherwise the
  ///   complexity of laying out the text.
  public mutating func measure(
    _ element: SolvedElement.Identity, in proposal: MeasureProposal
  ) -> CGSize? {
    let measured = SolvedElement(element, proposed: proposal)
    let data = content[measured]
    guard !data.isEmpty, mayRead?(data.size) ?? true else { return nil }
    let edges = boundaryEdges(element, in: proposal)
    let isCovered = covered[element.section] != nil
    let place = CellPlace(
      covered: edges.flatMap { isCovered ? CoveredSides(container.safeArea, $0) : nil }
        ?? covered[element.section] ?? CoveredSides(),
      isInset: edges.map { ComposedCell.isInset(leading: $0.start, trailing: $0.end) } ?? false)
    let filling = Filling(measured, data, list: list(of: element), at: place)
    if data.isComposed, filler.seeksTextSize(of: filling),
      let siblings = siblings(of: filling, in: proposal)
    {
      filler.shareTextSize(of: filling, among: siblings)
    }
    let key = Key(
      content: data, role: Role(of: measured), place: filling.list, name: proposal.name,
      kind: element.kind, covered: place.covered, isInset: place.isInset, width: proposal.width,
      height: proposal.height,
      room: element.category == .cell && proposal.width == nil ? rooms[element.section] : nil,
      textSize: filler.sharedSize(of: filling))
    if let size = known[key] { return size }
    measureCount += 1
    var size = filler.size(of: filling, in: proposal).map(roundedUp)
    if let room = key.room, let width = size?.width, width > room {
      var narrow = proposal
      narrow.width = room
      let filling = Filling(
        SolvedElement(element, proposed: narrow), data, list: filling.list, at: place)
      size = filler.size(of: filling, in: narrow).map(roundedUp)
      size?.width = room
    }
    keep(size, for: key)
    return size
  }

  /// The text sizes that cells share. Pictures of the layout use them.
  package var textSizes: SharedTextSizes { filler.textSizes }

  private func list(of element: SolvedElement.Identity) -> ListPlace? {
    ListPlace(of: element, in: section(element.section)?.list)
  }

  private mutating func keep(_ size: CGSize?, for key: Key) {
    let content = key.content.size
    knownBytes += 500 + content.characters + 500 * content.parts
    if knownBytes > Self.mostKnownBytes {
      known.removeAll()
      knownBytes = 0
    }
    known[key] = size
  }

  private func section(_ index: Int) -> SectionDescription? {
    description.sections.indices.contains(index) ? description.sections[index] : nil
  }

  /// The distances in points from the sides of the view to a boundary item. `nil` for cells, and if
  /// the sides depend on where the section is placed.
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

  /// The first cells of a section whose cells are all described by one item; `nil` if there are
  /// others, or the width follows from the content.
  private func siblings(of filling: Filling, in proposal: MeasureProposal) -> [Filling]? {
    let identity = filling.element.identity
    guard identity.category == .cell, proposal.width != nil,
      section(identity.section)?.group.hasOneItem == true
    else { return nil }
    let count = content.sections[identity.section].items.count
    return (0..<min(count, SharedTextSizes.maximumCount)).map { item in
      var cell = filling.element
      cell.identity.item = item
      return Filling(cell, content[cell], list: list(of: cell.identity), at: filling.place)
    }
  }

  private func roundedUp(_ size: CGSize) -> CGSize {
    CGSize(width: grid.up(size.width), height: grid.up(size.height))
  }
}

extension GroupDescription {
  /// The inner width of a group in a box, in points; `nil` if it is not finite.
  fileprivate func room(in size: CGSize, on grid: PixelGrid) -> CGFloat? {
    let (length, insets) = (box.size.width, box.effectiveInsets)
    let room = length.isSelfSized ? size.width : length.resolved(in: size, on: grid)
    return room.isFinite ? max(room - insets.sum(.horizontal), 1) : nil
  }
}

extension GroupDescription {
  /// Whether all cells of the group are described by the same item.
  fileprivate var hasOneItem: Bool { Set(items).count == 1 }

  private var items: [BoxDescription] {
    arrangement.subitems.flatMap { node in
      switch node {
      case .item(let box): [box]
      case .group(let group): group.items
      }
    }
  }
}

extension SolvedElement {
  /// An element whose size is proposed.
  fileprivate init(_ identity: Identity, proposed proposal: MeasureProposal) {
    self.init(
      identity, frame: CGRect(origin: .zero, size: proposal.estimate), zIndex: 0,
      name: proposal.name)
    alignment = proposal.alignment
    fit = ContentFit(width: proposal.width == nil, height: proposal.height == nil)
  }
}
