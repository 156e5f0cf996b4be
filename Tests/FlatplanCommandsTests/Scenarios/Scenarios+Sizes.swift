extension Scenarios {
  /// Sizes, and the values they depend on.
  static let sizes: [Scenario] = [
    Scenario(
      "a taller row", in: "list",
      ("height: 44", "height: 50"),
      verdict: """
        layout
          because sections.rows.group.height 44 → 50  list.yaml:7  12
          resized   rows/0   h +6
          moved     rows/1…11   y +6…+66  h +6   (11 items)
        """),
    Scenario(
      "an additional column", in: "two-columns",
      ("columns: 2", "columns: 3"),
      verdict: """
        layout
          because sections.cards.group.columns 2 → 3  two-columns.yaml:7  14
          resized   cards/0   w -63.5
          moved     cards/1,7,13   x -63.5  y 0…-108  w -63.5   (3 items, column 1)
          moved     cards/2,4…6,9   x +253…-190  y -54  w -63.5   (5 items)
          moved     cards/3   x -190  w -63.5
          moved     cards/8,10…12   x +253…0  y -108  w -63.5   (4 items)
        """),
    Scenario(
      "a smaller fraction", in: "nested-groups",
      ("width: 70%", "width: 60%"),
      verdict: """
        layout
          because sections.mosaic.group.subitems.0.width 70%w → 60%w  nested-groups.yaml:10  9
          resized   mosaic/0,3,6   w -39   (3 items, column 0)
          moved     mosaic/1,2,4,5,7,8   x -39   (6 items, column 1)
        """),
    Scenario(
      "a taller container, of which groups are half", in: "tile-grid",
      ("height: 640", "height: 700"),
      verdict: """
        layout
          because render.height 640 → 700  tile-grid.yaml:19  18
          resized   tiles/0,3,4,6   h +10   (4 items)
          moved     tiles/1,2,7…13,15…17   y +10…+50  h +10   (12 items)
          moved     tiles/5   y +10  h +20
          moved     tiles/14   y +40  h +20
        """),
    Scenario(
      "a higher scale", in: "two-columns",
      before: [("columns: 2", "columns: 3")],
      (
        "sections:",
        """
        render: {scale: 3}
        sections:
        """
      ),
      verdict: #"""
        layout
          because render added: {"scale": 3}  two-columns.yaml:5  14
          resized   cards/0,3,…,12   w +0.17   (5 items, column 0)
          moved     cards/1,4,…,13   x +0.17  w +0.17   (5 items, column 1)
          moved     cards/2,5,…,11   x +0.33  w +0.17   (4 items, column 2)
        """#),
    Scenario(
      "a condition that is true at other widths", in: "distinct-sections",
      ("columns: {default: 5, 801: 10}", "columns: {default: 5, 801: 12}"),
      verdict: "match"),
    Scenario(
      "a condition that is true at this width", in: "distinct-sections",
      before: [
        (
          "sections:",
          """
          render: {widths: 834}
          sections:
          """
        )
      ],
      ("columns: {default: 5, 801: 10}", "columns: {default: 5, 801: 12}"),
      verdict: """
        layout
          because sections.fives.group.columns.801 10 → 12  distinct-sections.yaml:12  10
          resized   fives/0   w -13
          moved     fives/1…9   x -13…-117  w -13   (9 items)
        """),
    Scenario(
      "a variable", in: "staircase",
      ("step: 40", "step: 44"),
      verdict: """
        layout
          because vars.step 40 → 44  staircase.yaml:5  6
          resized   steps/0   h +4
          moved     steps/1…5   y +4…+20  h +4   (5 items)
        """),
    Scenario(
      "a template used three times", in: "video-sessions",
      ("height: 250", "height: 240"),
      verdict: """
        layout
          because templates.videos.group.height 250 → 240  video-sessions.yaml:11  14
          resized   first/0…3   h -10   (4 items)
          moved     second/0…4   y -10  h -10   (5 items)
          moved     second header   y -10
          moved     third/0…2   y -20  h -10   (3 items)
          moved     third header   y -20
        """),
    Scenario(
      "a section that others merge", in: "insertion-sort",
      ("height: 34", "height: 30"),
      verdict: """
        layout
          because sections.row-1.group.height 34 → 30  insertion-sort.yaml:9  144
          resized   row-1/0…23   h -4   (24 items)
          moved     row-2/0…23   y -4  h -4   (24 items)
          moved     row-3/0…23   y -8  h -4   (24 items)
          moved     row-4/0…23   y -12  h -4   (24 items)
          moved     row-5/0…23   y -16  h -4   (24 items)
          moved     row-6/0…23   y -20  h -4   (24 items)
        """),
  ]
}
