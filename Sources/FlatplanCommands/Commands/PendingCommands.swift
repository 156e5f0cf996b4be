internal import ArgumentParser
internal import CompositionalLayout
internal import Foundation
internal import HostSystem
internal import SnapshotSuite
internal import SpecInput
internal import VisualDiff

/// Options that select pending snapshots.
struct PendingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Only snapshots changed by this cause; 'flatplan pending' numbers the causes.",
      valueName: "number"))
  var cause: Int?

  @Option(help: SnapshotFilter.help)
  var filter: SnapshotFilter?

  /// The selected pending snapshots.
  func selection(in environment: RunEnvironment) throws(Failure) -> Selection {
    guard let cause else { return Selection(filter: filter) }
    let report = try Artifacts.report(nil, in: environment)
    guard let group = report.causeGroups.first(where: { $0.number == cause }) else {
      throw .badUsage("no pending cause \(cause); 'flatplan pending' lists the causes")
    }
    return Selection(
      filter: filter, snapshots: Set(group.verdicts.map { report.verdicts[$0].baselineName }),
      report: report)
  }

  struct Selection {
    var filter: SnapshotFilter?
    /// The names of the selected baselines, such as `specs/__Snapshots__/gallery/390`; `nil` for
    /// all.
    var snapshots: Set<String>?
    /// The report that contains the selected cause.
    var report: Report?

    func contains(_ snapshot: String, of pending: Pending) -> Bool {
      let folder = pending.target.name
      let matchesFilter =
        filter?.holds(spec: pending.spec, folder: folder, variant: snapshot) ?? true
      return matchesFilter && snapshots?.contains(pending.target.name(snapshot)) ?? true
    }
  }
}

struct PendingCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "pending", abstract: "Lists the snapshots to accept or reject, with causes.")

  @OptionGroup var options: PendingOptions

  func run(in environment: RunEnvironment) async throws -> CommandStatus {
    let selection = try options.selection(in: environment)
    let pendings = try Pending.all(in: Artifacts(in: environment))
    let names = pendings.flatMap { pending in
      pending.index.snapshots.keys.sorted().filter { selection.contains($0, of: pending) }
        .map(pending.target.name)
    }
    guard !names.isEmpty else {
      guard pendings.isEmpty else { throw Failure.nothingMatches }
      environment.words("no pending snapshots\n")
      return .done
    }
    var text = names.map { $0 + "\n" }.joined()
    if let report = try? selection.report ?? Artifacts.report(nil, in: environment) {
      for group in report.causes(of: Set(names)) { text += "\(group)\n" }
    }
    try environment.write(text)
    return .done
  }
}

struct AcceptCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "accept",
    abstract: "Accepts the last run's differences as the new baselines.",
    discussion: """
        flatplan accept                       all pending snapshots
        flatplan accept --cause 1             only those changed by one cause
        flatplan accept --filter gallery      one spec; or 'gallery/390', '*~dark'

      Each baseline is replaced atomically, so an interruption leaves either the old or the new one.
      """)

  @OptionGroup var options: PendingOptions

  func run(in environment: RunEnvironment) async throws -> CommandStatus {
    let (count, others) = try await settle(options, in: environment) { pending, isSelected in
      try pending.accept(isSelected)
    } updatingVerdict: {
      $0.accept()
    }
    let suffix = others.isEmpty ? "" : ", including changes from other causes:"
    environment.words("\(count.of("snapshot")) accepted\(suffix)\n")
    for other in others { environment.words("  \(other)\n") }
    return .done
  }
}

struct RejectCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "reject",
    abstract: "Discards the last run's differences; baselines do not change.")

  @OptionGroup var options: PendingOptions

  func run(in environment: RunEnvironment) async throws -> CommandStatus {
    let (count, _) = try await settle(options, in: environment) { pending, isSelected in
      try pending.forget(isSelected)
      return pending.index.snapshots.keys.count(where: isSelected)
    } updatingVerdict: {
      $0.reject()
    }
    environment.words("\(count.of("snapshot")) rejected\n")
    return .done
  }
}

/// Accepts or rejects the selected pending snapshots. Returns their number and the other causes
/// that changed them.
///
/// The selection is made under the lock, because a run that held the lock before may have written a
/// new report.
///
/// - Parameter updatingVerdict: Updates a settled snapshot's verdict in the report.
private func settle(
  _ options: PendingOptions, in environment: RunEnvironment,
  _ body: (Pending, (String) -> Bool) throws -> Int, updatingVerdict: (inout Verdict) -> Void
) async throws -> (count: Int, others: [String]) {
  let artifacts = Artifacts(in: environment)
  let (count, others) = try await artifacts.locked(environment) {
    let selection = try options.selection(in: environment)
    var settled: Set<String> = []
    // The report is amended even if an error stops the loop.
    defer {
      try? artifacts.amendReport(settled, of: selection.report, updatingVerdict, in: environment)
    }
    let count = try Pending.all(in: artifacts).reduce(0) { count, pending in
      let isSelected = { (name: String) in selection.contains(name, of: pending) }
      let names = pending.index.snapshots.keys.filter(isSelected)
      guard !names.isEmpty else { return count }
      let done = try body(pending, isSelected)
      settled.formUnion(names.map(pending.target.name))
      return count + done
    }
    let others = selection.report?.causes(of: settled).filter { $0.number != options.cause } ?? []
    return (count, others.map(\.description))
  }
  guard count > 0 else {
    throw try Pending.all(in: artifacts).isEmpty ? Failure.nothingPending : .nothingMatches
  }
  return (count, others)
}

extension Report {
  /// The causes that changed any of the given baselines.
  fileprivate func causes(of snapshots: Set<String>) -> [CauseGroup] {
    causeGroups.filter { group in
      group.verdicts.contains { snapshots.contains(verdicts[$0].baselineName) }
    }
  }
}

extension Failure {
  fileprivate static let nothingPending = Failure.badUsage(
    "no pending snapshots; 'flatplan verify' finds differences")
  fileprivate static let nothingMatches = Failure.badUsage(
    "no pending snapshot matches; 'flatplan pending' lists them")
}
