internal import CairoRenderer
internal import Foundation
internal import HostSystem
internal import LayoutSpec
internal import SpecDiagnostics
internal import SpecNormalForm
internal import SpecPictures
internal import VisualDiff

/// The verification of one spec in a run.
struct SpecVerification {
  let spec: OpenedSpec
  /// The descriptions of the requested snapshots.
  let suite: Set<String>
  let settings: Verification
  let artifacts: Artifacts

  struct Result: Sendable {
    var verdicts: [Verdict] = []
    var lints: [Report.Lint] = []
    var failures: [Failure] = []
    /// Warnings from reading a spec that have not been printed yet.
    var diagnostics: [Diagnostic] = []
    var recorded = 0
    /// Why the recorded baselines could not be read, if they were replaced.
    var replaced: Failure?
  }

  /// The folder of the baselines if the spec was renamed and they are not moved.
  private var formerFolder: BaselineFolder? {
    settings.formerFolders[BaselineFolder(of: spec).path]
  }

  /// - Parameter measurer: A text cache shared by the specs of a thread.
  func run(_ progress: ProgressLine, _ measurer: TextMeasurer) -> Result {
    var all = Snapshot.all(of: spec)
    for index in all.indices { all[index].formerFolder = formerFolder }
    let (snapshots, sweeps) = wanted(of: all)
    var result = Result()
    guard !snapshots.isEmpty || !sweeps.isEmpty else { return result }
    do throws(Failure) {
      let (recorded, damage) = try recordedIndex(of: all)
      result.replaced = damage
      let former = recorded.formerNames(of: all)
      let index = recorded.renamed(from: former)
      let normal = NormalForm(spec)
      let outcomes =
        check(snapshots, index, normal, progress, measurer)
        + check(sweeps, index, normal, progress)
      if settings.lints { result.lints = try lints(of: snapshots, measurer) }
      try record(outcomes, of: all, index, former, normal, &result)
    } catch {
      let failedResult = failedResult(error)
      result.failures += failedResult.failures
      result.verdicts = failedResult.verdicts
    }
    return result
  }

  /// Reads the recorded baselines.
  ///
  /// If they cannot be read and all snapshots of the spec are recorded again, they are replaced.
  /// Baselines of a newer release, and files that Git has not fetched, are intact and never
  /// replaced.
  ///
  /// - Returns: The baselines; if they are to be replaced, none and the reason.
  private func recordedIndex(
    of all: [Snapshot]
  ) throws(Failure) -> (BaselineIndex, damage: Failure?) {
    let folder = formerFolder ?? BaselineFolder(of: spec)
    do throws(Failure) {
      let index = try folder.index()
      let damage = replacesDamage(all) ? folder.damage(to: index) : nil
      return (damage == nil ? index : BaselineIndex(), damage)
    } catch {
      guard replacesDamage(all), error.isRepairable else { throw error }
      return (BaselineIndex(), error)
    }
  }

  /// Whether the run records all snapshots of the spec.
  private func replacesDamage(_ all: [Snapshot]) -> Bool {
    settings.update == .all && settings.filter == nil
      && all.allSatisfy { suite.contains($0.label) }
  }

  private func wanted(of all: [Snapshot]) -> (snapshots: [Snapshot], sweeps: [Sweep]) {
    (
      all.filter { suite.contains($0.label) },
      settings.sweeps(of: spec).filter { suite.contains($0.label) }
    )
  }

  /// Returns the results of a spec none of whose snapshots can be checked.
  func failedResult(_ failure: Failure) -> Result {
    let (snapshots, sweeps) = wanted(of: Snapshot.all(of: spec))
    var verdicts = snapshots.map { spec.verdict($0.name, $0.words, .error) }
    verdicts += sweeps.map { spec.verdict($0.name, $0.variantLabel, .error) }
    for index in verdicts.indices { verdicts[index].failure = failure.message }
    return Result(verdicts: verdicts, failures: [failure])
  }

  private func check(
    _ snapshots: [Snapshot], _ index: BaselineIndex, _ normal: NormalForm, _ progress: ProgressLine,
    _ measurer: TextMeasurer
  ) -> [SnapshotOutcome] {
    snapshots.map { snapshot in
      let step = progress.begin(snapshot.label)
      defer { step.end() }
      return SnapshotCheck(
        snapshot, index: index, normal: normal, settings.options, measurer
      ).run()
    }
  }

  private func check(
    _ sweeps: [Sweep], _ index: BaselineIndex, _ normal: NormalForm, _ progress: ProgressLine
  ) -> [SnapshotOutcome] {
    sweeps.map { sweep in
      let step = progress.begin(sweep.label)
      defer { step.end() }
      return SweepCheck(
        sweep: sweep, index: index, normal: normal, options: settings.options,
        threads: settings.threadsOfEach
      ).run()
    }
  }

  /// Records the snapshots that the update mode selects, and stores the other changed ones as
  /// pending.
  ///
  /// - Parameters:
  ///   - all: All snapshots of the spec.
  ///   - former: The recorded names of renamed snapshots, by current name.
  private func record(
    _ outcomes: [SnapshotOutcome], of all: [Snapshot], _ index: BaselineIndex,
    _ former: [String: String], _ normal: NormalForm, _ result: inout Result
  ) throws(Failure) {
    let folder = BaselineFolder(of: spec)
    let obsolete = obsolete(index, all)
    let specs = [normal.hash: normal.spec]
    let machines = outcomes.compactMap(\.recording).machines
    var outcomes = outcomes
    outcomes.separateLayouts(beside: index.snapshots)
    var immediate: [String: SnapshotOutcome.Recording] = [:]
    var deferred: [String: SnapshotOutcome.Recording] = [:]
    for position in outcomes.indices {
      guard let recording = outcomes[position].recording else { continue }
      let name = outcomes[position].verdict.variant
      if isRecorded(outcomes[position].verdict) {
        immediate[name] = recorded(recording, outcomes[position].verdict, index.snapshots[name])
        try report(&outcomes[position], folder, index.snapshots[name])
      } else if ![.match, .error].contains(outcomes[position].verdict.status) {
        deferred[name] = recording
        try writeDifference(&outcomes[position], folder, index.snapshots[name])
      }
    }
    let gone = settings.update == .all ? obsolete : []
    let isWhole = outcomes.allSatisfy { $0.failure == nil }
    let inputs = isWhole ? RecordedInputs(of: spec, keys: keys(all, outcomes, index, normal)) : nil
    let isWritten = settings.update == .all || !immediate.isEmpty
    try folder.record(
      immediate, obsolete: gone + immediate.keys.compactMap { former[$0] }, machines: machines,
      specs: specs,
      inputs: isWritten ? inputs : nil, isRepair: result.replaced != nil && isWhole)
    let waiting = BaselineIndex(
      snapshots: deferred.mapValues(\.entry), machines: machines, specs: RecordedSpecs(specs),
      inputs: inputs)
    try Pending.add(
      deferred, of: folder, waiting, comparedWith: index, formerly: former,
      outcomes.map(\.verdict), movedFrom: formerFolder, spec: spec, in: artifacts)
    result.recorded = immediate.count
    result.failures = outcomes.compactMap(\.failure)
    result.verdicts = outcomes.map(\.verdict)
    if gone.isEmpty { result.verdicts += obsolete.map { spec.verdict($0, $0, .obsolete) } }
  }

  /// Returns the keys that the snapshots would have if recorded now.
  private func keys(
    _ all: [Snapshot], _ outcomes: [SnapshotOutcome], _ index: BaselineIndex, _ normal: NormalForm
  ) -> [RecordedInputs.KeyedVariant] {
    let recordings = Dictionary(
      outcomes.compactMap { outcome in
        outcome.recording.map { (outcome.verdict.variant, $0.entry.machine) }
      }, uniquingKeysWith: { first, _ in first })
    return all.map { snapshot in
      let check = SnapshotCheck(snapshot, index: index, normal: normal, settings.options)
      let machine =
        recordings[snapshot.name] ?? check.entry?.machine ?? RenderEnvironment.current.hash
      return RecordedInputs.KeyedVariant(
        variant: .init(name: snapshot.name, words: snapshot.words),
        key: check.key(on: machine))
    }
  }

  /// Marks a snapshot as recorded. If it replaces a baseline, both pictures are kept for the
  /// report.
  private func report(
    _ outcome: inout SnapshotOutcome, _ folder: BaselineFolder, _ entry: BaselineIndex.Entry?
  ) throws(Failure) {
    let isChange = [.layout, .pixels, .size, .environment, .due].contains(outcome.verdict.status)
    guard isChange, entry != nil else {
      outcome.verdict.accept()
      outcome.failure = nil
      return
    }
    try writeDifference(&outcome, folder, entry)
    var files = outcome.verdict.files
    for (file, bytes) in outcome.recording?.files ?? [:] {
      let copy = "actual/\(folder.flatName)/\(file)"
      try artifacts.write(bytes, to: copy)
      if file == outcome.recording?.entry.layout { files.actualLayout = copy }
      if file == outcome.recording?.entry.picture { files.actualPicture = copy }
    }
    outcome.verdict.files = files
    outcome.verdict.markRecorded()
  }

  private func lints(
    of snapshots: [Snapshot], _ measurer: TextMeasurer
  ) throws(Failure) -> [Report.Lint] {
    var lints = Lints(ignoring: settings.options.layout.ignored)
    for variant in snapshots.filter({ !$0.isSheet }).map(\.variant) {
      try lints.add(try Pipeline.layout(spec, variant, measurer), of: spec, variant, measurer)
    }
    return lints.diagnostics.map { found in
      Report.Lint(
        code: found.code, message: found.message, surfaces: found.label ?? "",
        path: found.location.path, line: found.location.line)
    }
  }

  private func isRecorded(_ verdict: Verdict) -> Bool {
    switch settings.update {
    case .all: true
    case .changed: ![.match, .error].contains(verdict.status) && EnvironmentShare(verdict) != .all
    case .missing: [.missing, .due].contains(verdict.status) && EnvironmentShare(verdict) == nil
    case .none: false
    }
  }

  /// Returns what to record of a snapshot: all of it, or only what edits changed.
  private func recorded(
    _ recording: SnapshotOutcome.Recording, _ verdict: Verdict, _ entry: BaselineIndex.Entry?
  ) -> SnapshotOutcome.Recording {
    guard settings.update != .all, EnvironmentShare(verdict) != nil, let entry else {
      return recording
    }
    return recording.due(since: entry)
  }

  /// Returns recorded snapshots that the spec no longer requests, and sweeps that no longer apply.
  /// Returns none if only part of the suite is checked. Of several shards, the one with the spec's
  /// first snapshot reports them.
  private func obsolete(_ index: BaselineIndex, _ all: [Snapshot]) -> [String] {
    guard settings.filter == nil, all.first.map({ suite.contains($0.label) }) ?? true else {
      return []
    }
    let names = Set(all.map(\.name))
    return index.snapshots.keys.filter { name in
      !(Sweep.isName(name)
        ? Sweep.isAsked(name, for: spec, settings.sweep) : names.contains(name))
    }.sorted()
  }

  /// Writes the difference and the expected picture, so that the artifacts are complete when copied
  /// elsewhere, and records their paths in the verdict.
  private func writeDifference(
    _ outcome: inout SnapshotOutcome, _ folder: BaselineFolder, _ entry: BaselineIndex.Entry?
  ) throws(Failure) {
    guard let recording = outcome.recording else { return }
    let name = folder.flatName
    var files = Verdict.Files()
    files.actualLayout = "pending/\(name)/\(recording.entry.layout)"
    files.actualPicture = recording.entry.picture.map { "pending/\(name)/\($0)" }
    func write(_ bytes: [UInt8], _ file: String, to subfolder: String) throws(Failure) -> String {
      let file = "\(subfolder)/\(name)/\(file)"
      try artifacts.write(bytes, to: file)
      return file
    }
    func expected(_ file: String?) throws(Failure) -> String? {
      guard let file, let bytes = try (formerFolder ?? folder).bytes(file) else { return nil }
      return try write(bytes, file, to: "expected")
    }
    if let entry, outcome.verdict.status != .missing {
      files.baselineLayout = try expected(entry.layout)
      files.baselinePicture = try expected(entry.picture)
    }
    let picture = "\(outcome.verdict.variant).png"
    if let difference = outcome.difference {
      files.difference = try write(difference, picture, to: "differences")
    }
    if let drawn = outcome.drawn {
      files.baselinePicture = try write(drawn.expected, picture, to: "expected")
      files.actualPicture = try write(drawn.actual, picture, to: "actual")
    }
    outcome.verdict.files = files
    for index in (outcome.verdict.merge ?? []).indices {
      let side = outcome.verdict.merge?[index].name ?? ""
      guard let bytes = outcome.versions[side] else { continue }
      outcome.verdict.merge?[index].picture = try write(
        bytes, "\(outcome.verdict.variant)-\(side).png", to: "merge")
    }
  }
}

extension [SnapshotOutcome] {
  /// Moves layouts that differ from their shared file to files of their own. Layouts already stored
  /// that way are not recorded again.
  fileprivate mutating func separateLayouts(beside entries: [String: BaselineIndex.Entry]) {
    let new = compactMap { outcome in
      outcome.recording.map { (outcome.verdict.variant, $0.entry) }
    }
    let others = entries.merging(new) { _, new in new }.withOtherLayouts
    for (index, name) in map(\.verdict.variant).enumerated() where others.contains(name) {
      self[index].recording?.keepOwnLayout(of: name)
      let isKept = self[index].recording?.entry == entries[name]
      if isKept, self[index].verdict.status == .match { self[index].recording = nil }
    }
  }
}
