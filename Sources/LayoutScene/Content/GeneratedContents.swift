/// The data of cells that is made when it is asked for, so that a hundred million of them take no
/// memory.
public struct GeneratedContents: Hashable, Sendable {
  /// The number of cells.
  public let count: Int

  /// Tells contents apart: the same name and count must mean the same contents.
  public let name: String

  private let content: @Sendable (Int) -> ElementContent

  /// - Parameters:
  ///   - name: What the contents follow from, all of it.
  ///   - content: What the cell at an index says: the same every time.
  public init(
    count: Int, name: String, content: @escaping @Sendable (Int) -> ElementContent
  ) {
    self.count = count
    self.name = name
    self.content = content
  }

  /// What the cell at `index` says; nothing outside the section.
  public subscript(index: Int) -> ElementContent {
    index >= 0 && index < count ? content(index) : ElementContent()
  }

  public static func == (one: Self, other: Self) -> Bool {
    one.count == other.count && one.name == other.name
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    hasher.combine(name)
  }
}
