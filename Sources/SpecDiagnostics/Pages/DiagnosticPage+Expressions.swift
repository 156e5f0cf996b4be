extension DiagnosticPage {
  /// Codes of expressions, vars and values by width.
  static let ofExpressions: [DiagnosticPage] = [
    DiagnosticPage(
      "E501", "invalid expression",
      """
      The text after '=' must be an expression of numbers, names, + - * /, comparisons, and \
      functions such as floor() and min().
      """,
      wrong: """
        sections:
          - group: {height: =2*}
            items: 12
        """,
      right: """
        sections:
          - group: {height: =2*22}
            items: 12
        """),
    DiagnosticPage(
      "E502", "unknown name in an expression",
      """
      The name is not a var, a built-in name such as 'width', 'containerWidth' or 'index', or \
      a function. In texts, '$name' inserts a column of the data; write '$$' for a dollar \
      sign.
      """,
      wrong: """
        vars: {height1: 44}
        sections:
          - group: {height: =heigth}
            items: 12
        """,
      right: """
        vars: {height1: 44}
        sections:
          - group: {height: =height1}
            items: 12
        """),
    DiagnosticPage(
      "E503", "a name is not available here",
      """
      Some names have a value only in certain places: 'i' in the frames of a custom group, \
      'index' in the data of items.
      """,
      wrong: """
        sections:
          - group: {height: =i*50}
            items: 12
        """,
      right: """
        sections:
          - group: {height: 44, custom: {count: 3, frame: [=i*50, 0, 44, 44]}}
            items: 12
        """),
    DiagnosticPage(
      "E504", "wrong type in an expression",
      """
      Arithmetic takes numbers; 'and', 'or' and 'not' take conditions. One cannot be used in \
      place of the other.
      """,
      wrong: """
        sections:
          - group: {height: =1 + (2 > 1)}
            items: 12
        """,
      right: """
        sections:
          - group: {height: =1 + 43}
            items: 12
        """),
    DiagnosticPage(
      "E505", "the result is not a finite number",
      """
      The expression has no finite result, for example because it takes the square root of a \
      negative number or overflows.
      """,
      wrong: """
        sections:
          - group: {height: =sqrt(1 - 10)}
            items: 12
        """,
      right: """
        sections:
          - group: {height: =sqrt(10 - 1)}
            items: 12
        """),
    DiagnosticPage(
      "E506", "an expression is too long or too deeply nested",
      """
      Expressions have size limits, so that no file can make the program run forever. Move \
      parts of the expression into named values under 'vars'.
      """,
      wrong: "sections:\n  - group: {height: =1" + String(repeating: "+1", count: 1_000)
        + "}\n    items: 12",
      right: """
        sections:
          - group: {height: =22 * 2}
            items: 12
        """),
    DiagnosticPage(
      "E507", "unbalanced parenthesis",
      """
      The expression has an opening parenthesis without a closing one, or the reverse. Inside \
      YAML brackets and braces, a comma ends the value, so quote expressions that contain \
      commas.
      """,
      wrong: """
        sections:
          - group: {height: =2 * (20 + 2}
            items: 12
        """,
      right: """
        sections:
          - group: {height: =2 * (20 + 2)}
            items: 12
        """),
    DiagnosticPage(
      "E508", "wrong number of arguments",
      """
      floor(), ceil(), round() and similar functions take one argument; min() and max() take \
      two or more.
      """,
      wrong: """
        sections:
          - group: {height: "=floor(44, 2)"}
            items: 12
        """,
      right: """
        sections:
          - group: {height: =floor(44.5)}
            items: 12
        """),
    DiagnosticPage(
      "E509", "vars refer to one another in a cycle",
      """
      Following the names from var to var leads back to the first one. Give one of the vars a \
      value that does not depend on the others.
      """,
      wrong: """
        vars: {one: =two, two: =one}
        sections:
          - group: {height: =one}
            items: 12
        """,
      right: """
        vars: {one: =two, two: 44}
        sections:
          - group: {height: =one}
            items: 12
        """),
    DiagnosticPage(
      "E510", "a var has no value at this width",
      """
      Each value of a var by width applies from its width upward. This container is narrower \
      than the smallest width listed. Add 'default'.
      """,
      wrong: """
        vars: {tall: {700: 60}}
        sections:
          - group: {height: =tall}
            items: 12
        """,
      right: """
        vars: {tall: {default: 44, 700: 60}}
        sections:
          - group: {height: =tall}
            items: 12
        """),
    DiagnosticPage(
      "E511", "invalid name for a var",
      """
      The name is reserved by the spec language, or contains characters other than letters, \
      digits and '_'.
      """,
      wrong: """
        vars: {height: 44}
        sections:
          - group: {height: =height}
            items: 12
        """,
      right: """
        vars: {rowHeight: 44}
        sections:
          - group: {height: =rowHeight}
            items: 12
        """),
    DiagnosticPage(
      "E512", "the result is not valid for this key",
      """
      The expression is valid, but the key does not accept its result. For example, a count \
      must be a whole number and a length must not be negative.
      """,
      wrong: """
        sections:
          - group: {height: 44, columns: =5/2}
            items: 12
        """,
      right: """
        sections:
          - group: {height: 44, columns: =floor(5/2)}
            items: 12
        """),
    DiagnosticPage(
      "E513", "no value at this width",
      """
      Each value by width applies from its width upward. This container is narrower than the \
      smallest width listed. Add 'default'.
      """,
      wrong: """
        sections:
          - group: {height: 44, columns: {700: 4}}
            items: 12
        """,
      right: """
        sections:
          - group: {height: 44, columns: {default: 2, 700: 4}}
            items: 12
        """),
  ]
}
