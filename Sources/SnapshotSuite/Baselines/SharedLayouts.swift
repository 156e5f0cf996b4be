import HostSystem

/// Light and dark share a file with their layout, which as a rule is one.
///
/// Where a spec asks whether it is dark, or where only one of them was recorded anew, there are two: then
/// the file is that of the snapshot that it is called after, and the other one has a file of its own.
extension [String: BaselineIndex.Entry] {
  /// The snapshots whose layout is not the one in the file that they share with another one.
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
  /// Gives the layout a file that no other snapshot has.
  mutating func keepOwnLayout(of snapshot: String) {
    let bytes = files.removeValue(forKey: entry.layout)
    entry.layout = Snapshot.ownLayoutFile(snapshot)
    files[entry.layout] = bytes
  }
}

extension BaselineFolder {
  /// What is to be recorded, with the snapshots that stay as they are but lose the file of their layout to
  /// another one.
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
