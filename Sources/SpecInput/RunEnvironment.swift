import HostSystem

/// What a command knows of the world around it: where it runs, where its words go, how many hands it
/// has. Tests give their own.
package struct RunEnvironment: Sendable {
  /// The folder that relative paths of the command line begin at.
  package var folder: String
  /// Takes data.
  package var output: @Sendable ([UInt8]) throws -> Void
  /// Takes words, line by line; a line may end without a line feed.
  package var words: @Sendable (String) -> Void
  /// All that is on the standard input.
  package var input: @Sendable () throws -> [UInt8]
  /// Whether a person sees the words as they come.
  package var isTerminal: Bool
  /// Whether words may be coloured.
  package var isColorful: Bool
  /// How many jobs run at once when nobody says; asked where there are several, as the answer takes
  /// the system a while.
  package var cores: @Sendable () -> Int
  /// Specs written in Swift that are part of the running program.
  package var code: [CodeFile] = []
  /// Names and values that a user may set to change what commands do.
  package var environment: [String: String] = [:]
  /// Shows a file in a browser; `nil` where the running program has no server.
  package var preview: Previewing?

  /// The time since some moment, for how long things take.
  package var now: @Sendable () -> Duration = RunEnvironment.clock()
  /// How many letters a line of the terminal has.
  package var columns: @Sendable () -> Int = { 80 }

  /// Whether nobody watches, as where changes are tested before they are merged: then nothing is
  /// recorded unasked.
  package var isAutomated: Bool

  /// Whether baselines that nothing asks for may stay: where somebody watches, who can prune them.
  package var allowsObsolete: Bool { !isAutomated }

  package init(
    folder: String, output: @escaping @Sendable ([UInt8]) throws -> Void,
    words: @escaping @Sendable (String) -> Void,
    input: @escaping @Sendable () throws -> [UInt8] = { [] }, isTerminal: Bool = false,
    isColorful: Bool = false, cores: @autoclosure @escaping @Sendable () -> Int = 1,
    isAutomated: Bool = false
  ) {
    self.folder = folder
    self.output = output
    self.words = words
    self.input = input
    self.isTerminal = isTerminal
    self.isColorful = isColorful
    self.cores = cores
    self.isAutomated = isAutomated
  }

  /// A clock that begins now.
  private static func clock() -> @Sendable () -> Duration {
    let start = ContinuousClock.now
    return { start.duration(to: .now) }
  }

  /// A path of the command line, from the root of the file system.
  package func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : folder + "/" + path
  }

  /// Writes data where the command line says: to a file, or to the standard output for `nil` and `-`.
  package func write(_ bytes: [UInt8], to file: String? = nil) throws {
    guard let file, file != "-" else { return try output(bytes) }
    try Files.replace(absolute(file), with: bytes, named: file)
  }

  package func write(_ text: String) throws { try write(Array(text.utf8)) }
}
