/// A reason why a `.layout` file cannot be parsed.
public enum LayoutTextError: Error, Hashable, Sendable {
  /// The first line is not the header of a layout file.
  case notLayout
  /// The file is a Git LFS pointer whose content has not been fetched.
  case largeFilePointer
  /// The file has a format version that this release does not support.
  case unknownVersion(String)
  /// The file ends too early, in this line.
  case truncated(line: Int)
  /// This line is a merge conflict marker.
  case conflict(line: Int)
  /// A line does not have the expected form.
  case badLine(Int, expected: String)
}

extension LayoutTextError: CustomStringConvertible {
  /// The message, with the line number if there is one.
  public var description: String {
    switch self {
    case .notLayout:
      "not a layout file: its first line is neither 'flatplan layout 1' nor 'flatplan layout 2'"
    case .largeFilePointer:
      "the file is a git-lfs pointer: run 'git lfs pull' to fetch its content"
    case .unknownVersion(let version): "layout files of version \(version) are not supported"
    case .truncated(let line): "the file ends too early, in line \(line)"
    case .conflict(let line): "line \(line) is a merge conflict marker"
    case .badLine(let line, let expected): "line \(line) does not have the form \(expected)"
    }
  }
}
