extension DiagnosticPage {
  /// Codes of the findings of `--lint`.
  package static let ofLints: [DiagnosticPage] = [
    DiagnosticPage(
      "W801", "overlapping frames",
      """
      Two cells or two headers overlap, and neither has a zIndex. This mostly happens in \
      custom groups, or if an offset is larger than the gap. If the overlap is intended, give \
      one of them a zIndex, or write 'allow: W801 NAME' in the spec.
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
      "W802", "a frame outside the content",
      """
      A view extends past the side of the content, where users cannot scroll, and is clipped \
      there. Badges that overhang items at the edge cause this. Inset the section by the \
      overhang.
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
      "W803", "a frame with no area",
      "The cell exists but is invisible: its insets are as large as the item, or its length is 0.",
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
      "W804", "truncated text",
      """
      Text from the data does not fit its frame, so it is truncated, omitted, or drawn smaller \
      than its style specifies. An estimated height grows with the text.
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
      An edge of a frame in a custom group lies between two pixels and is drawn blurred, since \
      custom frames are not rounded. Use lengths that are whole pixels at every scale, or \
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
      "W806", "a layout is not mirrored",
      """
      In right-to-left layout, a frame is not at its mirrored position, because the spec \
      requests a different layout for that direction.
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
      "W807", "a tap target is too small",
      """
      A side of the cell, or of a button or another control in it, is shorter than 44 points, \
      Apple's minimum for tap targets. Give a control a 'minHeight' and a 'minWidth' of 44. If it \
      cannot be tapped, write 'allow: W807' in the spec.
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
      "W808", "a word is broken across lines",
      """
      A word from the data is wider than its line, and breaks onto the next line without a \
      hyphen. Use a wider cell or a smaller font.
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
      "W809", "a cell has the color of the page",
      """
      A cell with rounded corners has the same color as the page, and has no border or shadow, \
      so its edges are invisible. Give the cell another color or a border, or change the page: \
      'render: {background: systemGroupedBackground}'. Colors that differ in light appearance \
      may be equal in dark appearance.
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
    DiagnosticPage(
      "W810", "text is hard to read",
      """
      The color of a text is too similar to what is drawn behind it: the contrast of the two is \
      below 2 to 1 over most of the text. Choose another color, or put a box or a gradient between \
      a picture and its text.
      """,
      wrong: """
        theme: system
        styles:
          card:
            background: systemYellow
            content: [{text: $city, color: white}]
            padding: 12
        sections:
          - group: {height: 60, item: {style: card}}
            items: {count: 3}
        """,
      right: """
        theme: system
        styles:
          card:
            background: systemYellow
            content: [{text: $city, color: black}]
            padding: 12
        sections:
          - group: {height: 60, item: {style: card}}
            items: {count: 3}
        """),
  ]
}
