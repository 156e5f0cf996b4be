internal import Basics
internal import HostSystem
internal import LayoutSpec

/// The manual page in `man` macros, generated from the commands' help.
struct ManualPage {
  private(set) var text = ""

  init() throws {
    let root = try HelpDump().command
    macro("TH", "FLATPLAN", "1", "", "Flatplan \(Release.version)", "User Commands")
    macro("SH", "NAME")
    paragraph("flatplan - " + root.summary.prefix(1).lowercased() + root.summary.dropFirst())
    macro("SH", "SYNOPSIS")
    paragraph("flatplan COMMAND [ARGUMENTS] [OPTIONS]")
    macro("SH", "DESCRIPTION")
    discussion(root.discussion ?? "")
    macro("SH", "OPTIONS")
    options(root.arguments ?? [])
    macro("SH", "COMMANDS")
    for command in root.commands { add(command) }
    section(
      "CONTENT OF CELLS", WordPage.contents.map { ($0.word, $0.meaning.capitalizedFirst + ".") },
      after: "Values of a style's 'content':")
    section(
      "STYLES", WordPage.styles.map { ($0.word, $0.meaning) },
      after: "The keys of styles. For an example of one, run 'flatplan explain cornerRadius':")
    section("EXIT STATUS", Self.statuses)
    section("ENVIRONMENT", Self.environment)
    section("FILES", Self.files)
  }

  private static let statuses = [
    ("0", "Success."), ("1", "An error in a spec, or differences."), ("2", "Usage error."),
    ("3", "A file or system error, or a missing dependency."),
  ]

  private static let environment = [
    ("NO_COLOR", "Turns off colored messages."),
    ("FORCE_COLOR", "Turns on colored messages if the output is not a terminal."),
    ("FLATPLAN_PACKAGE", "The sources of Flatplan that Swift files are compiled against."),
    ("FLATPLAN_URL", "The address in packages that new --swift writes."),
    ("FLATPLAN_BUILD", "The build folder whose products Swift files are linked with."),
    ("FLATPLAN_CACHE", "The cache folder for compiled programs."),
    (
      "FLATPLAN_TIME_LIMIT",
      "The time limit for compiled Swift code, in seconds per picture. The default is 30."
    ),
  ]

  private static let files = [
    (
      "flatplan.yaml",
      "Shared render, styles, contents, tokens, strings, assets, theme, fonts and limits for the specs in its folder and all folders below."
    ),
    ("__Snapshots__", "The folder of baselines, beside the specs."),
    (
      ".build/flatplan",
      "The results of the last run of verify: report.json, index.html and pictures."
    ),
  ]

  private mutating func section(
    _ title: String, _ entries: [(String, String)], after introduction: String? = nil
  ) {
    macro("SH", title)
    if let introduction { paragraph(introduction) }
    for (term, meaning) in entries {
      macro("TP")
      paragraph(term)
      paragraph(meaning)
    }
  }

  private mutating func add(_ command: HelpDump.Command) {
    macro("SS", command.synopsis)
    paragraph(command.summary)
    if let discussion = command.discussion {
      macro("PP")
      self.discussion(discussion)
    }
    options(command.shownArguments)
  }

  private mutating func options(_ arguments: [HelpDump.Argument]) {
    for option in HelpDump.options(of: arguments) {
      macro("TP")
      paragraph(option.spelling)
      paragraph(option.help)
    }
  }

  /// Appends a discussion. Paragraphs are filled; indented lines are examples, printed verbatim.
  private mutating func discussion(_ discussion: String) {
    var isInExample = false
    for line in discussion.split(separator: "\n", omittingEmptySubsequences: false) {
      let isIndented = line.hasPrefix("  ")
      if isIndented != isInExample, !line.isEmpty {
        macro(isIndented ? "RS" : "fi")
        macro(isIndented ? "nf" : "RE")
        if !isIndented { macro("PP") }
        isInExample = isIndented
      }
      if line.isEmpty {
        // No paragraph break inside or directly after an example.
        if !isInExample { macro("PP") }
      } else {
        paragraph(isIndented ? String(line.dropFirst(2)) : String(line))
      }
    }
    if isInExample {
      macro("fi")
      macro("RE")
    }
  }

  private mutating func macro(_ name: String, _ arguments: String...) {
    text +=
      "." + name
      + arguments.map { " \"\($0.inManualPage)\"" }.joined() + "\n"
  }

  private mutating func paragraph(_ line: String) {
    text += line.inManualPage + "\n"
  }
}
