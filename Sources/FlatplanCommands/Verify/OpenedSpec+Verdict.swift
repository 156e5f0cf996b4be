internal import LayoutSpec
internal import VisualDiff

extension OpenedSpec {
  /// What no other spec of a run is called: its file, and behind it the function, where it is code.
  var title: String { spec.mayShareFile ? "\(source.name) \(spec.name)" : source.name }

  /// What a picture of it is called: `grid.yaml at 320 points, dark`.
  func words(of variant: Variant) -> String { "\(title) at \(variant.words)" }

  /// A verdict of one of its snapshots, before anything is found.
  ///
  /// - Parameter words: The variant, as it is told.
  func verdict(_ variant: String, _ words: String, _ status: Verdict.Status) -> Verdict {
    var verdict = Verdict(
      spec: title, name: spec.name, variant: variant, words: words, status: status)
    if spec.mayShareFile {
      verdict.code = Verdict.Code(path: source.name, baselines: BaselineFolder(of: self).name)
    }
    return verdict
  }
}
