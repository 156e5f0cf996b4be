/// How each key of styles is written, for all who ask.
enum StyleWords {
  /// A spec with that key in a style; `nil` for what is no key of styles.
  static func example(_ key: String) -> String? {
    guard let values = values[key] else { return nil }
    if key == StyleKeys.extends.rule.name {
      return """
        styles:
          card: {cornerRadius: 12}
          cell: {extends: card, background: systemIndigo}
        \(cells)
        """
    }
    return """
      styles: {cell: {\(values)}}
      \(cells)
      """
  }

  private static let cells = """
    sections:
      - group: {height: 88, columns: 2, interItemSpacing: 8}
        items: [{title: Bread, image: heart}, {title: Eggs, image: star}]
    """

  private static let values = [
    "extends": "",
    "content": "content: title",
    "background": "background: {light: white, dark: \"#1c1c1e\"}",
    "color": "color: systemIndigo",
    "tintColor": "tintColor: systemPink",
    "border": "border: {color: systemIndigo, width: 2}",
    "cornerRadius": "cornerRadius: 12",
    "font": "font: {style: headline, weight: bold}",
    "padding": "padding: [8, 16]",
    "opacity": "opacity: 0.6",
    "gradient": "gradient: {colors: [systemIndigo, systemTeal], from: top, to: bottom}",
    "shadow": "shadow: {radius: 10, y: 4}",
    "contentMode": "content: image, contentMode: contain",
    "textAlignment": "content: title, textAlignment: center",
    "contentVerticalAlignment": "content: title, contentVerticalAlignment: bottom",
    "language": "language: ja",
  ]
}
