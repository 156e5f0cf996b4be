extension Scenarios {
  /// Sections, directions and layout types.
  static let structure: [Scenario] = [
    Scenario(
      "an added section", in: "section-backgrounds",
      (
        "items: 5}",
        """
        items: 5}
          - {<<: *section, id: fourth, items: 2}
        """
      ),
      verdict: #"""
        layout
          because sections.fourth added: {"background": {"contentInsets": 5}, "contentInsets": 10, "group": {"height": 44}, "id": "fourth", "interGroupSpacing": 5, "items": 2}  section-backgrounds.yaml:15  3
          inserted  fourth/0,1   (2 items)
          inserted  fourth decoration:background   at 5 638, 380 x 103
        """#),
    Scenario(
      "a removed section", in: "section-backgrounds",
      (
        """
          - {<<: *section, id: second, items: 3}

        """, ""
      ),
      verdict: #"""
        layout
          because sections.second removed: {"background": {"contentInsets": 5}, "contentInsets": 10, "group": {"height": 44}, "id": "second", "interGroupSpacing": 5, "items": 3}  section-backgrounds.yaml:5  10
          removed   second/0…2   (3 items)
          removed   second decoration:background   at 5 216, 380 x 152
          moved     third/0…4, third decoration:background   y -162   (6 items, 5 repainted)
        """#),
    Scenario(
      "a vertical scroll direction", in: "gallery-pages",
      ("scrollDirection: horizontal", "scrollDirection: vertical"),
      verdict: """
        layout
          because configuration.scrollDirection horizontal → vertical  gallery-pages.yaml:5  3
          moved     pages/1   x -273  y +420
          moved     pages/2   x -546  y +840
          moved     pages/3   x -819  y +1260
        """),
    Scenario(
      "a carousel changed to rows", in: "banners",
      (
        """
            orthogonalScrollingBehavior: groupPaging

        """, ""
      ),
      verdict: """
        layout
          because sections.banners.orthogonalScrollingBehavior removed: groupPaging  banners.yaml:6  5
          resized   banners/0   w -40
          moved     banners/1   x -360  y +194  w -40
          moved     banners/2   x -720  y +388  w -40
          moved     banners/3   x -1080  y +582  w -40
          moved     banners/4   x -1440  y +776  w -40
        """),
    Scenario(
      "a carousel with another resting position", in: "stacked-carousel",
      ("continuousGroupLeadingBoundary", "groupPagingCentered"),
      verdict: """
        pixels
          because sections.stacks.orthogonalScrollingBehavior continuousGroupLeadingBoundary → groupPagingCentered  stacked-carousel.yaml:13  3
          repainted stacks/9…11   (3 items, column 3)
        """),
    Scenario(
      "a carousel with another resting position and equal frames", in: "stacked-carousel",
      before: [("items: 15", "items: 3")],
      ("continuousGroupLeadingBoundary", "groupPagingCentered"),
      verdict: """
        pixels
          because sections.stacks.orthogonalScrollingBehavior continuousGroupLeadingBoundary → groupPagingCentered  stacked-carousel.yaml:13  1
        """),
    Scenario(
      "a taller container", in: "list",
      before: [("sections:", "render: {picture: container, height: 200}\nsections:")],
      ("height: 200", "height: 210"),
      verdict: """
        size
          because render.height 200 → 210  list.yaml:5  1
        """),
    Scenario(
      "another list appearance", in: "list-plain",
      (
        """
        id: second
            list: {appearance: plain
        """,
        """
        id: second
            list: {appearance: insetGrouped
        """
      ),
      verdict: """
        layout
          because sections.second.list.appearance plain → insetGrouped  list-plain.yaml:11  4
          moved     second/0…3   x +16  y -22  w -32   (4 items)
        """),
    Scenario(
      "an option of the engine", in: "five-across",
      (
        "sections:",
        """
        configuration: {compatibility: ios13}
        sections:
        """
      ),
      verdict: #"""
        layout
          because configuration added: {"compatibility": "ios13"}  five-across.yaml:5  10
          resized   items/0   w +6.5
          moved     items/1…9   x +6.5…+158  w +6.5   (9 items)
        """#),
    Scenario(
      "a right-to-left direction", in: "leading-gap",
      before: [
        (
          "sections:",
          """
          render: {layoutDirection: [ltr, rtl]}
          sections:
          """
        )
      ],
      ("leading: 20", "leading: 24"),
      verdict: """
        layout
          because sections.items.group.item.edgeSpacing.leading 20 → 24  leading-gap.yaml:10  4
          moved     items/0,2   x +4   (2 items, column 0)
          moved     items/1,3   x +8   (2 items, column 1)
        layout
          because sections.items.group.item.edgeSpacing.leading 20 → 24  leading-gap.yaml:10  4
          moved     items/0,2   x -4   (2 items, column 1)
          moved     items/1,3   x -8   (2 items, column 0)
        """),
    Scenario(
      "an item of another kind", in: "two-columns",
      (
        "columns: 2, interItemSpacing: 10",
        "interItemSpacing: 10, subitems: [{width: 40%}, {width: 30%}]"
      ),
      verdict: #"""
        layout
          because sections.cards.group.subitems columns: 2 → subitems: [{"width": 40%w}, {"width": 30%w}]  two-columns.yaml:7  14
          resized   cards/0,2,…,12   w -36   (7 items, column 0)
          moved     cards/1,3,…,13   x -36  w -72   (7 items, column 1)
        """#),
  ]
}
