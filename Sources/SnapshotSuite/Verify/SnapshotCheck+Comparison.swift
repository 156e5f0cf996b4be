internal import Basics
internal import Foundation
internal import Geometry
internal import HostSystem
internal import LayoutSpec
internal import PNGCodec
internal import SpecDiagnostics
internal import SpecPictures
internal import VisualDiff

/// Compares the snapshot with its baseline.
extension SnapshotCheck {
  func compare(
    _ drawing: SnapshotDrawing, _ picture: [UInt8]?, _ outcome: inout SnapshotOutcome
  ) throws(Failure) {
    guard let entry, let record = try snapshot.folder.layout(entry) else {
      outcome.verdict.status = .missing
      return
    }
    let fontEdits = fontEdits(entry)
    let others = otherEdits(drawing, entry.files ?? [:]) + fontEdits
    // If the project's own fonts changed, the difference is an edit, not another environment.
    let isSameEnvironment = isSameMachine || !fontEdits.isEmpty
    let inputsAreSame = entry.spec == normal.hash && others.isEmpty
    if !isSameEnvironment {
      outcome.verdict.environment = index.environmentDifferences(of: entry)
    }
    if let sides = entry.merged, try isConflict(sides, drawing, picture, &outcome) { return }
    let isDue = entry.isDue == true
    guard !isDue || !inputsAreSame && entry.merged == nil else {
      outcome.verdict.status = .due
      return
    }
    let pictureIsSame = isDue ? nil : try isSamePicture(picture, entry)
    let new = drawing.rendition.record
    // If the picture is unchanged, renamed frames are not a change.
    let isRenamed = pictureIsSame == true && new.isSame(asRenamed: record)
    let layoutIsSame = isRenamed || LayoutDiff(from: record, to: new).isEmpty
    if !isDue, layoutIsSame, pictureIsSame ?? inputsAreSame {
      outcome.verdict.environment = []
      // A lost picture file is recorded again.
      if hasLostPicture(entry) { outcome.verdict.status = .missing }
      return
    }
    let causes = try CauseFinding(self, entry: entry, others: others, new: drawing.rendition)
    let recorded = Recorded(
      entry: entry, record: record, others: others, inputsAreSame: inputsAreSame)
    if !isSameEnvironment || isDue {
      if let reference = causes.old {
        try compareElsewhere(reference, recorded, drawing, picture, causes, &outcome)
        return
      }
      if !isSameEnvironment { outcome.verdict.warning = reasonNotDrawable(recorded) }
    }
    try compareHere(
      recorded, drawing, picture, pictureIsSame, causes, isSameEnvironment, &outcome)
  }

  /// Compares with what was stored, in the same environment or because the recorded spec cannot be
  /// drawn.
  private func compareHere(
    _ recorded: Recorded, _ drawing: SnapshotDrawing, _ picture: [UInt8]?, _ pictureIsSame: Bool?,
    _ causes: CauseFinding, _ isSameEnvironment: Bool, _ outcome: inout SnapshotOutcome
  ) throws(Failure) {
    let old = Rendition(record: recorded.record)
    let search = causes.search(
      from: old, to: drawing.rendition, isSameMachine: isSameEnvironment, options.layout)
    outcome.verdict.explain(search)
    outcome.verdict.warning = causes.warning ?? outcome.verdict.warning
    let isInvisible = isInvisible(
      search, pictureIsSame, drawing, picture,
      recorded.others.isEmpty ? drawnBefore(causes, search) : nil)
    if search.diff.changesLayout, !isInvisible { outcome.verdict.status = .layout }
    if pictureIsSame == nil, search.repaints, !search.diff.changesLayout {
      outcome.verdict.status = .pixels
    }
    if pictureIsSame == false || outcome.verdict.status != .match {
      try comparePictures(
        picture, recorded.entry, drawing, causes, search, isSameEnvironment, &outcome)
    } else if pictureIsSame == nil, isResized(recorded.record, drawing) {
      try compareAppearance(drawing, causes, search, &outcome)
    }
    guard outcome.verdict.status == .match else {
      keepVisibleCauses(of: search, causes, drawing, picture, &outcome.verdict)
      if outcome.verdict.causes.isEmpty, options.layout.tolerance > 0 {
        // A layout change below the tolerance may still point to the edit that changed the pixels.
        let exact = LayoutDiff.Options(ignored: options.layout.ignored)
        outcome.verdict.explain(
          causes.search(from: old, to: drawing.rendition, isSameMachine: isSameEnvironment, exact))
      }
      if outcome.verdict.causes.isEmpty {
        outcome.verdict.blame(recorded.others, isSameEnvironment)
      }
      // Nothing of the user's changed, so that the environment alone moved the frames.
      if recorded.inputsAreSame, !isSameEnvironment { outcome.verdict.status = .environment }
      return
    }
    outcome.verdict.causes = []
    outcome.verdict.changes = []
    guard !isSameEnvironment else { return }
    outcome.verdict.status = .environment
    outcome.verdict.causes = [Cause(kind: .environment, consequences: 1)]
  }

  /// Returns whether parts of cells have other frames and the picture is the same, as around a spacer.
  func isInvisible(
    _ search: CauseSearch.Result, _ pictureIsSame: Bool?, _ drawing: SnapshotDrawing,
    _ picture: [UInt8]?, _ before: SnapshotDrawing?
  ) -> Bool {
    guard search.movesOnlyParts else { return false }
    return pictureIsSame ?? before.map { looksSame($0, as: drawing, picture) } ?? false
  }

  /// Returns whether frames changed size within the tolerance. Their appearance then has to be
  /// compared by drawing, because appearance hashes are only comparable at equal sizes.
  private func isResized(_ record: LayoutRecord, _ drawing: SnapshotDrawing) -> Bool {
    guard options.layout.tolerance > 0 else { return false }
    let exact = LayoutDiff.Options(ignored: options.layout.ignored)
    return LayoutDiff(from: record, to: drawing.rendition.record, options: exact).changes
      .contains { $0.delta.width != 0 || $0.delta.height != 0 }
  }

  /// Redraws the recorded snapshot and compares it, if only frames are stored and they are
  /// inconclusive.
  private func compareAppearance(
    _ drawing: SnapshotDrawing, _ causes: CauseFinding, _ search: CauseSearch.Result,
    _ outcome: inout SnapshotOutcome
  ) throws(Failure) {
    guard let before = drawnBefore(causes, search) else { return }
    var compared = outcome
    let result = try compareDrawn(before, drawing, nil, search, &compared)
    guard let result, !isTolerated(result, search) else { return }
    outcome = compared
    outcome.verdict.status = .pixels
  }

  /// Returns the recorded drawing, if the recorded spec still produces the recorded layout.
  private func drawnBefore(
    _ causes: CauseFinding, _ search: CauseSearch.Result
  ) -> SnapshotDrawing? {
    causes.old.flatMap { drawing in
      LayoutDiff(from: search.old.record, to: drawing.rendition.record).isEmpty ? drawing : nil
    }
  }

  /// Returns edits of pictures and code that the snapshot depends on, whose old contents were not
  /// stored.
  private func otherEdits(
    _ drawing: SnapshotDrawing, _ recorded: [String: String]
  ) -> [SpecEdit] {
    let changed = drawing.files.filter { recorded[$0.key] ?? $0.value != $0.value }.keys.sorted()
    let folder = snapshot.spec.source.folder
    let pictures = changed.enumerated().map { index, file in
      SpecEdit(id: -1 - index, text: "\(file) changed", place: folder + file)
    }
    return pictures + (normal.code?.edits(since: recorded, id: -1 - pictures.count) ?? [])
  }

  /// Returns whether the picture equals the recorded one; `nil` if none was recorded.
  func isSamePicture(
    _ picture: [UInt8]?, _ entry: BaselineIndex.Entry
  ) throws(Failure) -> Bool? {
    guard let picture, entry.pictureHash != nil else { return nil }
    if let file = entry.picture, let kept = try snapshot.folder.bytes(file) {
      return kept == picture
    }
    if entry.pictureHash == StableHash(picture).text { return true }
    return (try? PNG.decode(picture)).map { StableHash($0.pixels).text == entry.pixelsHash }
      ?? false
  }

  private func hasLostPicture(_ entry: BaselineIndex.Entry) -> Bool {
    guard pictures == .png, let file = entry.picture else { return false }
    return snapshot.folder.confinement.kind(of: snapshot.folder.path(file)) == nil
  }

  private func comparePictures(
    _ picture: [UInt8]?, _ entry: BaselineIndex.Entry, _ drawing: SnapshotDrawing,
    _ causes: CauseFinding, _ search: CauseSearch.Result, _ isSameEnvironment: Bool,
    _ outcome: inout SnapshotOutcome
  ) throws(Failure) {
    let before = drawnBefore(causes, search)
    if let picture, let old = try snapshot.folder.picture(entry) {
      let isExact = isSameEnvironment && !options.isTolerant
      let result = try compare(old, picture, isExact: isExact) {
        try $0.run(drawing, before: before, record: search.old.record, origins: search.diff.origins)
      }
      note(result, in: &outcome)
      if outcome.verdict.status == .match, !result.isAllowed, !isTolerated(result, search) {
        outcome.verdict.status = result.hasEqualSizes ? .pixels : .size
      }
      return
    }
    if outcome.verdict.status == .match, isSameEnvironment { outcome.verdict.status = .pixels }
    guard outcome.verdict.status != .match, let before else { return }
    let result = try compareDrawn(before, drawing, picture, search, &outcome)
    settle(result, search, hasOtherBytes: false, &outcome)
  }

  /// Returns whether the only differences are frame positions and picture sizes within the
  /// tolerance.
  func isTolerated(
    _ result: PictureComparison.Result, _ search: CauseSearch.Result
  ) -> Bool {
    !search.repaints && result.isAllowedAsMoved
  }

  /// Returns the edits of the project's fonts since the recording: of their list, or of their files.
  private func fontEdits(_ entry: BaselineIndex.Entry) -> [SpecEdit] {
    let fonts = snapshot.spec.content.file?.fonts ?? []
    if let inputs = index.inputs,
      let change = ProjectFonts.change(from: inputs.fonts ?? [], to: fonts)
    {
      return [SpecEdit(id: Self.fontEdit, text: "fonts \(change)", place: Confinement.sharedName)]
    }
    let changed = RenderEnvironment.current.changedFontFiles(
      from: index.machines[entry.machine] ?? [])
    return fonts.filter { changed.contains(Files.split($0).file) }.enumerated()
      .map { index, font in
        SpecEdit(id: Self.fontEdit - index, text: "\(font) changed", place: font)
      }
  }

  /// The first identifier of edits of fonts, below those of other files.
  private static let fontEdit = -1_000_000

  /// Compares with the recorded snapshot redrawn, if no picture is stored. Returns `nil` if the
  /// pictures are too large.
  ///
  /// - Parameter known: The picture of the recorded snapshot, if it has been drawn.
  func compareDrawn(
    _ before: SnapshotDrawing, drawnAs known: [UInt8]? = nil, _ drawing: SnapshotDrawing,
    _ picture: [UInt8]?, _ search: CauseSearch.Result, _ outcome: inout SnapshotOutcome
  ) throws(Failure) -> PictureComparison.Result? {
    // Pictures this large are not inspected by eye, and their frames have already been compared.
    let (oldScale, newScale) = (search.old.record.axes.scale, snapshot.variant.scale)
    guard before.hasFewPixels(scale: oldScale), drawing.hasFewPixels(scale: newScale) else {
      return nil
    }
    let old: [UInt8]
    if let known { old = known } else { old = try self.picture(before, scale: oldScale) }
    let new: [UInt8]
    if let picture { new = picture } else { new = try self.picture(drawing, scale: newScale) }
    let result = try compare(
      try snapshot.folder.picture(old, file: snapshot.pictureFile), new, isExact: true
    ) { try $0.run(drawing, before: before, origins: search.diff.origins) }
    note(result, in: &outcome)
    outcome.drawn = SnapshotOutcome.Drawn(expected: old, actual: new)
    return result
  }

  func compare(
    _ old: PNG.Picture, _ new: [UInt8], isExact: Bool,
    _ body: (PictureComparison) throws -> PictureComparison.Result
  ) throws(Failure) -> PictureComparison.Result {
    do {
      return try body(
        PictureComparison(
          old: old, new: try PNG.Rows(decoding: new), scale: snapshot.variant.scale,
          isExact: isExact, options: options))
    } catch {
      throw .damagedBaseline(snapshot.folder.name(snapshot.pictureFile), "\(error)")
    }
  }

  func note(_ result: PictureComparison.Result, in outcome: inout SnapshotOutcome) {
    outcome.verdict.pixels = result.verdict
    outcome.difference = result.picture
  }
}

extension Verdict {
  /// Attributes changed pixels to the other edits or, if there are none, to the engine or
  /// environment. Used if frames and known appearance are equal.
  mutating func blame(_ others: [SpecEdit], _ isSameMachine: Bool) {
    let kind = isSameMachine ? Cause.Kind.engine : .environment
    let frames = pixels?.charges.count ?? 0
    causes = [
      Cause(
        kind: others.isEmpty ? kind : .spec, edits: others, consequences: max(frames, 1))
    ]
  }
}
