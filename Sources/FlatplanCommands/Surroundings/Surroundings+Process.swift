internal import Foundation

extension Surroundings {
  /// Those of the running process.
  public static var process: Surroundings {
    let environment = ProcessInfo.processInfo.environment
    let isTerminal = isatty(STDERR_FILENO) == 1 && environment["TERM"] != "dumb"
    var surroundings = Surroundings(
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
    return surroundings
  }
}
