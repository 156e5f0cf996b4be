internal import ArgumentParser
internal import HostSystem

/// The help of the options in ``MessageSettings``.
struct MessageOptions: ParsableArguments {
  @Flag(name: [.short, .long], help: "Print only errors and warnings. For all commands.")
  var quiet = false

  @Flag(name: [.short, .long], help: "Print more about what is done. For all commands.")
  var verbose = false

  @Flag(name: .customLong("no-color"), help: "Print messages without colors. For all commands.")
  var noColor = false

  @Flag(
    name: .customLong("no-holes"),
    help: ArgumentHelp(
      "Report all errors of the compiler, instead of leaving out the parts of Swift code that do not compile. For all commands."
    ))
  var noHoles = false
}

/// The options that control the messages of all commands. They are read before ArgumentParser, so
/// that they may stand before and after the name of a subcommand.
struct MessageSettings: Equatable {
  var isQuiet = false
  var isVerbose = false
  var isColorless = false
  var hasNoHoles = false

  private static let flags: [String: any WritableKeyPath<MessageSettings, Bool> & Sendable] = [
    "-q": \.isQuiet, "--quiet": \.isQuiet, "-v": \.isVerbose, "--verbose": \.isVerbose,
    "--no-color": \.isColorless, "--no-holes": \.hasNoHoles,
  ]

  /// Removes the options up to `--` from a command line.
  init(removedFrom arguments: inout [String]) {
    let end = arguments.firstIndex(of: "--") ?? arguments.endIndex
    var kept: [String] = []
    for argument in arguments[..<end] {
      if let flag = Self.flags[argument] {
        self[keyPath: flag] = true
      } else {
        kept.append(argument)
      }
    }
    arguments = kept + arguments[end...]
  }

  /// The options as a command line.
  var arguments: [String] {
    [
      isQuiet ? "--quiet" : nil, isVerbose ? "--verbose" : nil, isColorless ? "--no-color" : nil,
      hasNoHoles ? "--no-holes" : nil,
    ].compactMap(\.self)
  }

  /// Returns the environment changed by the options.
  func applied(to environment: RunEnvironment) -> RunEnvironment {
    var environment = environment
    if isVerbose { environment.verbosity = .verbose }
    if isQuiet { environment.verbosity = .quiet }
    if isColorless { environment.isColorful = false }
    if hasNoHoles { environment.environment[RunEnvironment.noHoles] = "1" }
    return environment
  }
}
