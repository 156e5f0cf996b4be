extension Verdict {
  /// Notes that what was found is the baseline now: nothing is left to tell.
  public mutating func accept() {
    let code = code
    self = Verdict(spec: spec, name: name, variant: variant, words: words, status: .match)
    self.code = code
  }

  /// Notes that what was found is forgotten: the difference stays, but nothing waits any more.
  public mutating func reject() {
    files.actualLayout = nil
    files.actualPicture = nil
  }
}
