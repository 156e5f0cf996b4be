internal import SpecDiagnostics

/// Merges the baselines that two branches have accepted.
extension BaselineIndex {
  /// Returns the baselines of both sides. Snapshots that both have changed are due: the next run draws
  /// them from the merged spec.
  ///
  /// - Parameter base: The baselines before the branches.
  static func merged(
    base: BaselineIndex, ours: BaselineIndex, theirs: BaselineIndex
  ) throws(Failure) -> BaselineIndex {
    var all = ours
    try all.add(theirs)
    try all.add(base)
    let names = all.snapshots.keys
    all.snapshots = [:]
    for name in names {
      all.snapshots[name] = Entry.merged(
        base.snapshots[name], ours.snapshots[name], theirs.snapshots[name])
    }
    return all.trimmed
  }
}

extension BaselineIndex.Entry {
  /// Returns the entry that one side has changed, or one of both sides with the files that Git takes:
  /// those of the side that changed them, and ours if both did.
  fileprivate static func merged(_ base: Self?, _ ours: Self?, _ theirs: Self?) -> Self? {
    if ours == theirs || theirs == base { return ours }
    if ours == base { return theirs }
    guard var ours, var theirs else { return ours ?? theirs }
    if ours.spec == theirs.spec, ours.hasSameFiles(as: theirs) { return ours }
    var base = base
    (ours.merged, theirs.merged) = (nil, nil)
    base?.merged = nil
    var entry = ours
    if ours.layoutHash == base?.layoutHash {
      (entry.layout, entry.layoutHash) = (theirs.layout, theirs.layoutHash)
      entry.frames = theirs.frames
    }
    if ours.pictureHash == base?.pictureHash {
      (entry.picture, entry.pictureHash) = (theirs.picture, theirs.pictureHash)
      entry.pixelsHash = theirs.pixelsHash
    }
    entry.isDue = true
    entry.merged = [ours, theirs] + [base].compactMap(\.self)
    return entry
  }
}
