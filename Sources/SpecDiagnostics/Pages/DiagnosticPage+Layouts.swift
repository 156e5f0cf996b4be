extension DiagnosticPage {
  /// Codes of problems that the solver finds.
  static let ofLayouts: [DiagnosticPage] = [
    DiagnosticPage(
      "E401", "UIKit would throw an exception",
      """
      The spec is valid, but UIKit cannot lay out what it describes: on a device the app would \
      crash, or the layout has more elements than UIKit can show.
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
      "W401", "no space for any item",
      """
      The insets of the section or group leave no space in the container, so the section is \
      empty, as in UIKit (R63). Reduce the insets.
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
      "W402", "the first item does not fit",
      """
      The first item is longer than its group, so the section is empty, as in UIKit (R10). \
      Make the group as long as the item, even if that is longer than the view ('width: 500' on \
      the group), or size the item as a fraction of the group.
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
      The custom group has an empty list of frames, so it holds no items and the section is \
      empty. Add a frame for each item.
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
      "W404", "a frame extends beyond its custom group",
      """
      A custom group has the size you set, even if its frames need more space (R19). Frames \
      that extend beyond the group overlap its neighbors.
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
      "W405", "a fraction of an estimated length",
      """
      The group is as long as its content, but the item is a fraction of the group, so its \
      content is never measured (R33). Remove the item's length, or make it an estimate too.
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
      "W406", "a cell has the color of its background",
      """
      The cell and its background have the same color, and the cell has no border or shadow, \
      so its edges are invisible. Change one of the colors, or give the cell a border.
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
      "W407", "a scroll offset past the content",
      """
      At this scroll offset, no content is visible. An offset may be larger than a user can \
      reach, but some content must be visible. The message gives the largest offset that a user \
      can reach.
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
      "W408", "text has the color of its background",
      """
      A style or a row sets the text color to the color behind the text in this theme and \
      appearance. Give the cell a background, or use a color that follows the appearance, such \
      as 'label'.
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
      "W409", "a subitem never appears",
      """
      A group places its subitems in order while they fit. The first one that does not fit \
      ends the group, and the next group starts with the first subitem again (R7). '1w' is the \
      full width, not the remaining width; for the remaining width, subtract the other \
      subitems. A gap wider than the remaining space also ends the group.
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
      "W410", "a header covers cells",
      """
      Headers push cells away only along the scroll direction. In a layout that scrolls \
      horizontally, a header at the top covers the cells (R26). Move the header to the leading \
      edge; or reserve space for it with a top content inset and \
      'supplementariesFollowContentInsets: false'; or, if the overlap is intended, set \
      'extendsBoundary: false'.
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
      "W411", "repeated subitems exceed their group",
      """
      With 'count', each subitem keeps its own length, even if together they are longer than \
      the group (R9). The rest overlaps the next group or is clipped. To share the group \
      equally, use 'columns' or 'rows' instead of 'count'; or give the subitem a length that \
      lets all of them fit.
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
    DiagnosticPage(
      "W412", "groups end beyond the content",
      """
      Content is as wide as the view or as the widest group (R20). UIKit does not add the \
      section's insets to it, so groups wider than the view end beyond the content, and nobody \
      can scroll to their end. Make the group wider and give it the insets instead of the section.
      """,
      wrong: """
        sections:
          - group: {width: 500, height: 44}
            contentInsets: {leading: 16, trailing: 24}
            items: 12
        """,
      right: """
        sections:
          - group: {width: 540, height: 44, contentInsets: {leading: 16, trailing: 24}}
            items: 12
        """),
    DiagnosticPage(
      "W413", "cells without a height or width",
      """
      UIKit accepts a length of 0 and lays out cells of which nothing is visible. It does not \
      stand for the length of the content: an estimate such as '~44' does.
      """,
      wrong: """
        sections:
          - group: {height: 0}
            items: 12
        """,
      right: """
        sections:
          - group: {height: ~44}
            items: 12
        """),
    DiagnosticPage(
      "E402", "annotation about an element that no picture shows",
      """
      Elements have the names that 'verify' prints: 'photos/0' is the first cell of the section \
      with the id 'photos', 'photos header' its header, 'photos/2 badge' its third badge, and \
      'photos/0.title' the title of a cell. Groups have their position: 'photos group 1', and \
      'photos group 1.0' for its first subgroup. A section without an id has its index: '0/3'.
      """,
      wrong: """
        annotations: [{at: photos/9, text: The last cell}]
        sections:
          - id: photos
            group: {height: 44}
            items: 3
        """,
      right: """
        annotations: [{at: photos/2, text: The last cell}]
        sections:
          - id: photos
            group: {height: 44}
            items: 3
        """),
    DiagnosticPage(
      "W414", "annotation about an element that some pictures do not show",
      """
      At some widths the layout has no such element, or the picture cuts it off. The annotation \
      is left out there. Annotate an element that all pictures show, or remove the width.
      """,
      wrong: """
        annotations: [{at: details/0, text: Only on wide screens}]
        sections:
          - id: list
            group: {height: 44}
            items: 3
          - id: details
            when: width >= 600
            group: {height: 44}
            items: 1
        render: {widths: [390, 700]}
        """,
      right: """
        annotations: [{at: details/0, text: Only on wide screens}]
        sections:
          - id: list
            group: {height: 44}
            items: 3
          - id: details
            when: width >= 600
            group: {height: 44}
            items: 1
        render: {widths: [700]}
        """),
  ]
}
