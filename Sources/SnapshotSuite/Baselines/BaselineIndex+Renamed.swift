internal import LayoutSpec

/// Snapshots that have other names than when they were recorded: a spec that asks for several themes has
/// theirs in the names of all, one that asks for one theme in none.
extension BaselineIndex {
  /// By which names snapshots were recorded that have no baseline by their own: the width, look and theme of
  /// such a baseline are those of the snapshot, whatever else of the spec was edited.
  ///
  /// - Complexity: O(snapshots · baselines that none of them is called by).
  package func formerNames(of asked: [Snapshot]) -> [String: String] {
    let names = Set(asked.map(\.name))
    let others = snapshots.filter { !names.contains($0.key) && !Sweep.isName($0.key) }
      .sorted { $0.key < $1.key }
    guard !others.isEmpty else { return [:] }
    var former: [String: String] = [:]
    for snapshot in asked where snapshots[snapshot.name] == nil {
      former[snapshot.name] = others.first { $0.value.isOf(snapshot.variant) }?.key
    }
    return former
  }

  /// The same with baselines by the names that snapshots have now.
  ///
  /// - Parameter former: The names that they were recorded by.
  func renamed(from former: [String: String]) -> BaselineIndex {
    var index = self
    for (name, old) in former { index.snapshots[name] = index.snapshots.removeValue(forKey: old) }
    return index
  }
}

extension BaselineIndex.Entry {
  /// Whether it was recorded of a variant of its spec.
  fileprivate func isOf(_ variant: Variant) -> Bool {
    key == NormalForm.key(of: spec, on: machine, variant, pictures.rawValue)
  }
}
