internal import Geometry
internal import LayoutEngine
internal import SpecDiagnostics
package import SpecTree

/// What reading produces besides its values: the problems, what the values depend on, and the names
/// that were used.
package struct Sink: Sendable {
  package let source: SourceText
  private(set) var findings: [Finding]
  /// What the values read so far depend on.
  var dependencies = Dependencies()
  var names = UsedNames()
  var work = Work()
  /// The problems about fields that were already reported for the current section.
  var reportedFields: Set<Problem> = []
  /// The number of styles queried for content templates. Tests check that it does not grow with the
  /// number of rows.
  var styleQueryCount = 0
  /// The data of items that show compositions, by section and index, if the Swift export asks for it.
  var recordedItems: [String: [Int: RecordedItem]]?

  /// The work of reading, which has limits.
  struct Work {
    /// The number of evaluation steps of expressions.
    var steps = 0
    /// The number of keys that templates have added.
    var templateKeys = 0
    /// The number of parts that were filled with the data of cells, for all containers so far.
    var parts = 0
    /// Whether exceeding a limit was reported.
    var isTooMuch = false
  }

  package init(_ source: SourceText, findings: [Finding] = []) {
    self.source = source
    self.findings = findings
  }

  /// Whether the limit of findings is reached, so that no more are recorded.
  var isFull: Bool { findings.count >= Limits.findings }

  mutating func report(_ finding: Finding) {
    if !isFull { findings.append(finding) }
  }

  /// Whether advice on the next finding is worth its time. After many findings it is not, because
  /// few are shown, and a search through all names takes long.
  var givesAdvice: Bool { findings.count < 5 * Limits.shownErrors }

  /// The names of a spec that are similar to an unknown one.
  func similar(to name: String, among names: some Collection<String>) -> [String] {
    givesAdvice ? Similar.words(to: name, among: names) : []
  }

  /// Changes the findings recorded since an index.
  mutating func changeFindings(from start: Int, _ change: (inout Finding) -> Void) {
    for index in findings.indices.dropFirst(start) { change(&findings[index]) }
  }

  /// Removes the findings recorded since an index that were recorded before.
  mutating func removeRepeatedFindings(from start: Int) {
    guard findings.count > start else { return }
    let known = findings.prefix(start).map { ($0.problem, $0.span) }
    let new = findings.suffix(from: start).filter { finding in
      !known.contains { $0.0 == finding.problem && $0.1 == finding.span }
    }
    findings.replaceSubrange(start..., with: new)
  }

  /// Reads something, and returns what it depends on too.
  mutating func tracking<Value>(
    _ read: (inout Sink) -> Value
  ) -> (value: Value, dependencies: Dependencies) {
    let before = dependencies
    dependencies = Dependencies()
    let value = read(&self)
    let own = dependencies
    dependencies.formUnion(before)
    return (value, own)
  }

  /// Reads something whose problems are not reported here, and returns them.
  mutating func trying<Value>(
    _ read: (inout Sink) -> Value
  ) -> (value: Value, findings: ArraySlice<Finding>) {
    var trial = self
    let value = read(&trial)
    dependencies.formUnion(trial.dependencies)
    return (value, trial.findings.dropFirst(findings.count))
  }
}

extension Sink {
  /// Reports an invalid value.
  mutating func report(
    _ problem: Problem, at node: SourceNode, hint: String? = nil,
    advice: Finding.Advice = .didYouMean, instead texts: [String] = []
  ) {
    if problem.isWrongCount, reportSplit(in: node) { return }
    let span = source.span(of: node)
    let fixes = texts.map { FixCandidate(title: $0, span: span) }
    report(Finding(problem, at: span, hint: hint, advice: advice, fixes: fixes))
  }

  /// Reports a text that is not a value of a kind, offers a replacement, and returns `nil`.
  mutating func reject<Value>(
    _ text: String, as kind: String, at node: SourceNode, writing meant: String
  ) -> Value? {
    report(
      .notAValue(text, kind: kind, examples: ""), at: node, advice: .write, instead: [meant])
    return nil
  }

  /// Reports an invalid key.
  mutating func report(
    _ problem: Problem, at entry: SourceNode.Entry, advice: Finding.Advice = .didYouMean,
    fixes: [FixCandidate] = []
  ) {
    report(Finding(problem, at: source.span(of: entry), advice: advice, fixes: fixes))
  }

  /// Reports a value of the wrong shape and returns `nil`.
  mutating func expected<Value>(_ what: String, at node: SourceNode) -> Value? {
    reportShape(of: node, expected: what)
    return nil
  }

  /// Reports a value of the wrong shape. Not generic, so that it is compiled once.
  private mutating func reportShape(of node: SourceNode, expected what: String) {
    if node.isSplit, reportSplit(in: node) { return }
    let isMeantByWidth =
      node.entries?.contains {
        OtherWords.isWidth($0.key.lowercased()) || $0.key == "default"
          || Double($0.key) != nil
      } ?? false
    let isLimit =
      node.entries?.contains {
        ["max", "maximum", "min", "minimum", "atmost", "atleast"].contains($0.key.plainName)
      } ?? false
    let length = what == "a height" ? "height" : "width"
    let hint =
      isLimit
      ? "limit a length with an expression: \"=min(\(length), 600)\""
      : node.isByWidth
        ? "values by width are not allowed here"
        : isMeantByWidth ? "widths are given in points, for example {default: 2, 600: 3}" : nil
    report(
      Finding(
        .wrongShape(expected: what, shape: node.shape), at: source.span(of: node), hint: hint))
  }

  /// Reports a list or map value that a comma inside parentheses has split; returns whether it did.
  mutating func reportSplit(in node: SourceNode) -> Bool {
    for part in node.elements ?? node.entries?.map(\.value) ?? [] {
      guard let unclosed = part.text?.openParenthesis else { continue }
      let span = source.span(of: part, characters: unclosed..<(unclosed + 1))
      report(Finding(.unbalanced("("), at: span, hint: Finding.splitHint))
      return true
    }
    return false
  }
}
