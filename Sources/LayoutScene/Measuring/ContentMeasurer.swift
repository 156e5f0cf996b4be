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
  private var options: SceneOptions
  private var text: Text
  /// Measures words, for layouts that depend on their widths.
  private let ruler: WordRuler
  private var styles: ResolvedStyleCache
  private var known: [Key: CGSize?] = [:]
  /// The approximate size of ``known`` in bytes.
  private var knownBytes = 0
  /// The size at which the cache is emptied. A layout may have a million different cells.
  private static var mostKnownBytes: Int { 128 << 20 }
  /// The text sizes that fit in all similar composed cells of a section.
  private var sharedTextSizes: [SharedSizeKey: UIContentSizeCategory] = [:]

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

  /// The composed cells of a section that share a text size.
  private struct SharedSizeKey: Hashable {
    var section: Int
    var name: String?
    var style: String?
    var place: ListPlace?
    var width: CGFloat
    var estimate: CGFloat
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
    self.options = options
    self.options.scale = scale
    self.text = text
    ruler = WordRuler { text }
    styles = ResolvedStyleCache(content, self.options.styleContext)
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
    let measured = SolvedElement(
      element, frame: CGRect(origin: .zero, size: proposal.estimate), zIndex: 0,
      name: proposal.name)
    let data = content[measured]
    guard !data.isEmpty, mayRead?(data.size) ?? true else { return nil }
    let edges = boundaryEdges(element, in: proposal)
    let isCovered = covered[element.section] != nil
    var key = Key(
      content: data, role: Role(of: measured),
      place: ListPlace(of: element, in: section(element.section)?.list), name: proposal.name,
      kind: element.kind,
      covered: edges.flatMap { isCovered ? CoveredSides(container.safeArea, $0) : nil }
        ?? covered[element.section] ?? CoveredSides(),
      isInset: edges.map { ComposedCell.isInset(leading: $0.start, trailing: $0.end) } ?? false,
      width: proposal.width, height: proposal.height,
      room: element.category == .cell && proposal.width == nil ? rooms[element.section] : nil,
      textSize: options.textSize)
    if options.textSize.isLargerThanDefault, data.isComposed {
      key.textSize = sharedTextSize(of: element, key, in: proposal)
    }
    if let size = known[key] { return size }
    measureCount += 1
    var size = size(of: measured, key, in: proposal).map(roundedUp)
    if let room = key.room, let width = size?.width, width > room {
      var narrow = proposal
      narrow.width = room
      size = self.size(of: measured, key, in: narrow).map(roundedUp)
      size?.width = room
    }
    keep(size, for: key)
    return size
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

  /// The largest text size that fits in all composed cells of a section with the same style, so that
  /// they have one text size; see ``LargeText/Sizes``.
  private mutating func sharedTextSize(
    of element: SolvedElement.Identity, _ key: Key, in proposal: MeasureProposal
  ) -> UIContentSizeCategory {
    guard element.category == .cell, let width = proposal.width,
      let section = section(element.section), section.group.hasOneItem
    else { return options.textSize }
    let style = key.content.style
    let shared = SharedSizeKey(
      section: element.section, name: proposal.name, style: style, place: key.place, width: width,
      estimate: proposal.estimate.height)
    if let known = sharedTextSizes[shared] { return known }
    var largest = options.textSize
    var seen: Set<ElementContent> = []
    let count = min(
      content.sections[element.section].items.count, CellSiblings.maximumCount)
    for item in 0..<count {
      var (cell, key) = (element, key)
      cell.item = item
      let measured = SolvedElement(
        cell, frame: CGRect(origin: .zero, size: proposal.estimate), zIndex: 0,
        name: proposal.name)
      key.content = content[measured]
      guard key.content.isComposed, key.content.style == style,
        ListPlace(of: cell, in: section.list) == key.place,
        seen.insert(key.content).inserted
      else { continue }
      let fields = Fields(key.content)
      largest = LargeText.make(upTo: largest, measuring: ruler) {
        $0
      } showing: { size in
        let cell = made(of: measured, key, fields, in: proposal, textSize: size)
        return cell.map { arrangement($0, in: proposal) } ?? Arrangement()
      }
    }
    sharedTextSizes[shared] = largest
    return largest
  }

  private mutating func size(
    of element: SolvedElement, _ key: Key, in proposal: MeasureProposal
  ) -> CGSize? {
    let fields = Fields(key.content)
    let made = LargeText.make(upTo: key.textSize, measuring: ruler) { size in
      self.made(of: element, key, fields, in: proposal, textSize: size)
    } showing: {
      $0.map { arrangement($0, in: proposal) } ?? Arrangement()
    }
    guard let made, made.hasOwnSize else { return nil }
    return made.size(
      width: proposal.width, height: proposal.height, estimate: proposal.estimate)
  }

  /// The arrangement of a cell with unlimited height, unless the width follows from the content.
  private func arrangement(_ cell: ComposedCell, in proposal: MeasureProposal) -> Arrangement {
    let height = proposal.width == nil && cell.isTemplate ? proposal.height : nil
    return cell.arrangement(
      in: cell.size(width: proposal.width, height: height, estimate: proposal.estimate))
  }

  private mutating func made(
    of element: SolvedElement, _ key: Key, _ fields: Fields, in proposal: MeasureProposal,
    textSize: UIContentSizeCategory
  ) -> ComposedCell? {
    let styleKey = StyleKey(
      element, key.content, fields, role: key.role, place: key.place, backdrop: .white)
    let style = styles[styleKey.at(textSize)]
    if let cell = ComposedCell(
      element, key.content, fields, style: style, images: content.images,
      templates: content.templates, direction: options.layoutDirection, ruler: ruler,
      isInset: key.isInset)
    {
      cell.fit = ContentFit(width: proposal.width == nil, height: proposal.height == nil)
      return cell
    }
    let artwork = Artwork(
      element, fields, style: style, images: content.images, direction: options.layoutDirection)
    return ComposedCell(
      inList: element, key.content, fields, style: style, artwork: artwork,
      direction: options.layoutDirection, covered: key.covered, ruler: ruler)
  }

  private func roundedUp(_ size: CGSize) -> CGSize {
    let grid = PixelGrid(scale: options.scale)
    return CGSize(width: grid.up(size.width), height: grid.up(size.height))
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
