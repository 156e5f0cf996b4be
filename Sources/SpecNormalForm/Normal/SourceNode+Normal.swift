internal import SpecTree

/// The values of normal forms, in which the entries of maps are sorted by key.
extension SourceNode {
  /// Creates a text, which is never null.
  static func text(_ text: String, at place: SourcePlace = .nowhere) -> SourceNode {
    SourceNode(text: text, isPlain: false, at: place)
  }

  /// Creates a map with its entries sorted by key.
  static func map(
    _ entries: [Entry], at place: SourcePlace = .nowhere, merged: [SourcePlace] = []
  ) -> SourceNode {
    SourceNode(value: .map(entries.sorted { $0.key < $1.key }), place: place, merged: merged)
  }

  /// The value with the entries of all its maps sorted by key.
  var sortedByKey: SourceNode {
    let node = mapChildren { child, _ in child.sortedByKey }
    return node.entries.map { .map($0, at: place) } ?? node
  }

  /// The name that identifies an element of a list: its `id` or `elementKind`.
  var identity: String? { self["id"]?.nonNullText ?? self["elementKind"]?.nonNullText }
}

extension SourceNode.Entry {
  init(key: String, value: SourceNode) { self.init(key: key, keyPlace: .nowhere, value: value) }
}

extension SourcePlace {
  /// The place of values that have none of their own, such as those in a cell of a data file.
  static let nowhere = SourcePlace(line: 0, column: 0)
}
