/// Keys that people put beside the place where they stand.
enum MisplacedKeys {
  /// Where a key stands that is unknown in a map of some kind.
  static func hint(for key: String, in kind: MapKind) -> String? {
    switch kind.name {
    case DocumentKeys.map.name:
      if ConfigurationKeys.map.has(key) { return "it stands in 'configuration'" }
      if RenderKeys.map.has(key) { return "it stands in 'render'" }
      if SectionKeys.map.has(key) { return "it stands in a section, under 'sections'" }
      // What is like 'styles' is meant so.
      let isOfGroups = NodeKeys.groupMap.has(key) && key != NodeKeys.style.rule.name
      return isOfGroups ? "it stands in the 'group' of a section" : nil
    case SectionKeys.map.name:
      if NodeKeys.groupMap.has(key) { return "it stands in 'group'" }
      return ofConfiguration(key) ?? ofStyles(key)
    case NodeKeys.groupMap.name, NodeKeys.itemMap.name:
      if let hint = ofStyles(key) { return hint }
      if SectionKeys.map.has(key) { return "it stands in the section, beside 'group'" }
      return ofConfiguration(key)
    default: return nil
    }
  }

  private static func ofConfiguration(_ key: String) -> String? {
    ConfigurationKeys.map.has(key) ? "it stands in the spec's 'configuration'" : nil
  }

  private static func ofStyles(_ key: String) -> String? {
    StyleKeys.map.has(key) ? "it stands in a style, which 'style' names" : nil
  }
}
