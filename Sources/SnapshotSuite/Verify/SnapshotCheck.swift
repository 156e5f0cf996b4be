internal import Basics
internal import CairoRenderer
internal import Foundation
internal import Geometry
internal import HostSystem
internal import LayoutSpec
internal import PNGCodec
internal import Scene
internal import SpecDiagnostics
internal import SpecPictures
internal import Synchronization
internal import VisualDiff

/// Compares one snapshot with its baseline.
struct SnapshotCheck {
  let snapshot: Snapshot
  let index: BaselineIndex
  let normal: NormalForm
  let options: VerifyOptions
  let entry: BaselineIndex.Entry?
  let isSameMachine: Bool
  /// How the picture is stored.
  let pictures: PictureStorage
  /// A text cache shared by the checks of a thread.
  let measurer: TextMeasurer

  init(
    _ snapshot: Snapshot, index: BaselineIndex, normal: NormalForm, _ options: VerifyOptions,
    _ measurer: TextMeasurer = TextMeasurer()
  ) {
    self.snapshot = snapshot
    self.measurer = measurer
    self.index = index
    self.normal = normal
    self.options = options
    entry = index.snapshots[snapshot.name]
    pictures = options.pictures ?? entry?.pictures ?? .png
    isSameMachine = entry.map { RenderEnvironment.isCurrent($0.machine) } ?? false
  }

  func run() -> SnapshotOutcome {
    var outcome = SnapshotOutcome(
      verdict: snapshot.spec.verdict(snapshot.name, snapshot.words, .match))
    do throws(Failure) {
      if try isUnchanged { return outcome }
      let drawing = try SnapshotDrawing(snapshot, measurer)
      if drawing.pixels(scale: snapshot.variant.scale) > CGFloat(PNG.Rows.maxPixels)
        || hasLargeBaseline
      {
        try Self.largePictures.withLock { _ throws(Failure) in try compare(drawing, &outcome) }
      } else {
        try compare(drawing, &outcome)
      }
      if outcome.verdict.status == .match, entry == outcome.recording?.entry {
        outcome.recording = nil
      }
    } catch {
      outcome.failure = error
      outcome.verdict.failure = error.message
      outcome.verdict.status = .error
    }
    return outcome
  }

  /// Held while a large picture is compared, because each takes up to half a gigabyte.
  private static let largePictures = Mutex(())

  /// Whether the recorded picture, which may be a stranger's, is too large to decode beside another.
  private var hasLargeBaseline: Bool {
    guard let file = entry?.picture, let bytes = try? snapshot.folder.bytes(file) else {
      return false
    }
    return (try? ImageFile(bytes)) == nil
  }

  private func compare(
    _ drawing: SnapshotDrawing, _ outcome: inout SnapshotOutcome
  ) throws(Failure) {
    let picture = pictures == .none ? nil : try picture(drawing, scale: snapshot.variant.scale)
    outcome.recording = recording(drawing, picture)
    try compare(drawing, picture, &outcome)
  }

  // MARK: Current state of the snapshot

  /// A hash of everything the snapshot depends on: equal keys guarantee equal pictures.
  func key(on machine: String) -> String {
    snapshot.key(of: normal.hash, on: machine, pictures)
  }

  /// Whether everything that the snapshot depends on, and its baseline files, are unchanged.
  private var isUnchanged: Bool {
    get throws(Failure) {
      guard !options.isThorough, isSameMachine, let entry, entry.isDue != true,
        entry.key == key(on: entry.machine),
        normal.isSameCode(as: entry)
      else { return false }
      guard let layout = try snapshot.folder.bytes(entry.layout) else { return false }
      guard StableHash(layout).text == entry.layoutHash, hasSameFiles(entry) else { return false }
      guard let file = entry.picture else { return true }
      guard let picture = try snapshot.folder.bytes(file) else { return false }
      return StableHash(picture).text == entry.pictureHash
    }
  }

  /// Returns whether the pictures that the snapshot shows are unchanged.
  private func hasSameFiles(_ entry: BaselineIndex.Entry) -> Bool {
    guard let files = entry.files, let path = snapshot.spec.source.path else { return true }
    let folder = SpecFolder(of: path)
    return files.allSatisfy { file, hash in
      normal.code?.hashes[file] == hash
        || (try? folder.read(file)).map { StableHash($0).text } == hash
    }
  }

  func picture(_ drawing: SnapshotDrawing, scale: CGFloat) throws(Failure) -> [UInt8] {
    do {
      return try drawing.picture(scale: scale)
    } catch {
      throw Failure(error, of: snapshot.spec, snapshot.variant)
    }
  }

  func recording(
    _ drawing: SnapshotDrawing, _ picture: [UInt8]?
  ) -> SnapshotOutcome.Recording {
    let layout = Array(drawing.rendition.record.description.utf8)
    var files = [snapshot.layoutFile: layout]
    if pictures == .png { files[snapshot.pictureFile] = picture }
    let pictureHash = picture.map { StableHash($0).text }
    // Equal files have equal pixels, which are slow to decode.
    let isKnown = pictureHash != nil && pictureHash == entry?.pictureHash
    let pixelsHash =
      isKnown
      ? entry?.pixelsHash
      : picture.flatMap { try? PNG.decode($0).pixels }.map { StableHash($0).text }
    let inputs = drawing.files.merging(normal.code?.hashes ?? [:]) { _, code in code }
    let environment = drawing.environment
    let entry = BaselineIndex.Entry(
      layout: snapshot.layoutFile, layoutHash: StableHash(layout).text,
      frames: drawing.rendition.record.frames.count,
      picture: pictures == .png ? snapshot.pictureFile : nil,
      pictureHash: pictureHash, pixelsHash: pixelsHash,
      key: key(on: environment.hash), files: inputs.isEmpty ? nil : inputs,
      machine: environment.hash, spec: normal.hash)
    return SnapshotOutcome.Recording(entry: entry, environment: environment, files: files)
  }
}
