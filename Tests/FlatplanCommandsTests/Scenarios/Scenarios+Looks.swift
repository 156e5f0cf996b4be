extension Scenarios {
  /// Colors, fonts and themes.
  static let looks: [Scenario] = [
    Scenario(
      "a color", in: "item-badges",
      ("systemGreen", "systemRed"),
      verdict: """
        pixels
          because styles.badge.background systemGreen → systemRed  item-badges.yaml:6  9
          repainted inbox/0,1,3,4,6…8,10,11 badge   (9 items)
        """),
    Scenario(
      "a font that keeps the row heights", in: "mountains",
      ("font: footnote", "font: body"),
      verdict: """
        pixels
          because styles.cell.font footnote → body  mountains.yaml:7  12
          repainted mountains/0…11   (12 items)
        """),
    Scenario(
      "padding that grows rows", in: "news-feed",
      ("padding: 12", "padding: 16"),
      verdict: """
        layout
          because styles.cell.padding 12 → 16  news-feed.yaml:7  4
          resized   news/0   h +8
          moved     news/1…3   y +8…+24  h +8   (3 items)
        """),
    Scenario(
      "the page background", in: "list",
      (
        "sections:",
        """
        render: {background: systemBlue}
        sections:
        """
      ),
      verdict: #"""
        pixels
          because render added: {"background": "systemBlue"}  list.yaml:5  1
        """#),
    Scenario(
      "a theme", in: "two-columns",
      (
        "name: two-columns",
        """
        name: two-columns
        theme: system
        """
      ),
      verdict: """
        pixels
          because theme added: system  two-columns.yaml:3  14
          repainted cards/0…13   (14 items)
        """),
    Scenario(
      "a shadow", in: "news-feed",
      ("padding: 12", "padding: 12, shadow: {radius: 8, y: 4}"),
      verdict: #"""
        pixels
          because styles.cell.shadow added: {"radius": 8, "y": 4}  news-feed.yaml:7  4
          repainted news/0…3   (4 items)
        """#),
    Scenario(
      "row separators", in: "list-inset-grouped",
      (
        "headerMode: firstItemInSection}\n    items: [Second",
        "headerMode: firstItemInSection, showsSeparators: false}\n    items: [Second"
      ),
      verdict: """
        pixels
          because sections.second.list.showsSeparators added: false  list-inset-grouped.yaml:11  1
        """),
    Scenario(
      "the background of a list", in: "list-inset-grouped",
      ("sections:", "styles: {list-card: {background: systemYellow}}\nsections:"),
      verdict: #"""
        pixels
          because styles added: {"list-card": {"background": "systemYellow"}}  list-inset-grouped.yaml:6  1
        """#),
    Scenario(
      "a larger text size", in: "news-feed",
      ("render: {appearance", "render: {contentSizeCategory: accessibilityLarge, appearance"),
      verdict: """
        missing
        obsolete
        """),
    Scenario(
      "a title that is not drawn", in: "list",
      ("description: One", "description: A single"),
      verdict: "match"),
  ]
}
