extension Scenarios {
  /// Files that specs include, share or read data from.
  static let files: [Scenario] = [
    Scenario(
      "a color in an included file", in: "list",
      before: [("sections:", "include: [brand.yaml]\nsections:")],
      files: [
        "brand.yaml": (
          old: "styles:\n  cell: {background: systemTeal}\n",
          new: "styles:\n  cell: {background: systemPink}\n"
        )
      ],
      verdict: """
        pixels
          because styles.cell.background systemTeal → systemPink  brand.yaml:2  12
          repainted rows/0…11   (12 items)
        """),
    Scenario(
      "a variable in an included file, used twice", in: "two-columns",
      before: [
        ("sections:", "include: [brand.yaml]\nsections:"),
        ("interItemSpacing: 10", "interItemSpacing: =gap"),
        ("height: 44", "height: =gap * 4"),
      ],
      files: ["brand.yaml": (old: "vars: {gap: 10}\n", new: "vars: {gap: 11}\n")],
      verdict: """
        layout
          because vars.gap 10 → 11  brand.yaml:1  14
          resized   cards/0   w -0.5  h +4
          moved     cards/1,3,…,13   x +0.5  y 0…+24  w -0.5  h +4   (7 items, column 1)
          moved     cards/2,4,…,12   y +4…+24  w -0.5  h +4   (6 items, column 0)
        """),
    Scenario(
      "a style in the shared project file", in: "measured-rows",
      files: [
        "flatplan.yaml": (
          old: "styles:\n  cell: {padding: 8}\n", new: "styles:\n  cell: {padding: 12}\n"
        )
      ],
      verdict: """
        layout
          because styles.cell.padding 8 → 12  flatplan.yaml:2  4
          resized   rows/0   h +8
          moved     rows/1…3   y +8…+24  h +8   (3 items)
        """),
    Scenario(
      "reordered rows of a JSON file", in: "simple-list",
      before: [
        ("[Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday]", "days.json")
      ],
      files: [
        "days.json": (
          old: #"[{"title": "Monday"}, {"title": "Tuesday"}, {"title": "Wednesday"}]"#,
          new: #"[{"title": "Tuesday"}, {"title": "Wednesday"}, {"title": "Monday"}]"#
        )
      ],
      verdict: """
        layout
          because days.json.2 moved  days.json:1  3
          moved     rows/0,1   y -52   (2 items)
          moved     rows/2   y +104
        """),
    Scenario(
      "a row removed from a data file", in: "simple-list",
      before: [
        ("[Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday]", "days.csv")
      ],
      files: [
        "days.csv": (
          old: "title\nMonday\nTuesday\nWednesday\nThursday\n",
          new: "title\nMonday\nTuesday\nThursday\n"
        )
      ],
      verdict: #"""
        layout
          because days.csv.2 removed: {"title": "Wednesday"}  days.csv:4  2
          removed   rows/2   at 16 139, 358 x 52
          moved     rows/2   y -52
        """#),
  ]
}
