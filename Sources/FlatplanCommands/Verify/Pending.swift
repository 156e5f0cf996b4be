internal import Foundation
internal import VisualDiff

/// New baselines of one spec that wait to be accepted or rejected.
struct Pending: Sendable {
  /// Where they lie.
  var waiting: BaselineFolder
  /// Where they would go.
  var target: BaselineFolder
  var index: BaselineIndex
  /// The spec that they are of, as the user wrote its path.
  var spec: String

  private static let place = "place.json"
  private static let folder = "pending"

  private struct Place: Codable {
    var path: String
    var name: String
    var spec: String
  }

  /// All that wait, by the names of their folders.
  static func all(in artifacts: Artifacts) throws(Failure) -> [Pending] {
    let root = "\(artifacts.path)/\(folder)"
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
    var all: [Pending] = []
    for entry in entries.sorted() {
      let waiting = BaselineFolder(
        path: "\(root)/\(entry)", name: "\(artifacts.name)/\(folder)/\(entry)")
      guard let bytes = try waiting.bytes(place),
        let target = try? JSONDecoder().decode(Place.self, from: Data(bytes))
      else { continue }
      all.append(
        Pending(
          waiting: waiting, target: BaselineFolder(path: target.path, name: target.name),
          index: try waiting.index(), spec: target.spec))
    }
    return all
  }

  /// Forgets all that wait.
  static func clear(_ artifacts: Artifacts) {
    try? FileManager.default.removeItem(atPath: "\(artifacts.path)/\(folder)")
  }

  /// Lays new baselines aside.
  static func add(
    _ recordings: [String: SnapshotOutcome.Recording], of target: BaselineFolder,
    _ index: BaselineIndex, spec: String, in artifacts: Artifacts
  ) throws(Failure) {
    guard !recordings.isEmpty else { return }
    let entry = target.name.replacingOccurrences(of: "/", with: "~")
    let waiting = BaselineFolder(
      path: "\(artifacts.path)/\(folder)/\(entry)", name: "\(artifacts.name)/\(folder)/\(entry)")
    var transaction = BaselineTransaction(in: waiting)
    for (file, bytes) in recordings.values.flatMap(\.files) {
      try transaction.write(bytes, to: file)
    }
    let place = Place(path: target.path, name: target.name, spec: spec)
    try transaction.write(
      (try? JSONEncoder().encode(place)).map { [UInt8]($0) } ?? [], to: Self.place)
    try transaction.write(try index.encoded(waiting), to: BaselineIndex.fileName)
    try transaction.commit()
  }

  /// Puts the snapshots that `chosen` names in their places, and answers how many.
  func accept(_ chosen: (String) -> Bool) throws(Failure) -> Int {
    var recordings: [String: SnapshotOutcome.Recording] = [:]
    for (name, entry) in index.snapshots where chosen(name) {
      var files: [String: [UInt8]] = [:]
      for file in [entry.layout, entry.picture].compactMap({ $0 }) {
        guard let bytes = try waiting.bytes(file) else {
          throw .cannotRead(waiting.name(file), "No such file or directory")
        }
        files[file] = bytes
      }
      recordings[name] = SnapshotOutcome.Recording(entry: entry, files: files)
    }
    try target.record(
      recordings, machines: index.machines, specs: index.specs.all, inputs: index.inputs)
    try forget(chosen)
    return recordings.count
  }

  /// Forgets the snapshots that `chosen` names.
  func forget(_ chosen: (String) -> Bool) throws(Failure) {
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
