internal import CairoRenderer
internal import Foundation
internal import LayoutSpec
internal import VisualDiff

/// The comparison of many specs with their baselines, and what is recorded of it.
struct Verification: Sendable {
  /// What is recorded without being asked for each.
  enum Update: String, CaseIterable, Sendable {
    case all, changed, missing, none
  }

  var specs: [SuiteSpec]
  var options: VerifyOptions
  var update: Update
  /// The widths that specs are laid out at besides.
  var sweep: SweepWidths?
  /// Whether layouts are looked at for what is probably not meant.
  var lints = false
  var shard: Shard?
  /// Only these snapshots.
  var filter: SnapshotFilter?
  var jobs: Int

  struct Result: Sendable {
    var report: Report
    var failures: [Failure]
    /// How many snapshots were recorded.
    var recorded: Int
  }

  func run(in surroundings: Surroundings) throws(Failure) -> Result {
    let artifacts = Artifacts(in: surroundings)
    Pending.clear(artifacts)
    let suite = chosen
    guard !suite.isEmpty else { throw .badUsage("no snapshot matches: nothing was compared") }
    var (specs, failures) = specsWithPlaces
    let progress = Progress(total: suite.count, in: surroundings)
    let results = inParallel(specs, atMost: jobs, each: TextMeasurer()) { spec, measurer in
      switch spec {
      case .unchanged(let spec): spec.result(of: suite, progress)
      case .read(let spec):
        SpecVerification(spec: spec, suite: suite, settings: self, artifacts: artifacts)
          .run(progress, measurer)
      }
    }
    progress.clear()
    let report = Report(
      tool: "flatplan \(Flatplan.version)",
      shard: shard.map { Report.Shard(index: $0.index, count: $0.count) },
      verdicts: results.flatMap(\.verdicts),
      lints: lints ? results.flatMap(\.lints) : nil)
    failures += results.flatMap(\.failures)
    do throws(Failure) {
      try artifacts.write(report)
    } catch {
      // What was found and recorded is told all the same.
      failures.append(error)
    }
    return Result(
      report: report, failures: failures,
      recorded: results.reduce(0) { $0 + $1.recorded })
  }

  /// The specs whose baselines have a folder of their own; of others the first.
  private var specsWithPlaces: (specs: [SuiteSpec], failures: [Failure]) {
    var owners: [String: SuiteSpec] = [:]
    var failures: [Failure] = []
    let specs = specs.filter { spec in
      let folder = spec.folder
      let path = Files.direct(folder.path)
      if let owner = owners[path] {
        failures.append(.samePath(folder.name, owner.title, spec.title))
        return false
      }
      owners[path] = spec
      return true
    }
    return (specs, failures)
  }

  /// The snapshots and sweeps of this run, in words.
  private var chosen: Set<String> {
    let named = specs.flatMap { spec -> [String] in
      let folder = spec.folder.name
      let all = spec.snapshots + (spec.opened.map(sweeps) ?? []).map { ($0.name, $0.words) }
      return all.filter { name, _ in
        filter?.holds(spec: spec.title, folder: folder, variant: name) ?? true
      }.map(\.words)
    }
    return Set(shard?.of(named, named: \.self) ?? named)
  }

  /// How many threads each spec may use, as others use the rest.
  var threadsOfEach: Int { max(jobs / max(specs.count, 1), 1) }

  func sweeps(of spec: OpenedSpec) -> [Sweep] {
    sweep.map { Sweep.all(of: spec, $0.range) } ?? []
  }
}

/// The part of a run that concerns one spec.
struct SpecVerification {
  let spec: OpenedSpec
  /// The snapshots that are asked for, in words.
  let suite: Set<String>
  let settings: Verification
  let artifacts: Artifacts

  struct Result: Sendable {
    var verdicts: [Verdict] = []
    var lints: [Report.Lint] = []
    var failures: [Failure] = []
    var recorded = 0
  }

  /// - Parameter measurer: Keeps text that is set, for more specs of the thread.
  func run(_ progress: Progress, _ measurer: TextMeasurer) -> Result {
    var result = Result()
    let all = Snapshot.all(of: spec)
    let snapshots = all.filter { suite.contains($0.words) }
    let sweeps = settings.sweeps(of: spec).filter { suite.contains($0.words) }
    guard !snapshots.isEmpty || !sweeps.isEmpty else { return result }
    do throws(Failure) {
      let folder = BaselineFolder(of: spec)
      let index = try folder.index()
      let normal = NormalForm(spec)
      var outcomes = snapshots.map { snapshot in
        let step = progress.begin(snapshot.words)
        defer { step.end() }
        return SnapshotCheck(
          snapshot, index: index, normal: normal, settings.options, measurer
        ).run()
      }
      outcomes += sweeps.map { sweep in
        let step = progress.begin(sweep.words)
        defer { step.end() }
        return SweepCheck(
          sweep: sweep, index: index, normal: normal, options: settings.options,
          threads: settings.threadsOfEach
        ).run()
      }
      if settings.lints { result.lints = try lints(of: snapshots) }
      let obsolete = obsolete(index, all)
      let specs = [normal.hash: normal.spec]
      let machines = [Machine.current.hash: Machine.current.lines]
      var now: [String: SnapshotOutcome.Recording] = [:]
      var later: [String: SnapshotOutcome.Recording] = [:]
      for place in outcomes.indices {
        guard let recording = outcomes[place].recording else { continue }
        let name = outcomes[place].verdict.variant
        if isRecorded(outcomes[place].verdict.status) {
          now[name] = recording
          outcomes[place].recorded()
        } else if ![.match, .error].contains(outcomes[place].verdict.status) {
          later[name] = recording
          try writeDifference(&outcomes[place], folder)
        }
      }
      let gone = settings.update == .all ? obsolete : []
      let isWhole = outcomes.allSatisfy { $0.failure == nil }
      let inputs = isWhole ? RecordedInputs(of: spec, keys: keys(all, index, normal)) : nil
      let isWritten = settings.update == .all || !now.isEmpty
      try folder.record(
        now, obsolete: gone, machines: machines, specs: specs, inputs: isWritten ? inputs : nil)
      let waiting = BaselineIndex(
        snapshots: later.mapValues(\.entry), machines: machines, specs: RecordedSpecs(specs),
        inputs: inputs)
      try Pending.add(
        later, of: folder, waiting, spec: spec.title, in: artifacts)
      result.recorded = now.count
      result.failures = outcomes.compactMap(\.failure)
      result.verdicts = outcomes.map(\.verdict)
      if gone.isEmpty { result.verdicts += obsolete.map { spec.verdict($0, $0, .obsolete) } }
    } catch {
      result.failures.append(error)
      result.verdicts = snapshots.map { snapshot in
        var verdict = spec.verdict(snapshot.name, snapshot.variant.words, .error)
        verdict.failure = error.words
        return verdict
      }
    }
    return result
  }

  /// What snapshots have in their baselines that are as they would be recorded now.
  private func keys(
    _ all: [Snapshot], _ index: BaselineIndex, _ normal: NormalForm
  ) -> [RecordedInputs.Keyed] {
    all.map { snapshot in
      let check = SnapshotCheck(snapshot, index: index, normal: normal, settings.options)
      return RecordedInputs.Keyed(
        variant: .init(name: snapshot.name, words: snapshot.variant.words), key: check.key)
    }
  }

  private func lints(of snapshots: [Snapshot]) throws(Failure) -> [Report.Lint] {
    var lints = Lints(ignoring: settings.options.layout.ignored)
    for snapshot in snapshots { try lints.add(spec, snapshot.variant) }
    return lints.diagnostics.map { found in
      Report.Lint(
        code: found.code, message: found.message, surfaces: found.label ?? "",
        path: found.location.path, line: found.location.line)
    }
  }

  private func isRecorded(_ status: Verdict.Status) -> Bool {
    switch settings.update {
    case .all: true
    case .changed: ![.match, .error].contains(status)
    case .missing: status == .missing
    case .none: false
    }
  }

  /// Snapshots that are recorded and not asked for by the spec; unknown where a part is looked at.
  private func obsolete(_ index: BaselineIndex, _ all: [Snapshot]) -> [String] {
    guard settings.shard == nil, settings.filter == nil else { return [] }
    let names = Set(all.map(\.name))
    return index.snapshots.keys.filter { !names.contains($0) && !Sweep.isName($0) }.sorted()
  }

  /// Writes the picture of the differences, and notes where everything lies.
  private func writeDifference(
    _ outcome: inout SnapshotOutcome, _ folder: BaselineFolder
  ) throws(Failure) {
    guard let recording = outcome.recording else { return }
    let name = folder.flatName
    var files = Verdict.Files()
    files.actualLayout = "pending/\(name)/\(recording.entry.layout)"
    files.actualPicture = recording.entry.picture.map { "pending/\(name)/\($0)" }
    if outcome.verdict.status != .missing {
      files.baselineLayout = folder.path(recording.entry.layout)
      files.baselinePicture = recording.entry.picture.map(folder.path)
    }
    func write(_ bytes: [UInt8], to part: String) throws(Failure) -> String {
      let file = "\(part)/\(name)/\(outcome.verdict.variant).png"
      try artifacts.write(bytes, to: file)
      return file
    }
    if let difference = outcome.difference {
      files.difference = try write(difference, to: "differences")
    }
    if let drawn = outcome.drawn {
      files.baselinePicture = try write(drawn.expected, to: "expected")
      files.actualPicture = try write(drawn.actual, to: "actual")
    }
    outcome.verdict.files = files
  }
}
