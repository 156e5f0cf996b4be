public import SpecDiagnostics
internal import SpecTree

extension RenderRequest.Exclusion {
  /// Parses an exclusion as it is written in `render: {exclude: [...]}`.
  ///
  /// - Throws: `SpecErrors` with locations in the text; messages call the text `path`.
  public init(_ text: String, path: String) throws(SpecErrors) {
    let source = SourceText(text, path: path)
    var sink = Sink(source)
    do throws(Finding) {
      let (node, findings) = try Composer.compose(source)
      for finding in findings { sink.report(finding) }
      let exclusion = ValueKind<RenderRequest.Exclusion>.exclusion.read(
        node, EvaluationContext(), &sink)
      if let exclusion, sink.findings.isEmpty {
        self = exclusion
        return
      }
    } catch {
      sink.report(error)
    }
    // Fixes are tried by reading the whole spec, and there is none here; the first fix becomes a
    // hint.
    let findings = sink.findings.map { finding in
      var finding = finding
      finding.hint = finding.hint ?? finding.fixes.first.map { "did you mean '\($0.title)'?" }
      finding.fixes = []
      return finding
    }
    throw Findings(findings, in: source).specErrors()
  }
}
