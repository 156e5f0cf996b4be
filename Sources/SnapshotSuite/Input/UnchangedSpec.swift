internal import HostSystem
internal import SpecDiagnostics
internal import VisualDiff

/// A spec that was not read because its inputs and baselines are unchanged.
package struct UnchangedSpec: Sendable {
  var source: SpecSource
  var folder: BaselineFolder
  var inputs: RecordedInputs
  /// The hashes of the environments that its snapshots were made in. They count as unchanged only in
  /// these environments.
  var machines: Set<String>

  /// Returns the results of the requested snapshots.
  ///
  /// - Parameter failure: The reason why the snapshots cannot be verified, if any.
  func result(
    of suite: Set<String>, _ progress: ProgressLine, failure: Failure? = nil
  ) -> SpecVerification.Result {
    let spec = SuiteSpec.unchanged(self)
    let verdicts = inputs.variants.filter { suite.contains(spec.label($0.name)) }.map { variant in
      progress.begin(spec.label(variant.name)).end()
      var verdict = Verdict(
        spec: source.name, name: inputs.name, variant: variant.name, words: variant.words,
        status: failure == nil ? .match : .error)
      verdict.failure = failure?.message
      return verdict
    }
    return SpecVerification.Result(
      verdicts: verdicts, failures: verdicts.isEmpty ? [] : [failure].compactMap(\.self))
  }
}
