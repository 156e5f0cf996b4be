extension DiagnosticPage {
  /// Formulas, vars and values by width.
  static let ofExpressions: [DiagnosticPage] = [
    DiagnosticPage(
      "E501", "this is no expression",
      """
      After '=' stands a formula of numbers, names, + - * /, comparisons, and functions such \
      as floor() and min().
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
      "E502", "a name that expressions do not know",
      """
      The name is neither a var nor one of the language, such as 'width', 'containerWidth' \
      or 'index'; or it is no function. In texts '$name' is a column of the data, and a \
      plain dollar sign is '$$'.
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
      "E503", "a name that stands for something elsewhere",
      """
      Some names have a value in some places only: 'i' in the frames of a custom group, \
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
      "E504", "a value of the wrong type",
      """
      Numbers are added, truths are joined by 'and' and 'or': one cannot stand for the \
      other.
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
      "E505", "the result is no number",
      "A root of a negative number, or a result beyond all bounds, is no length.",
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
      "E506", "an expression is too long or too deep",
      """
      Expressions have limits, so that no file can make a program hang. Give parts of it \
      names under 'vars'.
      """,
      wrong: "sections:\n  - group: {height: =1" + String(repeating: "+1", count: 1_000)
        + "}\n    items: 12",
      right: """
        sections:
          - group: {height: =22 * 2}
            items: 12
        """),
    DiagnosticPage(
      "E507", "a parenthesis without its other half",
      """
      Inside of brackets and braces a comma ends a YAML value, so a formula with a comma in \
      it needs quotes there.
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
      "E508", "a function takes another number of values",
      "floor(), ceil(), round() and the like take one value, min() and max() two or more.",
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
      "E509", "vars use one another in a circle",
      "Following the names from one var to the next comes back to where it began.",
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
      "E510", "a var has no value here",
      """
      A var by width holds from its number of points on; here the container is narrower than \
      the smallest of them. Add 'default'.
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
      "E511", "a var cannot have this name",
      "The name belongs to the language already, or is not made of letters, digits and '_'.",
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
      "E512", "the result is not what the key takes",
      """
      The formula is right, but its result is none that can stand here: a count is a whole \
      number, a length not below zero.
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
      "E513", "no value holds for this width",
      """
      A value by width holds from its number of points on. Below the smallest of them there \
      is none: add 'default'.
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
