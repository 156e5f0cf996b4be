extension Scenarios {
  /// Edits that nobody sees.
  static let unseen: [Scenario] = [
    Scenario(
      "a comment", in: "two-columns",
      ("sections:", "# Two of them beside each other.\nsections:"),
      verdict: "match"),
    Scenario(
      "the same on more lines", in: "two-columns",
      ("  - id: cards\n", "  -\n    id: \"cards\"\n"),
      verdict: "match"),
    Scenario(
      "the same length in other words", in: "nested-groups",
      ("width: 70%", "width: 0.7w"),
      verdict: "match"),
    Scenario(
      "a style that nothing has", in: "list",
      ("sections:", "styles: {badge: {background: systemRed}}\nsections:"),
      verdict: "match"),
    Scenario(
      "a column of a data file that nothing shows", in: "simple-list",
      before: [
        ("[Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday]", "days.csv")
      ],
      files: [
        "days.csv": (old: "title\nMonday\nTuesday\n", new: "title,x-note\nMonday,a\nTuesday,b\n")
      ],
      verdict: "match"),
    Scenario(
      "a default that is said", in: "list",
      ("    items: 12", "    interGroupSpacing: 0\n    items: 12"),
      verdict: "match"),
  ]
}
