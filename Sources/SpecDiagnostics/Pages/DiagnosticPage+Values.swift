extension DiagnosticPage {
  /// Values, whatever their key.
  static let ofValues: [DiagnosticPage] = [
    DiagnosticPage(
      "E201", "a value has the wrong shape",
      "A map stands where a list is expected, or a list where there should be a single value.",
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
      "E202", "a value cannot be understood",
      """
      The key takes another kind of value. Lengths are '44' or '44pt', '50%', '1/3' or \
      '0.5w' for a part of the width, '~44' for an estimate; '=2*gap' is computed.
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
      "E203", "a name that is not known here",
      """
      Only some words may stand here, and this is none of them. With a point before it or \
      without, Apple's spelling holds.
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
      "E210", "insets of four numbers",
      """
      CSS counts them clockwise from the top, Apple from the top against the clock. So that \
      nobody has to guess, the edges are named. One number is for all edges, two are for top \
      and bottom, and for the sides.
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
      "E211", "a size is a list",
      """
      'size' takes the width and the height in this order. To name them, use the keys \
      'width' and 'height' themselves.
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
      "E212", "a colour without quotes",
      """
      To YAML what follows a blank and '#' is a comment, so the colour is not there. Put it \
      in quotes.
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
      "E213", "a section's background is no colour",
      """
      'background: true' puts a decoration behind the section; how it looks is a style of \
      the name 'background'.
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
