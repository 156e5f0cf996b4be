/// The data of cells that is made when it is asked for, so that a hundred million of them take no
/// memory.
public struct GeneratedContents: Hashable, Sendable {
  /// The number of cells.
  public let count: Int

  /// Tells contents apart: the same name and count must mean the same contents.
  public let name: String

  /// What the first cells say, where that is known already.
  private let first: [ElementContent]

  private let content: @Sendable (Int) -> ElementContent

  /// - Parameters:
  ///   - count: How many cells there are.
  ///   - name: What the contents follow from, all of it.
  ///   - first: What the first cells say, where somebody has made it; it is not made again.
  ///   - content: What the cell at an index says: the same every time.
  public init(
    count: Int, name: String, first: [ElementContent] = [],
    content: @escaping @Sendable (Int) -> ElementContent
  ) {
    self.count = count
    self.name = name
    self.first = first
    self.content = content
  }

  /// What the cell at `index` says; nothing outside the section.
  public subscript(index: Int) -> ElementContent {
    guard index >= 0, index < count else { return ElementContent() }
    return index < first.count ? first[index] : content(index)
  }

  public static func == (one: Self, other: Self) -> Bool {
    one.count == other.count && one.name == other.name
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    hasher.combine(name)
  }
}
