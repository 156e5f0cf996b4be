extension DiagnosticPage {
  /// Codes of numbers and lists of numbers.
  static let ofNumbers: [DiagnosticPage] = [
    DiagnosticPage(
      "E204", "unknown unit",
      """
      Lengths are in points: '44' and '44pt' are the same. '50%', '0.5w' and '0.5h' are \
      fractions of the width and height of the surrounding group or container. Pixels and ems \
      are not supported.
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
      "Sizes and gaps must be zero or more. Only offsets, insets and edge spacing may be negative.",
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
      "E206", "division by zero",
      "The denominator of a fraction is zero, or the expression in it evaluates to zero.",
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
      "E207", "a number is out of range",
      "The number is outside the range that the key allows.",
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
      "E208", "too many elements",
      """
      Lists have size limits, so that no file can make the program run forever. For example, a \
      spec may have at most 100 widths, and a group at most 10,000 items.
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
      "E209", "wrong number of values in a list",
      """
      A size has two values, width and height. A point has two: x and y. A frame has four: x, \
      y, width and height.
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
      "W201", "a bare number below one, or a width of 1",
      """
      A number without a unit is in points, so '0.5' is half a point. For half of the width \
      write '50%', '1/2' or '0.5w'; for the full width write '1w'. If you want one point, \
      write '1pt'.
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
