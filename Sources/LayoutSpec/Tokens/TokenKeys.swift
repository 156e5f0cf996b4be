internal import CellContent
internal import SpecTree

/// The files with design tokens of each appearance.
enum TokenKeys {
  private static let files = Appearance.allCases.map { appearance in
    (Key<String>(appearance.rawValue, .text, "The design tokens of this appearance."), appearance)
  }

  static let map: MapKind = .init(name: "design tokens", rules: files.map(\.0.rule))

  static let shape: ValueShape = .either([
    .oneOrMore(ValueKind<String>.text.shape), .map { map },
  ])

  /// The files that a value names, and the appearance of each.
  static func files(_ node: SourceNode) -> [(name: SourceNode, appearance: Appearance)] {
    guard node.entries != nil else { return (node.elements ?? [node]).map { ($0, .light) } }
    return files.compactMap { key, appearance in node[key.rule.name].map { ($0, appearance) } }
  }
}
