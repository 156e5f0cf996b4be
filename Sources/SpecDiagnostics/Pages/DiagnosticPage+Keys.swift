extension DiagnosticPage {
  /// Keys that are missing, misspelt or too many.
  static let ofKeys: [DiagnosticPage] = [
    DiagnosticPage(
      "E101", "a key stands twice",
      "Each key stands once in its map: with two of them nobody could say which holds.",
      wrong: """
        sections:
          - group: {height: 44, columns: 2, height: 60}
            items: 12
        """,
      right: """
        sections:
          - group: {height: 60, columns: 2}
            items: 12
        """),
    DiagnosticPage(
      "E102", "a key is missing",
      """
      A map lacks a key that has no default. A section needs items, for nobody can guess how \
      many there are; 'items: 0' is allowed.
      """,
      wrong: """
        sections:
          - group: {height: 44}
        """,
      right: """
        sections:
          - group: {height: 44}
            items: 12
        """),
    DiagnosticPage(
      "E103", "a group has no length in the scroll direction",
      """
      A section's group is as wide as the view unless it says otherwise. How high it is must \
      be said: in points, as a part of something known, or as an estimate that its content \
      corrects. In a layout that scrolls horizontally it is the width.
      """,
      wrong: """
        sections:
          - group: {columns: 3}
            items: 12
        """,
      right: """
        sections:
          - group: {height: ~120, columns: 3}
            items: 12
        """),
    DiagnosticPage(
      "E104", "a key that the language does not have",
      """
      Every map has its own keys, and others are refused rather than ignored. Keys are \
      Apple's words, such as 'interItemSpacing' and 'contentInsets'. Keys of your own may \
      stand at the top of a spec if they begin with 'x-'.
      """,
      wrong: """
        sections:
          - group: {height: 44, widht: 50%}
            items: 12
        """,
      right: """
        sections:
          - group: {height: 44, width: 50%}
            items: 12
        """),
    DiagnosticPage(
      "E105", "a key has no value",
      """
      Nothing stands behind the colon. Leave the key out to get its default. Only in a \
      patch, under 'use' or 'adapt', does 'null' take a key away.
      """,
      wrong: """
        sections:
          - group: {height: 44}
            interGroupSpacing:
            items: 12
        """,
      right: """
        sections:
          - group: {height: 44}
            interGroupSpacing: 8
            items: 12
        """),
    DiagnosticPage(
      "E106", "two keys exclude one another",
      """
      Both say the same thing in different ways, such as the size and the width, or two \
      forms of a group. Keep one.
      """,
      wrong: """
        sections:
          - group: {size: [1w, 44], height: 60}
            items: 12
        """,
      right: """
        sections:
          - group: {size: [1w, 60]}
            items: 12
        """),
    DiagnosticPage(
      "E107", "a key needs another beside it",
      "The key says how something is that is not there.",
      wrong: """
        sections:
          - group: {height: 44, count: 2}
            items: 12
        """,
      right: """
        sections:
          - group: {height: 44, item: {width: 50%}, count: 2}
            items: 12
        """),
  ]
}
