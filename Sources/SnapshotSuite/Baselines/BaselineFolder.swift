internal import CompositionalLayout
internal import Foundation
package import HostSystem
internal import LayoutSpec
internal import PNGCodec
package import SpecInput
internal import SpecPictures
internal import VisualDiff

/// The folder in which the baselines of one spec lie: `__Snapshots__/<spec>` beside it.
package struct BaselineFolder: Hashable, Sendable {
  /// From the root of the file system.
  package var path: String
  /// What the user calls it.
  package var name: String

  package init(path: String, name: String) {
    self.path = path
    self.name = name
  }

  /// `__Snapshots__/<file>` beside a spec in a file. Code may be many specs: theirs are in
  /// `__Snapshots__/<file>/<function>`, beside the file or in the folder that the code is.
  package init(of spec: OpenedSpec) {
    let source = spec.source
    guard spec.spec.mayShareFile else {
      self.init(of: source)
      return
    }
    var (named, direct) = (source.folder, Files.split(source.path ?? "").folder)
    if let path = source.path, Files.isFolder(path) {
      (named, direct) = (source.name + "/", path)
    }
    let last = "\(spec.spec.group ?? source.stem)/\(spec.spec.name)"
      .split(separator: "/").map { String($0).asFileName }.joined(separator: "/")
    self.init(last, beside: direct, named: named)
  }

  /// That of a spec in a file of its own.
  init(of source: SpecSource) {
    self.init(source.stem, beside: Files.split(source.path ?? "").folder, named: source.folder)
  }

  private init(_ last: String, beside folder: String, named: String) {
    name = "\(named)\(Baselines.folder)/\(last)"
    path = "\(folder)/\(Baselines.folder)/\(last)"
  }

  func path(_ file: String) -> String { "\(path)/\(file)" }
  package func name(_ file: String) -> String { "\(name)/\(file)" }

  /// The name as that of one file or folder: no other's, not too long for one, and not hidden, as where
  /// a path leads up: what keeps the artifacts of a run may pass over what is hidden.
  var flatName: String {
    let flat = name.replacing("/", with: "~")
    guard name.contains("~") || flat.utf8.count > 200 else {
      return flat.hasPrefix(".") ? "~" + flat : flat
    }
    let end = String(decoding: flat.utf8.suffix(150), as: UTF8.self)
    return (end.hasPrefix(".") ? "~" : "") + end + "~" + StableHash(name).text
  }

  /// What is recorded; nothing where nothing is.
  package func index() throws(Failure) -> BaselineIndex {
    try BaselineTransaction.finish(in: self)
    let file = BaselineIndex.fileName
    guard let bytes = try bytes(file) else { return BaselineIndex() }
    return try BaselineIndex(bytes, named: name(file))
  }

  /// The bytes of a file; `nil` where there is none.
  func bytes(_ file: String) throws(Failure) -> [UInt8]? {
    guard !Files.isMissing(path(file)) else { return nil }
    return try Files.readFile(path(file), named: name(file))
  }

  /// The layout of a snapshot; `nil` where there is none.
  ///
  /// - Throws: `Failure.badBaseline(_:_:)`, `Failure.damagedBaseline(_:_:)`: the latter also for a
  ///   layout that is well written but not the one that was recorded, cut off between two lines or put
  ///   together by hand.
  func layout(_ entry: BaselineIndex.Entry) throws(Failure) -> LayoutRecord? {
    guard let bytes = try bytes(entry.layout) else { return nil }
    try BaselineIndex.requireNoPointer(bytes, named: name(entry.layout))
    let record: LayoutRecord
    do {
      record = try LayoutRecord(parsing: bytes)
    } catch {
      throw BaselineIndex.damage(bytes, named: name(entry.layout), "\(error)")
    }
    // Git may have changed the ends of lines, which says nothing.
    let isRecorded =
      StableHash(bytes).text == entry.layoutHash
      || StableHash(record.description).text == entry.layoutHash
    guard !isRecorded else { return record }
    throw .damagedBaseline(
      name(entry.layout),
      record.frames.count < entry.frames
        ? "it is cut off: of \(entry.frames.of("frame")) \(record.frames.count) are there"
        : Self.isAnother)
  }

  /// The picture of a snapshot; `nil` where none is kept.
  ///
  /// - Throws: `Failure.badBaseline(_:_:)`, `Failure.damagedBaseline(_:_:)`: the latter also for a
  ///   picture that is not the one recorded; its bytes may be others, as where a program has packed them
  ///   better.
  func picture(_ entry: BaselineIndex.Entry) throws(Failure) -> PNG.Picture? {
    guard let file = entry.picture, let bytes = try bytes(file) else { return nil }
    let picture = try picture(bytes, file: file)
    guard
      StableHash(bytes).text == entry.pictureHash
        || StableHash(picture.pixels).text == entry.pixelsHash
    else { throw .damagedBaseline(name(file), Self.isAnother) }
    return picture
  }

  /// What is wrong with a file that is well written.
  private static let isAnother = "it is not what was recorded"

  /// The picture in the bytes of one of the files.
  func picture(_ bytes: [UInt8], file: String) throws(Failure) -> PNG.Picture {
    try BaselineIndex.requireNoPointer(bytes, named: name(file))
    do {
      return try PNG.decode(bytes)
    } catch {
      throw .damagedBaseline(name(file), "\(error)")
    }
  }
}
