/// Snapshots whose names have changed since they were recorded. A spec that requests several themes
/// includes the theme in every snapshot name; a spec with one theme does not.
extension BaselineIndex {
  /// Maps snapshots without a baseline of their own name to the name they were recorded under. A
  /// baseline matches if its width, appearance and theme equal those of the snapshot, even if the
  /// spec was edited otherwise.
  ///
  /// - Complexity: O(*s* · *b*) for *s* requested snapshots and *b* baselines whose names none of
  ///   them has.
  package func formerNames(of requested: [Snapshot]) -> [String: String] {
    let names = Set(requested.map(\.name))
    let others = snapshots.filter { !names.contains($0.key) && !Sweep.isName($0.key) }
      .sorted { $0.key < $1.key }
    guard !others.isEmpty else { return [:] }
    var former: [String: String] = [:]
    for snapshot in requested where snapshots[snapshot.name] == nil {
      former[snapshot.name] = others.first { $0.value.wasRecorded(from: snapshot) }?.key
    }
    return former
  }

  /// Returns the index with its baselines under the current snapshot names.
  ///
  /// - Parameter former: The recorded names, by current name.
  func renamed(from former: [String: String]) -> BaselineIndex {
    var index = self
    for (name, old) in former { index.snapshots[name] = index.snapshots.removeValue(forKey: old) }
    return index
  }
}

extension BaselineIndex.Entry {
  /// Returns whether the entry was recorded from the same variant of its spec.
  fileprivate func wasRecorded(from snapshot: Snapshot) -> Bool {
    key == snapshot.key(of: spec, on: machine, pictures)
  }
}
