/// What there is to know about a code of a message.
public struct DiagnosticPage: Hashable, Sendable {
  /// Such as `E104`.
  public var code: String
  /// What is wrong, in a few words.
  public var title: String
  /// Why it is wrong, and what to do.
  public var meaning: String
  /// A spec, or the arguments of a command, that has this error and no other.
  public var wrong: String
  /// The same as it is right.
  public var right: String
  /// The files beside both, by their names.
  public var files: [String: String]

  /// The pages of all codes, in their order.
  public static let all =
    (ofFiles + ofKeys + ofValues + ofNumbers + ofNames + ofLayouts + ofExpressions + ofOtherFiles
    + ofSettings + ofLints).sorted { $0.code < $1.code }

  init(
    _ code: String, _ title: String, _ meaning: String, wrong: String, right: String,
    files: [String: String] = [:]
  ) {
    self.code = code
    self.title = title
    self.meaning = meaning
    self.wrong = wrong
    self.right = right
    self.files = files
  }

  /// All of it as people read it.
  public var text: String {
    let severity = code.hasPrefix("W") ? "warning" : "error"
    var parts = ["\(severity)[\(code)]: \(title)", meaning.wrapped(at: 80).joined(separator: "\n")]
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

  /// A line as a terminal shows it, without what is too long to be read.
  private static func shown(_ line: Substring) -> String {
    let line = String(line).replacing("\t", with: "→   ")
    return line.count > 76 ? line.prefix(60) + " …" : line
  }
}
