internal import CairoRenderer
internal import Foundation
package import HostSystem
internal import LayoutSpec
package import SpecDiagnostics
package import SpecPictures
package import VisualDiff

/// Compares specs with their baselines, and records new ones.
package struct Verification: Sendable {
  /// The snapshots to record without confirmation.
  package enum Update: String, CaseIterable, Sendable {
    case all, changed, missing, none
  }

  /// Whether snapshots that only another environment changes fail the run.
  package enum EnvironmentPolicy: String, CaseIterable, Sendable {
    /// They are reported, and the run passes.
    case warn
    /// They fail the run.
    case fail
  }

  package var specs: [SuiteSpec]
  /// Files that could not be read, with the reasons.
  package var unreadable: [(source: SpecSource, failure: Failure)] = []
  /// Baselines whose spec files no longer exist.
  package var orphans: [BaselineFolder]
  /// The baselines of renamed specs that are not moved in this run, by the path of their new folder.
  private(set) var formerFolders: [String: BaselineFolder] = [:]
  package var options: VerifyOptions
  package var update: Update
  package var environmentPolicy = EnvironmentPolicy.warn
  /// The widths of additional sweeps.
  package var sweep: [SweepWidths] = []
  /// Whether to run the lint rules.
  package var lints = false
  package var shard: Shard?
  /// The fonts selected on the command line.
  package var fonts: FontChoice
  /// The snapshots to check; `nil` for all.
  package var filter: SnapshotFilter?
  package var jobs: Int

  package init(
    specs: [SuiteSpec], unreadable: [(source: SpecSource, failure: Failure)] = [],
    orphans: [BaselineFolder], options: VerifyOptions, update: Update, sweep: [SweepWidths] = [],
    lints: Bool = false, shard: Shard? = nil, fonts: FontChoice, filter: SnapshotFilter? = nil,
    jobs: Int
  ) {
    self.specs = specs
    self.unreadable = unreadable
    self.orphans = orphans
    self.options = options
    self.update = update
    self.sweep = sweep
    self.lints = lints
    self.shard = shard
    self.fonts = fonts
    self.filter = filter
    self.jobs = jobs
  }

  package struct Result: Sendable {
    package var report: Report
    package var failures: [Failure]
    /// The number of snapshots recorded.
    package var recorded: Int
    /// The baselines of renamed specs.
    package var renamed: [RenamedBaselines] = []
    /// Warnings about specs.
    package var diagnostics: [Diagnostic] = []
    /// Warnings about the command line.
    package var warnings: [String] = []
  }

  /// Runs the verification, with the baselines of renamed specs in their new folders. If nothing is
  /// to be recorded, they are compared where they are.
  package func run(
    in environment: RunEnvironment, _ artifacts: Artifacts
  ) throws(Failure) -> Result {
    guard update != .all else { return try compare(in: environment, artifacts) }
    let renamed = RenamedBaselines.all(of: specs.compactMap(\.opened), among: orphans)
    var run = self
    run.orphans = orphans.filter { folder in !renamed.contains { $0.from == folder } }
    for one in renamed {
      if update == .none {
        run.formerFolders[one.to.path] = one.from
      } else {
        try one.move()
      }
    }
    var result = try run.compare(in: environment, artifacts)
    result.renamed = renamed
    return result
  }

  private func compare(
    in environment: RunEnvironment, _ artifacts: Artifacts
  ) throws(Failure) -> Result {
    let requested = snapshots
    let (specs, conflicting) = specsWithUniqueFolders
    let unreadableVerdicts = verdicts(of: unreadable + conflicting)
    guard !requested.isEmpty || !unreadableVerdicts.isEmpty else {
      throw .badUsage("no snapshot matches: nothing was compared")
    }
    let suite = Set(shard?.of(requested, named: \.self) ?? requested)
    let others = verdictsOfOtherShards(requested, suite, artifacts, in: environment)
    Pending.clear(artifacts, except: Set(others.map(\.snapshot)))
    artifacts.forgetReport()
    var failures = conflicting.map(\.failure)
    let progress = ProgressLine(total: suite.count, in: environment)
    let results = try self.results(specs, suite, artifacts, progress, in: environment)
    progress.clear()
    let orphaned = verdictsOfOrphans()
    var report = Report(
      tool: "flatplan \(Release.version)",
      shard: shard.map { Report.Shard(index: $0.index, count: $0.count) },
      verdicts: others + results.flatMap(\.verdicts) + (reportsSuite ? unreadableVerdicts : [])
        + orphaned.verdicts,
      lints: lints ? results.flatMap(\.lints) : nil)
    failures += results.flatMap(\.failures) + orphaned.failures
    if environmentPolicy == .fail { report.forbidEnvironment() }
    // Causes are numbered for all shards, so that the numbers are those of 'accept'.
    var otherShards = report
    otherShards.verdicts.removeLast(report.verdicts.count - others.count)
    report.verdicts.removeFirst(others.count)
    do throws(Failure) {
      try artifacts.write(report)
      try artifacts.writeOtherShards(otherShards)
      if environment.isAutomated { try artifacts.writeCausePictures(report) }
    } catch {
      // A failure to write the report does not hide the results.
      failures.append(error)
    }
    return Result(
      report: report, failures: failures, recorded: results.reduce(0) { $0 + $1.recorded },
      diagnostics: results.flatMap(\.diagnostics),
      warnings: results.compactMap { $0.replaced.map { "note: " + $0.repaired } }
        + warningsOfIgnored(artifacts)
        + [options.warning(of: report.verdicts), report.environmentWarning].compactMap(\.self))
  }

  /// Returns the results of the other shards of the same suite that the last run's report contains.
  private func verdictsOfOtherShards(
    _ requested: [String], _ suite: Set<String>, _ artifacts: Artifacts,
    in environment: RunEnvironment
  ) -> [Verdict] {
    guard let shard, let last = try? artifacts.report(in: environment),
      last.shard?.count == shard.count
    else { return [] }
    let others = Set(requested).subtracting(suite)
    return last.verdicts.filter { others.contains($0.snapshot) }
  }

  /// Returns the results of all specs, each checked with the fonts of its project.
  ///
  /// - Throws: `Failure` if the fonts cannot be used for any spec.
  private func results(
    _ specs: [SuiteSpec], _ suite: Set<String>, _ artifacts: Artifacts, _ progress: ProgressLine,
    in environment: RunEnvironment
  ) throws(Failure) -> [SpecVerification.Result] {
    let results = FontChoice.inFonts(fonts, of: specs, in: environment) { spec in
      spec.fonts(in: environment)
    } _: { own, refusal -> [Swift.Result<SpecVerification.Result, Failure>] in
      if let refusal, own.count == specs.count { return own.map { _ in .failure(refusal) } }
      return inParallel(own, atMost: jobs, each: TextMeasurer()) { spec, measurer in
        .success(
          result(of: spec, suite, artifacts, progress, measurer, refusal, in: environment))
      }
    }
    return try results.map { result throws(Failure) in try result.get() }
  }

  /// - Parameter refusal: The reason why the project's fonts cannot be used, if any.
  private func result(
    of spec: SuiteSpec, _ suite: Set<String>, _ artifacts: Artifacts, _ progress: ProgressLine,
    _ measurer: TextMeasurer, _ refusal: Failure?, in environment: RunEnvironment
  ) -> SpecVerification.Result {
    func verify(_ spec: OpenedSpec) -> SpecVerification.Result {
      let verification = SpecVerification(
        spec: spec, suite: suite, settings: self, artifacts: artifacts)
      return refusal.map(verification.failedResult) ?? verification.run(progress, measurer)
    }
    switch spec {
    case .read(let spec): return verify(spec)
    case .unchanged(let spec):
      guard refusal == nil, !spec.machines.allSatisfy(RenderEnvironment.isCurrent) else {
        return spec.result(of: suite, progress, failure: refusal)
      }
      // The recording proves nothing in another environment.
      switch OpenedSpec.open(spec.source, in: environment) {
      case .success(let opened):
        var result = verify(opened)
        result.diagnostics = opened.warnings
        return result
      case .failure(let failure): return spec.result(of: suite, progress, failure: failure)
      }
    }
  }

  /// Whether this run reports results that belong to no snapshot; of several shards, the first
  /// does.
  private var reportsSuite: Bool { shard.map { $0.index == 1 } ?? true }

  /// Returns error verdicts for specs whose snapshots, or baseline folders, are unknown.
  private func verdicts(of specs: [(source: SpecSource, failure: Failure)]) -> [Verdict] {
    specs.compactMap { source, failure in
      let isSelected =
        filter?.holds(spec: source.name, folder: source.stem, variant: "spec") ?? true
      guard isSelected else { return nil }
      var verdict = Verdict(
        spec: source.name, name: source.stem, variant: "spec", words: "the spec", status: .error)
      verdict.failure = failure.line
      return verdict
    }
  }

  /// Returns verdicts for snapshots whose spec files no longer exist; none if only part of the
  /// suite is checked.
  private func verdictsOfOrphans() -> (verdicts: [Verdict], failures: [Failure]) {
    var found: (verdicts: [Verdict], failures: [Failure]) = ([], [])
    guard update != .all, reportsSuite, filter == nil else { return found }
    for folder in orphans {
      do throws(Failure) {
        found.verdicts += try folder.index().snapshots.keys.sorted().map { snapshot in
          Verdict(
            spec: folder.name, name: Files.split(folder.name).file, variant: snapshot,
            words: snapshot, status: .obsolete)
        }
      } catch {
        found.failures.append(error)
      }
    }
    return found
  }

  /// The specs, each with a baseline folder of its own. If several share a folder, the first is
  /// kept and the others fail.
  private var specsWithUniqueFolders:
    (specs: [SuiteSpec], others: [(source: SpecSource, failure: Failure)])
  {
    var owners: [String: SuiteSpec] = [:]
    var others: [(source: SpecSource, failure: Failure)] = []
    let specs = specs.filter { spec in
      let folder = spec.folder
      let path = Files.direct(folder.path)
      if let owner = owners[path] {
        others.append((spec.source, .samePath(folder.name, owner.title, spec.title)))
        return false
      }
      owners[path] = spec
      return true
    }
    return (specs, others)
  }

  /// The descriptions of the requested snapshots and sweeps, in all shards.
  private var snapshots: [String] {
    specs.flatMap { spec -> [String] in
      let folder = spec.folder.name
      let all = spec.snapshots + (spec.opened.map(sweeps) ?? []).map { ($0.name, $0.label) }
      return all.filter { name, _ in
        filter?.holds(spec: spec.title, folder: folder, variant: name) ?? true
      }.map(\.label)
    }
  }

  /// The number of threads per spec, if all specs run at once.
  var threadsOfEach: Int { max(jobs / max(specs.count, 1), 1) }

  func sweeps(of spec: OpenedSpec) -> [Sweep] {
    sweep.flatMap { Sweep.all(of: spec, $0.range) }
  }
}
