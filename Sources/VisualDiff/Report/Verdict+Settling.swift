extension Verdict {
  /// Notes that what was found is the baseline now: nothing is left to tell.
  public mutating func accept() {
    self = Verdict(spec: spec, name: name, variant: variant, words: words, status: .match)
  }

  /// Notes that what was found is forgotten: the difference stays, but nothing waits any more.
  public mutating func reject() {
    files.actualLayout = nil
    files.actualPicture = nil
  }
}
