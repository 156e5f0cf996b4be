/// What was found in a file, in order, and the words for it.
struct Findings {
  let source: SourceText
  /// In the order of the file; what aliases repeat is there once.
  let all: [Finding]

  init(_ findings: [Finding], in source: SourceText) {
    self.source = source
    var seen: Set<Finding> = []
    all = findings.filter { seen.insert($0).inserted }
      .sorted { $0.span.place < $1.span.place }
  }

  var errors: [Finding] { all.filter { $0.problem.severity == .error } }

  /// The warnings, if there are no errors.
  func warnings() -> [Diagnostic] {
    diagnostics(all.filter { $0.problem.severity == .warning }.prefix(Limits.shownErrors))
  }

  /// The first errors with the warnings among them.
  func refusal() -> SpecErrors {
    let errors = errors
    let shown = errors.prefix(Limits.shownErrors)
    let end = shown.last?.span.place ?? .start
    let warnings = all.prefix { $0.span.place <= end }
      .filter { $0.problem.severity == .warning }.prefix(Limits.shownErrors)
    let kept = Set(shown).union(warnings)
    return SpecErrors(
      diagnostics: diagnostics(all.filter(kept.contains)), omitted: errors.count - shown.count)
  }

  private func diagnostics(_ findings: some Sequence<Finding>) -> [Diagnostic] {
    var trials = Limits.tried / max(source.text.utf8.count, 1)
    return findings.map { finding in
      // Of the words that a misspelt one may stand for the nearest is enough.
      let limit = finding.advice == .didYouMean ? 1 : finding.fixes.count
      var fixes: [FixCandidate] = []
      for fix in finding.fixes where fixes.count < limit && trials > 0 {
        trials -= 1
        if helps(fix, with: finding) { fixes.append(fix) }
      }
      return finding.diagnostic(in: source, fixes: fixes)
    }
  }

  /// Whether a fix does what it promises: the file is read again with it.
  private func helps(_ fix: FixCandidate, with finding: Finding) -> Bool {
    let text = source.replacing(fix.span, with: fix.replacement)
    let after = SpecReader.read(SourceText(text, path: source.path)).findings
    if finding.problem.isOfTheFile { return !after.all.contains { $0.problem.isOfTheFile } }
    if finding.problem.severity == .warning {
      return after.errors.count <= errors.count && after.all.count < all.count
    }
    return after.errors.count < errors.count || (finding.renamesKey && unearths(after, at: fix))
  }

  /// Whether all that is new lies behind the place of a fix: with its right name a key's value is
  /// read for the first time, and may have errors of its own.
  private func unearths(_ after: Findings, at fix: FixCandidate) -> Bool {
    let known = Set(errors.map(\.problem))
    return after.errors.allSatisfy {
      $0.span.place > fix.span.place || (known.contains($0.problem) && $0.span != fix.span)
    }
  }
}

extension Finding {
  fileprivate var renamesKey: Bool {
    if case .unknownKey = problem { true } else { false }
  }
}
