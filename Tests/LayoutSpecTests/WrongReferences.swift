/// Names that refer to nothing, and what is not supported yet.
extension WrongSpec {
  static let wrongReferences: [WrongSpec] = [
    WrongSpec(
      "a token that file names do not have",
      """
      sections:
        - group: {height: 44}
          items: 12
      render: {output: "{folder}/{width}.{ext}"}
      """,
      """
      error[E305]: unknown token '{folder}' in a file name
        ┌─ grid.yaml:4:19
      4 │ render: {output: "{folder}/{width}.{ext}"}
        │                   ^^^^^^^^ there is {name}, {width}, {device}, {-rtl}, {~dark}, {-size}, {-theme}, {@scale} or {ext}
      """),
    WrongSpec(
      "a style that is not there",
      """
      styles:
        card: {cornerRadius: 8}
      sections:
        - group: {height: 44, item: {style: crad}}
          items: 12
      """,
      """
      error[E301]: unknown style 'crad'
        ┌─ grid.yaml:4:39
      4 │   - group: {height: 44, item: {style: crad}}
        │                                       ^^^^ did you mean 'card'?
      """),
    WrongSpec(
      "a style like no other",
      """
      styles:
        page: {background: white}
        card: {cornerRadius: 8}
      sections:
        - group: {height: 44, item: {style: lane}}
          items: 12
      """,
      """
      error[E301]: unknown style 'lane'
        ┌─ grid.yaml:5:39
      5 │   - group: {height: 44, item: {style: lane}}
        │                                       ^^^^ define it under 'styles', where there are: card, page
      """),
    WrongSpec(
      "a style where there is none",
      """
      sections:
        - group: {height: 44, item: {style: lane}}
          items: 12
      """,
      """
      error[E301]: unknown style 'lane'
        ┌─ grid.yaml:2:39
      2 │   - group: {height: 44, item: {style: lane}}
        │                                       ^^^^ define it under 'styles'
      """),
    WrongSpec(
      "a base that is not there",
      """
      styles:
        card: {extends: bas}
        base: {cornerRadius: 8}
      sections:
        - group: {height: 44}
          items: 12
      """,
      """
      error[E301]: unknown style 'bas'
        ┌─ grid.yaml:2:19
      2 │   card: {extends: bas}
        │                   ^^^ did you mean 'base'?
      """),
    WrongSpec(
      "styles in a circle",
      """
      styles:
        a: {extends: b}
        b: {extends: c}
        c: {extends: a}
      sections:
        - group: {height: 44}
          items: 12
      """,
      """
      error[E302]: styles extend one another in a circle: a → b → c → a
        ┌─ grid.yaml:2:16
      2 │   a: {extends: b}
        │                ^
      """),
    WrongSpec(
      "two sections of one id",
      """
      sections:
        - {id: photos, group: {height: 44}, items: 12}
        - {id: photos, group: {height: 44}, items: 12}
      """,
      """
      error[E303]: a second section has the id 'photos'
        ┌─ grid.yaml:3:10
      3 │   - {id: photos, group: {height: 44}, items: 12}
        │          ^^^^^^ first at line 2
      """),
    WrongSpec(
      "a field that nothing is like",
      """
      sections:
        - group: {height: 44}
          items: {count: 3, badge: 4}
      """,
      """
      error[E104]: unknown key 'badge' in the data
        ┌─ grid.yaml:3:23
      3 │     items: {count: 3, badge: 4}
        │                       ^^^^^ badges are in 'supplementaryItems' of the item: {elementKind: badge, size: [20, 20], containerAnchor: {edges: [top, trailing]}}
      """),
    WrongSpec(
      "a misspelt field",
      """
      sections:
        - group: {height: 44}
          items:
            - {titel: Photos}
      """,
      """
      error[E104]: unknown key 'titel' in a data row
        ┌─ grid.yaml:4:10
      4 │       - {titel: Photos}
        │          ^^^^^ did you mean 'title'?
      """),
    WrongSpec(
      "a count and a title on a badge",
      """
      sections:
        - group:
            height: 44
            item:
              supplementaryItems:
                - {elementKind: badge, size: [20, 20], containerAnchor: {edges: [top]}}
          items: {count: 3, badge: {count: 3, title: three}}
      """,
      """
      error[E106]: 'title' cannot stand beside 'count': a badge shows one text
        ┌─ grid.yaml:7:41
      7 │     items: {count: 3, badge: {count: 3, title: three}}
        │                                         ^^^^^ leave one of them out
      """),
    WrongSpec(
      "badges of one kind on two items",
      """
      sections:
        - group:
            height: 44
            subitems:
              - {width: 50%, supplementaryItems: &badge [{elementKind: dot, size: [9, 9], containerAnchor: {edges: [top]}}]}
              - {width: 50%, supplementaryItems: [{elementKind: dot, size: [9, 9], containerAnchor: {edges: [top]}}]}
          items: 12
      """,
      """
      error[E306]: two supplementary items of this section have the kind 'dot'; each needs its own
        ┌─ grid.yaml:6:65
      6 │         - {width: 50%, supplementaryItems: [{elementKind: dot, size: [9, 9], containerAnchor: {edges: [top]}}]}
        │                                                           ^^^ write 'dot-2'
      """),
    WrongSpec(
      "two boundary items of one kind",
      """
      sections:
        - group: {height: 44}
          items: 12
          header: true
          boundarySupplementaryItems:
            - {elementKind: header, size: [44, 44], alignment: leading}
      """,
      """
      error[E306]: two supplementary items of this section have the kind 'header'; each needs its own
        ┌─ grid.yaml:6:23
      6 │       - {elementKind: header, size: [44, 44], alignment: leading}
        │                       ^^^^^^ write 'header-2'
      """),
    WrongSpec(
      "an offset of what does not scroll",
      """
      sections:
        - group: {height: 44}
          items: 12
          scrollOffset: 40
      """,
      """
      warning[W301]: 'scrollOffset' moves nothing: the section does not scroll
        ┌─ grid.yaml:4:5
      4 │     scrollOffset: 40
        │     ^^^^^^^^^^^^ it needs an 'orthogonalScrollingBehavior'
      """),
    WrongSpec(
      "a title beside a placeholder",
      """
      sections:
        - group: {height: 44}
          items: [{content: placeholder, title: Bread}, {title: Milk}]
      """,
      """
      warning[W302]: 'title' is not shown beside 'content: placeholder'
        ┌─ grid.yaml:3:36
      3 │     items: [{content: placeholder, title: Bread}, {title: Milk}]
        │                                    ^^^^^ other content shows it, such as 'caption'
      """),
    WrongSpec(
      "a second text that the style of the items does not show, in two rows",
      """
      styles: {hour: {content: caption}}
      sections:
        - group: {height: 44, item: {style: hour}}
          items: [{title: 9 am, subtitle: 21°}, {title: 10 am, subtitle: 22°}]
      """,
      """
      warning[W302]: 'subtitle' is not shown by the style 'hour', whose content is 'caption'
        ┌─ grid.yaml:4:27
      4 │     items: [{title: 9 am, subtitle: 21°}, {title: 10 am, subtitle: 22°}]
        │                           ^^^^^^^^ other content shows it, such as 'titleSubtitle'
      """),
    WrongSpec(
      "a detail on a picture that fills its cell",
      """
      sections:
        - group: {height: 44, item: {style: image}}
          items: {count: 3, title: Sea, detail: New, image: photo}
      """,
      """
      warning[W302]: 'detail' is not shown by the style 'image'
        ┌─ grid.yaml:3:35
      3 │     items: {count: 3, title: Sea, detail: New, image: photo}
        │                                   ^^^^^^ other content shows it, such as 'imageTitle'
      """),
    WrongSpec(
      "a second text that the style of all cells and that of a header's kind do not show",
      """
      styles: {cell: {content: title}, header: {content: caption}}
      sections:
        - group: {height: 44}
          items: {count: 3, title: Sea, subtitle: Blue}
          header: {title: Places, detail: All}
      """,
      """
      warning[W302]: 'subtitle' is not shown by the style 'cell', whose content is 'title'
        ┌─ grid.yaml:4:35
      4 │     items: {count: 3, title: Sea, subtitle: Blue}
        │                                   ^^^^^^^^ other content shows it, such as 'titleSubtitle'

      warning[W302]: 'detail' is not shown by the style 'header', whose content is 'caption'
        ┌─ grid.yaml:5:29
      5 │     header: {title: Places, detail: All}
        │                             ^^^^^^ other content shows it, such as 'titleSubtitle'
      """),
    WrongSpec(
      "a badge of a row whose cell has none",
      """
      sections:
        - group:
            height: 44
            subitems:
              - {width: 50%}
              - {width: 50%, supplementaryItems: [{elementKind: badge, size: [20, 20], containerAnchor: {edges: top}}]}
          items: [{title: A, badge: 1}, {title: B, badge: 2}, {title: C}, {title: D, badge: 4}, {title: E, badge: 0}]
      """,
      """
      warning[W303]: the cell of this row has no supplementary item of the kind 'badge'
        ┌─ grid.yaml:7:24
      7 │     items: [{title: A, badge: 1}, {title: B, badge: 2}, {title: C}, {title: D, badge: 4}, {title: E, badge: 0}]
        │                        ^^^^^ other cells of its group have one in 'supplementaryItems'
      """),
    WrongSpec(
      "accessories where there are no rows",
      """
      styles: {a: {content: row}, b: {content: title}}
      sections:
        - group: {height: 44}
          items: [{title: A, accessory: checkmark}, {title: B, accessory: switch}, {title: C, style: a, indentation: 1}]
        - list: plain
          items: [{title: A, accessory: checkmark}, {title: B, style: b, indentation: 1}]
      """,
      """
      warning[W302]: 'accessory' is shown in rows of lists only
        ┌─ grid.yaml:4:24
      4 │     items: [{title: A, accessory: checkmark}, {title: B, accessory: switch}, {title: C, style: a, indentation: 1}]
        │                        ^^^^^^^^^ 'content: row' makes a row of a cell

      warning[W302]: 'indentation' is shown in rows of lists only
        ┌─ grid.yaml:6:68
      6 │     items: [{title: A, accessory: checkmark}, {title: B, style: b, indentation: 1}]
        │                                                                    ^^^^^^^^^^^ 'content: row' makes a row of a cell
      """),
    WrongSpec(
      "a style of a kind that is misspelt",
      """
      vars: {gap: 8, margin: 2 * gap}
      styles:
        heder: {font: title1}
        card: {background: white}
      templates: {grid: {group: {height: 44}}}
      sections:
        - group: {height: 44}
          header: {title: Places}
          items: 12
      """,
      """
      warning[W304]: nothing uses the var 'margin'
        ┌─ grid.yaml:1:16
      1 │ vars: {gap: 8, margin: 2 * gap}
        │                ^^^^^^ an expression would name it

      warning[W304]: nothing uses the style 'heder'
        ┌─ grid.yaml:3:3
      3 │   heder: {font: title1}
        │   ^^^^^ did you mean 'header'?

      warning[W304]: nothing uses the style 'card'
        ┌─ grid.yaml:4:3
      4 │   card: {background: white}
        │   ^^^^ a 'style' would name it, or an element's kind: cell, header, …

      warning[W304]: nothing uses the template 'grid'
        ┌─ grid.yaml:5:13
      5 │ templates: {grid: {group: {height: 44}}}
        │             ^^^^ a 'use' would name it
      """),
    WrongSpec(
      "a picture of a header without content",
      """
      sections:
        - group: {height: 44}
          items: 12
          header: {image: icon, content: none}
      """,
      """
      warning[W302]: 'image' is not shown beside 'content: none'
        ┌─ grid.yaml:4:14
      4 │     header: {image: icon, content: none}
        │              ^^^^^ other content shows it, such as 'caption'
      """),
    WrongSpec(
      "a width twice",
      """
      sections:
        - group: {height: 44}
          items: 12
      render: {widths: [320, 390, 320]}
      """,
      """
      error[E304]: '320' is listed twice
        ┌─ grid.yaml:4:29
      4 │ render: {widths: [320, 390, 320]}
        │                             ^^^
      """),
    WrongSpec(
      "no width at all",
      """
      sections:
        - group: {height: 44}
          items: 12
      render: {widths: []}
      """,
      """
      error[E201]: expected a list of widths, found an empty list
        ┌─ grid.yaml:4:18
      4 │ render: {widths: []}
        │                  ^^
      """),
    WrongSpec(
      "a width of nothing",
      """
      sections:
        - group: {height: 44}
          items: 12
      render: {widths: 0}
      """,
      """
      error[E207]: 0 is not a number of points from 1 to 1,000,000
        ┌─ grid.yaml:4:18
      4 │ render: {widths: 0}
        │                  ^
      """),
    WrongSpec(
      "a theme that is an appearance",
      """
      theme: dark
      sections:
        - {group: {height: 44}, items: 12}
      """,
      """
      error[E203]: unknown theme 'dark'
        ┌─ grid.yaml:1:8
      1 │ theme: dark
        │        ^^^^ an appearance is asked for under 'render: {appearance: dark}'
      """),
    WrongSpec(
      "a misspelt theme",
      """
      sections:
        - group: {height: 44}
          items: 12
      render: {theme: wirefram}
      """,
      """
      error[E203]: unknown theme 'wirefram'
        ┌─ grid.yaml:4:17
      4 │ render: {theme: wirefram}
        │                 ^^^^^^^^ did you mean 'wireframe'?
      """),
    WrongSpec(
      "a misspelt token",
      """
      sections:
        - group: {height: 44}
          items: 12
      render: {output: "out/{nam}-{width}.{ext}"}
      """,
      """
      error[E305]: unknown token '{nam}' in a file name
        ┌─ grid.yaml:4:23
      4 │ render: {output: "out/{nam}-{width}.{ext}"}
        │                       ^^^^^ did you mean 'out/{name}-{width}.{ext}'?
      """),
    WrongSpec(
      "a direction in words",
      """
      sections:
        - group: {height: 44}
          items: 12
      render: {layoutDirection: left}
      """,
      """
      error[E203]: unknown direction 'left'
        ┌─ grid.yaml:4:27
      4 │ render: {layoutDirection: left}
        │                           ^^^^ write ltr or rtl
      """),
  ]
}
