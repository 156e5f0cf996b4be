internal import Foundation
package import HostSystem
internal import LayoutSpec
internal import SpecNormalForm
internal import VisualDiff

/// What stands in `baseline.json`: where each snapshot of a spec came from.
package struct BaselineIndex: Hashable, Sendable {
  /// By the variant's name.
  package var snapshots: [String: Entry] = [:]
  /// Machines that snapshots were made on, line by line; by hash.
  var machines: [String: [String]] = [:]
  /// Specs that snapshots were made of, in their normalised form.
  var specs = RecordedSpecs()
  /// What the spec was read from when it was recorded last; `nil` where that is not known.
  var inputs: RecordedInputs?

  static let fileName = "baseline.json"
  private static let schema = 1

  /// One snapshot. Hashes are of files, and of the pixels in them.
  package struct Entry: Codable, Hashable, Sendable {
    var layout: String
    var layoutHash: String
    /// How many frames the layout has.
    var frames: Int
    var picture: String?
    var pictureHash: String?
    var pixelsHash: String?
    /// Equal keys promise equal pictures.
    var key: String
    /// Hashes of the pictures that the spec shows, by their paths from its folder.
    var files: [String: String]?
    var machine: String
    var spec: String

    /// Whether frames and picture are the same, whatever they were made of.
    func isOfSameFiles(as other: Entry?) -> Bool {
      layoutHash == other?.layoutHash && pictureHash == other?.pictureHash
    }

    /// What is kept of the picture.
    var pictures: KeptPictures { picture != nil ? .png : pictureHash != nil ? .hash : .none }
  }

  /// Without specs and machines that no snapshot names.
  var trimmed: BaselineIndex {
    let entries = snapshots.values
    let (usedMachines, usedSpecs) = (Set(entries.map(\.machine)), Set(entries.map(\.spec)))
    return BaselineIndex(
      snapshots: snapshots, machines: machines.filter { usedMachines.contains($0.key) },
      specs: specs.only(usedSpecs), inputs: inputs)
  }
}

extension BaselineIndex {
  private struct Head: Codable {
    var inputs: RecordedInputs?
    var schema: Int
    var snapshots: [String: Entry]
    var machines: [String: [String]]
  }

  /// Equal for equal indexes, byte by byte; the specs stand in it as their own text.
  var bytes: [UInt8] {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      let head = Head(
        inputs: inputs, schema: Self.schema, snapshots: snapshots, machines: machines)
      var text = String(decoding: try encoder.encode(head), as: UTF8.self).trimmingNewlines
      text.removeLast()
      text = text.trimmingNewlines + ",\n  \"specs\" : {"
      for (index, spec) in try specs.all.sorted(by: { $0.key < $1.key }).enumerated() {
        let body = spec.value.text.trimmingNewlines
        text += (index == 0 ? "\n" : ",\n") + "\"\(spec.key)\" : \(body)"
      }
      return Array((text + "\n}\n}\n").utf8)
    }
  }

  /// - Throws: `Failure.badBaseline(_:_:)`, `Failure.damagedBaseline(_:_:)`.
  init(_ bytes: [UInt8], named name: String) throws(Failure) {
    try Self.requireNoPointer(bytes, named: name)
    do {
      let head = try JSONDecoder().decode(Head.self, from: Data(bytes))
      guard head.schema == Self.schema else {
        throw Failure.badBaseline(
          name, "schema \(head.schema) is not known to this release; take a newer one")
      }
      for entry in head.snapshots.values {
        for file in [entry.layout, entry.picture].compactMap(\.self) where !Self.isFileName(file) {
          throw Failure.damagedBaseline(name, "'\(file)' is the name of no file beside it")
        }
      }
      snapshots = head.snapshots
      machines = head.machines
      inputs = head.inputs
      specs = RecordedSpecs(unread: bytes, named: name)
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Self.damage(bytes, named: name, "it is damaged: \(error.decodingMessage)")
    }
  }

  /// Whether a text may be the name of a file of a baseline, which lies in its folder.
  static func isFileName(_ text: String) -> Bool {
    !text.utf8.contains(UInt8(ascii: "/")) && !["", ".", ".."].contains(text)
  }

  /// Why a text of a baseline makes no sense.
  ///
  /// - Parameter cause: What is wrong with it, unless git has left both sides of a merge in it.
  static func damage(_ bytes: [UInt8], named name: String, _ cause: String) -> Failure {
    let hasConflict = bytes.split(separator: UInt8(ascii: "\n")).contains {
      $0.starts(with: Array("<<<<<<< ".utf8))
    }
    guard hasConflict else { return .damagedBaseline(name, cause) }
    return .badBaseline(
      name,
      "git left a conflict in it; take one side, 'git checkout --theirs' or '--ours', and run flatplan verify"
    )
  }

  /// Git puts a pointer in the place of large files until they are fetched.
  package static func requireNoPointer(_ bytes: [UInt8], named name: String) throws(Failure) {
    guard bytes.starts(with: Array("version https://git-lfs.github.com/".utf8)) else { return }
    throw .badBaseline(
      name, "a git-lfs pointer stands in its place; 'git lfs pull' fetches the file")
  }
}
