internal import Basics
internal import HostSystem
internal import SnapshotSuite
internal import SpecDiagnostics
internal import VisualDiff

/// Which pending snapshots to list, accept or reject: those that match every value.
struct PendingSelection: Sendable {
  /// The number of the cause that changed them.
  var cause: Int?
  var filter: SnapshotFilter?
  /// The names of baselines, such as `specs/__Snapshots__/gallery/390`; `nil` for all.
  var snapshots: Set<String>?

  func contains(_ snapshot: String, of pending: Pending) -> Bool {
    let folder = pending.target.name
    let matchesFilter = filter?.holds(spec: pending.spec, folder: folder, variant: snapshot) ?? true
    return matchesFilter && snapshots?.contains(pending.target.name(snapshot)) ?? true
  }
}

/// The pending snapshots of the last run, or of another run's report.
struct PendingSource {
  let pendings: [Pending]
  /// The report that names their causes; `nil` if the last run's cannot be read.
  let report: Report?
  /// The reason why ``report`` is `nil`.
  private let reportFailure: Failure?

  /// - Parameter from: A report, its folder, or a folder of reports; `nil` for the last run.
  init(_ from: String?, in environment: RunEnvironment) throws(Failure) {
    guard let from else {
      let artifacts = Artifacts(in: environment)
      pendings = try Pending.all(in: artifacts)
      do throws(Failure) {
        report = try artifacts.report(in: environment)
        reportFailure = nil
      } catch {
        (report, reportFailure) = (nil, error)
      }
      return
    }
    var pendings: [Pending] = []
    var reports: [Report] = []
    for file in try Self.files(from, in: environment) {
      let report = try Artifacts.report(file, in: environment)
      pendings += try Pending.all(of: report, at: file, in: environment)
      reports.append(report)
    }
    self.pendings = pendings
    reportFailure = nil
    guard reports.count > 1 else {
      report = reports.first
      return
    }
    let (merged, problems) = Report.merged(reports)
    for problem in problems { environment.messages("warning: \(problem)\n") }
    report = merged
  }

  /// Returns the reports that a path refers to.
  private static func files(
    _ from: String, in environment: RunEnvironment
  ) throws(Failure) -> [String] {
    let file = Artifacts.file(from, in: environment)
    let isFolder = Files.isFolder(environment.absolute(from))
    guard isFolder else { return [file] }
    let confinement = Confinement(to: environment.absolute(from))
    guard !confinement.holds(environment.absolute(file)) else { return [file] }
    let folders = try confinement.names(in: environment.absolute(from), named: from)
    let files = folders.map { "\(from.withoutSlash)/\($0)/report.json" }
      .filter { confinement.holds(environment.absolute($0)) }
    guard !files.isEmpty else {
      throw .cannotRead(from, "neither the folder nor its folders contain a report.json")
    }
    return files
  }

  /// Returns a selection whose cause is replaced by the names of the snapshots that it changed.
  func resolved(_ selection: PendingSelection) throws(Failure) -> PendingSelection {
    guard let number = selection.cause else { return selection }
    guard let report else { throw reportFailure ?? .nothingPending }
    guard let group = report.causeGroups.first(where: { $0.number == number }) else {
      throw .badUsage("no pending cause \(number); 'flatplan pending' lists the causes")
    }
    let changed = Set(group.verdicts.map { report.verdicts[$0].baselineName })
    return PendingSelection(
      filter: selection.filter, snapshots: selection.snapshots?.intersection(changed) ?? changed)
  }
}

extension Report {
  /// The causes that changed any of the given baselines.
  func causes(of snapshots: Set<String>) -> [CauseGroup] {
    causeGroups.filter { group in
      group.verdicts.contains { snapshots.contains(verdicts[$0].baselineName) }
    }
  }
}
