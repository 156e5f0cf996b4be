internal import CairoRenderer
internal import CompositionalLayout
internal import Foundation
internal import LayoutSpec
internal import PNGCodec
internal import VisualDiff

/// The comparison of one snapshot with its baseline.
struct SnapshotCheck {
  let snapshot: Snapshot
  let index: BaselineIndex
  let normal: NormalSpec
  let options: VerifyOptions
  private let entry: BaselineIndex.Entry?
  private let isSameMachine: Bool

  init(_ snapshot: Snapshot, index: BaselineIndex, normal: NormalSpec, _ options: VerifyOptions) {
    self.snapshot = snapshot
    self.index = index
    self.normal = normal
    self.options = options
    entry = index.snapshots[snapshot.name]
    isSameMachine = entry?.machine == Machine.current.hash
  }

  func run() -> SnapshotOutcome {
    var outcome = SnapshotOutcome(
      verdict: Verdict(
        spec: snapshot.spec.source.name, name: snapshot.spec.spec.name, variant: snapshot.name,
        words: snapshot.variant.words, status: .match))
    do throws(Failure) {
      if try isUnchanged { return outcome }
      let drawing = try SnapshotDrawing(snapshot.spec, snapshot.variant)
      let picture = try picture(drawing)
      outcome.recording = recording(drawing, picture)
      try compare(drawing, picture, &outcome)
      if outcome.verdict.status == .match, entry == outcome.recording?.entry {
        outcome.recording = nil
      }
    } catch {
      outcome.failure = error
      outcome.verdict.failure = error.words
      outcome.verdict.status = .error
    }
    return outcome
  }

  // MARK: What the snapshot is now

  /// Equal keys promise equal pictures.
  private var key: String {
    var hash = StableHash(normal.text)
    hash.add(Machine.current.hash)
    hash.add(snapshot.variant.key)
    hash.add(options.pictures.rawValue)
    return hash.text
  }

  /// Whether all that the snapshot depends on is as it was, and its files are those recorded.
  private var isUnchanged: Bool {
    get throws(Failure) {
      guard !options.isThorough, let entry, entry.key == key else { return false }
      guard let layout = try snapshot.folder.bytes(entry.layout) else { return false }
      guard StableHash(layout).text == entry.layoutHash else { return false }
      guard let file = entry.picture else { return true }
      guard let picture = try snapshot.folder.bytes(file) else { return false }
      return StableHash(picture).text == entry.pictureHash
    }
  }

  private func picture(_ drawing: SnapshotDrawing) throws(Failure) -> [UInt8]? {
    guard options.pictures != .none else { return nil }
    do {
      return try CairoRenderer.png(drawing.scene, scale: snapshot.variant.scale)
    } catch {
      throw Failure(error, of: snapshot.spec, snapshot.variant)
    }
  }

  private func recording(
    _ drawing: SnapshotDrawing, _ picture: [UInt8]?
  ) -> SnapshotOutcome.Recording {
    let layout = Array(drawing.rendition.record.description.utf8)
    var files = [snapshot.layoutFile: layout]
    if options.pictures == .png { files[snapshot.pictureFile] = picture }
    let pixels = picture.flatMap { try? PNG.decode($0).pixels }
    let entry = BaselineIndex.Entry(
      layout: snapshot.layoutFile, layoutHash: StableHash(layout).text,
      frames: drawing.rendition.record.frames.count,
      picture: options.pictures == .png ? snapshot.pictureFile : nil,
      pictureHash: picture.map { StableHash($0).text },
      pixelsHash: pixels.map { StableHash($0).text },
      key: key, machine: Machine.current.hash, spec: StableHash(normal.text).text)
    return SnapshotOutcome.Recording(entry: entry, files: files)
  }

  // MARK: Against what it was

  private func compare(
    _ drawing: SnapshotDrawing, _ picture: [UInt8]?, _ outcome: inout SnapshotOutcome
  ) throws(Failure) {
    guard let entry, let record = try snapshot.folder.layout(entry) else {
      outcome.verdict.status = .missing
      return
    }
    let layoutIsSame = LayoutDiff(from: record, to: drawing.rendition.record).isEmpty
    let pictureIsSame = try isSamePicture(picture, entry)
    if layoutIsSame, pictureIsSame ?? (entry.spec == StableHash(normal.text).text) { return }
    if !isSameMachine {
      outcome.verdict.environment = Machine.current.differences(
        from: index.machines[entry.machine] ?? [])
    }
    let causes = CauseFinding(self, entry: entry)
    let search = causes.search(
      from: Rendition(record: record), to: drawing.rendition, isSameMachine: isSameMachine,
      options.layout)
    outcome.verdict.explain(search)
    if search.diff.changesLayout { outcome.verdict.status = .layout }
    if pictureIsSame == false, let picture {
      try comparePictures(picture, entry, drawing, causes, search, &outcome)
    } else if pictureIsSame == nil, search.repaints, !search.diff.changesLayout {
      outcome.verdict.status = .pixels
    }
    guard outcome.verdict.status == .match else { return }
    outcome.verdict.causes = []
    outcome.verdict.changes = []
    if !isSameMachine { outcome.verdict.status = .environment }
  }

  /// Whether the picture is the one recorded; `nil` where none was.
  private func isSamePicture(
    _ picture: [UInt8]?, _ entry: BaselineIndex.Entry
  ) throws(Failure) -> Bool? {
    guard let picture, entry.pictureHash != nil else { return nil }
    if let file = entry.picture { return try snapshot.folder.bytes(file) == picture }
    if entry.pictureHash == StableHash(picture).text { return true }
    return (try? PNG.decode(picture)).map { StableHash($0.pixels).text == entry.pixelsHash }
      ?? false
  }

  private func comparePictures(
    _ bytes: [UInt8], _ entry: BaselineIndex.Entry, _ drawing: SnapshotDrawing,
    _ causes: CauseFinding, _ search: CauseSearch.Result, _ outcome: inout SnapshotOutcome
  ) throws(Failure) {
    guard let file = entry.picture, let oldBytes = try snapshot.folder.bytes(file) else {
      if outcome.verdict.status == .match, isSameMachine { outcome.verdict.status = .pixels }
      return
    }
    let comparison = PictureComparison(
      old: try snapshot.folder.picture(oldBytes, file: file),
      new: try snapshot.folder.picture(bytes, file: snapshot.pictureFile),
      scale: snapshot.variant.scale, isExact: isSameMachine && !options.isTolerant, options)
    // What was drawn is known only if the recorded spec still comes out as it was recorded.
    let before = causes.old?.rendition.record == search.old.record ? causes.old : nil
    let result = comparison.run(drawing, before: before, origins: search.diff.origins)
    outcome.verdict.pixels = result.verdict
    outcome.difference = try? PNG.encode(result.picture)
    if outcome.verdict.status == .match, !result.isAllowed {
      outcome.verdict.status = result.hasEqualSizes ? .pixels : .size
    }
  }
}
