extension DiagnosticPage {
  /// Names and what they refer to.
  static let ofNames: [DiagnosticPage] = [
    DiagnosticPage(
      "E301", "a style that is not there",
      """
      The style is neither among the spec's 'styles' nor one of the kinds of content, such \
      as 'caption', 'title' or 'row'.
      """,
      wrong: """
        styles:
          card: {cornerRadius: 8}
        sections:
          - group: {height: 44, style: cardd}
            items: 12
        """,
      right: """
        styles:
          card: {cornerRadius: 8}
        sections:
          - group: {height: 44, style: card}
            items: 12
        """),
    DiagnosticPage(
      "E302", "styles extend one another in a circle",
      "Following 'extends' from one style to the next comes back to where it began.",
      wrong: """
        styles:
          cell: {extends: base}
          base: {extends: cell}
        sections:
          - group: {height: 44}
            items: 12
        """,
      right: """
        styles:
          cell: {extends: base}
          base: {cornerRadius: 8}
        sections:
          - group: {height: 44}
            items: 12
        """),
    DiagnosticPage(
      "E303", "two sections have the same id",
      "Sample data, ids in SVGs and baselines follow the section's id, so each is there once.",
      wrong: """
        sections:
          - {id: photos, group: {height: 44}, items: 2}
          - {id: photos, group: {height: 60}, items: 3}
        """,
      right: """
        sections:
          - {id: photos, group: {height: 44}, items: 2}
          - {id: albums, group: {height: 60}, items: 3}
        """),
    DiagnosticPage(
      "E304", "a value is listed twice",
      "A list of widths, appearances or themes names each once: a picture is drawn once.",
      wrong: """
        sections:
          - group: {height: 44}
            items: 12
        render: {widths: [320, 390, 320]}
        """,
      right: """
        sections:
          - group: {height: 44}
            items: 12
        render: {widths: [320, 390]}
        """),
    DiagnosticPage(
      "E305", "a token that file names do not have",
      """
      The tokens are {name}, {width}, {device}, {-rtl}, {~dark}, {-size}, {-theme}, {@scale} \
      and {ext}.
      """,
      wrong: """
        sections:
          - group: {height: 44}
            items: 12
        render: {output: '{name}-{widht}.{ext}'}
        """,
      right: """
        sections:
          - group: {height: 44}
            items: 12
        render: {output: '{name}-{width}.{ext}'}
        """),
    DiagnosticPage(
      "E306", "two supplementary items of one kind",
      """
      Badges, headers, footers and side items of a section are identified by their element kinds: \
      UIKit raises an exception if two different items have badges of the same kind. One item that \
      the group repeats needs only one kind. Give the second one another kind, such as 'badge-2', and \
      use that name in its data and styles.
      """,
      wrong: """
        sections:
          - group:
              height: 44
              subitems:
                - width: 50%
                  supplementaryItems:
                    - {elementKind: badge, size: [20, 20], containerAnchor: {edges: [top]}}
                - width: 50%
                  supplementaryItems:
                    - {elementKind: badge, size: [20, 20], containerAnchor: {edges: [top]}}
            items: 12
        """,
      right: """
        sections:
          - group:
              height: 44
              subitems:
                - width: 50%
                  supplementaryItems:
                    - {elementKind: badge, size: [20, 20], containerAnchor: {edges: [top]}}
                - width: 50%
                  supplementaryItems:
                    - {elementKind: badge-2, size: [20, 20], containerAnchor: {edges: [top]}}
            items: 12
        """),
    DiagnosticPage(
      "E307", "there is no such template",
      "'use' names neither a template nor the id of another section.",
      wrong: """
        templates:
          card: {height: 44, columns: 2}
        sections:
          - group: {use: crad}
            items: 12
        """,
      right: """
        templates:
          card: {height: 44, columns: 2}
        sections:
          - group: {use: card}
            items: 12
        """),
    DiagnosticPage(
      "E308", "templates use one another in a circle",
      "Following 'use' from one template to the next comes back to where it began.",
      wrong: """
        templates:
          one: {use: two}
          two: {use: one}
        sections:
          - group: {use: one, height: 44}
            items: 12
        """,
      right: """
        templates:
          one: {use: two}
          two: {columns: 2}
        sections:
          - group: {use: one, height: 44}
            items: 12
        """),
    DiagnosticPage(
      "W301", "a scroll offset that moves nothing",
      """
      Only a section that scrolls across the page has a place to stand at. To move the page, \
      use 'render: {scrollOffset: 100}'.
      """,
      wrong: """
        sections:
          - group: {height: 44}
            scrollOffset: 100
            items: 12
        """,
      right: """
        sections:
          - group: {width: 80, height: 44}
            orthogonalScrollingBehavior: continuous
            scrollOffset: 100
            items: 12
        """),
    DiagnosticPage(
      "W302", "a text that is not shown",
      """
      Each kind of content shows some of what an element says: a caption or a title one text and a \
      picture, a placeholder and content 'none' nothing of it. 'titleSubtitle', 'row', 'header', \
      'imageTitle' and 'titleOnImage' show all. Accessories and indentation are for rows of lists and cells \
      with 'content: row'. The content is that of the element, of its style, or of \
      the style of its item.
      """,
      wrong: """
        styles: {hour: {content: caption}}
        sections:
          - group: {height: 64, columns: 4, item: {style: hour}}
            items: [{title: 9 am, subtitle: 21°}]
        """,
      right: """
        styles: {hour: {content: titleSubtitle}}
        sections:
          - group: {height: 64, columns: 4, item: {style: hour}}
            items: [{title: 9 am, subtitle: 21°}]
        """),
    DiagnosticPage(
      "W303", "data for a badge that is not there",
      """
      Rows follow one another from cell to cell, and the cell of this one has no supplementary item of \
      that kind: what the row says of it is shown nowhere. Give the item one, or the row another place.
      """,
      wrong: """
        sections:
          - group:
              height: 44
              subitems:
                - {width: 50%}
                - width: 50%
                  supplementaryItems:
                    - elementKind: badge
                      size: [20, 20]
                      containerAnchor: {edges: [top, trailing]}
            items: [{title: Mail, badge: 3}, {title: News}]
        """,
      right: """
        sections:
          - group:
              height: 44
              subitems:
                - {width: 50%}
                - width: 50%
                  supplementaryItems:
                    - elementKind: badge
                      size: [20, 20]
                      containerAnchor: {edges: [top, trailing]}
            items: [{title: News}, {title: Mail, badge: 3}]
        """),
    DiagnosticPage(
      "W304", "a name that nothing uses",
      """
      A style is used where a 'style' names it, or where it has the name of an element's kind, such as \
      'header' or 'badge', or is called 'cell'. A template is used by 'use', and a var in expressions. What \
      several specs share belongs into an included file or into flatplan.yaml, whose names are not asked for.
      """,
      wrong: """
        styles: {heder: {font: title1}}
        sections:
          - group: {height: 44}
            header: {height: 40, title: Today}
            items: 12
        """,
      right: """
        styles: {header: {font: title1}}
        sections:
          - group: {height: 44}
            header: {height: 40, title: Today}
            items: 12
        """),
    DiagnosticPage(
      "W305", "an icon that is nearly named as a sign",
      """
      Behind 'icon-' stands the sign that the icon shows, or any other text, by which chance chooses one. This       text is nearly the name of a sign. 'flatplan pictures' lists them all; a number, as in 'icon-7', is       never taken for one.
      """,
      wrong: """
        sections:
          - list: insetGrouped
            items: [{title: Trams, image: icon-tramm}]
        """,
      right: """
        sections:
          - list: insetGrouped
            items: [{title: Trams, image: icon-tram}]
        """),
  ]
}
