internal import Foundation
package import HostSystem
package import SpecInput

/// A program that is made of a user's code and of Flatplan, and does commands whose files are Swift.
package struct SwiftProgram: Sendable {
  private let path: String
  private let units: [SwiftUnit]
  private let lines: LineFinder

  /// Changes with what programs are made of beside the user's code.
  private static let format = "5"

  /// What came of making a program.
  package enum Made {
    case program(SwiftProgram)
    /// None, as nothing can be drawn of any of the files.
    case refused([CodeFile])
  }

  /// The program of some units, built if it has not been before; it knows why some cannot be part of it.
  package static func made(
    of units: [SwiftUnit], in surroundings: RunEnvironment
  ) throws(Failure) -> Made {
    let cache = Cache(in: surroundings)
    let toolchain = try Toolchain.find(in: surroundings)
    let library = try RunnerLibrary.find(toolchain, in: surroundings, cache: cache)
    let key = key(of: units, toolchain, library)
    var refusals: [SwiftBuild.Refusal] = []
    let path = try ProgramCache(cache: cache).program(for: key) { folder throws(Failure) in
      refusals = try SwiftBuild(
        units: units, toolchain: toolchain, library: library, surroundings: surroundings,
        folder: folder
      ).run()
      return refusals.count < units.count
    }
    guard let path else {
      return .refused(refusals.map { CodeFile(path: $0.path, refusal: $0.words) })
    }
    let lines = LineFinder(program: path, units: units, toolchain: toolchain, surroundings)
    return .program(SwiftProgram(path: path, units: units, lines: lines))
  }

  /// All that a program follows from. It tells what it cannot draw by the names that the user calls files.
  static func key(
    of units: [SwiftUnit], _ toolchain: Toolchain, _ library: RunnerLibrary
  ) -> [String] {
    [format, toolchain.identity, Stamp.of(library.path)]
      + units.flatMap { unit in [unit.path] + unit.files.flatMap { [$0.name, $0.text] } }
  }

  /// The most calls that it is started anew without.
  private static let mostStops = 16

  /// Runs the command line in the program, which does all of it; anew without a call that stops it, so that
  /// all else is done.
  package func run(
    _ arguments: [String], readsInput: Bool, in surroundings: RunEnvironment
  ) throws -> CommandStatus {
    BundledFiles(of: units, besideProgram: path).link()
    var process = ChildProcess(path: path, arguments: arguments, folder: surroundings.folder)
    // Dates come out alike everywhere.
    process.environment = ["SWIFT_BACKTRACE": "enable=no", "TZ": "UTC"]
    if let limit = surroundings.environment["FLATPLAN_TIME_LIMIT"] {
      process.environment["FLATPLAN_TIME_LIMIT"] = limit
    }
    if readsInput { process.input = try surroundings.input() }
    var stopped: [StoppedCall] = []
    var said: [String] = []
    while true {
      let ear = OutputFilter(units, surroundings, after: said) { lines.note(of: $0) }
      process.environment[ProgramMessages.stoppedCalls] =
        stopped.map(\.line).joined(separator: "\n")
      process.onErrorOutput = { ear.hear($0) }
      let outcome = try process.run()
      ear.finish()
      let heard = ear.heard
      guard let call = heard.stopped, !stopped.contains(call), stopped.count < Self.mostStops else {
        return try end(outcome, at: heard.stopped, in: surroundings)
      }
      stopped.append(call)
      said = heard.lines
    }
  }

  /// - Parameter call: The one at which it is given up.
  private func end(
    _ outcome: ChildProcess.Outcome, at call: StoppedCall?, in surroundings: RunEnvironment
  ) throws -> CommandStatus {
    if !outcome.output.isEmpty { try surroundings.output(outcome.output) }
    if let call {
      return surroundings.tell(.badSpec(message: "error: \(call.words): \(call.reason)"))
    }
    switch outcome.ending {
    case .exit(let status): return CommandStatus(rawValue: status) ?? .system
    case .signal(let signal):
      let names = units.map(\.name).joined(separator: ", ")
      return surroundings.tell(
        .badSpec(message: "error: \(names): the program was stopped by signal \(signal)"))
    case .overdue: return .system
    }
  }
}
