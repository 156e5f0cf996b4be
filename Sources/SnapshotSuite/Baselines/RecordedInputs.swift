internal import HostSystem
internal import LayoutSpec
internal import SpecInput

/// What a spec was read from when its snapshots were recorded, file by file.
///
/// While all of it is as it was, the spec says what it said, and need not be read to know that: see
/// ``UnchangedSpec``. When anything is not, that proves nothing yet, as where a comment was changed.
package struct RecordedInputs: Codable, Hashable, Sendable {
  /// Hashes of the spec itself and of all files that were read for it, by their paths from its folder;
  /// `nil` for one that was looked for and not there.
  var files: [String: String?]
  /// The fonts that the project's shared file names, from the spec's folder, if it names any.
  var fonts: [String]?
  /// What the spec calls itself.
  var name: String
  /// Ties all this to the keys of the snapshots: put together otherwise, by hand or by a merge, it is
  /// worth nothing.
  var seal = ""
  /// The snapshots that the spec asks for, in its order.
  var variants: [Variant]

  struct Variant: Codable, Hashable, Sendable {
    /// `390-rtl~dark`.
    var name: String
    /// `390 points, dark, rtl`.
    var words: String
  }

  /// A snapshot, with the key that its baseline has if it was recorded from this.
  struct Keyed {
    var variant: Variant
    var key: String
  }

  /// What a spec was read from by now, once all that is wanted of it has been laid out and drawn;
  /// `nil` where a later run has to read it in any case: code is no file that could be looked at, and
  /// what is doubtful in a spec is told each time.
  init?(of spec: OpenedSpec, keys: [Keyed]) {
    guard let hash = spec.hash, let path = spec.source.path, let file = spec.spec.file,
      spec.warnings.isEmpty
    else { return nil }
    files = file.filesRead.mapValues { bytes in bytes.map { StableHash($0).text } }
    files[Self.file(path)] = hash
    fonts = file.fonts.isEmpty ? nil : file.fonts
    name = file.name
    variants = keys.map(\.variant)
    seal = sealed(
      Dictionary(keys.map { ($0.variant.name, $0.key) }, uniquingKeysWith: { first, _ in first }))
  }

  /// What the spec itself is called among the files.
  static func file(_ path: String) -> String { Files.split(path).file }

  /// What ``seal`` must be where snapshots have these keys, by their names.
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
