internal import LayoutSpec
internal import SpecDiagnostics
internal import SpecNormalForm
internal import SpecPictures
internal import VisualDiff

/// Settles a snapshot that both sides of a merge have changed.
///
/// The merged snapshot is what was accepted if each of its differences to one side is an edit that the
/// other side accepted. It is then only due. Otherwise it is a conflict.
extension SnapshotCheck {
  /// Returns whether the snapshot is a conflict, which the outcome then describes.
  func isConflict(
    _ sides: [BaselineIndex.Entry], _ drawing: SnapshotDrawing, _ picture: [UInt8]?,
    _ outcome: inout SnapshotOutcome
  ) throws(Failure) -> Bool {
    let specs = try sides.map { side throws(Failure) in try index.specs[side.spec] }
    guard sides.count > 1, let ours = specs[0], let theirs = specs[1] else { return false }
    let before = specs.count > 2 ? specs[2] : nil
    if let before, hasFiles(of: sides, drawing),
      SpecComparison(from: ours, to: normal.spec).isPart(
        of: SpecComparison(from: before, to: theirs)),
      SpecComparison(from: theirs, to: normal.spec).isPart(
        of: SpecComparison(from: before, to: ours))
    {
      return false
    }
    let accepted = [ours, theirs].map { side in
      before.map { EditGroup.texts(from: $0, to: side) } ?? []
    }
    for (side, other) in [(0, 1), (1, 0)] {
      var compared = outcome
      guard try differs(from: sides[side], unless: accepted[other], drawing, picture, &compared)
      else { continue }
      outcome = compared
      outcome.verdict.merge = [
        Verdict.MergeSide(name: "before", edits: []),
        Verdict.MergeSide(name: "ours", edits: accepted[0]),
        Verdict.MergeSide(name: "theirs", edits: accepted[1]),
      ]
      let versions = [("ours", ours), ("theirs", theirs)] + (before.map { [("before", $0)] } ?? [])
      for (name, spec) in versions { outcome.versions[name] = drawn(spec) }
      return true
    }
    return false
  }

  private func hasFiles(of sides: [BaselineIndex.Entry], _ drawing: SnapshotDrawing) -> Bool {
    drawing.files.allSatisfy { file, hash in
      sides.prefix(2).contains { $0.files?[file] == hash }
    }
  }

  /// Compares the snapshot with one side. Returns whether it differs by other edits than those that
  /// the other side accepted.
  private func differs(
    from side: BaselineIndex.Entry, unless accepted: [String], _ drawing: SnapshotDrawing,
    _ picture: [UInt8]?, _ outcome: inout SnapshotOutcome
  ) throws(Failure) -> Bool {
    let causes = try CauseFinding(self, entry: side, others: [], new: drawing.rendition)
    guard let reference = causes.old else {
      outcome.verdict.status = .layout
      return true
    }
    let recorded = Recorded(entry: side, record: reference.rendition.record, others: [])
    _ = try compareEdited(reference, recorded, drawing, picture, causes, &outcome)
    let edits = outcome.verdict.causes.flatMap(\.edits).map(\.text)
    return outcome.verdict.status != .match
      && (edits.isEmpty || !Set(edits).isSubset(of: accepted))
  }

  /// Draws the snapshot of another version of the spec.
  private func drawn(_ spec: NormalSpec) -> [UInt8]? {
    guard let opened = OpenedSpec(spec, of: snapshot.spec.source),
      let other = Snapshot.all(of: opened).first(where: { $0.name == snapshot.name }),
      let drawing = try? SnapshotDrawing(other, measurer)
    else { return nil }
    return try? picture(drawing, scale: other.variant.scale)
  }
}

extension EditGroup {
  /// Returns the edits between two versions of a spec as texts.
  fileprivate static func texts(from old: NormalSpec, to new: NormalSpec) -> [String] {
    all(SpecComparison(from: old, to: new).changes).map { $0.edit(id: 0).text }
  }
}

extension SpecComparison {
  /// What changed, regardless of the position in a list, which edits of another branch may move.
  private struct Edit: Hashable {
    var kind: SpecChange.Kind
    var path: [String]
    var old: String?
    var new: String?
  }

  private var edits: Set<Edit> {
    Set(
      changes.map { change in
        let path = change.steps.map { step in
          switch step {
          case .key(let key): key
          case .element(_, let id): id ?? ""
          }
        }
        return Edit(
          kind: change.kind, path: [change.dataPath ?? ""] + path, old: change.old, new: change.new)
      })
  }

  /// Returns whether another comparison has all of these changes.
  fileprivate func isPart(of other: SpecComparison) -> Bool { edits.isSubset(of: other.edits) }
}
