internal import Foundation
internal import HostSystem

extension RunEnvironment {
  /// The environment of the running process.
  package static var process: RunEnvironment {
    let environment = ProcessInfo.processInfo.environment
    let isTerminal = isatty(STDERR_FILENO) == 1 && environment["TERM"] != "dumb"
    var surroundings = RunEnvironment(
      folder: FileManager.default.currentDirectoryPath,
      output: { try Files.write($0, to: STDOUT_FILENO, named: "the standard output") },
      words: { text in
        try? Files.write(Array(text.utf8), to: STDERR_FILENO, named: "the standard error")
      },
      input: { try Files.read(STDIN_FILENO, named: "the standard input") },
      isTerminal: isTerminal,
      isColorful: isTerminal && environment["NO_COLOR", default: ""].isEmpty,
      cores: ProcessInfo.processInfo.activeProcessorCount,
      isAutomated: !["", "0", "false"].contains(environment["CI", default: ""]))
    surroundings.environment = environment
    surroundings.columns = { terminalWidth ?? environment["COLUMNS"].flatMap { Int($0) } ?? 80 }
    return surroundings
  }

  /// The width of the terminal in columns, from `TIOCGWINSZ`; it changes with the window.
  private static var terminalWidth: Int? {
    var size = winsize()
    guard ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}
