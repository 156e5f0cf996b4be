extension Scenarios {
  /// Edits without a visible effect.
  static let unseen: [Scenario] = [
    Scenario(
      "a comment", in: "two-columns",
      ("sections:", "# Two of them beside each other.\nsections:"),
      verdict: "match"),
    Scenario(
      "the same YAML on more lines", in: "two-columns",
      ("  - id: cards\n", "  -\n    id: \"cards\"\n"),
      verdict: "match"),
    Scenario(
      "the same length in another notation", in: "nested-groups",
      ("width: 70%", "width: 0.7w"),
      verdict: "match"),
    Scenario(
      "an unused style", in: "list",
      ("sections:", "styles: {badge: {background: systemRed}}\nsections:"),
      verdict: "match"),
    Scenario(
      "an unused column of a data file", in: "simple-list",
      before: [
        ("[Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday]", "days.csv")
      ],
      files: [
        "days.csv": (old: "title\nMonday\nTuesday\n", new: "title,x-note\nMonday,a\nTuesday,b\n")
      ],
      verdict: "match"),
    Scenario(
      "an explicit default value", in: "list",
      ("    items: 12", "    interGroupSpacing: 0\n    items: 12"),
      verdict: "match"),
  ]
}
