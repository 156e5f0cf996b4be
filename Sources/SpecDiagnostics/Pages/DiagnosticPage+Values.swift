extension DiagnosticPage {
  /// Codes of values of any key.
  static let ofValues: [DiagnosticPage] = [
    DiagnosticPage(
      "E201", "wrong kind of value",
      "The value is a map, a list or a single value, but the key takes one of the other two.",
      wrong: """
        sections:
          - group: [44]
            items: 12
        """,
      right: """
        sections:
          - group: {height: 44}
            items: 12
        """),
    DiagnosticPage(
      "E202", "invalid value",
      """
      The key does not accept this value. Lengths are written as '44' or '44pt', as '50%', \
      '1/3' or '0.5w' for a fraction of the width, or as '~44' for an estimate. An expression \
      such as '=2*gap' is computed.
      """,
      wrong: """
        sections:
          - group: {height: auto}
            items: 12
        """,
      right: """
        sections:
          - group: {height: ~44}
            items: 12
        """),
    DiagnosticPage(
      "E203", "unknown name",
      """
      The key accepts a fixed set of names, and this is not one of them. Use Apple's spelling; \
      the leading dot is optional.
      """,
      wrong: """
        sections:
          - group: {height: 44}
            orthogonalScrollingBehavior: continous
            items: 12
        """,
      right: """
        sections:
          - group: {height: 44}
            orthogonalScrollingBehavior: continuous
            items: 12
        """),
    DiagnosticPage(
      "E210", "insets as four unnamed numbers",
      """
      CSS orders four insets clockwise from the top, Apple counterclockwise from the top. To \
      avoid mistakes, name the edges. One number sets all edges; two numbers set top and \
      bottom, then leading and trailing.
      """,
      wrong: """
        sections:
          - group: {height: 44}
            contentInsets: [1, 2, 3, 4]
            items: 12
        """,
      right: """
        sections:
          - group: {height: 44}
            contentInsets: {top: 1, leading: 2, bottom: 3, trailing: 4}
            items: 12
        """),
    DiagnosticPage(
      "E211", "'size' must be a list",
      """
      'size' is a list of a width and a height, in this order. To name the two, use the keys \
      'width' and 'height' instead of 'size'.
      """,
      wrong: """
        sections:
          - group: {size: {width: 1w, height: 44}}
            items: 12
        """,
      right: """
        sections:
          - group: {width: 1w, height: 44}
            items: 12
        """),
    DiagnosticPage(
      "E212", "unquoted color",
      """
      In YAML, a '#' after a space starts a comment, so the color is lost. Put the color in \
      quotes.
      """,
      wrong: """
        styles:
          cell: {background: #ff9500}
        sections:
          - group: {height: 44}
            items: 12
        """,
      right: """
        styles:
          cell: {background: "#ff9500"}
        sections:
          - group: {height: 44}
            items: 12
        """),
    DiagnosticPage(
      "E213", "a section's background is not a color",
      """
      'background: true' adds a decoration behind the section. Set its appearance in the style \
      named 'background'.
      """,
      wrong: """
        sections:
          - group: {height: 44}
            background: red
            items: 12
        """,
      right: """
        styles:
          background: {background: systemRed}
        sections:
          - group: {height: 44}
            background: true
            items: 12
        """),
  ]
}
