/// A file or a folder of functions that create layouts.
public struct ScreenFile: Sendable {
  /// The absolute path.
  public let path: String
  /// The name of the folder for the pictures; `nil` for the output folder itself.
  public let group: String?
  public let screens: [Screen]
  /// The absolute paths of other files that the code uses.
  public let otherFiles: [String]
  /// The message that explains why the file cannot be drawn; `nil` if it can.
  public let refusal: String?

  public init(path: String, group: String?, screens: [Screen], otherFiles: [String] = []) {
    (self.path, self.group, self.screens) = (path, group, screens)
    self.otherFiles = otherFiles
    refusal = nil
  }

  /// Creates a file that cannot be drawn.
  public init(path: String, refusal: String) {
    (self.path, self.refusal) = (path, refusal)
    (group, screens, otherFiles) = (nil, [], [])
  }
}
