/// Specs that show how each key of styles is written.
enum StyleWords {
  /// A spec with that key in a style; `nil` for what is no key of styles.
  static func example(_ key: String) -> String? {
    guard let entries = StyleKeys.map.rule(key)?.example else { return nil }
    if key == StyleKeys.extends.rule.name {
      return """
        styles:
          card: {cornerRadius: 12}
          cell: {\(entries)}
        \(cells)
        """
    }
    return """
      styles: {cell: {\(entries)}}
      \(cells)
      """
  }

  private static let cells = """
    sections:
      - group: {height: 88, columns: 2, interItemSpacing: 8}
        items: [{title: Bread, image: heart}, {title: Eggs, image: star}]
    """
}
