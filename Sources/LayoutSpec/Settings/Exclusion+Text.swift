public import SpecDiagnostics

extension RenderRequest.Exclusion {
  /// Pictures that are not wanted, as they are written under `render: {exclude: [...]}`.
  ///
  /// - Throws: `SpecErrors` with places in the text, which is called `path`.
  public init(_ text: String, path: String) throws(SpecErrors) {
    let source = SourceText(text, path: path)
    var reader = Reader(source)
    do throws(Finding) {
      let (node, findings) = try Composer.compose(source)
      for finding in findings { reader.report(finding) }
      let exclusion = ValueKind<RenderRequest.Exclusion>.exclusion.read(node, &reader)
      if let exclusion, reader.findings.isEmpty {
        self = exclusion
        return
      }
    } catch {
      reader.report(error)
    }
    // The fixes are those of a whole spec: without one there is none to try.
    let findings = reader.findings.map { finding in
      var finding = finding
      finding.hint = finding.hint ?? finding.fixes.first.map { "did you mean '\($0.title)'?" }
      finding.fixes = []
      return finding
    }
    throw Findings(findings, in: source).refusal()
  }
}
