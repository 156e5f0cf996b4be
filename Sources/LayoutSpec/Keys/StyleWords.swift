internal import SpecSource

/// Example specs for the keys of styles.
enum StyleWords {
  /// Returns a spec that uses a key in a style; `nil` if it is not a key of styles.
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
