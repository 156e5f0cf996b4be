internal import HostSystem
internal import LayoutSpec
package import SpecPictures
package import VisualDiff

extension OpenedSpec {
  /// Returns a verdict of one of the spec's snapshots, without details.
  ///
  /// - Parameter words: The description of the variant.
  package func verdict(_ variant: String, _ words: String, _ status: Verdict.Status) -> Verdict {
    var verdict = Verdict(
      spec: title, name: content.name, variant: variant, words: words, status: status)
    if content.mayShareFile {
      verdict.code = Verdict.Code(path: source.name, baselines: BaselineFolder(of: self).name)
    }
    return verdict
  }
}
