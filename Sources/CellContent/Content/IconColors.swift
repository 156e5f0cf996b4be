import Artwork
package import Geometry

/// Chooses the colors of generated icons so that different icons close to each other have different
/// colors.
///
/// The color of a cell's icon depends on the cells before it in the same block of 60. It is
/// therefore the same whichever part of a section is drawn.
package struct IconColors {
  private let content: Content
  private var known: [Block: [Int?]] = [:]

  private struct Block: Hashable {
    var section: Int
    var index: Int
    var template: ContentTemplate
  }

  /// The number of cells per block.
  private static let length = 60
  /// The number of preceding cells whose colors are avoided; about a row.
  private static let reach = 6
  /// The step to the next color to try. It is coprime to the number of colors, and similar colors
  /// are not five apart.
  private static let step = 5

  package init(_ content: Content) {
    self.content = content
  }

  /// The color index of a cell's icon; `nil` lets its name choose.
  ///
  /// - Parameter template: The template of the cell, assumed to be its neighbors' template too.
  package mutating func color(
    of element: SolvedElement, _ template: ContentTemplate, contents: inout ContentCache
  ) -> Int? {
    guard element.category == .cell, content.sections.indices.contains(element.section),
      element.item >= 0
    else { return nil }
    let (index, place) = element.item.quotientAndRemainder(dividingBy: Self.length)
    let block = Block(section: element.section, index: index, template: template)
    let colors = known[block] ?? colors(of: block, contents: &contents)
    known[block] = colors
    return colors.indices.contains(place) ? colors[place] : nil
  }

  private func colors(of block: Block, contents: inout ContentCache) -> [Int?] {
    let start = block.index * Self.length
    let end = min(start + Self.length, content.sections[block.section].items.count)
    var icons: [(seed: String, color: Int)?] = []
    for item in start..<max(end, start) {
      let fields = Fields(contents[item: item, ofSection: block.section])
      let name =
        fields.image.flatMap { $0.isEmpty ? nil : $0 } ?? Artwork.defaultName(for: block.template)
      guard let name,
        case .icon(let seed) = Picture(
          name, subject: Artwork.subject(fields, block.section, item))
      else {
        icons.append(nil)
        continue
      }
      let near = icons.suffix(Self.reach).compactMap(\.self)
      var color = AppIcon.color(of: seed)
      if let same = near.first(where: { $0.seed == seed }) {
        color = same.color
      } else {
        while near.contains(where: { $0.color == color }) {
          color = (color + Self.step) % AppIcon.colors.count
        }
      }
      icons.append((seed, color))
    }
    return icons.map { $0?.color }
  }
}
