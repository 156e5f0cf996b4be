internal import Basics
internal import Foundation
package import SpecDiagnostics
package import SpecTree

/// The problems found in a file, in order, and their messages.
package struct Findings {
  let source: SourceText
  /// All problems in file order; a problem that aliases repeat is listed once.
  let all: [Finding]
  private let context: SpecContext

  /// The problems found for one container.
  package struct Reading {
    var width: CGFloat
    var findings: [Finding]
  }

  /// - Parameters:
  ///   - findings: Problems that occur at every width.
  ///   - readings: Problems per container. A problem that is missing for some containers names the
  ///     widths at which it occurs.
  ///   - isWhole: Whether all files that the source names could be read. If not, unknown names are
  ///     not reported because a missing file may define them.
  package init(
    _ findings: [Finding], and readings: [Reading] = [], in source: SourceText,
    isWhole: Bool = true, _ context: SpecContext = SpecContext()
  ) {
    self.source = source
    self.context = context
    let reported = (findings + Self.merged(readings)).uniqued()
      .filter { !$0.problem.isReportedAtVariable && (isWhole || !$0.problem.isOfNames) }
      .sorted { $0.span.place < $1.span.place }
    all = Self.withoutFragments(reported, in: source)
  }

  /// Removes the problems of the fragments of an expression or a color that commas have split. Only
  /// the unclosed parenthesis or the color itself is reported.
  private static func withoutFragments(_ findings: [Finding], in source: SourceText) -> [Finding] {
    var end = SourcePlace.start
    return findings.filter { finding in
      if finding.span.place < end { return false }
      if let length = source.splitLength(at: finding) {
        end = finding.span.place
        end.column += length
      }
      return true
    }
  }

  /// Merges the problems of several containers, listing each problem once.
  private static func merged(_ readings: [Reading]) -> [Finding] {
    guard readings.count > 1 else { return readings.first?.findings ?? [] }
    struct Kind: Hashable {
      var span: SourceSpan
      var code: String
    }
    var order: [Kind] = []
    var found: [Kind: (first: Finding, widths: Set<CGFloat>)] = [:]
    for reading in readings {
      for finding in reading.findings {
        let kind = Kind(span: finding.span, code: finding.problem.code)
        if found[kind] == nil { order.append(kind) }
        found[kind, default: (finding, [])].widths.insert(reading.width)
      }
    }
    let all = Set(readings.map(\.width))
    return order.compactMap { kind in
      guard let (first, widths) = found[kind] else { return nil }
      var finding = first
      if widths != all { finding.widths = widths.sorted() }
      return finding
    }
  }

  package var errors: [Finding] { all.filter { $0.problem.severity == .error } }

  /// The warnings, if there are no errors.
  func warnings() -> [Diagnostic] {
    diagnostics(all.filter { $0.problem.severity == .warning }.prefix(Limits.shownErrors))
  }

  /// The first errors and the warnings between them.
  package func specErrors() -> SpecErrors {
    let errors = errors
    let shown = errors.prefix(Limits.shownErrors)
    let end = shown.last?.span.place ?? .start
    let warnings = all.prefix { $0.span.place <= end }
      .filter { $0.problem.severity == .warning }.prefix(Limits.shownErrors)
    let included = Set(shown).union(warnings)
    return SpecErrors(
      diagnostics: diagnostics(all.filter(included.contains)), omitted: errors.count - shown.count)
  }

  private func diagnostics(_ findings: some Sequence<Finding>) -> [Diagnostic] {
    var trials = Limits.retriedBytes / max(source.text.utf8.count, 1)
    return findings.map { finding in
      let limit = finding.takesFirstFix ? 1 : finding.fixes.count
      var fixes: [FixCandidate] = []
      for fix in finding.fixes where fixes.count < limit && trials > 0 {
        trials -= 1
        if helps(fix, with: finding) { fixes.append(fix) }
      }
      return finding.diagnostic(in: source, fixes: fixes)
    }
  }

  /// Whether a fix works: the file is read again with the fix applied.
  private func helps(_ fix: FixCandidate, with finding: Finding) -> Bool {
    let text = source.file(fix.span.place).replacing(fix.span, with: fix.replacement)
    let path = source.included[safely: fix.span.place.file - 1]?.path
    let after = SpecReader.read(
      SourceText(path == nil ? text : source.text, path: source.path),
      path.map { context.replacing($0, with: text) } ?? context
    ).findings
    if finding.problem.isFileProblem { return !after.all.contains { $0.problem.isFileProblem } }
    // An unquoted color comments out what follows it and may hide all other problems.
    if case .unquotedColor = finding.problem, errors == [finding] {
      return !after.all.contains { $0.problem.isFileProblem || $0 == finding }
    }
    if finding.problem.severity == .warning {
      return after.errors.count <= errors.count && after.all.count < all.count
    }
    return after.errors.count < errors.count
      || (finding.renamesKey && revealsOnlyLaterErrors(after, at: fix))
  }

  /// Whether all new errors come after the fix. Once a key has its right name, its value is read
  /// for the first time and may have errors of its own.
  private func revealsOnlyLaterErrors(_ after: Findings, at fix: FixCandidate) -> Bool {
    let known = Set(errors.map(\.problem))
    return after.errors.allSatisfy {
      $0.span.place > fix.span.place || (known.contains($0.problem) && $0.span != fix.span)
    }
  }
}

extension Problem {
  /// Whether the error is already reported at the var's definition.
  fileprivate var isReportedAtVariable: Bool {
    if case .brokenVariable(_, nil) = self { true } else { false }
  }

  /// Whether a name is unknown that another file may define.
  fileprivate var isOfNames: Bool {
    switch self {
    case .unknownStyle, .unknownTemplate, .unknownVariable, .unknownInText, .unknownColumn: true
    default: false
    }
  }
}

extension SourceText {
  /// The length of the text that commas have split, starting at the finding.
  fileprivate func splitLength(at finding: Finding) -> Int? {
    if case .cssColor = finding.problem { return finding.span.length }
    return finding.hint == Finding.splitHint ? lengthOfParentheses(from: finding.span.place) : nil
  }
}

extension Finding {
  fileprivate var renamesKey: Bool {
    if case .unknownKey = problem { true } else { false }
  }
}
