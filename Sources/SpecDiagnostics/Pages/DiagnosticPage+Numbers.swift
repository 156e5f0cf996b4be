extension DiagnosticPage {
  /// Numbers and lists of them.
  static let ofNumbers: [DiagnosticPage] = [
    DiagnosticPage(
      "E204", "a unit that is not known here",
      """
      Lengths are in points: '44' and '44pt' are the same. '50%', '0.5w' and '0.5h' are \
      parts of the width and the height around. There are no pixels and no ems.
      """,
      wrong: """
        sections:
          - group: {height: 44px}
            items: 12
        """,
      right: """
        sections:
          - group: {height: 44pt}
            items: 12
        """),
    DiagnosticPage(
      "E205", "a length cannot be negative",
      """
      Sizes and gaps are zero or more. Only offsets, insets and edge spacing may be \
      negative.
      """,
      wrong: """
        sections:
          - group: {height: -44}
            items: 12
        """,
      right: """
        sections:
          - group: {height: 44}
            items: 12
        """),
    DiagnosticPage(
      "E206", "a division by zero",
      "The number under the line of a fraction is zero, or what it is computed from is.",
      wrong: """
        sections:
          - group: {height: 44, item: {width: 1/0}}
            items: 12
        """,
      right: """
        sections:
          - group: {height: 44, item: {width: 1/2}}
            items: 12
        """),
    DiagnosticPage(
      "E207", "a number is out of its range",
      """
      The number is larger than anything a layout can hold, or outside of what the key \
      allows.
      """,
      wrong: """
        sections:
          - group: {height: 44, columns: 0}
            items: 12
        """,
      right: """
        sections:
          - group: {height: 44, columns: 1}
            items: 12
        """),
    DiagnosticPage(
      "E208", "there is too much of something",
      """
      Lists have limits, so that no file can make a program hang. A hundred widths are \
      allowed, ten thousand items in one group.
      """,
      wrong: "sections:\n  - group: {height: 44}\n    items: 12\nrender:\n  widths: ["
        + Array(repeating: "320", count: 101).joined(separator: ", ") + "]",
      right: """
        sections:
          - group: {height: 44}
            items: 12
        render:
          widths: [320, 390]
        """),
    DiagnosticPage(
      "E209", "a list has the wrong number of values",
      """
      A size has two values, width and height; a point has two; a frame has four: x, y, \
      width and height.
      """,
      wrong: """
        sections:
          - group: {size: [1w]}
            items: 12
        """,
      right: """
        sections:
          - group: {size: [1w, 44]}
            items: 12
        """),
    DiagnosticPage(
      "W201", "a bare number below one, or a width of one",
      """
      A number without a unit is points, so '0.5' is half a point. For half of the width \
      write '50%', '1/2' or '0.5w', and for all of it '1w'. Where a point is meant, write '1pt'.
      """,
      wrong: """
        sections:
          - group: {height: 44, item: {width: 0.5}}
            items: 12
        """,
      right: """
        sections:
          - group: {height: 44, item: {width: 50%}}
            items: 12
        """),
  ]
}
