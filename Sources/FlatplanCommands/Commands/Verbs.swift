internal import ArgumentParser
internal import HostSystem
internal import LayoutSpec
internal import SpecDiagnostics

/// The names of all subcommands.
enum Verbs {
  static var all: [String] {
    FlatplanCommand.configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
  }

  /// The arguments, with `render` inserted if they begin with a file instead of a subcommand.
  ///
  /// - Throws: `Failure` if the first word is neither a subcommand nor a file. The message suggests
  ///   a similar subcommand if there is one.
  static func insertingRender(
    _ arguments: [String], in environment: RunEnvironment
  ) throws(Failure) -> [String] {
    guard let first = arguments.first, first != "render" else { return arguments }
    if first == "help" { try requireCommand(arguments.dropFirst().first) }
    if all.contains(first) { return arguments }
    if first == "-" { return ["render"] + arguments }
    if first.hasPrefix("-") { return arguments }
    if Files.exists(environment.absolute(first)) { return ["render"] + arguments }
    if let advice = advice(on: first) { throw .badUsage("unknown command '\(first)'; \(advice)") }
    if first.contains(".") || first.contains("/") {
      throw .missing(first, environment.absolute(first))
    }
    let verbs = all.joined(separator: ", ")
    throw .badUsage("'\(first)' is not a file or a command (\(verbs))")
  }

  /// Throws if `help` is asked about something that is not a subcommand.
  private static func requireCommand(_ word: String?) throws(Failure) {
    guard let word, !word.hasPrefix("-"), !all.contains(word) else { return }
    let advice = advice(on: word) ?? "the commands are \(all.joined(separator: ", "))"
    throw .badUsage("unknown command '\(word)'; \(advice)")
  }

  /// Words that other tools use for what a subcommand does.
  private static let synonyms = [
    "draw": "render", "build": "render", "generate": "render", "export": "swift",
    "lint": "check --lint", "validate": "check", "test": "verify", "compare": "diff",
    "format": "fmt", "init": "new", "create": "new", "preview": "watch", "serve": "watch",
    "snapshot": "record", "approve": "accept", "discard": "reject", "clean": "prune",
    "man": "manual", "version": "--version", "symbols": "pictures",
  ]

  /// Returns the question whether a similar subcommand is meant; `nil` if there is none.
  private static func advice(on word: String) -> String? {
    let known = synonyms[word.lowercased()].map { [$0] } ?? Similar.words(to: word, among: all)
    guard !known.isEmpty else { return nil }
    return "did you mean \(known.map { "'\($0)'" }.joined(separator: " or "))?"
  }
}
