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
}
