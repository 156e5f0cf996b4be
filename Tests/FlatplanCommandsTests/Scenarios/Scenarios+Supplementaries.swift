extension Scenarios {
  /// Headers, badges and backgrounds.
  static let supplementaries: [Scenario] = [
    Scenario(
      "an unpinned header", in: "pinned-headers",
      ("title: Section 1, pinToVisibleBounds: true", "title: Section 1, pinToVisibleBounds: false"),
      verdict: """
        layout
          because sections.first.header.pinToVisibleBounds true → false  pinned-headers.yaml:8  1
          moved     first header   y -180  z -1000000000
        """),
    Scenario(
      "a pinned header", in: "headers-and-footers",
      before: [
        (
          "sections:",
          """
          render: {height: 480, scrollOffset: 120}
          sections:
          """
        )
      ],
      ("title: Section 1}", "title: Section 1, pinToVisibleBounds: true}"),
      verdict: """
        layout
          because sections.first.header.pinToVisibleBounds added: true  headers-and-footers.yaml:9  1
          moved     first header   y +120  z +1000000000
        """),
    Scenario(
      "a larger scroll offset", in: "pinned-headers",
      ("scrollOffset: 180", "scrollOffset: 200"),
      verdict: """
        layout
          because render.scrollOffset 180 → 200  pinned-headers.yaml:15  1
          moved     first header   y +20
        """),
    Scenario(
      "a header inserted before another", in: "pinned-headers",
      (
        "title: Section 1, pinToVisibleBounds: true, zIndex: 2",
        "title: Section 1, pinToVisibleBounds: true, zIndex: 3"
      ),
      verdict: """
        layout
          because sections.first.header.zIndex 2 → 3  pinned-headers.yaml:8  1
          z-order   first header   z +1
        """),
    Scenario(
      "a removed header", in: "card-backgrounds",
      (
        """
            header: {height: 40, title: Living room}

        """, ""
      ),
      verdict: #"""
        layout
          because sections.rooms.header removed: {"height": 40, "title": "Living room"}  card-backgrounds.yaml:10  6
          removed   rooms header   at 24 0, 342 x 40
          resized   rooms decoration:background   h -40
          moved     rooms/0…3   y -40   (4 items)
        """#),
    Scenario(
      "a header with a title that wraps", in: "item-sections",
      (
        "This week's picks",
        "This week's picks, chosen by those who read all of it before you had to, and who would do so again"
      ),
      verdict: """
        layout
          because sections.items.header.title This week's picks → This week's picks, chosen by those who read all of it before you had to, and who would do so again  item-sections.yaml:7  7
          resized   items header   h +18
          moved     items/0…4, items footer   y +18   (6 items)
        """),
    Scenario(
      "a header with a larger offset", in: "shifted-header",
      ("absoluteOffset: [0, -5]", "absoluteOffset: [0, -8]"),
      verdict: """
        layout
          because sections.rows.boundarySupplementaryItems.header.absoluteOffset [0, -5] → [0, -8]  shifted-header.yaml:11  9
          moved     rows/0…8   y +3   (9 items)
        """),
    Scenario(
      "a wider side item", in: "side-item",
      ("10%w", "12%w"),
      verdict: """
        layout
          because sections.first.boundarySupplementaryItems.leading.width 10%w → 12%w (and 1 repetition)  side-item.yaml:16  2
          resized   first leading, second leading   w +7.5   (2 items)
        """),
    Scenario(
      "a background with a lower top", in: "card-backgrounds",
      ("top: 40", "top: 50"),
      verdict: """
        layout
          because sections.rooms.background.contentInsets.top 40 → 50  card-backgrounds.yaml:15  1
          moved     rooms decoration:background   y +10  h -10
        """),
    Scenario(
      "a moved badge", in: "corner-badge",
      ("absoluteOffset: [10, 10]", "absoluteOffset: [12, 10]"),
      verdict: """
        layout
          because sections.apps.group.item.supplementaryItems.badge.containerAnchor.absoluteOffset [10, 10] → [12, 10]  corner-badge.yaml:17  4
          moved     apps/0…3 badge   x +2   (4 items)
        """),
    Scenario(
      "a smaller checkmark", in: "group-checkmark",
      ("size: [45, 45]", "size: [40, 40]"),
      verdict: """
        layout
          because sections.rows.group.supplementaryItems.checkmark.height 45 → 40  group-checkmark.yaml:14  3
          because sections.rows.group.supplementaryItems.checkmark.width 45 → 40  group-checkmark.yaml:14  3
          moved     rows/0…2 checkmark   x +5  w -5  h -5   (3 items)
        """),
  ]
}
