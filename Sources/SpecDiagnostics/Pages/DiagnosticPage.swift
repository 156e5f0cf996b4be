internal import Basics

/// The explanation of a diagnostic code, with an example and its correction.
public struct DiagnosticPage: Hashable, Sendable {
  /// The diagnostic code, for example `E104`.
  public var code: String
  /// A short name of the problem, lower case, without a full stop.
  public var title: String
  /// The causes of the problem and how to fix it.
  public var explanation: String
  /// A spec or a command line that produces this code and no other.
  public var wrong: String
  /// The example with the problem fixed; it produces no diagnostics.
  public var right: String
  /// The contents of files that the examples need, keyed by file name.
  public var files: [String: String]

  /// The pages of all codes, sorted by code.
  public static let all =
    (ofFiles + ofKeys + ofValues + ofNumbers + ofNames + ofLayouts + ofExpressions + ofOtherFiles
    + ofSettings + ofLints).sorted { $0.code < $1.code }

  init(
    _ code: String, _ title: String, _ explanation: String, wrong: String, right: String,
    files: [String: String] = [:]
  ) {
    self.code = code
    self.title = title
    self.explanation = explanation
    self.wrong = wrong
    self.right = right
    self.files = files
  }

  /// The page as plain text for a terminal.
  public var text: String {
    let severity = code.hasPrefix("W") ? "warning" : "error"
    var parts = [
      "\(severity)[\(code)]: \(title)", explanation.wrapped(at: 80).joined(separator: "\n"),
    ]
    for (name, content) in files.sorted(by: { $0.key < $1.key }) {
      parts += ["With \(name):", content.indented]
    }
    parts += ["Wrong:", wrong.indented, "Right:", right.indented]
    return parts.joined(separator: "\n\n") + "\n"
  }
}

extension String {
  fileprivate var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "    " + Self.shown($0) }.joined(separator: "\n")
  }

  /// Makes tabs visible and truncates long lines.
  private static func shown(_ line: Substring) -> String {
    let line = String(line).replacing("\t", with: "→   ")
    return line.count > 76 ? line.prefix(60) + " …" : line
  }
}
