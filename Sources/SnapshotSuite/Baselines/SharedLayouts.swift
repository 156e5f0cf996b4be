internal import SpecDiagnostics

/// Light and dark variants share a layout file because their layouts are usually equal.
///
/// If the layouts differ, because the spec branches on the appearance or only one variant was
/// recorded again, the shared file belongs to the snapshot it is named after. The other snapshot
/// gets a file of its own.
extension [String: BaselineIndex.Entry] {
  /// The snapshots whose layout differs from the one stored in the file that they share.
  var withOtherLayouts: Set<String> {
    let groups = [String: [Element]](grouping: self, by: \.value.layout)
    return Set(
      groups.flatMap { file, sharing in
        let owner = sharing.first { Snapshot.ownLayoutFile($0.key) == file }
        let hash = (owner ?? sharing.min { $0.key < $1.key })?.value.layoutHash
        return sharing.filter { $0.value.layoutHash != hash }.map(\.key)
      })
  }
}

extension SnapshotOutcome.Recording {
  /// Moves the layout to a file that no other snapshot uses.
  mutating func keepOwnLayout(of snapshot: String) {
    let bytes = files.removeValue(forKey: entry.layout)
    entry.layout = Snapshot.ownLayoutFile(snapshot)
    files[entry.layout] = bytes
  }
}

extension BaselineFolder {
  /// Adds recordings for the unchanged snapshots whose shared layout file is taken over by another
  /// snapshot.
  func withOwnLayouts(
    _ recordings: [String: SnapshotOutcome.Recording], beside others: [String: BaselineIndex.Entry]
  ) throws(Failure) -> [String: SnapshotOutcome.Recording] {
    var all = recordings
    let entries = others.merging(recordings.mapValues(\.entry)) { _, new in new }
    for name in entries.withOtherLayouts {
      if all[name] == nil, let entry = others[name], let layout = try bytes(entry.layout) {
        all[name] = SnapshotOutcome.Recording(entry: entry, files: [entry.layout: layout])
      }
      all[name]?.keepOwnLayout(of: name)
    }
    return all
  }
}
