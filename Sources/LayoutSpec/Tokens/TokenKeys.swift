internal import SpecSource

/// The files with design tokens of each appearance.
enum TokenKeys {
  static let light = Key("light", .text, "The design tokens of light appearance.")
  static let dark = Key("dark", .text, "The design tokens of dark appearance.")

  static let map: MapKind = .init(name: "design tokens", rules: [light.rule, dark.rule])

  static let shape: ValueShape = .either([
    .oneOrMore(ValueKind<String>.text.shape), .map { map },
  ])

  /// The files that a value names, and whether each is that of dark appearance.
  static func files(_ node: SourceNode) -> [(name: SourceNode, isDark: Bool)] {
    guard node.entries != nil else { return (node.elements ?? [node]).map { ($0, false) } }
    let files = [(node[light.rule.name], false), (node[dark.rule.name], true)]
    return files.compactMap { file, isDark in file.map { ($0, isDark) } }
  }
}
