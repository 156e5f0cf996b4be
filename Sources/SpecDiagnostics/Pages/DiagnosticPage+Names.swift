extension DiagnosticPage {
  /// Codes of names that are unknown, duplicate or unused.
  static let ofNames: [DiagnosticPage] = [
    DiagnosticPage(
      "E301", "unknown style",
      """
      No style of this name is defined under 'styles', and it is not a built-in content style \
      such as 'caption', 'title' or 'row'.
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
      "E302", "styles extend one another in a cycle",
      """
      Following 'extends' from style to style leads back to the first one. Remove one \
      'extends' to break the cycle.
      """,
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
      "E303", "duplicate section id",
      """
      Section ids must be unique, since sample data, ids in SVG files and baselines depend on \
      them.
      """,
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
      """
      A list of widths, appearances or themes must not repeat a value, since each picture is \
      drawn once.
      """,
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
      "E305", "unknown token in a file name",
      """
      The valid tokens are {name}, {width}, {device}, {-rtl}, {~dark}, {-dark}, {-size}, {-theme}, \
      {@scale} and {ext}.
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
      "E307", "unknown template",
      "'use' must name a template or the id of another section.",
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
      "E308", "templates use one another in a cycle",
      """
      Following 'use' from template to template leads back to the first one. Remove one 'use' \
      to break the cycle.
      """,
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
      "W301", "a scroll offset without effect",
      """
      A section's 'scrollOffset' only affects sections that scroll orthogonally. To scroll the \
      whole page, use 'render: {scrollOffset: 100}'.
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
      "W302", "a text or an image that is not shown",
      """
      The content of this element does not show all of its data. 'caption' and 'title' show \
      one text and an image. 'placeholder' and 'none' show no data. 'titleSubtitle', 'row', \
      'header', 'imageTitle' and 'titleOnImage' show all texts. Accessories and indentation \
      appear only in list rows and in cells with 'content: row'. An element's content comes \
      from the element, from its style or from the style of its item.
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
      "W303", "data for a missing badge",
      """
      Rows of data fill the cells in order. This row has data for a supplementary item, but \
      its cell has no supplementary item of that kind, so the data is not shown. Add the \
      supplementary item to the cell's item, or move the row.
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
      "W304", "an unused name",
      """
      A style is used if a 'style' key names it, if it is named after an element kind such as \
      'header' or 'badge', or if it is named 'cell'. A template is used if a 'use' key \
      names it, a var if an expression names it. Put names that several specs share in an included file or in flatplan.yaml; \
      names defined there may be unused.
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
      "W305", "the name of an icon or a photo with a likely typo",
      """
      'icon-' is followed by the name of a symbol; any other text selects a symbol at random. \
      This text is almost the name of a symbol. 'flatplan pictures' lists all symbols. Numbers, as in \
      'icon-7', are never treated as typos. 'photo-' is followed by a kind of photo and a number, as in \
      'photo-food-3'; a word that is nearly a kind shows a landscape.
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
    DiagnosticPage(
      "W306", "a selected cell without a look of its own",
      """
      A row has 'selected: true', but its cell looks like the others. UIKit does not change the \
      background of a selected cell by itself. The key 'selected' of a style sets what changes \
      in selected cells. A composition may also show the field: 'when: $selected'.
      """,
      wrong: """
        styles: {cell: {background: white}}
        sections:
          - group: {height: 44}
            items: [{title: Small}, {title: Large, selected: true}]
        """,
      right: """
        styles: {cell: {background: white, selected: {background: systemGray4}}}
        sections:
          - group: {height: 44}
            items: [{title: Small}, {title: Large, selected: true}]
        """),
  ]
}
