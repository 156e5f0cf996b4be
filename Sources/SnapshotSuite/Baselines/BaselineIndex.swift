internal import Basics
internal import Foundation
internal import LayoutSpec
package import SpecDiagnostics
internal import SpecNormalForm
internal import SpecPictures
internal import VisualDiff

/// The contents of `baseline.json`: how each snapshot of a spec was made.
package struct BaselineIndex: Hashable, Sendable {
  /// The snapshots, by variant name.
  package var snapshots: [String: Entry] = [:]
  /// The render environments that snapshots were made in, by hash, as lines of text.
  var machines: [String: [String]] = [:]
  /// The specs that snapshots were made from, in normal form.
  var specs = RecordedSpecs()
  /// The files that the spec was read from at the last recording; `nil` if unknown.
  var inputs: RecordedInputs?

  static let fileName = "baseline.json"
  private static let schema = 1

  /// One snapshot. Hashes cover files and, for `pixelsHash`, the decoded pixels.
  package struct Entry: Codable, Hashable, Sendable {
    var layout: String
    var layoutHash: String
    /// The number of frames in the layout.
    var frames: Int
    var picture: String?
    var pictureHash: String?
    var pixelsHash: String?
    /// A hash of everything the snapshot depends on: equal keys guarantee equal pictures.
    var key: String
    /// Hashes of the pictures that the spec shows, by path relative to its folder.
    var files: [String: String]?
    var machine: String
    var spec: String
    /// Whether the picture is of an older spec, because edits were accepted on a machine that draws
    /// differently from ``machine``; `nil` if not.
    var isDue: Bool?
    /// Our and their version of a snapshot that both sides of a merge changed, and the one before, if
    /// there was one; `nil` if no merge has to be settled.
    var merged: [Entry]?

    /// Returns whether layout and picture are equal, regardless of their sources.
    func hasSameFiles(as other: Entry?) -> Bool {
      layoutHash == other?.layoutHash && pictureHash == other?.pictureHash
    }

    /// Checks the names of the files and the number of frames.
    ///
    /// - Parameter path: The path of the entry in its file.
    func requireValid(_ path: String) throws(InvalidValue) {
      try Self.requireName(layout, [".layout", ".sweep"], "\(path).layout")
      if let picture { try Self.requireName(picture, [".png"], "\(path).picture") }
      try InvalidValue.require(frames, in: 0...1_000_000_000, at: "\(path).frames")
      for (index, side) in (merged ?? []).enumerated() {
        let path = "\(path).merged.\(index)"
        guard index < 3, side.merged == nil else {
          throw InvalidValue(path, "a merge has two sides and what was before them")
        }
        try side.requireValid(path)
      }
    }

    private static func requireName(
      _ file: String, _ endings: [String], _ path: String
    ) throws(InvalidValue) {
      let isAllowed = endings.contains(where: file.hasSuffix) && !file.hasPrefix(".")
      guard isAllowed, BaselineIndex.isFileName(file) else {
        throw InvalidValue(path, "'\(file)' is not the name of a file in its folder")
      }
    }

    /// How the picture is stored.
    var pictures: PictureStorage { picture != nil ? .png : pictureHash != nil ? .hash : .none }
  }

  /// Adds the snapshots of another index that this one lacks.
  mutating func add(_ other: BaselineIndex) throws(Failure) {
    snapshots.merge(other.snapshots) { own, _ in own }
    machines.merge(other.machines) { own, _ in own }
    specs.add(try other.specs.all)
  }

  /// The index without specs and environments that no snapshot refers to.
  var trimmed: BaselineIndex {
    let entries = snapshots.values.flatMap { [$0] + ($0.merged ?? []) }
    let (usedMachines, usedSpecs) = (Set(entries.map(\.machine)), Set(entries.map(\.spec)))
    return BaselineIndex(
      snapshots: snapshots, machines: machines.filter { usedMachines.contains($0.key) },
      specs: specs.only(usedSpecs), inputs: inputs)
  }
}

extension BaselineIndex {
  /// Returns the differences between the environment of a recording and this one, one per line.
  func environmentDifferences(of entry: Entry) -> [String] {
    let lines = machines[entry.machine] ?? []
    return RenderEnvironment.current(likeThatOf: lines).differences(from: lines)
  }

  private struct Head: Codable {
    var inputs: RecordedInputs?
    var schema: Int
    var snapshots: [String: Entry]
    var machines: [String: [String]]
  }

  /// The encoded file. Equal indexes encode to equal bytes; specs are embedded in their own textual
  /// form.
  var bytes: [UInt8] {
    get throws {
      let head = Head(
        inputs: inputs, schema: Self.schema, snapshots: snapshots, machines: machines)
      var text = try JSONValue(head).sortedText
      text.removeLast()
      text = text.trimmingNewlines + ",\n  \"specs\" : {"
      for (index, spec) in try specs.all.sorted(by: { $0.key < $1.key }).enumerated() {
        // The key comes from a file that may be damaged, so it may contain any character.
        let body = spec.value.text.trimmingNewlines
        text += (index == 0 ? "\n" : ",\n") + "\(spec.key.inJSON) : \(body)"
      }
      return Array((text + "\n}\n}\n").utf8)
    }
  }

  /// - Parameter isResult: Whether the file is a result, in which no name may occur twice.
  /// - Throws: `Failure.badBaseline(_:_:)`, `Failure.damagedBaseline(_:_:)`.
  init(_ bytes: [UInt8], named name: String, isResult: Bool = false) throws(Failure) {
    try Self.requireNoPointer(bytes, named: name)
    do {
      let head =
        isResult
        ? try InvalidValue.decode(Head.self, from: bytes)
        : try JSONDecoder().decode(Head.self, from: Data(bytes))
      guard head.schema == Self.schema else {
        throw Failure.badBaseline(
          name, "schema \(head.schema) needs a newer release of Flatplan")
      }
      for (snapshot, entry) in head.snapshots {
        do throws(InvalidValue) {
          try entry.requireValid("snapshots.\(snapshot)")
        } catch {
          throw Failure.damagedBaseline(name, isResult ? "\(error)" : error.reason)
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

  /// Returns whether a text is a plain file name: baseline files are all in one folder.
  static func isFileName(_ text: String) -> Bool {
    !text.utf8.contains(UInt8(ascii: "/")) && !["", ".", ".."].contains(text)
  }

  /// Creates the error for a baseline file that cannot be parsed.
  ///
  /// - Parameter cause: The reason to give, unless the file contains git conflict markers.
  static func damage(_ bytes: [UInt8], named name: String, _ cause: String) -> Failure {
    let hasConflict = bytes.split(separator: UInt8(ascii: "\n")).contains {
      $0.starts(with: Array("<<<<<<< ".utf8))
    }
    guard hasConflict else { return .damagedBaseline(name, cause) }
    return .conflictedBaseline(name)
  }

  /// Throws if the bytes are a git-lfs pointer, which stands in for a large file until it is
  /// fetched.
  package static func requireNoPointer(_ bytes: [UInt8], named name: String) throws(Failure) {
    guard LargeFilePointer.isPointer(bytes) else { return }
    throw .badBaseline(name, LargeFilePointer.reason)
  }
}
