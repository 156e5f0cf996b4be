extension Scenarios {
  /// Several edits at once.
  static let several: [Scenario] = [
    Scenario(
      "two independent edits", in: "distinct-sections",
      ("height: 44", "height: 48"),
      ("columns: {default: 3", "columns: {default: 4"),
      verdict: """
        layout
          because sections.list.group.height 44 → 48  distinct-sections.yaml:7  30
          because sections.threes.group.columns.default 3 → 4  distinct-sections.yaml:15  10
          resized   list/0   h +4
          moved     list/1…9   y +4…+36  h +4   (9 items)
          moved     fives/0…9   y +40   (10 items)
          moved     threes/0…2,4,5,8   x 0…-233  y +40  w -29   (6 items)
          moved     threes/3,6,7,9   x +262.5…+87.5  y -30  w -29   (4 items)
        """),
    Scenario(
      "two edits of the same frames", in: "two-columns",
      ("interItemSpacing: 10", "interItemSpacing: 12"),
      ("height: 44", "height: 50"),
      verdict: """
        layout
          because sections.cards.group.height 44 → 50  two-columns.yaml:7  14
          because sections.cards.group.interItemSpacing 10 → 12  two-columns.yaml:7  14
          resized   cards/0   w -1  h +6
          moved     cards/1,3,…,13   x +1  y 0…+36  w -1  h +6   (7 items, column 1)
          moved     cards/2,4,…,12   y +6…+36  w -1  h +6   (6 items, column 0)
        """),
    Scenario(
      "an edit with an effect and one without", in: "even-spacing",
      ("interItemSpacing: 8+", "interItemSpacing: 12+"),
      ("height: 100", "height: 90"),
      verdict: """
        layout
          because sections.items.group.height 100 → 90  even-spacing.yaml:8  10
          resized   items/0…2   h -10   (3 items)
          moved     items/3…9   y -10…-30  h -10   (7 items)
        """),
    Scenario(
      "two edits, one of which resizes frames that the other repaints", in: "news-feed",
      ("contentInsets: 10", "contentInsets: 12"), ("A quieter night", "A calmer night"),
      verdict: """
        layout
          because sections.news.contentInsets 10 → 12  news-feed.yaml:12  4
          because sections.news.items.1.title A quieter night → A calmer night  news-feed.yaml:15  1
          moved     news/0…3   x +2  y +2  w -4   (4 items, 1 repainted)
        """),
    Scenario(
      "two keys that only have an effect together", in: "news-feed",
      before: [("columns: 1", "columns: 2")],
      (
        "harbour line",
        "harbour line which nobody had thought possible after so many years of works"
      ),
      (
        "A quieter night",
        "A quieter night in which nobody who wanted to sleep was kept from it by the wind"
      ),
      verdict: """
        layout
          because sections.news.items.0.title Trams return to the old harbour line → Trams return to the old harbour line which nobody had thought possible after so many years of works  news-feed.yaml:14  3
          because sections.news.items.1.title A quieter night → A quieter night in which nobody who wanted to sleep was kept from it by the wind  news-feed.yaml:15  1
          resized   news/0,1   h +88   (2 items)
          moved     news/2,3   y +88   (2 items)
        """),
    Scenario(
      "two edits that cancel out", in: "padded-list",
      ("height: 50", "height: 54"),
      ("contentInsets: 8", "contentInsets: 10"),
      verdict: """
        layout
          because sections.rows.group.item.contentInsets 8 → 10  padded-list.yaml:9  10
          because sections.rows.group.height 50 → 54  padded-list.yaml:8  9
          moved     rows/0…9   x +2  y +2…+38  w -4   (10 items)
        """),
    Scenario(
      "a longer title and a color", in: "measured-rows",
      ("Another line", "Another line that is longer than it was, and takes a second one"),
      (
        "sections:",
        """
        styles: {cell: {background: systemYellow}}
        sections:
        """
      ),
      verdict: #"""
        layout
          because styles added: {"cell": {"background": "systemYellow"}}  measured-rows.yaml:5  4
          because sections.rows.items.2 Another line → Another line that is longer than it was, and takes a second one  measured-rows.yaml:15  2
          resized   rows/2   h +16   (1 repainted)
          moved     rows/3   y +16   (1 repainted)
          repainted rows/0,1   (2 items)
        """#),
  ]
}
