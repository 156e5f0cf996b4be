internal import ArgumentParser
internal import HostSystem
internal import LayoutSpec
internal import SpecDiagnostics
internal import SpecInput

/// The words that a command line may begin with.
enum Verbs {
  static var all: [String] {
    FlatplanCommand.configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
  }

  /// The arguments with `render` put before a file that stands alone.
  ///
  /// - Throws: `Failure` for a first word that is neither a verb nor a file, with the verb that was
  ///   meant, if one is near.
  static func spelledOut(
    _ arguments: [String], in surroundings: RunEnvironment
  ) throws(Failure) -> [String] {
    guard let first = arguments.first, first != "render", !all.contains(first) else {
      return arguments
    }
    if first == "-" { return ["render"] + arguments }
    if first.hasPrefix("-") { return arguments }
    if Files.exists(surroundings.absolute(first)) { return ["render"] + arguments }
    let meant = Similar.words(to: first, among: all).map { "'\($0)'" }.joined(separator: " or ")
    guard meant.isEmpty else {
      throw .badUsage("unknown command '\(first)'; did you mean \(meant)?")
    }
    if first.contains(".") || first.contains("/") {
      throw .missing(first, surroundings.absolute(first))
    }
    let verbs = all.joined(separator: ", ")
    throw .badUsage("'\(first)' is neither a command (\(verbs)) nor a file")
  }
}
