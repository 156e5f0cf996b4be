extension DiagnosticPage {
  /// Codes of missing, unknown and conflicting keys.
  static let ofKeys: [DiagnosticPage] = [
    DiagnosticPage(
      "E101", "duplicate key",
      "A map contains the same key twice. Remove one of the two.",
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
      "E102", "missing key",
      """
      A map lacks a required key. For example, every section needs 'items', since the number \
      of items has no default; 'items: 0' is allowed.
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
      By default, a section's group is as wide as its container. Its height has no default: \
      give it in points, as a fraction of a known length, or as an estimate that the content \
      replaces. In a layout that scrolls horizontally, the width is required instead.
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
      "E104", "unknown key",
      """
      The map does not have this key. Unknown keys are errors, so that no typo is silently \
      ignored. Key names follow Apple's API, for example 'interItemSpacing' and \
      'contentInsets'. At the top level of a spec, you may add keys of your own that start \
      with 'x-'.
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
      There is no value after the colon. To use the default, remove the key. Only patches \
      under 'use' or 'adapt' accept 'null', which removes a key.
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
      "E106", "conflicting keys",
      """
      The two keys set the same property in different ways, for example 'size' and 'width', or \
      two kinds of group. Keep one of them.
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
      "E107", "a key needs another key",
      "This key needs another key that is missing. Add the other key, or remove this one.",
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
