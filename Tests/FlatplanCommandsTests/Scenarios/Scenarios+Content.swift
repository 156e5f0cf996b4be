extension Scenarios {
  /// Items and their texts, in specs and in data files.
  static let content: [Scenario] = [
    Scenario(
      "an item added at the end", in: "two-columns",
      ("items: 14", "items: 15"),
      verdict: """
        layout
          because sections.cards.items 14 → 15  two-columns.yaml:10  1
          inserted  cards/14   at 10 378, 180 x 44
        """),
    Scenario(
      "two items removed at the end", in: "two-columns",
      ("items: 14", "items: 12"),
      verdict: """
        layout
          because sections.cards.items 14 → 12  two-columns.yaml:10  2
          removed   cards/12,13   (2 items)
        """),
    Scenario(
      "an item inserted", in: "simple-list",
      ("Thursday", "Holiday, Thursday"),
      verdict: """
        layout
          because sections.rows.items.3 added: Holiday  simple-list.yaml:9  5
          inserted  rows/3   at 16 191, 358 x 52
          moved     rows/4…7   y +52   (4 items)
        """),
    Scenario(
      "an item removed", in: "simple-list",
      ("Wednesday, ", ""),
      verdict: """
        layout
          because sections.rows.items.2 removed: Wednesday  simple-list.yaml:9  5
          removed   rows/2   at 16 139, 358 x 52
          moved     rows/2…5   y -52   (4 items)
        """),
    Scenario(
      "an item moved", in: "simple-list",
      ("Monday, Tuesday, Wednesday, Thursday", "Tuesday, Wednesday, Thursday, Monday"),
      verdict: """
        layout
          because sections.rows.items.3 moved  simple-list.yaml:9  4
          moved     rows/0…2   y -52   (3 items)
          moved     rows/3   y +156
        """),
    Scenario(
      "a longer title that wraps", in: "measured-rows",
      (
        "- One line",
        "- One line that is now as long as the second one, and so takes two of them where the view is narrow"
      ),
      verdict: """
        layout
          because sections.rows.items.0 One line → One line that is now as long as the second one, and so takes two of them where the view is narrow  measured-rows.yaml:12  4
          resized   rows/0   h +16
          moved     rows/1…3   y +16   (3 items)
        """),
    Scenario(
      "a longer subtitle", in: "news-feed",
      (
        "The wind dropped before midnight.",
        "The wind dropped before midnight and the ferries that had waited in the harbour left one after the other."
      ),
      verdict: """
        layout
          because sections.news.items.1.subtitle The wind dropped before midnight. → The wind dropped before midnight and the ferries that had waited in the harbour left one after the other.  news-feed.yaml:15  3
          resized   news/1   h +40
          moved     news/2,3   y +40   (2 items)
        """),
    Scenario(
      "a value beside a title", in: "settings",
      ("detail: Off", "detail: On"),
      verdict: """
        pixels
          because sections.network.items.2.detail Off → On  settings.yaml:15  1
          repainted network/2
        """),
    Scenario(
      "an accessory", in: "settings",
      ("accessory: switch", "accessory: checkmark"),
      verdict: """
        pixels
          because sections.network.items.1.accessory switch → checkmark  settings.yaml:14  1
          repainted network/1
        """),
    Scenario(
      "an indented row", in: "outline",
      ("Grid, indentation: 2", "Grid, indentation: 3"),
      verdict: """
        pixels
          because sections.outline.items.2.indentation 2 → 3  outline.yaml:12  1
          repainted outline/2
        """),
    Scenario(
      "a row inserted in a data file", in: "custom-cells",
      before: [
        (
          #"""
          items:
                - {title: Mountain hut, subtitle: "Open from June to September, twelve beds, no shower", accessory: disclosure}
                - {title: Ferry, subtitle: Every two hours, accessory: disclosure}
                - {title: Station, subtitle: "Two platforms, a kiosk and a clock that runs four minutes slow", accessory: disclosure}
                - {title: Post office, subtitle: Closed on Wednesdays, accessory: disclosure}
          """#, "items: places.csv"
        )
      ],
      files: [
        "places.csv": (
          old: """
          title,subtitle
          Mountain hut,Open from June to September
          Ferry,Every two hours
          Station,Two platforms
          Post office,Closed on Wednesdays

          """,
          new: """
          title,subtitle
          Mountain hut,Open from June to September
          Ferry,Every two hours
          Pier,Not in winter
          Station,Two platforms
          Post office,Closed on Wednesdays

          """
        )
      ],
      verdict: #"""
        layout
          because places.csv.2 added: {"subtitle": "Not in winter", "title": "Pier"}  places.csv:4  3
          inserted  items/2   at 0 137, 390 x 68.5
          moved     items/3,4   y +68.5   (2 items)
        """#),
    Scenario(
      "a changed value in a data file", in: "custom-cells",
      before: [
        (
          #"""
          items:
                - {title: Mountain hut, subtitle: "Open from June to September, twelve beds, no shower", accessory: disclosure}
                - {title: Ferry, subtitle: Every two hours, accessory: disclosure}
                - {title: Station, subtitle: "Two platforms, a kiosk and a clock that runs four minutes slow", accessory: disclosure}
                - {title: Post office, subtitle: Closed on Wednesdays, accessory: disclosure}
          """#, "items: places.csv"
        )
      ],
      files: [
        "places.csv": (
          old: """
          title,subtitle
          Mountain hut,Open from June to September
          Ferry,Every two hours
          Station,Two platforms
          Post office,Closed on Wednesdays

          """,
          new: """
          title,subtitle
          Mountain hut,Open from June to September
          Ferry,Every hour
          Station,Two platforms
          Post office,Closed on Wednesdays

          """
        )
      ],
      verdict: """
        pixels
          because places.csv.1.subtitle Every two hours → Every hour  places.csv:3  1
          repainted items/1
        """),
  ]
}
