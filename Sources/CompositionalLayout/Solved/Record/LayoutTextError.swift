/// Why the text of a `.layout` file cannot be read.
public enum LayoutTextError: Error, Hashable, Sendable {
  /// It does not begin as a layout does.
  case notLayout
  /// Git put a pointer in its place: the file itself was not fetched.
  case largeFilePointer
  /// It was written by another release, in a format that this one does not know.
  case unknownVersion(String)
  /// It ends too early, in this line.
  case truncated(line: Int)
  /// A merge left its marks in this line.
  case conflict(line: Int)
  /// A line does not say what it must.
  case badLine(Int, expected: String)
}

extension LayoutTextError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notLayout: "not a layout file: its first line is not 'flatplan layout 1'"
    case .largeFilePointer:
      "a git-lfs pointer stands in the place of the file; 'git lfs pull' fetches the file"
    case .unknownVersion(let version): "layout files of version \(version) are not known"
    case .truncated(let line): "the file ends too early, in line \(line)"
    case .conflict(let line): "line \(line) is the mark of a merge conflict"
    case .badLine(let line, let expected): "line \(line) does not read \(expected)"
    }
  }
}
