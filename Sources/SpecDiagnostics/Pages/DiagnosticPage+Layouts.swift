extension DiagnosticPage {
  /// What is found while layouts are solved.
  static let ofLayouts: [DiagnosticPage] = [
    DiagnosticPage(
      "E401", "UIKit would raise an exception",
      """
      The spec is well written, but the layout that it describes cannot be: on a device the \
      app would end here, or would not be able to show so much.
      """,
      wrong: """
        sections:
          - group: {height: 44, item: {width: 0}}
            items: 12
        """,
      right: """
        sections:
          - group: {height: 44, item: {width: 40}}
            items: 12
        """),
    DiagnosticPage(
      "W401", "there is no room for any item",
      """
      The insets of the section or of the group leave nothing of the container, so the \
      section comes out empty, as in UIKit (R63).
      """,
      wrong: """
        sections:
          - group: {height: 44, contentInsets: 30}
            items: 12
        """,
      right: """
        sections:
          - group: {height: 44, contentInsets: 8}
            items: 12
        """),
    DiagnosticPage(
      "W402", "not even the first item fits",
      """
      The first item is longer than its group, so the section comes out empty, as in UIKit \
      (R10). Make the group longer, or the item a part of it.
      """,
      wrong: """
        sections:
          - group: {height: 44, item: {width: 500}}
            items: 12
        """,
      right: """
        sections:
          - group: {height: 44, item: {width: 50%}}
            items: 12
        """),
    DiagnosticPage(
      "W403", "a custom group without frames",
      """
      The custom group names no frames, so there is no place for an item, and the section \
      comes out empty.
      """,
      wrong: """
        sections:
          - group: {height: 44, custom: {frames: []}}
            items: 12
        """,
      right: """
        sections:
          - group: {height: 44, custom: {frames: [[0, 0, 44, 44]]}}
            items: 12
        """),
    DiagnosticPage(
      "W404", "a frame that reaches out of its custom group",
      """
      A custom group is as large as it says, wherever its frames are (R19): what reaches out \
      lies over its neighbours.
      """,
      wrong: """
        sections:
          - group: {height: 90, custom: {frames: [[300, 0, 100, 90]]}}
            items: 12
        """,
      right: """
        sections:
          - group: {height: 90, custom: {frames: [[200, 0, 100, 90]]}}
            items: 12
        """),
    DiagnosticPage(
      "W405", "a part of a length that is only estimated",
      """
      The group is as long as its content, but the item takes a part of it and so does not \
      ask its own content (R33). Leave the item's length out, or estimate it too.
      """,
      wrong: """
        sections:
          - group: {height: ~44, item: {height: 1h}}
            items: 12
        """,
      right: """
        sections:
          - group: {height: ~44, item: {height: ~44}}
            items: 12
        """),
    DiagnosticPage(
      "W406", "a cell of the colour of its background",
      """
      Cell and background come out in one colour, and the cell has neither border nor shadow, \
      so that nobody sees where it ends. Give one of them another colour, or the cell a border.
      """,
      wrong: """
        styles:
          cell:       {background: secondarySystemBackground}
          background: {background: secondarySystemBackground}
        sections:
          - group: {height: 44}
            background: true
            items: 12
        """,
      right: """
        styles:
          cell:       {background: systemBackground}
          background: {background: secondarySystemBackground}
        sections:
          - group: {height: 44}
            background: true
            items: 12
        """),
    DiagnosticPage(
      "W407", "a page that has been scrolled out of sight",
      """
      A page may be scrolled further than people could, but here it shows nothing. The \
      message says where it would come to rest at its end.
      """,
      wrong: """
        sections:
          - group: {height: 50}
            items: 20
        render: {picture: container, height: 400, scrollOffset: 5000}
        """,
      right: """
        sections:
          - group: {height: 50}
            items: 20
        render: {picture: container, height: 400, scrollOffset: 600}
        """),
    DiagnosticPage(
      "W408", "text of the colour of what it stands on",
      """
      A style or a row says the colour of text, and what is behind it has the same one in this \
      theme and appearance. Give the cell a background, or the text a colour that follows the \
      appearance, such as label.
      """,
      wrong: """
        styles: {cell: {color: white}}
        theme: system
        sections:
          - group: {height: 44}
            items: [{title: Invisible}]
        """,
      right: """
        styles: {cell: {color: white, background: systemBlue}}
        theme: system
        sections:
          - group: {height: 44}
            items: [{title: Visible}]
        """),
    DiagnosticPage(
      "W409", "a subitem that never appears",
      """
      A group takes its subitems in turn while they fit. The first that does not ends it, and the \
      next group begins with the first subitem again (R7). 1w is the whole width, not what is left of \
      it: that is the width less the others. A gap that is wider than what is left keeps a subitem out \
      as well.
      """,
      wrong: """
        sections:
          - group: {height: 44, subitems: [{width: 100}, {width: 1w}]}
            items: 12
        """,
      right: """
        sections:
          - group: {height: 44, subitems: [{width: 100}, {width: =width - 100}]}
            items: 12
        """),
    DiagnosticPage(
      "W410", "a header on the cells",
      """
      Headers push the cells along the direction in which the layout scrolls, and no others do: in \
      one that scrolls across, a header at the top lies on them (R26). Let it stand at the leading \
      edge, keep a strip clear for it (contentInsets with a top, and \
      supplementariesFollowContentInsets: false), or say extendsBoundary: false where it is meant to \
      lie there.
      """,
      wrong: """
        configuration: {scrollDirection: horizontal}
        sections:
          - group: {width: 120, height: 1h}
            header: true
            items: 5
        """,
      right: """
        configuration: {scrollDirection: horizontal}
        sections:
          - group: {width: 120, height: 1h}
            header: {alignment: leading, width: 60, height: 1h}
            items: 5
        """),
    DiagnosticPage(
      "W411", "repeated subitems that reach out of their group",
      """
      With count, each subitem is as long as it says, and nothing ends the line where the group ends (R9): the \
      rest lies on what comes next, or where nobody sees it. Where the group is to be shared out among them, say \
      columns or rows in place of count; or give the subitem a length of which so many have room.
      """,
      wrong: """
        sections:
          - group: {height: 90, direction: vertical, count: 3, item: {height: 1h}}
            items: 12
        """,
      right: """
        sections:
          - group: {height: 90, rows: 3}
            items: 12
        """),
  ]
}
