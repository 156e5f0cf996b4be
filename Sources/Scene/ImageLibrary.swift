/// The pictures that content names, read when they are asked for.
public struct ImageLibrary: Hashable, Sendable {
  private let name: String
  private let load: @Sendable (String) -> ImageFile?

  /// None.
  public init() {
    self.init(name: "") { _ in nil }
  }

  /// - Parameters:
  ///   - name: Tells libraries apart: the same name must mean the same pictures.
  ///   - load: The picture at a path, the same every time; nothing, if there is none.
  public init(name: String, load: @escaping @Sendable (String) -> ImageFile?) {
    self.name = name
    self.load = load
  }

  /// The picture at a path, if there is one.
  public subscript(path: String) -> ImageFile? { load(path) }

  public static func == (one: Self, other: Self) -> Bool { one.name == other.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
