internal import Foundation

/// Does a command whose files are Swift: in a program that is made of them and of Flatplan.
enum SwiftProgram {
  /// Changes with what programs are made of beside the user's code.
  private static let format = "3"

  /// Runs the command line in the program, which does all of it; the program is built if it has not
  /// been before.
  static func run(
    _ units: [SwiftUnit], _ arguments: [String], readsInput: Bool, in surroundings: Surroundings
  ) throws -> ExitCode {
    let cache = Cache(in: surroundings)
    let toolchain = try Toolchain.find(in: surroundings)
    let library = try RunnerLibrary.find(toolchain, in: surroundings, cache: cache)
    let key =
      [format, toolchain.identity, Stamp.of(library.path)]
      + units.flatMap { unit in
        [unit.path, unit.module, unit.languageMode]
          + unit.files.flatMap { [$0.base, String(decoding: $0.bytes, as: UTF8.self)] }
      }
    let program = try ProgramCache(cache: cache).program(for: key) { folder throws(Failure) in
      try SwiftBuild(
        units: units, toolchain: toolchain, library: library, surroundings: surroundings,
        folder: folder
      ).run()
    }
    let lines = LineFinder(program: program, units: units, toolchain: toolchain, surroundings)
    return try start(program, arguments, units, lines, readsInput, in: surroundings)
  }

  private static func start(
    _ program: String, _ arguments: [String], _ units: [SwiftUnit], _ lines: LineFinder,
    _ readsInput: Bool, in surroundings: Surroundings
  ) throws -> ExitCode {
    let ear = Ear(units, surroundings) { lines.note(of: $0) }
    var process = ChildProcess(path: program, arguments: arguments, folder: surroundings.folder)
    process.environment = ["SWIFT_BACKTRACE": "enable=no", "FLATPLAN_FRAMES": "yes"]
    if let limit = surroundings.environment["FLATPLAN_TIME_LIMIT"] {
      process.environment["FLATPLAN_TIME_LIMIT"] = limit
    }
    if readsInput { process.input = try surroundings.input() }
    process.hear = { ear.hear($0) }
    let outcome = try process.run()
    ear.finish()
    if !outcome.output.isEmpty { try surroundings.output(outcome.output) }
    switch outcome.ending {
    case .exit(let status): return ExitCode(rawValue: status) ?? .system
    case .signal(let signal):
      let names = units.map(\.name).joined(separator: ", ")
      return surroundings.tell(
        .badSpec(words: "error: \(names): the program was stopped by signal \(signal)"))
    case .overdue: return .system
    }
  }
}
