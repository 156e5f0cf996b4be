internal import ArgumentParser
internal import CompositionalLayout
internal import Foundation
package import HostSystem
internal import LayoutSpec
package import SpecInput
internal import SpecPictures
internal import SwiftInput

/// The command line tool as a function.
package enum Flatplan {
  /// Runs one command and answers what the process ends with.
  ///
  /// - Parameter arguments: Without the name of the tool.
  package static func run(
    _ arguments: [String], in surroundings: RunEnvironment = .process
  ) async -> CommandStatus {
    do {
      let arguments = try Verbs.spelledOut(arguments, in: surroundings)
      if arguments.first == "render", let work = RenderWork(quick: Array(arguments.dropFirst())) {
        return try await work.runWhereCodeIs(arguments, in: surroundings)
      }
      var command = try FlatplanCommand.parseAsRoot(arguments)
      if let verb = command as? any Verb {
        return try await verb.runWhereCodeIs(arguments, in: surroundings)
      }
      try command.run()
      return .done
    } catch let failure as Failure {
      return surroundings.tell(failure)
    } catch {
      return surroundings.tellParser(error, arguments)
    }
  }
}

/// What a command does, in given surroundings.
protocol Work: Sendable {
  /// The files and folders that it reads, Swift among them or not.
  var inputs: [String] { get }

  func run(in surroundings: RunEnvironment) async throws -> CommandStatus
}

/// A command that is read from the command line.
protocol Verb: ParsableCommand, Work {}

extension Work {
  var inputs: [String] { [] }

  /// Runs in this program, or in one that the Swift files among the inputs are part of.
  fileprivate func runWhereCodeIs(
    _ arguments: [String], in surroundings: RunEnvironment
  ) async throws -> CommandStatus {
    let units = surroundings.code.isEmpty ? try SwiftUnit.find(inputs, in: surroundings) : []
    guard !units.isEmpty else { return try await run(in: surroundings) }
    switch try SwiftProgram.made(of: units, in: surroundings) {
    case .program(let program):
      return try program.run(arguments, readsInput: inputs.contains("-"), in: surroundings)
    case .refused(let code):
      var surroundings = surroundings
      surroundings.code = code
      return try await run(in: surroundings)
    }
  }
}

extension RunEnvironment {
  /// Says what the parser has to say: help and the version are data, all else is bad usage.
  fileprivate func tellParser(_ error: any Error, _ arguments: [String]) -> CommandStatus {
    var message = FlatplanCommand.fullMessage(for: error)
    if let advice = arguments.adviceOnSigns(message) {
      message = message.replacing("\n", with: advice + "\n", maxReplacements: 1)
    }
    guard FlatplanCommand.exitCode(for: error).isSuccess else {
      words(message.lowercasedError + "\n")
      return .badUsage
    }
    do {
      try output(Array((message + "\n").utf8))
      return .done
    } catch {
      return tell(Failure(error, of: "the standard output"))
    }
  }
}

extension String {
  /// The text with `error:` at its start written as everywhere else.
  fileprivate var lowercasedError: String {
    hasPrefix("Error: ") ? "error: " + dropFirst("Error: ".count) : self
  }
}

extension [String] {
  /// What to write where a number was taken for an option because of its sign; nothing, if that is not
  /// what a message of the parser is about.
  fileprivate func adviceOnSigns(_ message: String) -> String? {
    guard message.contains("Missing value for '") else { return nil }
    let pairs = zip(self, dropFirst()).first { option, value in
      option.hasPrefix("-") && message.contains("Missing value for '\(option) ")
        && value.hasPrefix("-") && value.dropFirst().first?.isNumber ?? false
    }
    return pairs.map { "; with a sign it is written '\($0)=\($1)'" }
  }
}
