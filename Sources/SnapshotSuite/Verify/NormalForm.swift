internal import HostSystem
internal import LayoutSpec
internal import SpecInput
internal import SpecNormalForm
internal import SpecPictures

/// A spec in its canonical form, with a hash of it.
struct NormalForm: Sendable {
  let spec: NormalSpec
  let hash: String
  /// What it is made of, if it is code.
  let code: CodeFiles?

  init(_ spec: OpenedSpec) {
    self.spec = NormalSpec(spec.spec)
    code = CodeFiles(of: spec)
    hash = StableHash(self.spec.text).text
  }

  /// The key of what is made of it here for a variant, in a way that `manner` tells.
  func key(_ variant: Variant, _ manner: String) -> String {
    Self.key(of: hash, on: RenderEnvironment.current.hash, variant, manner)
  }

  /// The same of any spec and any machine, by their hashes.
  static func key(
    of spec: String, on machine: String, _ variant: Variant, _ manner: String
  ) -> String {
    var key = StableHash(spec)
    key.add(machine)
    key.add(variant.key)
    key.add(manner)
    return key.text
  }

  /// Whether the spec is no code, or code whose files are those recorded.
  func isSameCode(as entry: BaselineIndex.Entry) -> Bool {
    guard let code else { return true }
    return !code.hashes.isEmpty && code.isRecorded(in: entry.files ?? [:])
  }
}
