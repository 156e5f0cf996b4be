internal import Basics
internal import HostSystem
internal import LayoutSpec
internal import SpecPictures

/// The files that a spec was read from when its snapshots were recorded.
///
/// While all of them are unchanged, the spec is unchanged too and does not have to be read: see
/// ``UnchangedSpec``. A changed file proves nothing, because only a comment may have changed.
package struct RecordedInputs: Codable, Hashable, Sendable {
  /// Hashes of the spec and of all files read for it, by path relative to its folder; `nil` for a
  /// file that was looked up and did not exist.
  var files: [String: String?]
  /// The fonts that the shared project file lists, relative to the spec's folder; `nil` if none.
  var fonts: [String]?
  /// The spec's own name.
  var name: String
  /// A hash of the inputs and the snapshot keys. If it does not match, because the file was edited
  /// by hand or merged, the recorded inputs are ignored.
  var seal = ""
  /// The snapshots that the spec requests, in order.
  var variants: [Variant]

  struct Variant: Codable, Hashable, Sendable {
    /// The name of the snapshot: `390-rtl~dark`.
    var name: String
    /// The description of the variant: `390 points, dark, rtl`.
    var words: String
  }

  /// A snapshot, with the key of a baseline recorded from the current inputs.
  struct KeyedVariant {
    var variant: Variant
    var key: String
  }

  /// Creates the inputs of a spec after all its snapshots were laid out and drawn.
  ///
  /// Returns `nil` if the next run has to read the spec anyway: code has no single file to hash,
  /// and a spec's warnings are repeated in every run.
  init?(of spec: OpenedSpec, keys: [KeyedVariant]) {
    guard let hash = spec.hash, let path = spec.source.path, let file = spec.content.file,
      spec.warnings.isEmpty
    else { return nil }
    files = spec.fileHashes
    files[Self.file(path)] = hash
    fonts = file.fonts.isEmpty ? nil : file.fonts
    name = file.name
    variants = keys.map(\.variant)
    seal = sealed(
      Dictionary(keys.map { ($0.variant.name, $0.key) }, uniquingKeysWith: { first, _ in first }))
  }

  /// Returns the key of the spec's own file in `files`.
  static func file(_ path: String) -> String { Files.split(path).file }

  /// Returns the expected ``seal``, given the snapshot keys by name.
  func sealed(_ keys: [String: String]) -> String {
    var hash = StableHash("inputs 1")
    for (file, bytes) in files.sorted(by: { $0.key < $1.key }) {
      hash.add(file)
      hash.add(bytes ?? "")
    }
    hash.add("\(files.count) \(variants.count)")
    for variant in variants {
      hash.add(variant.name)
      hash.add(variant.words)
      hash.add(keys[variant.name] ?? "")
    }
    for text in [name] + (fonts ?? []) { hash.add(text) }
    return hash.text
  }
}
