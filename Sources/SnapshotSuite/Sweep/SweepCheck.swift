internal import Basics
internal import LayoutSpec
internal import SpecDiagnostics
internal import SpecNormalForm
internal import SpecPictures
internal import VisualDiff

/// Compares one sweep with its baseline.
struct SweepCheck {
  let sweep: Sweep
  let index: BaselineIndex
  let normal: NormalForm
  let options: VerifyOptions
  /// The number of widths to lay out at a time.
  let threads: Int

  /// The maximum number of edits to revert one by one; each needs a sweep.
  private static let maxEdits = 24

  func run() -> SnapshotOutcome {
    var outcome = SnapshotOutcome(
      verdict: sweep.spec.verdict(sweep.name, sweep.variantLabel, .match))
    do throws(Failure) {
      let entry = index.snapshots[sweep.name]
      if try isUnchanged(entry) { return outcome }
      let result = try sweep.run(threads: threads)
      let signature = result.signature
      let recording = recording(result)
      if entry != recording.entry { outcome.recording = recording }
      if let entry, let old = try recorded(entry, like: signature) {
        try compare(signature, with: old, entry, &outcome.verdict)
      } else {
        outcome.verdict.status = .missing
      }
    } catch {
      outcome.failure = error
      outcome.verdict.failure = error.message
      outcome.verdict.status = .error
    }
    return outcome
  }

  private var folder: BaselineFolder { BaselineFolder(of: sweep.spec) }

  private func key(on machine: String) -> String {
    NormalForm.key(of: normal.hash, on: machine, sweep.variant, sweep.name)
  }

  private func isUnchanged(_ entry: BaselineIndex.Entry?) throws(Failure) -> Bool {
    guard !options.isThorough, let entry, RenderEnvironment.isCurrent(entry.machine),
      entry.key == key(on: entry.machine), normal.isSameCode(as: entry)
    else { return false }
    return try folder.bytes(entry.layout).map { StableHash($0).text } == entry.layoutHash
  }

  private func recording(_ result: Sweep.Result) -> SnapshotOutcome.Recording {
    let (signature, environment) = (result.signature, result.environment)
    let bytes = Array(signature.description.utf8)
    let entry = BaselineIndex.Entry(
      layout: sweep.file, layoutHash: StableHash(bytes).text, frames: signature.intervals.count,
      key: key(on: environment.hash),
      files: normal.code.flatMap { $0.hashes.isEmpty ? nil : $0.hashes },
      machine: environment.hash, spec: normal.hash)
    return SnapshotOutcome.Recording(
      entry: entry, environment: environment, files: [sweep.file: bytes])
  }

  private func recorded(
    _ entry: BaselineIndex.Entry, like signature: BreakpointSignature
  ) throws(Failure) -> BreakpointSignature? {
    guard let bytes = try folder.bytes(entry.layout) else { return nil }
    let name = folder.name(entry.layout)
    try BaselineIndex.requireNoPointer(bytes, named: name)
    do throws(SweepTextError) {
      let text = String(decoding: bytes, as: UTF8.self)
      let old = try BreakpointSignature(parsing: text, axes: signature.axes)
      if old.intervals.count < entry.frames { throw .truncated }
      return old
    } catch {
      throw .damagedBaseline(name, "\(error)")
    }
  }

  private func compare(
    _ new: BreakpointSignature, with old: BreakpointSignature, _ entry: BaselineIndex.Entry,
    _ verdict: inout Verdict
  ) throws(Failure) {
    let all = new.changes(from: old)
    guard !all.isEmpty else { return }
    verdict.status = .layout
    verdict.breakpoints = all
    let isSameMachine = RenderEnvironment.isCurrent(entry.machine)
    if !isSameMachine { verdict.environment = index.environmentDifferences(of: entry) }
    // The recorded spec, swept in this environment, tells edits from the environment.
    guard !isSameMachine, let reference = try index.specs[entry.spec].flatMap(signature) else {
      verdict.causes = try causes(of: all, from: old, entry)
      return
    }
    let edited = new.changes(from: reference)
    let moved = reference.changes(from: old)
    verdict.status = edited.isEmpty ? .environment : .layout
    verdict.breakpoints = edited.isEmpty ? moved : edited
    verdict.causes = edited.isEmpty ? [] : try causes(of: edited, from: reference, entry)
    guard !moved.isEmpty else {
      verdict.environment = []
      return
    }
    var cause = Cause(kind: .environment, consequences: moved.count)
    cause.isBesideEdits = edited.isEmpty ? nil : true
    verdict.causes.append(cause)
    verdict.environmentEffect = moved.count.of("breakpoint")
  }

  /// Reverts edits one by one. The changes that disappear are attributed to that edit.
  private func causes(
    of changes: [String], from old: BreakpointSignature, _ entry: BaselineIndex.Entry
  ) throws(Failure) -> [Cause] {
    let recorded = try index.specs[entry.spec]
    let comparison = recorded.map { SpecComparison(from: $0, to: normal.spec) }
    var causes: [Cause] = []
    if let comparison {
      let groups = EditGroup.all(comparison.changes)
      for (id, group) in groups.prefix(Self.maxEdits).enumerated() {
        guard let without = signature(of: comparison.spec(reverting: Set(group.ids))) else {
          continue
        }
        let gone = Set(changes).subtracting(without.changes(from: old))
        guard !gone.isEmpty else { continue }
        causes.append(
          Cause(kind: .spec, edits: [group.edit(id: id)], consequences: gone.count))
      }
      if causes.isEmpty, !groups.isEmpty {
        let edits = groups.enumerated().map { $1.edit(id: $0) }
        causes = [Cause(kind: .spec, edits: edits, consequences: changes.count)]
      }
    }
    guard causes.isEmpty else { return causes }
    let code = normal.code?.edits(since: entry.files ?? [:], id: -1) ?? []
    guard code.isEmpty else {
      return [Cause(kind: .spec, edits: code, consequences: changes.count)]
    }
    let isSameMachine = RenderEnvironment.isCurrent(entry.machine)
    return [
      Cause(kind: isSameMachine ? .engine : .environment, consequences: changes.count)
    ]
  }

  private func signature(of normal: NormalSpec) -> BreakpointSignature? {
    guard let spec = OpenedSpec(normal, of: sweep.spec.source) else { return nil }
    var other = sweep
    other.spec = spec
    return try? other.run(threads: threads).signature
  }
}
