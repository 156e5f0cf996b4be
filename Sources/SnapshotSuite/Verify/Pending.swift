internal import Foundation
package import HostSystem
internal import VisualDiff

/// New baselines of one spec that wait to be accepted or rejected.
package struct Pending: Sendable {
  /// Where they lie.
  var waiting: BaselineFolder
  /// Where they would go.
  package var target: BaselineFolder
  package var index: BaselineIndex
  /// The spec that they are of, as the user wrote its path.
  package var spec: String
  /// What each was compared with, if there was anything.
  var compared: [String: BaselineIndex.Entry]
  /// The names that baselines have that they were compared with, where these are others.
  var former: [String: String]

  private static let place = "place.json"
  private static let folder = "pending"

  private struct Place: Codable {
    var path: String
    var name: String
    var spec: String
    var compared: [String: BaselineIndex.Entry]
    var former: [String: String]?
  }

  /// All that wait, by the names of their folders.
  package static func all(in artifacts: Artifacts) throws(Failure) -> [Pending] {
    let root = "\(artifacts.path)/\(folder)"
    guard Files.exists(root) else { return [] }
    var all: [Pending] = []
    for entry in try Files.names(in: root, named: "\(artifacts.name)/\(folder)") {
      let waiting = BaselineFolder(
        path: "\(root)/\(entry)", name: "\(artifacts.name)/\(folder)/\(entry)")
      guard let bytes = try waiting.bytes(place) else { continue }
      let target: Place
      do {
        target = try JSONDecoder().decode(Place.self, from: Data(bytes))
      } catch {
        throw .badRun(waiting.name(place), error.decodingMessage)
      }
      all.append(
        Pending(
          waiting: waiting, target: BaselineFolder(path: target.path, name: target.name),
          index: try index(waiting), spec: target.spec, compared: target.compared,
          former: target.former ?? [:]))
    }
    return all
  }

  /// What waits in a folder, which a run wrote and can write again.
  private static func index(_ waiting: BaselineFolder) throws(Failure) -> BaselineIndex {
    do throws(Failure) {
      return try waiting.index()
    } catch .badBaseline(let path, let cause), .damagedBaseline(let path, let cause) {
      throw .badRun(path, cause)
    }
  }

  /// Forgets all that wait.
  static func clear(_ artifacts: Artifacts) {
    try? FileManager.default.removeItem(atPath: "\(artifacts.path)/\(folder)")
  }

  /// Lays new baselines aside.
  ///
  /// - Parameters:
  ///   - compared: What they were compared with.
  ///   - former: The names that this was recorded by, where these are others.
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
    let place = Place(
      path: target.path, name: target.name, spec: spec,
      compared: compared.snapshots.filter { recordings[$0.key] != nil },
      former: former.filter { recordings[$0.key] != nil })
    try transaction.write(
      (try? JSONEncoder().encode(place)).map { [UInt8]($0) } ?? [], to: Self.place)
    try transaction.write(try index.encoded(waiting), to: BaselineIndex.fileName)
    try transaction.commit()
  }

  /// Puts the snapshots that `chosen` names in their places, and answers how many.
  ///
  /// - Throws: `Failure.otherBaseline(_:)` where what would be replaced is not what was compared, as after
  ///   a merge, and what else reading and writing throw; then none is put there.
  package func accept(_ chosen: (String) -> Bool) throws(Failure) -> Int {
    var recordings: [String: SnapshotOutcome.Recording] = [:]
    let now = try target.index().snapshots
    for (name, entry) in index.snapshots where chosen(name) {
      if let now = now[name] ?? former[name].flatMap({ now[$0] }),
        !now.isOfSameFiles(as: compared[name])
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

  /// The bytes of a file that waits, as the run wrote them: no others become a baseline.
  private func bytes(of file: String, _ hash: String?) throws(Failure) -> [UInt8] {
    guard let bytes = try waiting.bytes(file) else {
      throw .badRun(waiting.name(file), "it is gone")
    }
    guard StableHash(bytes).text == hash else {
      throw .badRun(waiting.name(file), "it is not what the run wrote")
    }
    return bytes
  }

  /// Forgets the snapshots that `chosen` names.
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
