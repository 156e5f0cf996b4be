internal import ArgumentParser
internal import CompositionalLayout
internal import Foundation
internal import HostSystem
internal import SnapshotSuite
internal import SpecInput
internal import VisualDiff

/// Which of the waiting snapshots are meant.
struct PendingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Only what follows from this cause, by its number in 'flatplan pending'.",
      valueName: "number"))
  var cause: Int?

  @Option(help: SnapshotFilter.help)
  var filter: SnapshotFilter?

  /// Those that are meant, of all that waits.
  func chosen(in surroundings: RunEnvironment) throws(Failure) -> Chosen {
    guard let cause else { return Chosen(filter: filter) }
    let report = try Artifacts.report(nil, in: surroundings)
    guard let meant = report.causeGroups.first(where: { $0.number == cause }) else {
      throw .badUsage("no cause \(cause) waits; 'flatplan pending' lists those that do")
    }
    return Chosen(
      filter: filter, snapshots: Set(meant.verdicts.map { report.verdicts[$0].baselineName }),
      report: report)
  }

  struct Chosen {
    var filter: SnapshotFilter?
    /// By the names of their baselines: `specs/__Snapshots__/gallery/390`.
    var snapshots: Set<String>?
    /// The report that the cause is of.
    var report: Report?

    func holds(_ snapshot: String, of pending: Pending) -> Bool {
      let folder = pending.target.name
      let isNamed = filter?.holds(spec: pending.spec, folder: folder, variant: snapshot) ?? true
      return isNamed && snapshots?.contains(pending.target.name(snapshot)) ?? true
    }
  }
}

struct PendingCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "pending", abstract: "Lists what waits to be accepted or rejected, with causes.")

  @OptionGroup var options: PendingOptions

  func run(in surroundings: RunEnvironment) async throws -> CommandStatus {
    let chosen = try options.chosen(in: surroundings)
    let waiting = try Pending.all(in: Artifacts(in: surroundings))
    let names = waiting.flatMap { pending in
      pending.index.snapshots.keys.sorted().filter { chosen.holds($0, of: pending) }
        .map(pending.target.name)
    }
    guard !names.isEmpty else {
      guard waiting.isEmpty else { throw Failure.nothingMatches }
      surroundings.words("nothing waits\n")
      return .done
    }
    var text = names.map { $0 + "\n" }.joined()
    if let report = try? chosen.report ?? Artifacts.report(nil, in: surroundings) {
      for group in report.causes(of: Set(names)) { text += "\(group)\n" }
    }
    try surroundings.write(text)
    return .done
  }
}

struct AcceptCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "accept",
    abstract: "Makes what the last verify found the new baseline.",
    discussion: """
        flatplan accept                       everything that waits
        flatplan accept --cause 1             only what one cause changed
        flatplan accept --filter gallery      one spec; or 'gallery/390', '*~dark'

      Every baseline is either the old or the new one, even if this is interrupted.
      """)

  @OptionGroup var options: PendingOptions

  func run(in surroundings: RunEnvironment) async throws -> CommandStatus {
    let (count, others) = try await settle(options, in: surroundings) { pending, isChosen in
      try pending.accept(isChosen)
    } telling: {
      $0.accept()
    }
    let also = others.isEmpty ? "" : ", with what follows in them from"
    surroundings.words("\(count.of("snapshot")) accepted\(also)\n")
    for other in others { surroundings.words("  \(other)\n") }
    return .done
  }
}

struct RejectCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "reject",
    abstract: "Forgets what the last verify found; baselines stay as they are.")

  @OptionGroup var options: PendingOptions

  func run(in surroundings: RunEnvironment) async throws -> CommandStatus {
    let (count, _) = try await settle(options, in: surroundings) { pending, isChosen in
      try pending.forget(isChosen)
      return pending.index.snapshots.keys.count(where: isChosen)
    } telling: {
      $0.reject()
    }
    surroundings.words("\(count.of("snapshot")) rejected\n")
    return .done
  }
}

/// Does something for the waiting snapshots that are meant, and answers how many there were and what other
/// causes have consequences in them.
///
/// What is meant is looked for while no other run is at work: one that was waited for has another report.
///
/// - Parameter telling: What becomes of their verdicts in the report.
private func settle(
  _ options: PendingOptions, in surroundings: RunEnvironment,
  _ body: (Pending, (String) -> Bool) throws -> Int, telling: (inout Verdict) -> Void
) async throws -> (count: Int, others: [String]) {
  let artifacts = Artifacts(in: surroundings)
  let (count, others) = try await artifacts.locked(surroundings) {
    let chosen = try options.chosen(in: surroundings)
    var settled: Set<String> = []
    // What was settled before something went wrong is told all the same.
    defer { try? artifacts.amendReport(settled, of: chosen.report, telling, in: surroundings) }
    let count = try Pending.all(in: artifacts).reduce(0) { count, pending in
      let isChosen = { (name: String) in chosen.holds(name, of: pending) }
      let names = pending.index.snapshots.keys.filter(isChosen)
      guard !names.isEmpty else { return count }
      let done = try body(pending, isChosen)
      settled.formUnion(names.map(pending.target.name))
      return count + done
    }
    let others = chosen.report?.causes(of: settled).filter { $0.number != options.cause } ?? []
    return (count, others.map(\.description))
  }
  guard count > 0 else {
    throw try Pending.all(in: artifacts).isEmpty ? Failure.nothingWaits : .nothingMatches
  }
  return (count, others)
}

extension Report {
  /// The causes that some snapshots follow from, by the names of their baselines.
  fileprivate func causes(of snapshots: Set<String>) -> [CauseGroup] {
    causeGroups.filter { group in
      group.verdicts.contains { snapshots.contains(verdicts[$0].baselineName) }
    }
  }
}

extension Failure {
  fileprivate static let nothingWaits = Failure.badUsage(
    "nothing waits; 'flatplan verify' finds what differs")
  fileprivate static let nothingMatches = Failure.badUsage("nothing that waits matches")
}
