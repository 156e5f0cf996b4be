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
  public static let all = subjects.flatMap { read($0).pages }.sorted { $0.code < $1.code }

  /// Codes of the findings of `--lint`.
  package static let ofLints = read("lints").pages

  /// The names of the Markdown files beside this one.
  package static let subjects = [
    "files", "keys", "values", "numbers", "names", "layouts", "expressions", "other-files",
    "settings", "lints",
  ]

  /// The pages of a Markdown file, and what is wrong with it.
  package static func read(_ subject: String) -> (pages: [DiagnosticPage], problems: [String]) {
    read(MarkdownFile("SpecDiagnostics/Pages/\(subject).md"))
  }

  static func read(_ file: MarkdownFile) -> (pages: [DiagnosticPage], problems: [String]) {
    var problems = file.problems
    let pages = file.sections.compactMap { section -> DiagnosticPage? in
      let page = DiagnosticPage(section)
      if page == nil {
        problems.append(
          "\(section.place): a page needs a heading 'CODE: TITLE', an explanation, and code blocks "
            + "after 'Wrong:' and 'Right:'")
      }
      for block in section.blocks
      where !["Wrong", "Right"].contains(block.label) && block.file == nil {
        problems.append("\(section.place): unknown label '\(block.label):'")
      }
      return page
    }
    return (pages, problems)
  }

  private init?(_ section: MarkdownFile.Section) {
    guard let title = section.heading.wholeMatch(of: /([EW][0-9]{3}): (.+)/)?.output,
      !section.text.isEmpty, let wrong = section.block("Wrong"), let right = section.block("Right")
    else { return nil }
    (code, self.title) = (String(title.1), String(title.2).withoutCode)
    explanation = section.text
    (self.wrong, self.right, files) = (wrong, right, section.files)
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
