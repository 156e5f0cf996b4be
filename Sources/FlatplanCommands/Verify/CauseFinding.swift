internal import LayoutSpec
internal import VisualDiff

/// Lays a snapshot out with edits of its spec put back.
struct CauseFinding {
  private let snapshot: Snapshot
  private let comparison: SpecComparison?
  /// The snapshot as the recorded spec comes out today.
  private(set) var old: SnapshotDrawing?

  init(_ check: SnapshotCheck, entry: BaselineIndex.Entry) {
    snapshot = check.snapshot
    comparison = check.index.specs[entry.spec].map { SpecComparison(from: $0, to: check.normal) }
    old = nil
    let all = Set(comparison?.changes.map(\.id) ?? [])
    old = drawing(puttingBack: all)
  }

  init(_ snapshot: Snapshot, _ comparison: SpecComparison, old: SnapshotDrawing) {
    self.snapshot = snapshot
    self.comparison = comparison
    self.old = old
  }

  func search(
    from old: Rendition, to new: Rendition, isSameMachine: Bool, _ options: LayoutDiff.Options
  ) -> CauseSearch.Result {
    let groups = EditGroup.all(comparison?.changes ?? [])
    return CauseSearch.run(
      from: old, to: new, edits: groups.enumerated().map { $1.edit(id: $0) },
      isSameEnvironment: isSameMachine, options: options
    ) { ids in
      ids.count == groups.count
        ? self.old?.rendition
        : drawing(puttingBack: Set(ids.flatMap { groups[$0].ids }))?.rendition
    }
  }

  private func drawing(puttingBack ids: Set<Int>) -> SnapshotDrawing? {
    guard let comparison else { return nil }
    let normal = comparison.spec(puttingBack: ids)
    guard let spec = try? normal.spec(path: snapshot.spec.source.name, readFile: reader) else {
      return nil
    }
    let opened = OpenedSpec(
      source: snapshot.spec.source, loaded: LoadedSpec(spec: spec))
    // What has no part in the name of a variant, such as its height, may be among the edits.
    let variant = Snapshot.all(of: opened).first { $0.name == snapshot.name }?.variant
    return try? SnapshotDrawing(opened, variant ?? snapshot.variant)
  }

  /// Gives files that the spec names besides its data.
  private var reader: SpecFileReader {
    guard let path = snapshot.spec.source.path else {
      return { _ throws(SpecFileProblem) in throw .notAllowed }
    }
    return SpecFolder(of: path).read
  }
}
