package import Basics

/// How much a command reports besides problems.
package enum Verbosity: Int, Comparable, Sendable {
  case quiet, normal, verbose

  package static func < (one: Verbosity, two: Verbosity) -> Bool { one.rawValue < two.rawValue }
}

/// An input whose specs are compiled into the running program.
package protocol CodeInput: Sendable {
  /// The absolute path of the file or folder.
  var path: String { get }
}

/// The environment of a command: its working directory, output streams and number of cores. Tests
/// supply their own.
package struct RunEnvironment: Sendable {
  /// The working directory, to which relative paths refer.
  package var folder: String
  /// Writes to standard output.
  package var output: @Sendable ([UInt8]) throws -> Void
  /// Writes text for programs to standard error as it is.
  package private(set) var rawMessages: @Sendable (String) -> Void
  /// Writes messages to standard error; a message may end without a line feed. No line is a command
  /// of a workflow, whatever the message quotes.
  package var messages: @Sendable (String) -> Void {
    get { { [rawMessages] in rawMessages($0.withoutCommands) } }
    set { rawMessages = newValue }
  }
  /// Reads the standard input to its end.
  package var input: @Sendable () throws -> [UInt8]
  /// Whether messages are shown on a terminal.
  package var isTerminal: Bool
  /// Whether the standard input is a terminal, where reading waits for the user.
  package var readsFromTerminal = false
  /// Whether the standard output is a terminal, which can show text but no pictures.
  package var writesToTerminal = false
  /// How much the command reports about its progress.
  package var verbosity = Verbosity.normal
  /// Whether messages may be colored.
  package var isColorful: Bool
  /// Returns the default number of parallel jobs. It is a closure because the system call is slow
  /// and often not needed.
  package var cores: @Sendable () -> Int
  /// Specs written in Swift that are compiled into the running program.
  package var code: [any CodeInput] = []
  /// The variables of the process, such as `HOME`.
  package var variables: [String: String] = [:]
  /// The work of the run. Each run of a command has an account of its own.
  package var budget = Budget.Account()
  /// What the files of the run may do.
  package var trust = Trust()
  /// Compiles Swift files; `nil` if the running program does not.
  package var compiler: (any CodeCompiler)?
  /// Shows a file in a browser; `nil` if the running program has no server.
  package var preview: Previewing?
  /// Serves the report in a browser; `nil` if the running program has no server.
  package var review: Reviewing?

  /// Returns a monotonic time, to measure durations.
  package var now: @Sendable () -> Duration = RunEnvironment.clock()
  /// Returns the width of the terminal in columns.
  package var columns: @Sendable () -> Int = { 80 }

  /// Whether the command runs unattended, as in continuous integration. Nothing is recorded without
  /// being requested then.
  package var isAutomated: Bool

  /// Whether obsolete baselines are tolerated: only in attended runs, where the user can prune
  /// them.
  package var allowsObsolete: Bool { !isAutomated }

  package init(
    folder: String, output: @escaping @Sendable ([UInt8]) throws -> Void,
    messages: @escaping @Sendable (String) -> Void,
    input: @escaping @Sendable () throws -> [UInt8] = { [] }, isTerminal: Bool = false,
    isColorful: Bool = false, cores: @autoclosure @escaping @Sendable () -> Int = 1,
    isAutomated: Bool = false
  ) {
    self.folder = folder
    self.output = output
    rawMessages = messages
    self.input = input
    self.isTerminal = isTerminal
    self.isColorful = isColorful
    self.cores = cores
    self.isAutomated = isAutomated
  }

  /// Returns a clock that starts at zero.
  private static func clock() -> @Sendable () -> Duration {
    let start = ContinuousClock.now
    return { start.duration(to: .now) }
  }

  /// Returns the absolute path of a path on the command line.
  package func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : folder + "/" + path
  }

  /// Writes data to a file, or to standard output for `nil` and `-`.
  package func write(_ bytes: [UInt8], to file: String? = nil) throws {
    guard let file, file != "-" else { return try output(bytes) }
    try replace(file) { write in try bytes.withUnsafeBufferPointer(write) }
  }

  /// Prints a message that is not a problem; `--quiet` omits it.
  package func note(_ text: String) {
    if verbosity > .quiet { messages(text) }
  }

  /// Prints a message that only `--verbose` shows.
  package func detail(_ text: @autoclosure () -> String) {
    if verbosity == .verbose { messages(text()) }
  }

  /// Writes text for readers to standard output. No line is a command of a workflow.
  package func write(_ text: String) throws { try write(Array(text.withoutCommands.utf8)) }
}

extension RunEnvironment {
  /// The variable that has the effect of `--no-holes`.
  package static let noHoles = "FLATPLAN_NO_HOLES"

  /// Whether parts of Swift code that do not compile are left out, instead of being errors.
  package var leavesHoles: Bool { variables[Self.noHoles, default: ""].isEmpty }
}
