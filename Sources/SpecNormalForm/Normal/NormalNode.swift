import LayoutSpec

/// A value of a normalised spec. Two are equal that say the same, wherever they were read.
struct NormalNode: Sendable {
  var value: Value
  /// Where it stands in the file that it was read from.
  var place: SourcePlace?
  /// Where the maps begin that it takes entries from with `<<`.
  var merged: [SourcePlace] = []

  enum Value: Hashable, Sendable {
    case null
    case text(String)
    case list([NormalNode])
    /// By their keys.
    case map([Entry])
  }

  struct Entry: Sendable {
    var key: String
    var keyPlace: SourcePlace?
    var value: NormalNode
  }

  static func text(_ text: String) -> NormalNode { NormalNode(value: .text(text)) }

  /// A map, its entries put in order.
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

  /// The name that an element of a list is known by.
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
