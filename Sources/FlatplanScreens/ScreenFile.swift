/// A file, or a folder, of functions that make layouts.
public struct ScreenFile: Sendable {
  /// From the root of the file system.
  public let path: String
  /// The folder that the pictures of the file's functions share; `nil` is none.
  public let group: String?
  public let screens: [Screen]

  public init(path: String, group: String?, screens: [Screen]) {
    self.path = path
    self.group = group
    self.screens = screens
  }
}
