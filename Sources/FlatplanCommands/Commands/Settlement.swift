internal import Basics
package import HostSystem
internal import SnapshotSuite
package import SpecDiagnostics
internal import SpecPictures
internal import VisualDiff

/// Accepts or rejects pending snapshots, or the changes that one cause made to them.
package struct Settlement: Sendable {
  var selection: PendingSelection
  /// The fonts for drawing baselines with some of the causes.
  var fonts: FontChoice
  /// Whether changes are accepted instead of rejected.
  var accepts: Bool

  init(_ selection: PendingSelection, fonts: FontChoice = FontChoice(), accepts: Bool) {
    self.selection = selection
    self.fonts = fonts
    self.accepts = accepts
  }

  /// - Parameters:
  ///   - cause: The number of the cause whose changes are settled; `nil` for all.
  ///   - snapshot: The name of the only snapshot to settle; `nil` for all.
  package init(cause: Int?, snapshot: String?, accepts: Bool) {
    self.init(
      PendingSelection(cause: cause, snapshots: snapshot.map { [$0] }), accepts: accepts)
  }

  private struct Result {
    /// The number of settled snapshots.
    var count = 0
    /// The number of these with other causes that are not settled.
    var partial = 0

    /// A line for the user.
    ///
    /// - Parameter done: What was done with the snapshots: `accepted`.
    func summary(_ done: String) -> String {
      let rest =
        partial > 0 ? "; \(partial.of("snapshot")) with other causes that stay pending" : ""
      return "\(count.of("snapshot")) \(done)\(rest)\n"
    }
  }

  /// The selected snapshots of one spec.
  private struct Step {
    var pending: Pending
    var names: [String]
    /// The causes to keep in the new baseline, or in what stays pending, by snapshot name. Missing
    /// for snapshots that are settled as a whole.
    var causes: [String: [Cause]]
    var baselines: [String: PartialBaseline] = [:]
  }

  /// Settles the snapshots, and notes how many.
  ///
  /// The selection is made under the lock, because a run that held the lock before may have written
  /// a new report. Nothing changes if any selected snapshot cannot be settled.
  ///
  /// - Parameter from: The report or folder to accept from; `nil` for the last run.
  package func run(
    from: String? = nil, in environment: RunEnvironment
  ) async throws -> CommandStatus {
    let result =
      if from != nil {
        try settle(from: from, in: environment)
      } else {
        try await Artifacts(in: environment).locked(environment) {
          try settle(from: nil, in: environment)
        }
      }
    environment.note(result.summary(accepts ? "accepted" : "rejected"))
    return .done
  }

  private func settle(from: String?, in environment: RunEnvironment) throws -> Result {
    let source = try PendingSource(from, in: environment)
    let selected = try source.resolved(selection)
    var steps = source.pendings.compactMap { pending -> Step? in
      let names = pending.snapshots.filter { selected.contains($0, of: pending) }
      guard !names.isEmpty else { return nil }
      let causes = causes(of: names.map { ($0, pending.target.name($0)) }, in: source.report)
      return Step(pending: pending, names: names, causes: causes)
    }
    guard !steps.isEmpty else {
      throw source.pendings.isEmpty ? Failure.nothingPending : .nothingMatches
    }
    if accepts { for step in steps { try step.pending.requireUnchangedInputs() } }
    try draw(&steps, in: environment)
    var result = Result()
    var (whole, parts): (Set<String>, Set<String>) = ([], [])
    // The report is amended even if an error stops the loop.
    defer { if from == nil { amendReport(source.report, whole, parts, in: environment) } }
    for step in steps {
      let names = Set(step.names)
      if accepts {
        result.count += try step.pending.accept(partial: step.baselines) { names.contains($0) }
      } else {
        // First, because it writes the index as it was read before.
        try step.pending.forget { names.contains($0) && step.baselines[$0] == nil }
        try step.pending.replace(by: step.baselines)
        result.count += names.count
      }
      result.partial += step.baselines.count
      for name in names {
        let baseline = step.pending.target.name(name)
        if step.baselines[name] == nil { whole.insert(baseline) } else { parts.insert(baseline) }
      }
    }
    return result
  }

  /// Returns the causes to keep for the snapshots that other causes changed too.
  private func causes(
    of names: [(name: String, baseline: String)], in report: Report?
  ) -> [String: [Cause]] {
    guard let number = selection.cause, let report else { return [:] }
    let verdicts = report.verdictsByBaseline
    var kept: [String: [Cause]] = [:]
    for (name, baseline) in names {
      guard let causes = verdicts[baseline]?.causes, causes.contains(where: { $0.number != number })
      else { continue }
      kept[name] = causes.filter { ($0.number == number) == accepts }
    }
    return kept
  }

  /// Draws the baselines with some of the causes, each with the fonts of its project.
  private func draw(_ steps: inout [Step], in environment: RunEnvironment) throws {
    let places = steps.indices.filter { !steps[$0].causes.isEmpty }
    guard !places.isEmpty else { return }
    let makers = try places.map { place in
      (place: place, maker: try PartialBaseline.Maker(steps[place].pending, in: environment))
    }
    let drawn = FontChoice.inFonts(fonts, of: makers, in: environment) { entry in
      entry.maker.fonts(in: environment)
    } _: { entries, refusal in
      entries.map { entry in
        Swift.Result { () throws(Failure) in
          if let refusal { throw refusal }
          var baselines: [String: PartialBaseline] = [:]
          for (name, causes) in steps[entry.place].causes.sorted(by: { $0.key < $1.key }) {
            baselines[name] = try entry.maker.baseline(of: name, with: causes)
          }
          return baselines
        }
      }
    }
    for (entry, baselines) in zip(makers, drawn) {
      steps[entry.place].baselines = try baselines.get()
    }
  }

  /// Updates the verdicts of the settled snapshots. Failing to write the report is ignored, because
  /// the decision is already stored.
  private func amendReport(
    _ report: Report?, _ whole: Set<String>, _ parts: Set<String>, in environment: RunEnvironment
  ) {
    try? Artifacts(in: environment).amendReport(
      whole.union(parts), of: report,
      { verdict in
        if parts.contains(verdict.baselineName) {
          let index = verdict.causes.firstIndex { $0.number == selection.cause }
          if let index { verdict.removeCause(at: index) }
        } else if accepts {
          verdict.accept()
        } else {
          verdict.reject()
        }
      }, in: environment)
  }
}
