internal import LayoutSpec
internal import SpecInput
package import VisualDiff

extension OpenedSpec {
  /// A verdict of one of its snapshots, before anything is found.
  ///
  /// - Parameter words: The variant, as it is told.
  package func verdict(_ variant: String, _ words: String, _ status: Verdict.Status) -> Verdict {
    var verdict = Verdict(
      spec: title, name: spec.name, variant: variant, words: words, status: status)
    if spec.mayShareFile {
      verdict.code = Verdict.Code(path: source.name, baselines: BaselineFolder(of: self).name)
    }
    return verdict
  }
}
