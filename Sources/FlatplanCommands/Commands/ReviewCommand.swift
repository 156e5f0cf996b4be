internal import ArgumentParser
internal import Foundation
internal import HostSystem
internal import SnapshotSuite
internal import SpecInput
internal import VisualDiff

struct ReviewCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Walks through what waits, snapshot by snapshot, in the terminal.",
    discussion: """
      Keys: a accept, r reject, s skip, d every frame that changed, o open the pictures in a \
      browser; A, R and S do so for all that is left; q ends.
      """)

  func run(in surroundings: RunEnvironment) async throws -> CommandStatus {
    let artifacts = Artifacts(in: surroundings)
    let waiting = try Pending.all(in: artifacts)
    let report = try? Artifacts.report(nil, in: surroundings)
    guard !waiting.isEmpty else {
      surroundings.words("nothing waits\n")
      return .done
    }
    guard surroundings.isTerminal, isatty(STDIN_FILENO) == 1 else {
      try surroundings.write(report?.text ?? "")
      surroundings.words(Self.instructions)
      return .done
    }
    try await artifacts.locked(surroundings) {
      try Review(
        waiting, report, artifacts, surroundings, key: Keyboard.key,
        open: { SystemOpener.open($0, surroundings) }
      ).run()
    }
    return .done
  }

  static let instructions = """
    no terminal to ask in; instead:
      flatplan pending                   what waits, with numbered causes
      flatplan accept                    all of it
      flatplan accept --cause 1          what follows from one cause
      flatplan accept --filter gallery   what is called so
      flatplan reject                    forget it

    """
}
