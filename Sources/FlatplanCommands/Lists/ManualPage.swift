internal import ArgumentParser
internal import Foundation
internal import HostSystem
internal import LayoutSpec

/// The manual page, made of what the commands say of themselves, in the macros of `man`.
struct ManualPage {
  private(set) var text = ""

  init() throws {
    let dump = try JSONDecoder().decode(Dump.self, from: Data(FlatplanCommand._dumpHelp().utf8))
    let root = dump.command
    macro("TH", "FLATPLAN", "1", "", "Flatplan \(Release.version)", "User Commands")
    macro("SH", "NAME")
    words("flatplan - " + root.summary.prefix(1).lowercased() + root.summary.dropFirst())
    macro("SH", "SYNOPSIS")
    words("flatplan COMMAND [ARGUMENTS] [OPTIONS]")
    macro("SH", "DESCRIPTION")
    discussion(root.discussion ?? "")
    macro("SH", "COMMANDS")
    for command in root.subcommands ?? [] where command.commandName != "help" { add(command) }
    section(
      "CONTENT OF CELLS", WordPage.contents.map { ($0.word, $0.meaning.capitalizedFirst + ".") },
      after: "A style's 'content' says what cells are made of:")
    section(
      "STYLES", WordPage.styles.map { ($0.word, $0.meaning) },
      after: "The keys of styles; 'flatplan explain cornerRadius' shows how one is written:")
    section("EXIT STATUS", Self.statuses)
    section("ENVIRONMENT", Self.environment)
    section("FILES", Self.files)
  }

  private static let statuses = [
    ("0", "Done."), ("1", "An error in a spec, or differences."), ("2", "Bad usage."),
    ("3", "Files, or something that the machine lacks."),
  ]

  private static let environment = [
    ("NO_COLOR", "Messages on terminals are not coloured."),
    ("FLATPLAN_PACKAGE", "The checkout of Flatplan that Swift files are compiled against."),
    ("FLATPLAN_BUILD", "The folder of products that they are linked with."),
    ("FLATPLAN_CACHE", "Where compiled programs are kept."),
    ("FLATPLAN_TIME_LIMIT", "Seconds that code may take for a picture; 30 without it."),
  ]

  private static let files = [
    (
      "flatplan.yaml",
      "In a folder, or one above it: render, styles, theme and fonts that the specs in it share."
    ),
    ("__Snapshots__", "Baselines, beside the specs that they are of."),
    (".build/flatplan", "What the last verify found: report.json, index.html and the pictures."),
  ]

  private mutating func section(
    _ title: String, _ entries: [(String, String)], after introduction: String? = nil
  ) {
    macro("SH", title)
    if let introduction { words(introduction) }
    for (term, meaning) in entries {
      macro("TP")
      words(term)
      words(meaning)
    }
  }

  private mutating func add(_ command: Command) {
    let arguments = (command.arguments ?? []).filter(\.shouldDisplay)
    let positional = arguments.filter { $0.kind == "positional" }
    macro("SS", "flatplan \(command.commandName)" + positional.map { " " + $0.synopsis }.joined())
    words(command.summary)
    if let discussion = command.discussion {
      macro("PP")
      self.discussion(discussion)
    }
    for argument in arguments where !["version", "help"].contains(argument.preferredName?.name) {
      // What switches something off stands beside what switches it on.
      guard !arguments.contains(where: { $0.opposite == argument.spelling }) else { continue }
      let opposite = arguments.first { $0.spelling == argument.opposite }
      macro("TP")
      words([argument, opposite].compactMap { $0?.spelling }.joined(separator: ", "))
      words((argument.abstract ?? "").replacing("\n", with: " ") + argument.standard)
    }
  }

  /// Paragraphs are filled, indented lines are examples and stand as they are.
  private mutating func discussion(_ discussion: String) {
    var isExample = false
    for line in discussion.split(separator: "\n", omittingEmptySubsequences: false) {
      let begins = line.hasPrefix("  ")
      if begins != isExample, !line.isEmpty {
        macro(begins ? "RS" : "fi")
        macro(begins ? "nf" : "RE")
        if !begins { macro("PP") }
        isExample = begins
      }
      if line.isEmpty {
        // Blank lines of examples stand; the one behind an example is that of its end.
        if !isExample { macro("PP") }
      } else {
        words(begins ? String(line.dropFirst(2)) : String(line))
      }
    }
    if isExample {
      macro("fi")
      macro("RE")
    }
  }

  private mutating func macro(_ name: String, _ arguments: String...) {
    text +=
      "." + name
      + arguments.map { " \"\(Self.escaped($0).replacing("\"", with: "\\(dq"))\"" }.joined() + "\n"
  }

  private mutating func words(_ words: String) {
    let line = Self.escaped(words)
    text += (line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" : "") + line + "\n"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
  }
}

/// The part of the parser's own description that the page shows.
private struct Dump: Decodable {
  var command: Command
}

private struct Command: Decodable {
  var commandName: String
  var abstract: String?
  var discussion: String?
  var subcommands: [Command]?
  var arguments: [Argument]?

  var summary: String { abstract ?? "" }
}

private struct Argument: Decodable {
  struct Name: Decodable {
    var kind: String
    var name: String

    var text: String { (kind == "long" ? "--" : "-") + name }
  }

  var kind: String
  var shouldDisplay: Bool
  var isOptional: Bool
  var isRepeating: Bool
  var names: [Name]?
  var preferredName: Name?
  var valueName: String?
  var defaultValue: String?
  var abstract: String?

  /// As it stands behind its command.
  var synopsis: String {
    let name = "<\(valueName ?? "value")>" + (isRepeating ? "..." : "")
    return isOptional ? "[\(name)]" : name
  }

  /// As it heads its paragraph.
  var spelling: String {
    guard let names else { return "<\(valueName ?? "value")>" }
    let value = kind == "option" ? " <\(valueName ?? "value")>" : ""
    return names.map(\.text).joined(separator: ", ") + value
  }

  /// How the flag would be spelt that takes this one back; `nil` for what is no flag.
  var opposite: String? {
    guard kind == "flag", let preferredName, preferredName.kind == "long" else { return nil }
    return "--no-" + preferredName.name
  }

  var standard: String {
    guard kind == "option", let defaultValue, abstract?.contains("default:") != true else {
      return ""
    }
    return " (default: \(defaultValue))"
  }
}
