internal import ArgumentParser
internal import Foundation
internal import HostSystem
internal import SnapshotSuite
internal import SpecDiagnostics
internal import VisualDiff

struct ReviewCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Reviews what is pending by cause, in the terminal or in a browser.",
    discussion: """
      With --open, the report is served to this computer only, with buttons to accept and reject \
      single snapshots, causes, or everything. Press Control-C to stop.

      The terminal asks once about each cause, the one that changed most snapshots first, and then \
      about each snapshot without a known cause. Decisions are settled at the end. Press ? for the \
      keys.

        flatplan review
        flatplan review --open
      """)

  @Flag(name: .customLong("open"), help: "Review in a browser.")
  var opensBrowser = false

  @Option(
    help: ArgumentHelp("With --open, the port of the page. (default: any free port)"),
    transform: { try Port.argument($0) })
  var port: UInt16?

  func validate() throws {
    if port != nil, !opensBrowser { throw ValidationError("--port needs --open") }
  }

  /// Serves the report, in the program that contains the server.
  private func serve(in environment: RunEnvironment) async throws -> CommandStatus {
    guard Artifacts(in: environment).hasReport else { throw Failure.nothingPending }
    guard let review = environment.review else {
      let port = port.map { ["--port", "\($0)"] } ?? []
      return try ServerProgram.execute(["review", "--open"] + port, in: environment)
    }
    do {
      try await review(ReviewRequest(port: port), environment)
    } catch let problem as PreviewProblem {
      throw Failure.environment(problem.message)
    }
    return .done
  }

  func run(in environment: RunEnvironment) async throws -> CommandStatus {
    guard !opensBrowser else { return try await serve(in: environment) }
    let artifacts = Artifacts(in: environment)
    let pendings = try Pending.all(in: artifacts)
    let report = try? Artifacts.report(nil, in: environment)
    guard !pendings.isEmpty else {
      environment.messages("no pending snapshots\n")
      return .done
    }
    guard environment.isTerminal, isatty(STDIN_FILENO) == 1 else {
      try environment.write(report?.text ?? "")
      environment.messages(Self.instructions)
      return .done
    }
    try await artifacts.locked(environment) {
      try Review(
        pendings, report, artifacts, environment, key: Keyboard.key,
        open: { SystemOpener.open($0, environment) },
        settle: { cause, snapshot, accepts in
          let settlement = Settlement(cause: cause, snapshot: snapshot, accepts: accepts)
          _ = try settlement.settle(from: nil, in: environment)
        }
      ).run()
    }
    return .done
  }

  static let instructions = """
    review needs a terminal; use these commands instead:
      flatplan pending                   list pending snapshots with numbered causes
      flatplan accept                    accept all of them
      flatplan review --open             accept and reject in a browser
      flatplan accept --cause 1          accept the changes made by one cause
      flatplan accept --filter gallery   accept those that match a name
      flatplan reject                    discard all of them

    """
}
