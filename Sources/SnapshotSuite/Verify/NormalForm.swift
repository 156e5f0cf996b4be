internal import Basics
internal import LayoutSpec
internal import SpecNormalForm
internal import SpecPictures

/// A spec in normal form, with its hash.
struct NormalForm: Sendable {
  let spec: NormalSpec
  let hash: String
  /// The files of a code spec; `nil` for other specs.
  let code: CodeFiles?

  init(_ spec: OpenedSpec) {
    self.spec = NormalSpec(spec.content)
    code = CodeFiles(of: spec)
    hash = StableHash(self.spec.text).text
  }

  /// Returns the snapshot key for a spec and an environment, given their hashes.
  ///
  /// - Parameter manner: How pictures are stored, or the name of a sweep.
  static func key(
    of spec: String, on machine: String, _ variant: Variant, _ manner: String
  ) -> String {
    var key = StableHash(spec)
    key.add(machine)
    key.add(variant.key)
    key.add(manner)
    return key.text
  }

  /// Returns whether the code equals the recorded code; true for specs that are not code.
  func isSameCode(as entry: BaselineIndex.Entry) -> Bool {
    guard let code else { return true }
    return !code.hashes.isEmpty && code.isRecorded(in: entry.files ?? [:])
  }
}
