extension DiagnosticPage {
  /// Codes of the spec file as a whole: encoding, size and YAML.
  static let ofFiles: [DiagnosticPage] = [
    DiagnosticPage(
      "E001", "the file is not UTF-8 text",
      """
      A spec must be UTF-8 text, with or without a byte order mark. In your editor, save the \
      file as UTF-8, not as Latin-1, Windows-1252 or UTF-16.
      """,
      wrong: notUTF8,
      right: """
        title: Café
        sections:
          - group: {height: 44}
            items: 12
        """),
    DiagnosticPage(
      "E002", "the file is empty",
      "The file contains only whitespace and comments. A spec needs at least one section.",
      wrong: "# later",
      right: """
        sections:
          - group: {height: 44}
            items: 12
        """),
    DiagnosticPage(
      "E003", "the file is too large",
      """
      A spec may be at most 1 MB. If the spec contains rows of data, move them to a .csv or \
      .json file and name that file under 'items'.
      """,
      wrong: "#" + String(repeating: " a long comment", count: 70_000) + "\nsections: []",
      right: """
        sections:
          - group: {height: 44}
            items: photos.csv
        """,
      files: ["photos.csv": "title\nLake\nForest"]),
    DiagnosticPage(
      "E004", "invalid YAML",
      """
      The file cannot be parsed as YAML. Common causes: an unclosed bracket or quotation mark, \
      a line whose indentation differs from its neighbors, or an unquoted text that contains a \
      colon, '@', '`' or '%'. YAML does not allow tabs for indentation.
      """,
      wrong: """
        title: Photos: all of them
        sections:
          - group: {height: 44}
            items: 12
        """,
      right: """
        title: "Photos: all of them"
        sections:
          - group: {height: 44}
            items: 12
        """),
    DiagnosticPage(
      "E005", "values are nested too deeply",
      """
      Maps and lists may be nested at most 64 levels deep. Layouts need only a few levels, so \
      deeper nesting usually comes from a faulty generator.
      """,
      wrong: "x: " + String(repeating: "[", count: 70) + String(repeating: "]", count: 70),
      right: """
        sections:
          - group: {height: 44}
            items: 12
        """),
    DiagnosticPage(
      "E006", "too many values",
      """
      The file has too many values once its aliases are expanded. A list of aliases to lists \
      of aliases grows exponentially. Write the values out, or use templates, which do not \
      grow this way.
      """,
      wrong: bomb,
      right: """
        sections:
          - group: {height: 44}
            items: 12
        """),
    DiagnosticPage(
      "E007", "a spec must be a map",
      """
      The top level of a spec is a map with keys such as 'sections'. This file has a list or a \
      single value there.
      """,
      wrong: """
        - group: {height: 44}
          items: 12
        """,
      right: """
        sections:
          - group: {height: 44}
            items: 12
        """),
    DiagnosticPage(
      "E008", "more than one YAML document",
      "A line of three hyphens starts a second YAML document. Each file must contain one spec.",
      wrong: """
        sections:
          - group: {height: 44}
            items: 12
        ---
        sections:
          - group: {height: 44}
            items: 12
        """,
      right: """
        sections:
          - group: {height: 44}
            items: 12
        """),
    DiagnosticPage(
      "E009", "a key must be a plain word",
      "A list, a map or an alias is used as a key. Use a plain word as the key.",
      wrong: """
        sections:
          - group: {height: 44, [a, b]: 1}
            items: 12
        """,
      right: """
        sections:
          - group: {height: 44, columns: 2}
            items: 12
        """),
    DiagnosticPage(
      "E010", "'<<' needs a map",
      """
      The key '<<' merges the entries of another map into this one. Its value must be a map, \
      usually an alias of one, or a list of maps.
      """,
      wrong: """
        sections:
          - group: {height: 44, <<: 12}
            items: 12
        """,
      right: """
        x-cell: &cell {height: 44}
        sections:
          - group: {<<: *cell, columns: 2}
            items: 12
        """),
  ]

  /// A spec in Latin-1. The example shows its invalid byte as a replacement character.
  private static let notUTF8 =
    "title: Caf\u{FFFD}\nsections:\n  - group: {height: 44}\n    items: 12"

  private static let bomb: String = {
    let first = "x0: &x0 [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]\n"
    let others = (1...9).map { level in
      "x\(level): &x\(level) ["
        + Array(repeating: "*x\(level - 1)", count: 10).joined(separator: ", ")
        + "]\n"
    }
    return first + others.joined()
  }()
}
