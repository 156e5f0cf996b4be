internal import CodeSalvage
internal import Foundation
internal import HostSystem
internal import SpecDiagnostics

/// A program compiled from a user's code and Flatplan. It runs the commands for Swift files.
struct SwiftProgram: CodeProgram {
  private let path: String
  private let units: [SwiftUnit]
  private let lines: LineFinder

  /// The version of the generated code, part of the cache key.
  private static let format = "10"

  /// Returns the program for some units and builds it if it is not cached. The program reports the
  /// units that cannot be drawn.
  ///
  /// - Parameter checkingRequest: Throws the errors of `render` settings in the syntax of a spec.
  static func made(
    of units: [SwiftUnit], in environment: RunEnvironment,
    checkingRequest: @escaping RequestCheck
  ) throws(Failure) -> CompiledCode {
    let cache = Cache(in: environment)
    try cache.secure()
    announceFirstUse(of: units, in: environment, cache)
    let toolchain = try Toolchain.find(in: environment)
    let library = try RunnerLibrary.find(toolchain, in: environment, cache: cache)
    let key =
      key(of: units, toolchain, library) + (environment.leavesHoles ? [] : ["without holes"])
    var refusals: [RefusedCode] = []
    var isBuilt = false
    let path = try ProgramCache(cache: cache).program(for: key) { folder throws(Failure) in
      isBuilt = true
      refusals = try SwiftBuild(
        units: units, toolchain: toolchain, library: library, environment: environment,
        folder: folder, checkingRequest: checkingRequest
      ).run()
      return refusals.count < units.count
    }
    guard let path else {
      return .refused(refusals)
    }
    if !isBuilt { SwiftBuild.repeatNotes(about: path, in: environment) }
    let lines = LineFinder(program: path, units: units, toolchain: toolchain, environment)
    return .program(SwiftProgram(path: path, units: units, lines: lines))
  }

  /// Prints once per cache that the code will be run: to a person at a terminal, and in the log of an
  /// automated run.
  private static func announceFirstUse(
    of units: [SwiftUnit], in environment: RunEnvironment, _ cache: Cache
  ) {
    let stamp = cache.folder + "/announced"
    guard environment.isTerminal || environment.isAutomated, !Files.exists(stamp),
      let first = units.first
    else { return }
    environment.messages(
      """
      note: \(first.name) is compiled and run on this computer. Like any program, it can read and \
      write your files: use only Swift files that you trust. This is said once.

      """)
    _ = try? Files.replace(stamp, with: [], named: stamp)
  }

  /// The limit of a program's private memory, in bytes.
  private static let memoryLimit = 8 << 30
  /// The seconds after which a program is ended that does not end its calls itself.
  private static let timeLimit = 3600.0

  /// The cache key: all inputs of the build. It includes the file names that the user passed, since
  /// messages of the program contain them.
  static func key(
    of units: [SwiftUnit], _ toolchain: Toolchain, _ library: RunnerLibrary
  ) -> [String] {
    let standIns = StandIns(of: library)
    let substitutes = standIns.needed(by: units.flatMap(\.files)).flatMap(standIns.sources)
    return [format, toolchain.identity, Stamp.of(library.path)]
      + substitutes.map { "\($0) \(Stamp.of($0))" }
      + units.flatMap { unit in
        [unit.path] + unit.files.flatMap { [$0.name, $0.text] }
          + InterfaceNames(besideCodeAt: unit.path).key
      }
  }

  /// The maximum number of restarts after a crash.
  private static let maximumRestarts = 16

  /// Runs the command in the program. If a call stops the program, restarts it without that call, so
  /// that everything else is drawn.
  func run(
    _ arguments: [String], readsInput: Bool, in environment: RunEnvironment
  ) throws -> CommandStatus {
    BundledFiles(of: units, besideProgram: path).link()
    var process = ChildProcess(path: path, arguments: arguments, folder: environment.folder)
    process.inheritsSecrets = false
    process.isForeign = true
    process.memoryLimit = Self.memoryLimit
    process.limit = Self.timeLimit
    // A fixed time zone makes formatted dates reproducible.
    process.environment = ["SWIFT_BACKTRACE": "enable=no", "TZ": "UTC"]
    if let limit = environment.variables["FLATPLAN_TIME_LIMIT"] {
      process.environment["FLATPLAN_TIME_LIMIT"] = limit
    }
    let journal = WriteJournal()
    defer { withExtendedLifetime(journal) {} }
    process.environment[WriteJournal.variable] = journal?.path
    if readsInput { process.input = try environment.input() }
    var stopped: [StoppedCall] = []
    var printed: [String] = []
    while true {
      let filter = OutputFilter(units, environment, after: printed) { lines.note(of: $0) }
      process.environment[ProgramMessages.stoppedCalls] =
        stopped.map(\.line).joined(separator: "\n")
      process.onErrorOutput = { filter.receive($0) }
      let outcome = try process.run()
      filter.finish()
      let received = filter.received
      guard let call = received.stopped, !stopped.contains(call),
        stopped.count < Self.maximumRestarts
      else {
        return try end(outcome, at: received.stopped, in: environment)
      }
      stopped.append(call)
      printed = received.lines
    }
  }

  /// Prints the output of the last run and returns its status.
  ///
  /// - Parameter call: The call that stopped the last run.
  private func end(
    _ outcome: ChildProcess.Outcome, at call: StoppedCall?, in environment: RunEnvironment
  ) throws -> CommandStatus {
    if !outcome.output.isEmpty { try environment.output(outcome.output) }
    if let call {
      return environment.tell(.badSpec(message: "error: \(call.label): \(call.reason)"))
    }
    switch outcome.ending {
    case .exit(let status): return CommandStatus(rawValue: status) ?? .system
    case .signal(let signal):
      let names = units.map(\.name).joined(separator: ", ")
      return environment.tell(
        .badSpec(message: "error: \(names): the program was stopped by signal \(signal)"))
    case .overdue:
      let names = units.map(\.name).joined(separator: ", ")
      return environment.tell(
        .badSpec(message: "error: \(names): the program ran for more than an hour"))
    }
  }
}
