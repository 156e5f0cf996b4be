internal import HostSystem
internal import SpecInput
internal import VisualDiff

/// A spec of which everything is as it was when its baselines were recorded, so that it was not read.
package struct UnchangedSpec: Sendable {
  var source: SpecSource
  var folder: BaselineFolder
  var inputs: RecordedInputs
  /// The machine that its snapshots were made on: only there are they as they were.
  var machine: String

  /// What comes of its snapshots that are asked for.
  ///
  /// - Parameter failure: Why nothing can be said of them.
  func result(
    of suite: Set<String>, _ progress: ProgressLine, failure: Failure? = nil
  ) -> SpecVerification.Result {
    let spec = SuiteSpec.unchanged(self)
    let verdicts = inputs.variants.filter { suite.contains(spec.words($0.name)) }.map { variant in
      progress.begin(spec.words(variant.name)).end()
      var verdict = Verdict(
        spec: source.name, name: inputs.name, variant: variant.name, words: variant.words,
        status: failure == nil ? .match : .error)
      verdict.failure = failure?.words
      return verdict
    }
    return SpecVerification.Result(
      verdicts: verdicts, failures: verdicts.isEmpty ? [] : [failure].compactMap(\.self))
  }
}
