internal import Basics
internal import Foundation
internal import LayoutSpec
internal import SpecDiagnostics
internal import SpecNormalForm
internal import VisualDiff

/// The specs stored in a `baseline.json`, by hash. They are parsed on first use: parsing them is
/// the slowest part of reading the file, and unchanged snapshots never need them.
struct RecordedSpecs: Sendable {
  private var known: [String: NormalSpec] = [:]
  /// The unparsed file that holds the remaining specs, and its name for messages.
  private var unread: (bytes: [UInt8], name: String)?
  /// The hashes to expose; `nil` for all.
  private var wanted: Set<String>?

  init(_ known: [String: NormalSpec] = [:]) {
    self.known = known
  }

  /// - Parameter bytes: The contents of a `baseline.json`.
  init(unread bytes: [UInt8], named name: String) {
    unread = (bytes, name)
  }

  /// - Throws: `Failure.damagedBaseline(_:_:)`.
  subscript(hash: String) -> NormalSpec? {
    get throws(Failure) { try all[hash] }
  }

  /// - Throws: `Failure.damagedBaseline(_:_:)`.
  var all: [String: NormalSpec] {
    get throws(Failure) {
      let read = try unread.map(Self.read) ?? [:]
      let all = read.merging(known) { _, new in new }
      return wanted.map { wanted in all.filter { wanted.contains($0.key) } } ?? all
    }
  }

  /// Adds specs to the collection.
  mutating func add(_ specs: [String: NormalSpec]) {
    known.merge(specs) { _, new in new }
    wanted?.formUnion(specs.keys)
  }

  /// Returns the collection limited to the given hashes.
  func only(_ hashes: Set<String>) -> RecordedSpecs {
    var specs = self
    specs.wanted = wanted.map(hashes.intersection) ?? hashes
    return specs
  }

  private static func read(
    _ file: (bytes: [UInt8], name: String)
  ) throws(Failure) -> [String: NormalSpec] {
    do {
      let all = try JSONSerialization.jsonObject(with: Data(file.bytes)) as? [String: Any]
      return try (all?["specs"] as? [String: Any] ?? [:]).mapValues { spec in
        let text = try JSONSerialization.data(
          withJSONObject: spec, options: [.sortedKeys, .fragmentsAllowed])
        return try NormalSpec(
          text: String(decoding: text, as: UTF8.self).withJSONControlsEscaped)
      }
    } catch {
      throw .damagedBaseline(file.name, "it is damaged: \(error.decodingMessage)")
    }
  }
}

extension RecordedSpecs: Hashable {
  /// Compares the contents; specs that cannot be parsed count as none.
  static func == (one: Self, two: Self) -> Bool { (try? one.all) == (try? two.all) }

  func hash(into hasher: inout Hasher) { hasher.combine((try? all)?.keys.sorted()) }
}
