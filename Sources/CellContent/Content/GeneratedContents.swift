/// Cell content that is generated on demand, so that even a hundred million cells take no memory.
public struct GeneratedContents: Hashable, Sendable {
  /// The number of cells.
  public let count: Int

  /// The identity of the contents. Two values with the same name and count must have the same
  /// contents.
  public let name: String

  /// The content of the first cells, if it was generated before.
  private let first: [ElementContent]

  private let content: @Sendable (Int) -> ElementContent

  /// Creates generated contents.
  ///
  /// - Parameters:
  ///   - count: The number of cells.
  ///   - name: The identity of the contents. It must include everything that they depend on.
  ///   - first: The content of the first cells, if it was generated before.
  ///   - content: Returns the content of the cell at an index. It must return equal content every
  ///     time.
  public init(
    count: Int, name: String, first: [ElementContent] = [],
    content: @escaping @Sendable (Int) -> ElementContent
  ) {
    self.count = count
    self.name = name
    self.first = first
    self.content = content
  }

  /// The content of the cell at `index`; empty if the index is out of bounds.
  ///
  /// - Complexity: That of the generator.
  public subscript(index: Int) -> ElementContent {
    guard index >= 0, index < count else { return ElementContent() }
    return index < first.count ? first[index] : content(index)
  }

  /// Compares the counts and the names.
  public static func == (one: Self, other: Self) -> Bool {
    one.count == other.count && one.name == other.name
  }

  /// Hashes the count and the name.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    hasher.combine(name)
  }
}
