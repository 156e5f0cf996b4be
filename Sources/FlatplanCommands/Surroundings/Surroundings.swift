/// What a command knows of the world around it: where it runs, where its words go, how many hands it
/// has. Tests give their own.
public struct Surroundings: Sendable {
  /// The folder that relative paths of the command line begin at.
  public var folder: String
  /// Takes data.
  public var output: @Sendable ([UInt8]) throws -> Void
  /// Takes words, line by line; a line may end without a line feed.
  public var words: @Sendable (String) -> Void
  /// All that is on the standard input.
  public var input: @Sendable () throws -> [UInt8]
  /// Whether a person sees the words as they come.
  public var isTerminal: Bool
  /// Whether words may be coloured.
  public var isColorful: Bool
  /// How many jobs run at once when nobody says; asked where there are several, as the answer takes
  /// the system a while.
  public var cores: @Sendable () -> Int
  /// Specs written in Swift that are part of the running program.
  public var code: [CodeFile] = []
  /// Names and values that a user may set to change what commands do.
  public var environment: [String: String] = [:]
  /// Shows a file in a browser; `nil` where the running program has no server.
  public var preview: Previewing?

  /// The time since some moment, for how long things take.
  public var now: @Sendable () -> Duration = Surroundings.clock()
  /// How many letters a line of the terminal has.
  public var columns: @Sendable () -> Int = { 80 }

  /// Whether nobody watches, as where changes are tested before they are merged: then nothing is
  /// recorded unasked.
  public var isAutomated: Bool

  public init(
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
  func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : folder + "/" + path
  }
}
