internal import LayoutScene

/// Reads values and notes what is wrong with them.
struct Reader {
  let source: SourceText
  private(set) var findings: [Finding]
  /// The names of all styles; each kind of content is one, unless the spec has its own.
  var styleNames = Set(ContentTemplate.allCases.map(\.rawValue))
  /// The styles that are named anywhere.
  var usedStyles: Set<String> = []

  init(_ source: SourceText, findings: [Finding] = []) {
    self.source = source
    self.findings = findings
  }

  /// Whether enough is wrong that nothing more will be noted.
  var isFull: Bool { findings.count >= Limits.findings }

  mutating func report(_ finding: Finding) {
    if !isFull { findings.append(finding) }
  }

  /// Notes that a value is wrong.
  mutating func report(
    _ problem: Problem, at node: SourceNode, advice: Finding.Advice = .didYouMean,
    instead texts: [String] = []
  ) {
    let span = source.span(of: node)
    let fixes = texts.map { FixCandidate(title: $0, span: span) }
    report(Finding(problem, at: span, advice: advice, fixes: fixes))
  }

  /// Notes that a key is wrong.
  mutating func report(
    _ problem: Problem, at entry: SourceNode.Entry, advice: Finding.Advice = .didYouMean,
    fixes: [FixCandidate] = []
  ) {
    report(Finding(problem, at: source.span(of: entry), advice: advice, fixes: fixes))
  }

  /// Notes that a value has the wrong shape, and answers nothing.
  mutating func expected<Value>(_ what: String, at node: SourceNode) -> Value? {
    report(.wrongShape(expected: what, shape: node.shape), at: node)
    return nil
  }
}
