internal import Foundation

extension RunEnvironment {
  package static var process: RunEnvironment {
    let variables = ProcessInfo.processInfo.environment
    let isTerminal = isatty(STDERR_FILENO) == 1 && variables["TERM"] != "dumb"
    var environment = RunEnvironment(
      folder: Files.workingFolder,
      output: { try Files.write($0, to: STDOUT_FILENO, named: "standard output") },
      messages: { text in
        try? Files.write(Array(text.utf8), to: STDERR_FILENO, named: "standard error")
      },
      input: { try Files.read(STDIN_FILENO, named: "the standard input") },
      isTerminal: isTerminal,
      isColorful: isColorful(variables, isTerminal: isatty(STDERR_FILENO) == 1),
      cores: ProcessInfo.processInfo.activeProcessorCount,
      isAutomated: !["", "0", "false"].contains(variables["CI", default: ""]))
    environment.variables = variables
    environment.readsFromTerminal = isatty(STDIN_FILENO) == 1
    environment.writesToTerminal = isatty(STDOUT_FILENO) == 1
    environment.columns = { terminalWidth ?? variables["COLUMNS"].flatMap { Int($0) } ?? 80 }
    return environment
  }

  /// Returns whether messages are colored: never with `NO_COLOR`, always with `FORCE_COLOR` unless
  /// that is `0` or `false`, and otherwise on terminals that support it.
  static func isColorful(_ variables: [String: String], isTerminal: Bool) -> Bool {
    guard variables["NO_COLOR", default: ""].isEmpty else { return false }
    switch variables["FORCE_COLOR", default: ""] {
    case "": return isTerminal && variables["TERM"] != "dumb"
    case let force: return !["0", "false"].contains(force)
    }
  }

  /// The width of the terminal in columns, from `TIOCGWINSZ`; it changes with the window.
  private static var terminalWidth: Int? {
    var size = winsize()
    guard ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}
