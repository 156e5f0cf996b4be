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
  /// Whether what the environment changes is accepted, too.
  var takesEnvironment: Bool

  init(
    _ selection: PendingSelection, fonts: FontChoice = FontChoice(), accepts: Bool,
    takesEnvironment: Bool = false
  ) {
    self.selection = selection
    self.fonts = fonts
    self.accepts = accepts
    self.takesEnvironment = takesEnvironment
  }

  /// - Parameters:
  ///   - cause: The number of the cause whose changes are settled; `nil` for all.
  ///   - snapshot: The name of the only snapshot to settle; `nil` for all.
  package init(cause: Int?, snapshot: String?, accepts: Bool) {
    self.init(
      PendingSelection(cause: cause, snapshots: snapshot.map { [$0] }), accepts: accepts)
  }

  struct Result {
    /// The number of settled snapshots.
    var count = 0
    /// The number of these with other causes that are not settled.
    var partial = 0
    /// The number of snapshots that are not settled because only the environment changes them.
    var ofEnvironment = 0
    /// The number of accepted snapshots whose pictures this machine cannot draw as recorded.
    var due = 0

    /// Lines for the user.
    ///
    /// - Parameter done: What was done with the snapshots: `accepted`.
    func summary(_ done: String) -> String {
      let rest =
        partial > 0 ? "; \(partial.of("snapshot")) with other causes that stay pending" : ""
      var lines = ["\(count.of("snapshot")) \(done)\(rest)"]
      if due > 0 {
        lines.append(
          "\(due.of("picture")) due: this machine draws differently; 'flatplan verify' on a machine "
            + "that draws as the recorded one adds them")
      }
      if ofEnvironment > 0 {
        lines.append(
          "\(ofEnvironment.of("snapshot")) that only the environment changes: unchanged; "
            + "--environment accepts them")
      }
      return lines.map { $0 + "\n" }.joined()
    }
  }

  /// The selected snapshots of one spec.
  private struct Step {
    var pending: Pending
    var names: [String]
    /// The causes to keep in the new baseline, or in what stays pending, by snapshot name. Missing
    /// for snapshots that are settled as a whole.
    var causes: [String: [Cause]] = [:]
    /// The snapshots of which all edits are accepted, and not what the environment changes.
    var edited: Set<String> = []
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

  /// Settles the snapshots. The caller holds the lock of the last run's report.
  func settle(from: String?, in environment: RunEnvironment) throws -> Result {
    let source = try PendingSource(from, in: environment)
    let selected = try source.resolved(selection)
    let verdicts = source.report?.verdictsByBaseline ?? [:]
    var result = Result()
    var steps: [Step] = []
    for pending in source.pendings {
      var step = Step(pending: pending, names: [])
      for name in pending.snapshots where selected.contains(name, of: pending) {
        add(name, verdicts[pending.target.name(name)], to: &step, &result)
      }
      if !step.names.isEmpty { steps.append(step) }
    }
    guard !steps.isEmpty || result.ofEnvironment > 0 else {
      throw source.pendings.isEmpty ? Failure.nothingPending : .nothingMatches
    }
    if accepts { for step in steps { try step.pending.requireUnchangedInputs() } }
    try draw(&steps, in: environment)
    var settled = Settled()
    // The report is amended even if an error stops the loop.
    defer { if from == nil { amendReport(source.report, settled, in: environment) } }
    for step in steps {
      let names = Set(step.names)
      if accepts {
        result.count += try step.pending.accept(
          partial: step.baselines, onlyEditsOf: step.edited
        ) { names.contains($0) }
        result.due += step.edited.count + step.baselines.values.count(where: \.isDue)
      } else {
        // First, because it writes the index as it was read before.
        try step.pending.forget { names.contains($0) && step.baselines[$0] == nil }
        try step.pending.replace(by: step.baselines)
        result.count += names.count
      }
      result.partial += step.baselines.count
      for name in names {
        let baseline = step.pending.target.name(name)
        if step.edited.contains(name) {
          settled.edited.insert(baseline)
        } else if step.baselines[name] != nil {
          settled.parts.insert(baseline)
        } else {
          settled.whole.insert(baseline)
        }
      }
    }
    return result
  }

  /// The names of settled baselines.
  private struct Settled {
    var whole: Set<String> = []
    /// The names of those with one settled cause.
    var parts: Set<String> = []
    /// The names of those whose edits are settled, and not what the environment changes.
    var edited: Set<String> = []
  }

  /// Adds a selected snapshot to a step, or counts it if only the environment changes it.
  private func add(
    _ name: String, _ verdict: Verdict?, to step: inout Step, _ result: inout Result
  ) {
    let share = step.pending.environment[name]
    let causes = verdict?.causes ?? []
    let others = causes.filter { $0.number != selection.cause }
    if let number = selection.cause {
      if share == .part, accepts, others.allSatisfy({ $0.kind == .environment }), !others.isEmpty {
        step.edited.insert(name)
      } else if !others.isEmpty {
        step.causes[name] = causes.filter { ($0.number == number) == accepts }
      }
    } else if accepts, !takesEnvironment, let share {
      guard share == .part || selection.snapshots != nil else {
        result.ofEnvironment += 1
        return
      }
      if share == .part { step.edited.insert(name) }
    }
    step.names.append(name)
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
            baselines[name] = try entry.maker.baseline(
              of: name, with: causes, isAccepted: accepts)
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
    _ report: Report?, _ settled: Settled, in environment: RunEnvironment
  ) {
    try? Artifacts(in: environment).amendReport(
      settled.whole.union(settled.parts).union(settled.edited), of: report,
      { verdict in
        if settled.parts.contains(verdict.baselineName) {
          verdict.removeCauses { $0.number == selection.cause }
        } else if settled.edited.contains(verdict.baselineName) {
          verdict.removeCauses { $0.kind != .environment }
        } else if accepts {
          verdict.accept()
        } else {
          verdict.reject()
        }
      }, in: environment)
  }
}
