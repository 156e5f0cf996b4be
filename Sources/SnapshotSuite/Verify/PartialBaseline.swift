internal import CairoRenderer
package import HostSystem
internal import LayoutSpec
package import SpecDiagnostics
internal import SpecNormalForm
package import SpecPictures
package import VisualDiff

/// A baseline that contains some of the causes of a snapshot's changes: the recorded spec with some
/// of the edits applied, drawn again.
package struct PartialBaseline: Sendable {
  let recording: SnapshotOutcome.Recording
  let specs: [String: NormalSpec]

  /// Whether the picture cannot be drawn here as it was recorded.
  package var isDue: Bool { recording.entry.isDue == true }

  /// Creates baselines of one spec.
  package struct Maker {
    private let pending: Pending
    private let spec: OpenedSpec
    /// Whether the spec is that of a figure, whose stored form has no lines.
    private let isFigure: Bool
    private let index: BaselineIndex

    /// - Throws: `Failure.inseparable(_:reason:)` for Swift code; read errors.
    package init(_ pending: Pending, in environment: RunEnvironment) throws(Failure) {
      self.pending = pending
      guard let file = pending.inputs?.source ?? pending.inputs?.page else {
        throw .inseparable(
          pending.spec,
          reason:
            "edits of Swift code cannot be applied one by one; accept or reject all causes")
      }
      let path = Files.direct(pending.project + "/" + file)
      let source = SpecSource(name: pending.spec, path: path, in: pending.target.confinement)
      index = try pending.target.index()
      isFigure = pending.inputs?.page != nil
      guard isFigure else {
        spec = try OpenedSpec.open(source, in: environment).get()
        return
      }
      // All snapshots of a figure are of one spec.
      let stored = try pending.index.snapshots.values.first.flatMap { entry throws(Failure) in
        try pending.index.specs[entry.spec]
      }
      guard let figure = stored.flatMap({ OpenedSpec($0, of: source) }) else {
        throw .inseparable(
          pending.spec, reason: "its spec is not stored; run flatplan verify again")
      }
      spec = figure
    }

    /// The fonts to draw with.
    package func fonts(in environment: RunEnvironment) -> ProjectFonts {
      spec.fonts(in: environment)
    }

    /// Draws a snapshot of the recorded spec with some edits applied.
    ///
    /// - Parameters:
    ///   - name: The name of the snapshot.
    ///   - causes: The causes whose edits are applied.
    ///   - isAccepted: Whether the baseline is for the target instead of what stays pending.
    /// - Throws: `Failure.inseparable(_:reason:)`.
    package func baseline(
      of name: String, with causes: [Cause], isAccepted: Bool
    ) throws(Failure) -> PartialBaseline {
      let label = pending.target.name(name)
      func refusal(_ reason: String) -> Failure { .inseparable(label, reason: reason) }
      guard !Sweep.isName(name) else {
        throw refusal("a sweep has one baseline for all its breakpoints")
      }
      guard causes.allSatisfy({ $0.kind == .environment || !$0.edits.isEmpty }) else {
        throw refusal(
          "what the engine changes is not part of the spec; accept all causes, or record the "
            + "snapshot here first")
      }
      let recorded = index.snapshots[name] ?? pending.former[name].flatMap { index.snapshots[$0] }
      guard let recorded, let old = try index.specs[recorded.spec] else {
        throw refusal("its recorded spec is not stored")
      }
      let applied = try applied(causes.filter { $0.kind == .spec }, to: old, refusal)
      let normal = NormalForm(applied)
      guard var recording = try recording(of: name, applied, normal, as: recorded) else {
        throw refusal("with only these edits, the spec does not request this snapshot")
      }
      if isAccepted, !causes.contains(where: { $0.kind == .environment }),
        !RenderEnvironment.isCurrent(recorded.machine)
      {
        let before = OpenedSpec(old, of: spec.source)
        let drawn = try before.flatMap { spec throws(Failure) in
          try self.recording(of: name, spec, NormalForm(spec), as: recorded)
        }
        if drawn?.entry.hasSameFiles(as: recorded) != true || recorded.isDue == true {
          guard pending.environment[name] != nil else {
            throw refusal("other fonts of the project change it too; accept all causes")
          }
          recording = recording.due(since: recorded)
        }
      }
      return PartialBaseline(recording: recording, specs: [normal.hash: normal.spec])
    }

    /// Draws a snapshot of a spec as a new baseline; returns `nil` if the spec does not request it.
    private func recording(
      of name: String, _ spec: OpenedSpec, _ normal: NormalForm, as recorded: BaselineIndex.Entry
    ) throws(Failure) -> SnapshotOutcome.Recording? {
      guard let snapshot = Snapshot.all(of: spec).first(where: { $0.name == name }) else {
        return nil
      }
      var options = VerifyOptions()
      options.pictures = recorded.pictures
      return try SnapshotCheck(snapshot, index: index, normal: normal, options).recording()
    }

    /// Returns the recorded spec with the edits of some causes applied.
    private func applied(
      _ causes: [Cause], to old: NormalSpec, _ refusal: (String) -> Failure
    ) throws(Failure) -> OpenedSpec {
      let comparison = SpecComparison(from: old, to: NormalForm(spec).spec)
      let groups = EditGroup.all(comparison.changes)
      func key(_ edit: SpecEdit) -> [String] { [edit.text, isFigure ? "" : edit.place ?? ""] }
      let wanted = Set(causes.flatMap(\.edits).map { key($0) })
      var (found, reverted): (Set<[String]>, Set<Int>) = ([], [])
      for group in groups {
        let key = key(group.edit(id: 0))
        if wanted.contains(key) {
          found.insert(key)
        } else {
          reverted.formUnion(group.ids)
        }
      }
      guard found == wanted else {
        throw refusal("the edit is no longer found; run flatplan verify again")
      }
      guard let applied = OpenedSpec(comparison.spec(reverting: reverted), of: spec.source) else {
        throw refusal("with only these edits, the spec is not valid")
      }
      return applied
    }
  }
}

extension SnapshotCheck {
  /// Draws the snapshot as a new baseline.
  fileprivate func recording() throws(Failure) -> SnapshotOutcome.Recording {
    let drawing = try SnapshotDrawing(snapshot, measurer)
    let picture = pictures == .none ? nil : try picture(drawing, scale: snapshot.variant.scale)
    return recording(drawing, picture)
  }
}
