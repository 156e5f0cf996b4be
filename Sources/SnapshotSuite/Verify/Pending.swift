internal import Foundation
package import HostSystem
internal import VisualDiff

/// New baselines of one spec, waiting to be accepted or rejected.
package struct Pending: Sendable {
  /// The folder where they wait.
  var waiting: BaselineFolder
  /// The baseline folder that they would replace.
  package var target: BaselineFolder
  package var index: BaselineIndex
  /// The title of their spec, with its path as the user wrote it.
  package var spec: String
  /// The baselines they were compared with, by snapshot name.
  var compared: [String: BaselineIndex.Entry]
  /// The recorded names of snapshots that have been renamed, by current name.
  var former: [String: String]

  private static let targetFile = "place.json"
  private static let folder = "pending"

  private struct Target: Codable {
    var path: String
    var name: String
    var spec: String
    var compared: [String: BaselineIndex.Entry]
    var former: [String: String]?
  }

  /// Reads all pending baselines.
  package static func all(in artifacts: Artifacts) throws(Failure) -> [Pending] {
    let root = "\(artifacts.path)/\(folder)"
    guard Files.exists(root) else { return [] }
    var all: [Pending] = []
    for entry in try Files.names(in: root, named: "\(artifacts.name)/\(folder)") {
      let waiting = BaselineFolder(
        path: "\(root)/\(entry)", name: "\(artifacts.name)/\(folder)/\(entry)")
      guard let bytes = try waiting.bytes(targetFile) else { continue }
      let target: Target
      do {
        target = try JSONDecoder().decode(Target.self, from: Data(bytes))
      } catch {
        throw .badRun(waiting.name(targetFile), error.decodingMessage)
      }
      all.append(
        Pending(
          waiting: waiting, target: BaselineFolder(path: target.path, name: target.name),
          index: try index(waiting), spec: target.spec, compared: target.compared,
          former: target.former ?? [:]))
    }
    return all
  }

  /// Reads the index of a pending folder. A damaged index is reported as a damaged run, which can
  /// be repeated.
  private static func index(_ waiting: BaselineFolder) throws(Failure) -> BaselineIndex {
    do throws(Failure) {
      return try waiting.index()
    } catch .badBaseline(let path, let cause), .damagedBaseline(let path, let cause) {
      throw .badRun(path, cause)
    }
  }

  /// Deletes all pending baselines.
  static func clear(_ artifacts: Artifacts) {
    try? FileManager.default.removeItem(atPath: "\(artifacts.path)/\(folder)")
  }

  /// Stores new baselines for a later decision.
  ///
  /// - Parameters:
  ///   - compared: The baselines that they were compared with.
  ///   - former: The recorded names of renamed snapshots, by current name.
  static func add(
    _ recordings: [String: SnapshotOutcome.Recording], of target: BaselineFolder,
    _ index: BaselineIndex, comparedWith compared: BaselineIndex,
    formerly former: [String: String], spec: String, in artifacts: Artifacts
  ) throws(Failure) {
    guard !recordings.isEmpty else { return }
    let entry = target.flatName
    let waiting = BaselineFolder(
      path: "\(artifacts.path)/\(folder)/\(entry)", name: "\(artifacts.name)/\(folder)/\(entry)")
    var transaction = BaselineTransaction(in: waiting)
    for (file, bytes) in recordings.values.flatMap(\.files) {
      try transaction.write(bytes, to: file)
    }
    let record = Target(
      path: target.path, name: target.name, spec: spec,
      compared: compared.snapshots.filter { recordings[$0.key] != nil },
      former: former.filter { recordings[$0.key] != nil })
    try transaction.write(
      (try? JSONEncoder().encode(record)).map { [UInt8]($0) } ?? [], to: Self.targetFile)
    try transaction.write(try index.encoded(waiting), to: BaselineIndex.fileName)
    try transaction.commit()
  }

  /// Makes the snapshots selected by `chosen` the new baselines, and returns their number.
  ///
  /// - Throws: `Failure.otherBaseline(_:)` if a baseline to be replaced is not the one that was
  ///   compared, for example after a merge; read and write errors. No baseline is changed then.
  package func accept(_ chosen: (String) -> Bool) throws(Failure) -> Int {
    var recordings: [String: SnapshotOutcome.Recording] = [:]
    let now = try target.index().snapshots
    for (name, entry) in index.snapshots where chosen(name) {
      if let now = now[name] ?? former[name].flatMap({ now[$0] }),
        !now.hasSameFiles(as: compared[name])
      {
        throw .otherBaseline(target.name(now.layout))
      }
      var files: [String: [UInt8]] = [:]
      files[entry.layout] = try bytes(of: entry.layout, entry.layoutHash)
      if let picture = entry.picture { files[picture] = try bytes(of: picture, entry.pictureHash) }
      recordings[name] = SnapshotOutcome.Recording(entry: entry, files: files)
    }
    try target.record(
      recordings, obsolete: recordings.keys.compactMap { former[$0] }, machines: index.machines,
      specs: index.specs.all, inputs: index.inputs)
    try forget(chosen)
    return recordings.count
  }

  /// Reads a pending file, and verifies that it is unchanged since the run wrote it.
  private func bytes(of file: String, _ hash: String?) throws(Failure) -> [UInt8] {
    guard let bytes = try waiting.bytes(file) else {
      throw .badRun(waiting.name(file), "it does not exist")
    }
    guard StableHash(bytes).text == hash else {
      throw .badRun(waiting.name(file), "it has changed since the run wrote it")
    }
    return bytes
  }

  /// Deletes the pending snapshots selected by `chosen`.
  package func forget(_ chosen: (String) -> Bool) throws(Failure) {
    var left = index
    left.snapshots = index.snapshots.filter { !chosen($0.key) }
    if left.snapshots.isEmpty {
      try? FileManager.default.removeItem(atPath: waiting.path)
    } else {
      var transaction = BaselineTransaction(in: waiting)
      try transaction.write(try left.trimmed.encoded(waiting), to: BaselineIndex.fileName)
      try transaction.commit()
    }
  }
}
