extension DiagnosticPage {
  /// What `--lint` finds in layouts that come out.
  package static let ofLints: [DiagnosticPage] = [
    DiagnosticPage(
      "W801", "frames that overlap",
      """
      Two cells, or two headers, lie on one another, and neither says that it is on top: in a \
      custom group mostly, or where an offset is larger than the gap. Give one of them a zIndex, \
      which says that it is meant, or write 'allow: W801 NAME' in the spec.
      """,
      wrong: """
        sections:
          - group: {height: 99, custom: {frames: [[0, 0, 60, 60], [40, 0, 60, 60]]}}
            items: 2
        """,
      right: """
        sections:
          - group: {height: 99, custom: {frames: [[0, 0, 50, 60], [50, 0, 60, 60]]}}
            items: 2
        """),
    DiagnosticPage(
      "W802", "a frame outside of the content",
      """
      A view reaches past the side of the content, where nobody can scroll to, and is cut off \
      there. Badges do so that hang out of items at the edge: inset the section by as much.
      """,
      wrong: """
        sections:
          - group:
              height: 50
              supplementaryItems:
                - elementKind: badge
                  size: [20, 20]
                  containerAnchor: {edges: [top, trailing], absoluteOffset: [10, 0]}
            items: 2
        """,
      right: """
        sections:
          - group:
              height: 50
              supplementaryItems:
                - elementKind: badge
                  size: [20, 20]
                  containerAnchor: {edges: [top, trailing], absoluteOffset: [10, 0]}
            contentInsets: 12
            items: 2
        """),
    DiagnosticPage(
      "W803", "a frame without an extent",
      """
      The insets of an item are as large as the item, or its length comes out as 0: the cell is \
      there, and nobody sees it.
      """,
      wrong: """
        sections:
          - group: {height: 60, item: {contentInsets: {vertical: 30}}}
            items: 2
        """,
      right: """
        sections:
          - group: {height: 60, item: {contentInsets: {vertical: 3}}}
            items: 2
        """),
    DiagnosticPage(
      "W804", "a text that is cut",
      """
      A text of the data ends in an ellipsis, is left out, or is set smaller than its style says, since its \
      frame has no room for it. \
      An estimated height grows with the text.
      """,
      wrong: """
        styles: {cell: {content: title}}
        sections:
          - group: {height: 44}
            items:
              - title: A title that is so long that it does not fit on one line
        """,
      right: """
        styles: {cell: {content: title}}
        sections:
          - group: {height: ~44}
            items:
              - title: A title that is so long that it does not fit on one line
        """),
    DiagnosticPage(
      "W805", "an edge between pixels",
      """
      A frame of a custom group begins or ends between two pixels, where it is drawn blurred: \
      custom frames are taken as they are. Use lengths that are whole pixels at every scale, or \
      floor(x * scale) / scale.
      """,
      wrong: """
        render: {scale: 2}
        sections:
          - group: {height: 100, custom: {frames: [[0, 0, 60.3, 60]]}}
            items: 1
        """,
      right: """
        render: {scale: 2}
        sections:
          - group: {height: 100, custom: {frames: [[0, 0, 60.5, 60]]}}
            items: 1
        """),
    DiagnosticPage(
      "W806", "a layout that is not mirrored",
      """
      Read from right to left, a frame does not lie where a mirror would show it: the spec asks \
      for something else in that direction.
      """,
      wrong: """
        sections:
          - group: {height: "=if(rtl, 60, 50)"}
            items: 2
        """,
      right: """
        sections:
          - group: {height: 50}
            items: 2
        """),
    DiagnosticPage(
      "W807", "a cell too small for a finger",
      """
      A cell has a side of less than 44 points, which Apple asks for of whatever can be tapped. If \
      it only shows something, write 'allow: W807' in the spec.
      """,
      wrong: """
        sections:
          - group: {height: 30}
            items: 2
        """,
      right: """
        sections:
          - group: {height: 44}
            items: 2
        """),
    DiagnosticPage(
      "W808", "a word that is broken in two",
      """
      A word of the data is wider than the line it stands in, and goes on in the next one without a \
      hyphen. A wider cell has room for it, and so has a smaller font.
      """,
      wrong: """
        sections:
          - group: {height: 80, columns: 6}
            items: [{title: Unsubscribe}]
        """,
      right: """
        sections:
          - group: {height: 80, columns: 3}
            items: [{title: Unsubscribe}]
        """),
    DiagnosticPage(
      "W809", "a cell of the colour of the page",
      """
      A cell with round corners comes out in the colour of the page behind it, and has neither border nor \
      shadow, so that nobody sees where it ends. Give it another colour or a border, or the page one: \
      'render: {background: systemGroupedBackground}'. Colours that differ in light may be one in dark.
      """,
      wrong: """
        theme: system
        styles:
          card:
            content: title
            background: systemBackground
            cornerRadius: 12
        sections:
          - group: {height: 60, item: {style: card}}
            contentInsets: 16
            items: {count: 3, title: $city}
        """,
      right: """
        theme: system
        styles:
          card:
            content: title
            background: secondarySystemBackground
            cornerRadius: 12
        sections:
          - group: {height: 60, item: {style: card}}
            contentInsets: 16
            items: {count: 3, title: $city}
        """),
  ]
}
