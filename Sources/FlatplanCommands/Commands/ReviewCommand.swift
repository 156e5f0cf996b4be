internal import ArgumentParser
internal import Foundation
internal import HostSystem
internal import SnapshotSuite
internal import SpecInput
internal import VisualDiff

struct ReviewCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Reviews pending snapshots one by one in the terminal.",
    discussion: """
      Keys: a accept, r reject, s skip, d list all changed frames, o open the pictures in a \
      browser; A, R and S apply to all remaining snapshots; q quits.
      """)

  func run(in environment: RunEnvironment) async throws -> CommandStatus {
    let artifacts = Artifacts(in: environment)
    let pendings = try Pending.all(in: artifacts)
    let report = try? Artifacts.report(nil, in: environment)
    guard !pendings.isEmpty else {
      environment.words("no pending snapshots\n")
      return .done
    }
    guard environment.isTerminal, isatty(STDIN_FILENO) == 1 else {
      try environment.write(report?.text ?? "")
      environment.words(Self.instructions)
      return .done
    }
    try await artifacts.locked(environment) {
      try Review(
        pendings, report, artifacts, environment, key: Keyboard.key,
        open: { SystemOpener.open($0, environment) }
      ).run()
    }
    return .done
  }

  static let instructions = """
    review needs a terminal; use these commands instead:
      flatplan pending                   list pending snapshots with numbered causes
      flatplan accept                    accept all of them
      flatplan accept --cause 1          accept those changed by one cause
      flatplan accept --filter gallery   accept those that match a name
      flatplan reject                    discard all of them

    """
}
