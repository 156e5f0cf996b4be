import LayoutSpec
internal import SpecTree

/// A value of a normalized spec. Equality ignores source locations.
struct NormalNode: Sendable {
  var value: Value
  /// The location in the source file.
  var place: SourcePlace?
  /// The locations of the maps that this map merges with `<<`.
  var merged: [SourcePlace] = []

  enum Value: Hashable, Sendable {
    case null
    case text(String)
    case list([NormalNode])
    /// A map with its entries sorted by key.
    case map([Entry])
  }

  struct Entry: Sendable {
    var key: String
    var keyPlace: SourcePlace?
    var value: NormalNode
  }

  static func text(_ text: String) -> NormalNode { NormalNode(value: .text(text)) }

  /// Creates a map from entries in any order.
  static func map(
    _ entries: [Entry], at place: SourcePlace? = nil, merged: [SourcePlace] = []
  ) -> NormalNode {
    NormalNode(value: .map(entries.sorted { $0.key < $1.key }), place: place, merged: merged)
  }

  var text: String? {
    if case .text(let text) = value { text } else { nil }
  }

  var elements: [NormalNode]? {
    if case .list(let elements) = value { elements } else { nil }
  }

  var entries: [Entry]? {
    if case .map(let entries) = value { entries } else { nil }
  }

  subscript(key: String) -> NormalNode? {
    entries?.first { $0.key == key }?.value
  }

  /// The name that identifies an element of a list: its `id` or `elementKind`.
  var identity: String? { self["id"]?.text ?? self["elementKind"]?.text }
}

extension NormalNode: Hashable {
  static func == (one: Self, two: Self) -> Bool { one.value == two.value }

  func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension NormalNode.Entry: Hashable {
  static func == (one: Self, two: Self) -> Bool {
    one.key == two.key && one.value == two.value
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(value)
  }
}
