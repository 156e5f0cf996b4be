internal import Basics
internal import Foundation
internal import Geometry
internal import LayoutSpec
internal import PNGCodec
internal import SpecDiagnostics
internal import SpecPictures
internal import VisualDiff

/// Compares a snapshot that was recorded in another environment.
///
/// The recorded spec is laid out and drawn again in this environment. Compared with the current
/// spec, exactly, it shows what the edits change. Compared with the stored frames and picture,
/// perceptually, it shows what the environment changes.
extension SnapshotCheck {
  struct Recorded {
    var entry: BaselineIndex.Entry
    var record: LayoutRecord
    /// Edits of files whose old contents were not stored.
    var others: [SpecEdit]
    /// Whether the spec and its files are as recorded.
    var inputsAreSame = false
  }

  func compareElsewhere(
    _ reference: SnapshotDrawing, _ recorded: Recorded, _ drawing: SnapshotDrawing,
    _ picture: [UInt8]?, _ causes: CauseFinding, _ outcome: inout SnapshotOutcome
  ) throws(Failure) {
    let isEdited = recorded.entry.spec != normal.hash || !recorded.others.isEmpty
    var referencePicture = picture
    if isEdited {
      let drawn = try compareEdited(reference, recorded, drawing, picture, causes, &outcome)
      let isSame = drawn == nil && outcome.verdict.status == .match
      if !isSame { referencePicture = drawn }
    }
    // The stored picture is of another spec.
    if recorded.entry.isDue == true {
      if outcome.verdict.status == .match { outcome.verdict.status = .due }
      return
    }
    let effect = try environmentEffect(on: reference, referencePicture, recorded)
    guard let effect else {
      outcome.verdict.environment = []
      return
    }
    outcome.verdict.environmentEffect = effect.summary
    let cause = Cause(kind: .environment, consequences: effect.consequences)
    if outcome.verdict.status == .match {
      outcome.verdict.status = .environment
      outcome.verdict.explain(effect.diff, from: recorded.record)
      outcome.verdict.causes = [cause]
      guard let result = effect.pixels else { return }
      note(result, in: &outcome)
      outcome.drawn = nil
    } else {
      outcome.verdict.addCauseWithoutFrames(cause)
    }
  }

  /// Compares the recorded spec with the current one, both drawn here. Returns the picture of the
  /// recorded spec, if it was drawn.
  func compareEdited(
    _ reference: SnapshotDrawing, _ recorded: Recorded, _ drawing: SnapshotDrawing,
    _ picture: [UInt8]?, _ causes: CauseFinding, _ outcome: inout SnapshotOutcome
  ) throws(Failure) -> [UInt8]? {
    let untouched = outcome
    let search = causes.search(
      from: reference.rendition, to: drawing.rendition, isSameMachine: true, options.layout)
    let hasOthers = !recorded.others.isEmpty
    let scale = search.old.record.axes.scale
    // The old picture cannot be drawn if the old contents of other changed files are not stored.
    let old =
      picture != nil && !hasOthers && reference.hasFewPixels(scale: scale)
      ? try self.picture(reference, scale: scale) : nil
    let layoutIsSame = LayoutDiff(from: search.old.record, to: drawing.rendition.record).isEmpty
    let isInvisible = isInvisible(
      search, old.map { $0 == picture }, drawing, picture, hasOthers ? nil : reference)
    if let old, old == picture, layoutIsSame || isInvisible { return old }
    outcome.verdict.explain(search)
    if search.diff.changesLayout, !isInvisible {
      outcome.verdict.status = .layout
    } else if search.repaints {
      outcome.verdict.status = .pixels
    }
    if !hasOthers, picture != nil || outcome.verdict.status != .match {
      let result = try compareDrawn(reference, drawnAs: old, drawing, picture, search, &outcome)
      settle(result, search, hasOtherBytes: old != nil && old != picture, &outcome)
    }
    guard outcome.verdict.status == .match else {
      keepVisibleCauses(of: search, causes, drawing, picture, &outcome.verdict)
      if outcome.verdict.causes.isEmpty { outcome.verdict.blame(recorded.others, true) }
      return old
    }
    outcome = untouched
    return old
  }

  /// Sets the status that follows from a comparison of pixels.
  func settle(
    _ result: PictureComparison.Result?, _ search: CauseSearch.Result, hasOtherBytes: Bool,
    _ outcome: inout SnapshotOutcome
  ) {
    guard let result, !search.diff.changesLayout else { return }
    let isIgnored = !options.layout.ignored.isEmpty && result.isAllowed
    if isIgnored || isTolerated(result, search) {
      outcome.verdict.status = .match
    } else if !result.hasEqualSizes {
      outcome.verdict.status = .size
    } else if hasOtherBytes, !result.isAllowed {
      outcome.verdict.status = .pixels
    }
  }

  /// The changes that the environment makes to a recorded snapshot.
  private struct Effect {
    var diff: LayoutDiff
    /// The comparison of the stored picture, if one is stored.
    var pixels: PictureComparison.Result?
    /// Whether only the hash of the picture is stored, and differs.
    var changesHash: Bool

    var consequences: Int {
      max(diff.changes.count, pixels?.verdict.charges.count ?? 0, 1)
    }

    /// A description such as `3 frames, 120 pixels`.
    var summary: String {
      var parts: [String] = []
      if !diff.changes.isEmpty { parts.append(diff.changes.count.of("frame")) }
      if let pixels {
        let (different, below) = (pixels.verdict.different, pixels.verdict.below ?? 0)
        if different > 0 || parts.isEmpty { parts.append(different.of("pixel")) }
        if below > 0 { parts.append("\(below.of("pixel")) by less than the threshold") }
      } else if changesHash {
        parts.append("the picture")
      }
      return parts.isEmpty ? "the size of the content" : parts.joined(separator: ", ")
    }
  }

  /// Compares what was stored with the recorded spec drawn here; returns `nil` if they are equal.
  private func environmentEffect(
    on reference: SnapshotDrawing, _ picture: [UInt8]?, _ recorded: Recorded
  ) throws(Failure) -> Effect? {
    let diff = LayoutDiff(
      from: recorded.record, to: reference.rendition.record, options: options.layout)
    var effect = Effect(diff: diff, changesHash: false)
    if let picture, try isSamePicture(picture, recorded.entry) == false {
      effect.changesHash = true
      if let old = try snapshot.folder.picture(recorded.entry) {
        effect.pixels = try compare(old, picture, isExact: false) {
          try $0.run(reference, before: nil, origins: diff.origins)
        }
      }
    }
    return diff.isEmpty && !effect.changesHash ? nil : effect
  }

  /// The reason why a recorded spec cannot be drawn, for a warning.
  func reasonNotDrawable(_ recorded: Recorded) -> String {
    let reason =
      normal.code != nil
      ? "it is Swift code" : "it is not stored, or a file that it uses is missing"
    return
      "recorded in another environment, and the recorded spec cannot be drawn again here: \(reason); "
      + "changes of pixels below the threshold are not found"
  }
}

extension Verdict {
  /// Adds a cause of none of the listed changes.
  fileprivate mutating func addCauseWithoutFrames(_ cause: Cause) {
    let others = Array(causes.indices)
    for change in changes.indices {
      for frame in changes[change].frames.indices
      where changes[change].frames[frame].causes == nil {
        changes[change].frames[frame].causes = others
      }
    }
    var cause = cause
    cause.isBesideEdits = true
    causes.append(cause)
  }
}
