internal import Basics
internal import CairoRenderer
internal import Geometry
internal import LayoutSpec
internal import SpecDiagnostics
package import SpecNormalForm
internal import SpecPictures
package import VisualDiff

/// Lays out a snapshot with edits of its spec reverted, to find the edits that caused its changes.
package struct CauseFinding {
  private let snapshot: Snapshot
  private let comparison: SpecComparison?
  /// The snapshot as the recorded spec is laid out by this release.
  private(set) var old: SnapshotDrawing?
  /// Edits of files whose old contents were not stored.
  private let others: [SpecEdit]
  private let measurer: TextMeasurer
  /// The work of all drawings with edits reverted.
  private let budget: Budget.Share
  /// How often each drawing counts, which a large spec and many frames make slow.
  private let weight: Int

  /// - Parameter new: The current layout.
  init(
    _ check: SnapshotCheck, entry: BaselineIndex.Entry, others: [SpecEdit], new: Rendition
  ) throws(Failure) {
    snapshot = check.snapshot
    let recorded = try check.index.specs[entry.spec]
    comparison = recorded.map { SpecComparison(from: $0, to: check.normal.spec) }
    self.others = others
    measurer = check.measurer
    budget = snapshot.spec.budget.separate
    weight = Self.weight(of: check.normal.spec, new)
    old = nil
    old = drawing(puttingBack: all, files: entry.files ?? [:])
  }

  package init(_ snapshot: Snapshot, _ comparison: SpecComparison, old: SnapshotDrawing) {
    self.snapshot = snapshot
    self.comparison = comparison
    self.old = old
    others = []
    measurer = TextMeasurer()
    budget = snapshot.spec.budget.separate
    weight = Self.weight(of: comparison.spec(reverting: []), old.rendition)
  }

  private static func weight(of spec: NormalSpec, _ rendition: Rendition) -> Int {
    1 + spec.text.utf8.count / 4096 + rendition.record.frames.count / 128
  }

  /// Why not all edits were tried; `nil` if they were.
  var warning: String? {
    for resource in Budget.Resource.allCases {
      do throws(Budget.Exceeded) {
        try budget.check(resource)
      } catch {
        return "not all edits were tried as causes: \(error)"
      }
    }
    return nil
  }

  /// Draws the snapshot with some edits reverted; `nil` if the result is not a valid spec.
  func drawing(reverting edits: Set<Int>) -> SnapshotDrawing? {
    let groups = EditGroup.all(comparison?.changes ?? [])
    return drawing(puttingBack: Set(edits.flatMap { groups[$0].ids }))
  }

  private var all: Set<SpecChange.ID> { Set(comparison?.changes.map(\.id) ?? []) }

  package func search(
    from old: Rendition, to new: Rendition, isSameMachine: Bool, _ options: LayoutDiff.Options
  ) -> CauseSearch.Result {
    let groups = EditGroup.all(comparison?.changes ?? [])
    var old = old
    if let drawn = self.old, !others.isEmpty { old.copyMissingLooks(from: drawn.rendition) }
    return CauseSearch.run(
      from: old, to: new, edits: groups.enumerated().map { $1.edit(id: $0) }, others: others,
      isSameEnvironment: isSameMachine, options: options
    ) { ids in
      ids.count == groups.count && others.isEmpty
        ? self.old?.rendition
        : drawing(puttingBack: Set(ids.flatMap { groups[$0].ids }))?.rendition
    }
  }

  /// - Parameter files: Recorded hashes of pictures, used in place of the current ones.
  private func drawing(
    puttingBack ids: Set<Int>, files: [String: String] = [:]
  ) -> SnapshotDrawing? {
    // Once a limit is exceeded, not even the layout that would be refused is made.
    guard let comparison, snapshot.spec.content.hasWholeNormalForm, warning == nil,
      budget.add(weight, to: .triedCauses)
    else { return nil }
    let normal = comparison.spec(reverting: ids)
    let source = snapshot.spec.source
    guard let opened = OpenedSpec(normal, of: source, budget: budget) else { return nil }
    return try? SnapshotDrawing(snapshot.asIn(opened), files: files, measurer)
  }
}
