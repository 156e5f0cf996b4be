internal import Foundation
internal import HostSystem
internal import LayoutSpec
internal import SpecNormalForm
internal import VisualDiff

/// The specs in a `baseline.json`, by hash: read when one of them is asked for, which takes longer than
/// all else, and which nobody does of what is as it was.
struct RecordedSpecs: Sendable {
  private var known: [String: NormalSpec] = [:]
  /// The file that others are in, and its name.
  private var unread: (bytes: [UInt8], name: String)?
  /// The hashes that are meant; `nil` for all.
  private var wanted: Set<String>?

  init(_ known: [String: NormalSpec] = [:]) {
    self.known = known
  }

  /// - Parameter bytes: Those of a `baseline.json`.
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

  /// The same with these besides.
  mutating func add(_ specs: [String: NormalSpec]) {
    known.merge(specs) { _, new in new }
    wanted?.formUnion(specs.keys)
  }

  /// The same without any others.
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
        return try NormalSpec(text: String(decoding: text, as: UTF8.self))
      }
    } catch {
      throw .damagedBaseline(file.name, "it is damaged: \(error.decodingMessage)")
    }
  }
}

extension RecordedSpecs: Hashable {
  /// Whether both hold the same; what cannot be read holds nothing.
  static func == (one: Self, two: Self) -> Bool { (try? one.all) == (try? two.all) }

  func hash(into hasher: inout Hasher) { hasher.combine((try? all)?.keys.sorted()) }
}
