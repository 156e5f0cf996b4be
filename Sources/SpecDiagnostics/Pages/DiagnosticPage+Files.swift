extension DiagnosticPage {
  /// The file as a whole.
  static let ofFiles: [DiagnosticPage] = [
    DiagnosticPage(
      "E001", "the file is not text",
      """
      A spec is text in UTF-8, with or without a byte order mark. Save it in that encoding: \
      an editor calls it UTF-8, not Latin 1, Windows-1252 or UTF-16.
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
      "There is nothing in the file but blanks and comments. A spec has at least one section.",
      wrong: "# later",
      right: """
        sections:
          - group: {height: 44}
            items: 12
        """),
    DiagnosticPage(
      "E003", "the file is too large",
      """
      A spec has at most a megabyte. Rows of data do not belong into it: put them into a \
      .csv or .json file, and name it under items.
      """,
      wrong: "#" + String(repeating: " a long comment", count: 70_000) + "\nsections: []",
      right: """
        sections:
          - group: {height: 44}
            items: photos.csv
        """,
      files: ["photos.csv": "title\nLake\nForest"]),
    DiagnosticPage(
      "E004", "this is not YAML",
      """
      The file cannot be taken apart. Most often a bracket or a quotation mark is not \
      closed, a line is indented otherwise than its neighbours, or a text with a colon, '@', \
      '`' or '%' needs quotes. YAML is never indented with tabs.
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
      "E005", "values are nested too deep",
      """
      Maps and lists may lie in one another 64 deep. No layout needs more than a few: this \
      looks like a program that went wrong.
      """,
      wrong: "x: " + String(repeating: "[", count: 70) + String(repeating: "]", count: 70),
      right: """
        sections:
          - group: {height: 44}
            items: 12
        """),
    DiagnosticPage(
      "E006", "there are too many values",
      """
      With all that aliases repeat, the file has more values than are read. An alias of a \
      list of aliases grows with every step; write what is meant, or take templates, which \
      do not.
      """,
      wrong: bomb,
      right: """
        sections:
          - group: {height: 44}
            items: 12
        """),
    DiagnosticPage(
      "E007", "a spec is a map",
      """
      At the top of a spec stand keys, 'sections' above all, and not a list or a single \
      text.
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
      "E008", "a second document begins",
      "A line of three hyphens begins another document. A file is one spec.",
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
      "E009", "a key is a word",
      "A list, a map or an alias stands where a key is expected.",
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
      "E010", "'<<' merges maps",
      """
      The key '<<' takes the entries of another map over. What stands behind it must be a \
      map, most often an alias, or a list of them.
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

  /// Text in another encoding cannot be shown as text: this is what becomes of it.
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
