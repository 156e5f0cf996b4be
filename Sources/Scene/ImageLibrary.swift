/// Loads the image files that content refers to by path.
public struct ImageLibrary: Hashable, Sendable {
  private let name: String
  private let load: @Sendable (String) -> ImageFile?

  /// Creates an empty library.
  public init() {
    self.init(name: "") { _ in nil }
  }

  /// Creates a library.
  ///
  /// - Parameters:
  ///   - name: The library's identity. Two libraries with the same name must contain the same
  ///     images.
  ///   - load: Returns the image at a path, or `nil` if there is none. It must return the same
  ///     image every time.
  public init(name: String, load: @escaping @Sendable (String) -> ImageFile?) {
    self.name = name
    self.load = load
  }

  /// The image at a path, or `nil` if there is none.
  public subscript(path: String) -> ImageFile? { load(path) }

  /// Compares the names of the libraries.
  public static func == (one: Self, other: Self) -> Bool { one.name == other.name }

  /// Hashes the name of the library.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
