internal import Basics
internal import Foundation
internal import Geometry
package import HostSystem
internal import LayoutSpec
internal import PNGCodec
package import SpecDiagnostics
package import SpecPictures
internal import Synchronization

/// The folder that holds one spec's baselines: `__Snapshots__/<spec>` beside the spec.
package struct BaselineFolder: Hashable, Sendable {
  /// The absolute path.
  package var path: String
  /// The path as the user would write it.
  package var name: String
  /// Where the folder of a run's results must be; `nil` for baselines, which must be in the project of
  /// their spec.
  private var results: Confinement?

  package init(path: String, name: String, ofResultsIn results: Confinement? = nil) {
    self.path = path
    self.name = name
    self.results = results
  }

  /// Creates the baseline folder of a spec.
  ///
  /// A spec file uses `__Snapshots__/<file>` beside it. Code can contain several specs, so each
  /// uses `__Snapshots__/<file>/<function>`, beside the source file or inside the source folder.
  package init(of spec: OpenedSpec) {
    let source = spec.source
    guard spec.content.mayShareFile else {
      self.init(of: source)
      return
    }
    var (named, direct) = (source.folder, Files.split(source.path ?? "").folder)
    if let path = source.path, Files.isFolder(path) {
      (named, direct) = (source.name + "/", path)
    }
    let last = "\(spec.content.group ?? source.stem)/\(spec.content.name)"
      .namesInPath.map { String($0).asFileName }.joined(separator: "/")
    self.init(last, beside: direct, named: named)
  }

  /// Creates the baseline folder of a spec in a file of its own.
  init(of source: SpecSource) {
    self.init(source.stem, beside: Files.split(source.path ?? "").folder, named: source.folder)
  }

  /// Where the folder's files must be: the project of the folder that contains `__Snapshots__`, or the
  /// folder of the results.
  package var confinement: Confinement {
    results
      ?? Self.projects.withLock { projects in
        let marker = "/\(Baselines.folder)/"
        let end = path.range(of: marker, options: [.literal, .backwards])?.lowerBound
        let folder = end.map { String(path[..<$0]) } ?? Files.split(path).folder
        if let known = projects[folder] { return known }
        let project = Confinement(projectOf: folder.isEmpty ? "/" : folder)
        projects[folder] = project
        return project
      }
  }

  /// The projects of folders with `__Snapshots__`, which every file needs.
  private static let projects = Mutex<[String: Confinement]>([:])

  /// Removes the folder with all files.
  package func remove() throws(Failure) {
    try confinement.remove(path, named: name, isFolder: true)
  }

  private init(_ last: String, beside folder: String, named: String) {
    name = "\(named)\(Baselines.folder)/\(last)"
    path = "\(folder)/\(Baselines.folder)/\(last)"
  }

  func path(_ file: String) -> String { "\(path)/\(file)" }
  package func name(_ file: String) -> String { "\(name)/\(file)" }

  /// The name as a single unique path component. It is short enough for a file name and never
  /// hidden, even if the path starts with `..`, because tools that upload a run's artifacts may
  /// skip hidden files.
  var flatName: String {
    let flat = name.replacing("/", with: "~")
    guard name.contains("~") || flat.utf8.count > 200 else {
      return flat.hasPrefix(".") ? "~" + flat : flat
    }
    let end = String(decoding: flat.utf8.suffix(150), as: UTF8.self)
    return (end.hasPrefix(".") ? "~" : "") + end + "~" + StableHash(name).text
  }

  /// Reads the index of the recorded snapshots; it is empty if nothing is recorded.
  ///
  /// - Parameter isResult: Whether it is a result of a run, which is refused as a whole.
  package func index(isResult: Bool = false) throws(Failure) -> BaselineIndex {
    try requireInProject(for: .read)
    try BaselineTransaction.finish(in: self)
    let file = BaselineIndex.fileName
    guard let bytes = try bytes(file) else { return BaselineIndex() }
    return try BaselineIndex(bytes, named: name(file), isResult: isResult)
  }

  /// Reads a file; returns `nil` if it does not exist.
  func bytes(_ file: String) throws(Failure) -> [UInt8]? {
    do throws(Failure) {
      return try confinement.bytes(path(file), named: name(file))
    } catch .cannotRead(let name, let cause) where cause == Confinement.Refusal.outside.reason {
      throw .badBaseline(name, cause)
    } catch {
      throw error
    }
  }

  /// Reads the recorded layout of a snapshot; returns `nil` if the file does not exist.
  ///
  /// - Throws: `Failure.badBaseline(_:_:)`, or `Failure.damagedBaseline(_:_:)`, which also covers a
  ///   layout that parses but is not the recorded one: truncated at a line end or edited by hand.
  func layout(_ entry: BaselineIndex.Entry) throws(Failure) -> LayoutRecord? {
    guard let bytes = try bytes(entry.layout) else { return nil }
    try BaselineIndex.requireNoPointer(bytes, named: name(entry.layout))
    let record: LayoutRecord
    do {
      record = try LayoutRecord(parsing: bytes)
    } catch {
      throw BaselineIndex.damage(bytes, named: name(entry.layout), "\(error)")
    }
    // Git may have converted the line endings; that is not damage.
    let isRecorded =
      StableHash(bytes).text == entry.layoutHash
      || StableHash(record.description).text == entry.layoutHash
    guard !isRecorded else { return record }
    throw .damagedBaseline(
      name(entry.layout),
      record.frames.count < entry.frames
        ? "it is truncated: \(record.frames.count) of \(entry.frames.of("frame"))"
        : Self.mismatchReason)
  }

  /// Reads the recorded picture of a snapshot; returns `nil` if no picture is stored.
  ///
  /// - Throws: `Failure.badBaseline(_:_:)`, or `Failure.damagedBaseline(_:_:)`, which also covers a
  ///   picture that is not the recorded one. Only the pixels must match: the file may have been
  ///   recompressed by a PNG optimizer.
  func picture(_ entry: BaselineIndex.Entry) throws(Failure) -> PNG.Picture? {
    guard let file = entry.picture, let bytes = try bytes(file) else { return nil }
    let picture = try picture(bytes, file: file)
    guard
      StableHash(bytes).text == entry.pictureHash
        || StableHash(picture.pixels).text == entry.pixelsHash
    else { throw .damagedBaseline(name(file), Self.mismatchReason) }
    return picture
  }

  /// The reason given for a file that parses but does not match its hash.
  private static let mismatchReason = "it differs from what was recorded"

  /// Decodes the bytes of one of the folder's pictures.
  func picture(_ bytes: [UInt8], file: String) throws(Failure) -> PNG.Picture {
    try BaselineIndex.requireNoPointer(bytes, named: name(file))
    do {
      return try PNG.decode(bytes, limits: PNG.Limits(pixels: TooManyPixels.max))
    } catch {
      throw .damagedBaseline(name(file), "\(error)")
    }
  }
}
