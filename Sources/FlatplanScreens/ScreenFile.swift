/// A file, or a folder, of functions that make layouts.
public struct ScreenFile: Sendable {
  /// From the root of the file system.
  public let path: String
  /// The folder that the pictures of the file's functions share; `nil` is none.
  public let group: String?
  public let screens: [Screen]
  /// Why nothing can be drawn of it, in words; `nil` where it has screens.
  public let refusal: String?

  public init(path: String, group: String?, screens: [Screen]) {
    (self.path, self.group, self.screens) = (path, group, screens)
    refusal = nil
  }

  /// A file of which nothing can be drawn.
  public init(path: String, refusal: String) {
    (self.path, self.refusal) = (path, refusal)
    (group, screens) = (nil, [])
  }
}
