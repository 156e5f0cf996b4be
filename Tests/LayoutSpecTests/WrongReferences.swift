/// Names that refer to nothing, and values without effect.
extension WrongSpec {
  static let wrongReferences: [WrongSpec] = [
    WrongSpec(
      "an unknown token in a path",
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
        │                   ^^^^^^^^ available tokens: {name}, {width}, {device}, {-rtl}, {~dark}, {-dark}, {-size}, {-theme}, {@scale} or {ext}
      """),
    WrongSpec(
      "an unknown style",
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
      "an unknown style that resembles no other",
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
        │                                       ^^^^ define it under 'styles', which contains card, page
      """),
    WrongSpec(
      "an unknown style in a spec without styles",
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
      "an unknown base style",
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
      "styles in a cycle",
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
      error[E302]: styles extend one another in a cycle: a → b → c → a
        ┌─ grid.yaml:2:16
      2 │   a: {extends: b}
        │                ^
      """),
    WrongSpec(
      "two sections with one id",
      """
      sections:
        - {id: photos, group: {height: 44}, items: 12}
        - {id: photos, group: {height: 44}, items: 12}
      """,
      """
      error[E303]: two sections have the id 'photos'
        ┌─ grid.yaml:3:10
      3 │   - {id: photos, group: {height: 44}, items: 12}
        │          ^^^^^^ first defined on line 2
      """),
    WrongSpec(
      "a field that resembles no other",
      """
      sections:
        - group: {height: 44}
          items: {count: 3, badge: 4}
      """,
      """
      error[E104]: unknown key 'badge' in the data
        ┌─ grid.yaml:3:23
      3 │     items: {count: 3, badge: 4}
        │                       ^^^^^ add badges to 'supplementaryItems' of the item: {elementKind: badge, size: [20, 20], containerAnchor: {edges: [top, trailing]}}
      """),
    WrongSpec(
      "a misspelled field",
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
      error[E106]: 'title' cannot be combined with 'count': a badge shows one text
        ┌─ grid.yaml:7:41
      7 │     items: {count: 3, badge: {count: 3, title: three}}
        │                                         ^^^^^ remove one of them
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
      error[E306]: two supplementary items have the element kind 'dot'; give each its own kind
        ┌─ grid.yaml:6:59
      6 │         - {width: 50%, supplementaryItems: [{elementKind: dot, size: [9, 9], containerAnchor: {edges: [top]}}]}
        │                                                           ^^^ write 'dot-2'
      """),
    WrongSpec(
      "two boundary items with one kind",
      """
      sections:
        - group: {height: 44}
          items: 12
          header: true
          boundarySupplementaryItems:
            - {elementKind: header, size: [44, 44], alignment: leading}
      """,
      """
      error[E306]: two boundary items have the element kind 'header'; give each its own kind
        ┌─ grid.yaml:6:23
      6 │       - {elementKind: header, size: [44, 44], alignment: leading}
        │                       ^^^^^^ write 'header-2'
      """),
    WrongSpec(
      "a scroll offset without scrolling",
      """
      sections:
        - group: {height: 44}
          items: 12
          scrollOffset: 40
      """,
      """
      warning[W301]: 'scrollOffset' has no effect: the section does not scroll
        ┌─ grid.yaml:4:5
      4 │     scrollOffset: 40
        │     ^^^^^^^^^^^^ set 'orthogonalScrollingBehavior'
      """),
    WrongSpec(
      "a title on a placeholder",
      """
      sections:
        - group: {height: 44}
          items: [{content: placeholder, title: Bread}, {title: Milk}]
      """,
      """
      warning[W302]: 'content: placeholder' does not show 'title'
        ┌─ grid.yaml:3:36
      3 │     items: [{content: placeholder, title: Bread}, {title: Milk}]
        │                                    ^^^^^ other content shows it, such as 'caption'
      """),
    WrongSpec(
      "a subtitle that the item style does not show, in two rows",
      """
      styles: {hour: {content: caption}}
      sections:
        - group: {height: 44, item: {style: hour}}
          items: [{title: 9 am, subtitle: 21°}, {title: 10 am, subtitle: 22°}]
      """,
      """
      warning[W302]: the style 'hour' has the content 'caption', which does not show 'subtitle'
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
      warning[W302]: the style 'image' does not show 'detail'
        ┌─ grid.yaml:3:35
      3 │     items: {count: 3, title: Sea, detail: New, image: photo}
        │                                   ^^^^^^ other content shows it, such as 'imageTitle'
      """),
    WrongSpec(
      "a subtitle that neither the cell style nor the header style shows",
      """
      styles: {cell: {content: title}, header: {content: caption}}
      sections:
        - group: {height: 44}
          items: {count: 3, title: Sea, subtitle: Blue}
          header: {title: Places, detail: All}
      """,
      """
      warning[W302]: the style 'cell' has the content 'title', which does not show 'subtitle'
        ┌─ grid.yaml:4:35
      4 │     items: {count: 3, title: Sea, subtitle: Blue}
        │                                   ^^^^^^^^ other content shows it, such as 'titleSubtitle'

      warning[W302]: the style 'header' has the content 'caption', which does not show 'detail'
        ┌─ grid.yaml:5:29
      5 │     header: {title: Places, detail: All}
        │                             ^^^^^^ other content shows it, such as 'titleSubtitle'
      """),
    WrongSpec(
      "a badge for a cell without one",
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
      warning[W303]: the cell of this row has no supplementary item of kind 'badge'
        ┌─ grid.yaml:7:24
      7 │     items: [{title: A, badge: 1}, {title: B, badge: 2}, {title: C}, {title: D, badge: 4}, {title: E, badge: 0}]
        │                        ^^^^^ other cells of its group have one in 'supplementaryItems'
      """),
    WrongSpec(
      "accessories on cells that are not rows",
      """
      styles: {a: {content: row}, b: {content: title}}
      sections:
        - group: {height: 44}
          items: [{title: A, accessory: checkmark}, {title: B, accessory: switch}, {title: C, style: a, indentation: 1}]
        - list: plain
          items: [{title: A, accessory: checkmark}, {title: B, style: b, indentation: 1}]
      """,
      """
      warning[W302]: only list rows show 'accessory'
        ┌─ grid.yaml:4:24
      4 │     items: [{title: A, accessory: checkmark}, {title: B, accessory: switch}, {title: C, style: a, indentation: 1}]
        │                        ^^^^^^^^^ 'content: row' makes a cell a row

      warning[W302]: only list rows show 'indentation'
        ┌─ grid.yaml:6:68
      6 │     items: [{title: A, accessory: checkmark}, {title: B, style: b, indentation: 1}]
        │                                                                    ^^^^^^^^^^^ 'content: row' makes a cell a row
      """),
    WrongSpec(
      "a style for a misspelled kind",
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
      warning[W304]: the var 'margin' is never used
        ┌─ grid.yaml:1:16
      1 │ vars: {gap: 8, margin: 2 * gap}
        │                ^^^^^^ refer to it in an expression

      warning[W304]: the style 'heder' is never used
        ┌─ grid.yaml:3:3
      3 │   heder: {font: title1}
        │   ^^^^^ did you mean 'header'?

      warning[W304]: the style 'card' is never used
        ┌─ grid.yaml:4:3
      4 │   card: {background: white}
        │   ^^^^ refer to it with 'style', or name it after an element kind: cell, header, …

      warning[W304]: the template 'grid' is never used
        ┌─ grid.yaml:5:13
      5 │ templates: {grid: {group: {height: 44}}}
        │             ^^^^ refer to it with 'use'
      """),
    WrongSpec(
      "a picture on a header without content",
      """
      sections:
        - group: {height: 44}
          items: 12
          header: {image: icon, content: none}
      """,
      """
      warning[W302]: 'content: none' does not show 'image'
        ┌─ grid.yaml:4:14
      4 │     header: {image: icon, content: none}
        │              ^^^^^ other content shows it, such as 'caption'
      """),
    WrongSpec(
      "a repeated width",
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
      "an empty list of widths",
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
      "a width of zero",
      """
      sections:
        - group: {height: 44}
          items: 12
      render: {widths: 0}
      """,
      """
      error[E207]: 0 is out of range: a number of points must be from 1 to 1,000,000
        ┌─ grid.yaml:4:18
      4 │ render: {widths: 0}
        │                  ^
      """),
    WrongSpec(
      "an appearance as a theme",
      """
      theme: dark
      sections:
        - {group: {height: 44}, items: 12}
      """,
      """
      error[E203]: unknown theme 'dark'
        ┌─ grid.yaml:1:8
      1 │ theme: dark
        │        ^^^^ set an appearance with 'render: {appearance: dark}'
      """),
    WrongSpec(
      "a misspelled theme",
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
      "a misspelled token",
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
