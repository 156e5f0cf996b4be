extension Scenarios {
  /// Gaps and insets.
  static let spacing: [Scenario] = [
    Scenario(
      "larger group spacing", in: "low-rows",
      ("interGroupSpacing: 5", "interGroupSpacing: 6"),
      verdict: """
        layout
          because sections.networks.interGroupSpacing 5 → 6  low-rows.yaml:8  5
          moved     networks/1…5   y +1…+5   (5 items)
        """),
    Scenario(
      "larger item spacing", in: "two-columns",
      ("interItemSpacing: 10", "interItemSpacing: 12"),
      verdict: """
        layout
          because sections.cards.group.interItemSpacing 10 → 12  two-columns.yaml:7  14
          resized   cards/0,2,…,12   w -1   (7 items, column 0)
          moved     cards/1,3,…,13   x +1  w -1   (7 items, column 1)
        """),
    Scenario(
      "larger section spacing", in: "video-sessions",
      ("interSectionSpacing: 20", "interSectionSpacing: 24"),
      verdict: """
        layout
          because configuration.interSectionSpacing 20 → 24  video-sessions.yaml:19  10
          moved     second/0…4, second header   y +4   (6 items)
          moved     third/0…2, third header   y +8   (4 items)
        """),
    Scenario(
      "insets of a section", in: "low-rows",
      ("contentInsets: [2, 10]", "contentInsets: [2, 12]"),
      verdict: """
        layout
          because sections.networks.contentInsets [2, 10] → [2, 12]  low-rows.yaml:9  6
          moved     networks/0…5   x +2  w -4   (6 items)
        """),
    Scenario(
      "an inset below the content", in: "music",
      ("{horizontal: 20, bottom: 24}", "{horizontal: 20, bottom: 30}"),
      verdict: """
        layout
          because sections.moods.contentInsets.bottom 24 → 30  music.yaml:57  1
        layout
          because sections.moods.contentInsets.bottom 24 → 30  music.yaml:57  1
        """),
    Scenario(
      "an inset below the content and larger item spacing", in: "music",
      ("{horizontal: 20, bottom: 24}", "{horizontal: 20, bottom: 30}"),
      (
        "columns: {default: 2, 600: 4}, interItemSpacing: 12",
        "columns: {default: 2, 600: 4}, interItemSpacing: 14"
      ),
      verdict: """
        layout
          because sections.moods.group.interItemSpacing 12 → 14  music.yaml:55  4
          because sections.moods.contentInsets.bottom 24 → 30  music.yaml:57  1
          resized   moods/0,2   w -1   (2 items, column 0)
          moved     moods/1,3   x +1  w -1   (2 items, column 1)
        layout
          because sections.moods.group.interItemSpacing 12 → 14  music.yaml:55  4
          because sections.moods.contentInsets.bottom 24 → 30  music.yaml:57  1
          resized   moods/0   w -1.5
          moved     moods/1…3   x +0.5…+1.5  w -1.5   (3 items)
        """),
    Scenario(
      "insets of an item", in: "padded-list",
      ("contentInsets: 8", "contentInsets: 6"),
      verdict: """
        layout
          because sections.rows.group.item.contentInsets 8 → 6  padded-list.yaml:9  10
          moved     rows/0…9   x -2  y -2  w +4  h +4   (10 items)
        """),
    Scenario(
      "insets shared by sections", in: "section-backgrounds",
      ("contentInsets: 10", "contentInsets: 12"),
      verdict: """
        layout
          because sections.first.contentInsets 10 → 12 (and 2 repetitions)  section-backgrounds.yaml:10  15
          resized   first decoration:background   h +4
          moved     first/0…3   x +2  y +2  w -4   (4 items)
          moved     second/0…2   x +2  y +6  w -4   (3 items)
          moved     second decoration:background   y +4  h +4
          moved     third/0…4   x +2  y +10  w -4   (5 items)
          moved     third decoration:background   y +8  h +4
        """),
    Scenario(
      "an inset removed from an alias", in: "section-backgrounds",
      before: [
        ("contentInsets: 10", "contentInsets: &insets {vertical: 10, horizontal: 6}"),
        ("id: third", "id: third, contentInsets: *insets"),
      ],
      (", horizontal: 6", ""),
      verdict: """
        layout
          because sections.first.contentInsets.horizontal removed: 6 (and 2 repetitions)  section-backgrounds.yaml:10  12
          moved     first/0…3, second/0…2, third/0…4   x -6  w +12   (12 items)
        """),
    Scenario(
      "a key removed from a map that sections merge", in: "section-backgrounds",
      ("    contentInsets: 10\n", ""),
      verdict: """
        layout
          because sections.first.contentInsets removed: 10 (and 2 repetitions)  section-backgrounds.yaml:7  15
          resized   first decoration:background   h -20
          moved     first/0…3   x -10  y -10  w +20   (4 items)
          moved     second/0…2   x -10  y -30  w +20   (3 items)
          moved     second decoration:background   y -20  h -20
          moved     third/0…4   x -10  y -50  w +20   (5 items)
          moved     third decoration:background   y -40  h -20
        """),
    Scenario(
      "a key removed from a map that is merged and not drawn itself", in: "section-backgrounds",
      before: [
        ("sections:", "x-row: &row {height: 44, contentInsets: 4}\nsections:"),
        ("group: {height: 44}", "group: {<<: *row}"),
        ("id: third", "id: third, group: {<<: *row, height: 50}"),
      ],
      (", contentInsets: 4}\nsections", "}\nsections"),
      verdict: """
        layout
          because sections.first.group.contentInsets removed: 4 (and 2 repetitions)  section-backgrounds.yaml:5  12
          moved     first/0…3, second/0…2, third/0…4   x -4  y -4  w +8  h +8   (12 items)
        """),
    Scenario(
      "leading edge spacing of an item", in: "leading-gap",
      ("leading: 20", "leading: 24"),
      verdict: """
        layout
          because sections.items.group.item.edgeSpacing.leading 20 → 24  leading-gap.yaml:9  4
          moved     items/0,2   x +4   (2 items, column 0)
          moved     items/1,3   x +8   (2 items, column 1)
        """),
    Scenario(
      "a minimum gap that is exceeded anyway", in: "even-spacing",
      ("interItemSpacing: 8+", "interItemSpacing: 12+"),
      verdict: "match"),
    Scenario(
      "a flexible gap changed to a fixed one", in: "even-spacing",
      ("interItemSpacing: 8+", "interItemSpacing: 8"),
      verdict: """
        layout
          because sections.items.group.interItemSpacing 8+ → 8  even-spacing.yaml:9  6
          moved     items/1,4,7   x -25   (3 items, column 1)
          moved     items/2,5,8   x -50   (3 items, column 2)
        """),
  ]
}
