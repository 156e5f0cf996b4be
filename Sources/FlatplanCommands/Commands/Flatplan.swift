internal import ArgumentParser
internal import Basics
internal import Foundation
package import HostSystem
internal import LayoutSpec
package import SpecDiagnostics
internal import SpecPictures

/// The entry point of the command line tool.
package enum Flatplan {
  /// Runs one command and returns the exit status of the process.
  ///
  /// - Parameter arguments: The command line without the tool's name.
  package static func run(
    _ arguments: [String], in environment: RunEnvironment = .process
  ) async -> CommandStatus {
    var rest = arguments
    let messages = MessageSettings(removedFrom: &rest)
    var environment = messages.applied(to: environment)
    do {
      // A server runs many commands in one environment.
      environment.budget = Budget.Account(
        environment.trust.isUntrusted ? .untrusted : Budget.Limits(), raised: try messages.limits)
      let parsed = try Verbs.insertingRender(rest, in: environment)
      // A compiled program parses the command line again.
      let arguments = messages.arguments + parsed
      if parsed.first == "render", let work = RenderWork(quick: Array(parsed.dropFirst())) {
        return try await work.runCompilingSwift(arguments, in: environment)
      }
      var command = try FlatplanCommand.parseAsRoot(parsed)
      if let verb = command as? any Verb {
        return try await verb.runCompilingSwift(arguments, in: environment)
      }
      try command.run()
      return .done
    } catch let failure as Failure {
      return environment.tell(failure)
    } catch {
      return environment.reportParserResult(error, rest)
    }
  }
}

extension Flatplan {
  /// The command line of the process without the tool's name.
  ///
  /// - Throws: `Failure.environment(_:)` if it is unknown. On Linux the standard library reads it
  ///   from `/proc`, and finds nothing where that is not mounted.
  package static var processArguments: [String] {
    get throws {
      guard !CommandLine.arguments.isEmpty else {
        throw Failure.environment("the command line cannot be read: /proc is not mounted")
      }
      return Array(CommandLine.arguments.dropFirst())
    }
  }

  /// Runs the command line of the process.
  package static func runProcess(
    in environment: RunEnvironment = .process
  ) async -> CommandStatus {
    do {
      try OpenFiles.check()
      return await run(try processArguments, in: environment)
    } catch {
      return environment.tell(Failure(error, of: "the command line"))
    }
  }
}

/// A command that runs in a given environment.
protocol Work: Sendable {
  /// The input files and folders, including Swift files.
  var inputs: [String] { get }
  /// Whether Swift code in folders is run; `nil` asks the project's `flatplan.yaml`.
  var runsSwiftInFolders: Bool? { get }
  /// Whether the standard output gets a picture that is not text.
  var printsPicture: Bool { get }

  func run(in environment: RunEnvironment) async throws -> CommandStatus
}

/// A subcommand that ArgumentParser parses.
protocol Verb: ParsableCommand, Work {}

extension Work {
  var inputs: [String] { [] }
  var runsSwiftInFolders: Bool? { true }
  var printsPicture: Bool { false }

  /// Runs in this process, or, if the inputs include Swift files, in a program compiled from them.
  fileprivate func runCompilingSwift(
    _ arguments: [String], in environment: RunEnvironment
  ) async throws -> CommandStatus {
    if printsPicture, environment.writesToTerminal {
      throw Failure.badUsage(
        "a terminal cannot show the picture: write a file with -o PATH, or pipe the output to "
          + "another program")
    }
    var environment = environment
    guard let program = try program(in: &environment) else { return try await run(in: environment) }
    return try program.run(arguments, readsInput: inputs.contains("-"), in: environment)
  }

  /// Returns the program compiled from the Swift files among the inputs; `nil` if there are none, or if
  /// none of them can be drawn. The environment then has the reasons.
  func program(in environment: inout RunEnvironment) throws(Failure) -> (any CodeProgram)? {
    try requireNoSwift(in: environment)
    guard environment.code.isEmpty, let compiler = environment.compiler else { return nil }
    let readable = inputs.filter { mayRun($0, in: environment) }
    let compiled = try compiler.program(of: readable, in: environment) { text throws(SpecErrors) in
      _ = try RenderRequest(text, path: "")
    }
    switch compiled {
    case nil: return nil
    case .program(let program): return program
    case .refused(let code):
      environment.code = code.map { CodeFile(path: $0.path, refusal: $0.message) }
      return nil
    }
  }
}

extension Work {
  private func hasSwift(_ name: String, in environment: RunEnvironment) -> Bool {
    environment.compiler?.isCode(name, in: environment) ?? false
  }

  /// Throws if a Swift file is named while Swift is forbidden. Swift files in folders are skipped.
  fileprivate func requireNoSwift(in environment: RunEnvironment) throws(Failure) {
    guard !environment.trust.runsSwift else { return }
    for name in inputs where name.hasSuffix(".swift") {
      throw .badUsage(
        "\(name) is Swift code, which \(environment.trust.optionAgainstSwift) does not run")
    }
  }

  /// Returns whether the code at a path may be run. A file that the user names is run; code that is
  /// found in a folder only if the command is about running it, or the user or the project says so.
  private func mayRun(_ name: String, in environment: RunEnvironment) -> Bool {
    let path = environment.absolute(name)
    guard environment.trust.runsSwift else {
      if hasSwift(name, in: environment) {
        environment.messages(
          "note: the Swift files in \(name) are skipped, because "
            + "\(environment.trust.optionAgainstSwift) runs no code\n")
      }
      return false
    }
    guard Files.isFolder(path) else { return true }
    if let runsSwiftInFolders { return runsSwiftInFolders }
    let folder = SpecFolder(of: path.withoutSlash + "/" + SpecFolder.sharedName)
    let isAllowed =
      environment.trust.base?.runsSwift
      ?? folder.shared.map { SpecFile.runsSwift(shared: $0, readFile: folder.read) }
    if isAllowed == true { return true }
    if hasSwift(name, in: environment) {
      environment.messages(
        "note: the Swift files in \(name) are skipped, because this command would run them; add "
          + "--run-swift, or 'runSwift: true' in flatplan.yaml, if you trust them\n")
    }
    return false
  }
}

extension RunEnvironment {
  /// Prints a result of ArgumentParser. Help and version go to standard output; anything else is a
  /// usage error.
  fileprivate func reportParserResult(_ error: any Error, _ arguments: [String]) -> CommandStatus {
    var message = FlatplanCommand.fullMessage(for: error)
    if let advice = arguments.adviceOnNegativeNumbers(message) {
      message = message.replacing("\n", with: advice + "\n", maxReplacements: 1)
    }
    guard FlatplanCommand.exitCode(for: error).isSuccess else {
      messages(message.lowercasedError + "\n")
      return .badUsage
    }
    do {
      try output(Array((message + "\n").utf8))
      return .done
    } catch {
      return tell(Failure(error, of: "standard output"))
    }
  }
}

extension String {
  /// The text with a leading `Error:` in lower case, as in all other messages.
  fileprivate var lowercasedError: String {
    hasPrefix("Error: ") ? "error: " + dropFirst("Error: ".count) : self
  }
}

extension [String] {
  /// Advice for a negative number that ArgumentParser mistook for an option; `nil` if the message
  /// is about something else.
  fileprivate func adviceOnNegativeNumbers(_ message: String) -> String? {
    guard message.contains("Missing value for '") else { return nil }
    let pairs = zip(self, dropFirst()).first { option, value in
      option.hasPrefix("-") && message.contains("Missing value for '\(option) ")
        && value.hasPrefix("-") && value.dropFirst().first?.isNumber ?? false
    }
    return pairs.map { "; write a negative number as '\($0)=\($1)'" }
  }
}

extension Trust {
  /// The option that forbids Swift.
  fileprivate var optionAgainstSwift: String { isUntrusted ? "--untrusted" : "--no-swift" }
}
