internal import ArgumentParser
internal import HostSystem
internal import LayoutSpec
internal import SpecDiagnostics
internal import SpecInput

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
    guard let first = arguments.first, first != "render", !all.contains(first) else {
      return arguments
    }
    if first == "-" { return ["render"] + arguments }
    if first.hasPrefix("-") { return arguments }
    if Files.exists(environment.absolute(first)) { return ["render"] + arguments }
    let similar = Similar.words(to: first, among: all).map { "'\($0)'" }.joined(separator: " or ")
    guard similar.isEmpty else {
      throw .badUsage("unknown command '\(first)'; did you mean \(similar)?")
    }
    if first.contains(".") || first.contains("/") {
      throw .missing(first, environment.absolute(first))
    }
    let verbs = all.joined(separator: ", ")
    throw .badUsage("'\(first)' is not a file or a command (\(verbs))")
  }
}
