extension Verdict {
  /// Marks the current result as the new baseline and removes all differences.
  public mutating func accept() {
    let code = code
    self = Verdict(spec: spec, name: name, variant: variant, words: words, status: .match)
    self.code = code
  }

  /// Marks the current result as rejected: differences stay, but the pending files are removed.
  public mutating func reject() {
    files.actualLayout = nil
    files.actualPicture = nil
  }

  /// Marks a change as recorded in this run. The differences stay, to be reported.
  package mutating func markRecorded() {
    recorded = status
    status = .match
  }

  /// Removes some of several causes, and the changes that only they made.
  package mutating func removeCauses(where isSettled: (Cause) -> Bool) {
    for index in causes.indices.reversed() where isSettled(causes[index]) { removeCause(at: index) }
    if !causes.isEmpty, causes.allSatisfy({ $0.kind == .environment }) { status = .environment }
  }

  /// Makes one cause, the first, of several that have an effect only together.
  package mutating func joinCauses(at indexes: [Int]) {
    guard let first = indexes.first else { return }
    for index in indexes.dropFirst() { causes[first].edits += causes[index].edits }
    for change in changes.indices {
      for frame in changes[change].frames.indices {
        changes[change].frames[frame].causes = changes[change].frames[frame].causes.map { causes in
          Set(causes.map { indexes.contains($0) ? first : $0 }).sorted()
        }
      }
    }
  }

  /// Removes one of several causes, and the changes that only it made.
  public mutating func removeCause(at index: Int) {
    guard causes.indices.contains(index) else { return }
    causes.remove(at: index)
    for change in changes.indices {
      changes[change].frames = changes[change].frames.compactMap { frame in
        var frame = frame
        guard let named = frame.causes else { return frame }
        let left = named.filter { $0 != index }.map { $0 > index ? $0 - 1 : $0 }
        guard !left.isEmpty else { return nil }
        frame.causes = causes.count > 1 ? left : nil
        return frame
      }
    }
    changes.removeAll { $0.frames.isEmpty && ($0.more ?? 0) == 0 }
  }
}
