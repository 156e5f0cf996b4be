/// Mistakes that people make who come from CSS, SwiftUI and other layout languages.
extension WrongSpec {
  static let habits: [WrongSpec] = [
    WrongSpec(
      "a part of a key in its name",
      """
      styles: {cell: {font-weight: bold}}
      sections: [{group: {height: 44}, items: 12}]
      """,
      """
      error[E104]: unknown key 'font-weight' in a style
        ┌─ grid.yaml:1:17
      1 │ styles: {cell: {font-weight: bold}}
        │                 ^^^^^^^^^^^ write 'font: {weight: bold}'
      """),
    WrongSpec(
      "a part of a key in its name, beside that key",
      """
      styles: {cell: {font: headline, fontWeight: bold}}
      sections: [{group: {height: 44}, items: 12}]
      """,
      """
      error[E104]: unknown key 'fontWeight' in a style
        ┌─ grid.yaml:1:33
      1 │ styles: {cell: {font: headline, fontWeight: bold}}
        │                                 ^^^^^^^^^^ 'weight' stands in 'font'
      """),
    WrongSpec(
      "a var behind a dollar sign",
      """
      vars: {gap: 8}
      sections:
        - group: {height: 44}
          contentInsets: $gap
          items: 12
      """,
      """
      error[E202]: '$gap' is not a length
        ┌─ grid.yaml:4:20
      4 │     contentInsets: $gap
        │                    ^^^^ did you mean '=gap'?
      """),
    WrongSpec(
      "an expression without its sign",
      """
      vars: {hour: 44}
      sections:
        - group: {height: 12 * hour}
          items: 12
      """,
      """
      error[E204]: unknown unit ' * hour' in a size
        ┌─ grid.yaml:3:23
      3 │   - group: {height: 12 * hour}
        │                       ^^^^^^^ did you mean '=12 * hour'?
      """),
    WrongSpec(
      "an expression in braces",
      """
      vars: {hour: 44}
      sections:
        - group: {height: "${12 * hour}"}
          items: 12
      """,
      """
      error[E202]: '${12 * hour}' is not a height
        ┌─ grid.yaml:3:21
      3 │   - group: {height: "${12 * hour}"}
        │                     ^^^^^^^^^^^^^^ did you mean '=12 * hour'?
      """),
    WrongSpec(
      "a blank before the letter of a fraction",
      """
      sections:
        - group: {height: 1/7 w}
          items: 12
      """,
      """
      error[E204]: unknown unit ' w' in a size
        ┌─ grid.yaml:2:24
      2 │   - group: {height: 1/7 w}
        │                        ^^ did you mean '1/7w'?
      """),
    WrongSpec(
      "a unit in a var",
      """
      vars: {margin: 16pt}
      sections:
        - group: {height: 44}
          contentInsets: =margin
          items: 12
      """,
      """
      error[E204]: unknown unit 'pt' in an expression
        ┌─ grid.yaml:1:16
      1 │ vars: {margin: 16pt}
        │                ^^^^ did you mean '16'?
      """),
    WrongSpec(
      "two insets as CSS has them",
      """
      styles: {cell: {padding: 8px 12px}}
      sections: [{group: {height: 44}, items: 12}]
      """,
      """
      error[E202]: '8px 12px' is not a length
        ┌─ grid.yaml:1:26
      1 │ styles: {cell: {padding: 8px 12px}}
        │                          ^^^^^^^^ write '[8, 12]'
      """),
    WrongSpec(
      "three insets as CSS has them",
      """
      sections:
        - group: {height: 44}
          contentInsets: 0 20 16
          items: 12
      """,
      """
      error[E202]: '0 20 16' is not a length
        ┌─ grid.yaml:3:20
      3 │     contentInsets: 0 20 16
        │                    ^^^^^^^ write '{top: 0, horizontal: 20, bottom: 16}'
      """),
    WrongSpec(
      "four insets as CSS has them",
      """
      sections:
        - group: {height: 44}
          contentInsets: 1px 2px 3px 4px
          items: 12
      """,
      """
      error[E202]: '1px 2px 3px 4px' is not a length
        ┌─ grid.yaml:3:20
      3 │     contentInsets: 1px 2px 3px 4px
        │                    ^^^^^^^^^^^^^^^ write '{top: 1, leading: 4, bottom: 3, trailing: 2}'
      """),
    WrongSpec(
      "a font as CSS has it",
      """
      styles: {cell: {font: bold 34px}}
      sections: [{group: {height: 44}, items: 12}]
      """,
      """
      error[E202]: 'bold 34px' is not a text style
        ┌─ grid.yaml:1:23
      1 │ styles: {cell: {font: bold 34px}}
        │                       ^^^^^^^^^ write '{size: 34, weight: bold}'
      """),
    WrongSpec(
      "a text style and a weight",
      """
      styles: {cell: {font: title2 semi-bold}}
      sections: [{group: {height: 44}, items: 12}]
      """,
      """
      error[E202]: 'title2 semi-bold' is not a text style
        ┌─ grid.yaml:1:23
      1 │ styles: {cell: {font: title2 semi-bold}}
        │                       ^^^^^^^^^^^^^^^^ write '{style: title2, weight: semibold}'
      """),
    WrongSpec(
      "a weight for a font",
      """
      styles: {cell: {font: bold}}
      sections: [{group: {height: 44}, items: 12}]
      """,
      """
      error[E202]: 'bold' is not a text style
        ┌─ grid.yaml:1:23
      1 │ styles: {cell: {font: bold}}
        │                       ^^^^ write '{weight: bold}'
      """),
    WrongSpec(
      "a font size with a unit",
      """
      styles: {cell: {font: 17px}}
      sections: [{group: {height: 44}, items: 12}]
      """,
      """
      error[E202]: '17px' is not a font size
        ┌─ grid.yaml:1:23
      1 │ styles: {cell: {font: 17px}}
        │                       ^^^^ did you mean '17'?
      """),
    WrongSpec(
      "a weight as a number",
      """
      styles: {cell: {font: {weight: 600}}}
      sections: [{group: {height: 44}, items: 12}]
      """,
      """
      error[E203]: unknown weight '600'
        ┌─ grid.yaml:1:32
      1 │ styles: {cell: {font: {weight: 600}}}
        │                                ^^^ did you mean 'semibold'?
      """),
    WrongSpec(
      "an opacity in percent",
      """
      styles: {cell: {shadow: {opacity: 30%}}}
      sections: [{group: {height: 44}, items: 12}]
      """,
      """
      error[E202]: '30%' is not an opacity
        ┌─ grid.yaml:1:35
      1 │ styles: {cell: {shadow: {opacity: 30%}}}
        │                                   ^^^ did you mean '0.3'?
      """),
    WrongSpec(
      "an anchor that is an edge",
      """
      sections:
        - group:
            height: 44
            item:
              supplementaryItems:
                - {elementKind: badge, size: [20, 20], containerAnchor: bottom}
          items: 12
      """,
      """
      error[E201]: expected an anchor, found a single value
        ┌─ grid.yaml:6:67
      6 │           - {elementKind: badge, size: [20, 20], containerAnchor: bottom}
        │                                                                   ^^^^^^ write '{edges: bottom}'
      """),
    WrongSpec(
      "an anchor that is a list of edges",
      """
      sections:
        - group:
            height: 44
            item:
              supplementaryItems:
                - {elementKind: badge, size: [20, 20], containerAnchor: [top, trailing]}
          items: 12
      """,
      """
      error[E201]: expected an anchor, found a list
        ┌─ grid.yaml:6:67
      6 │           - {elementKind: badge, size: [20, 20], containerAnchor: [top, trailing]}
        │                                                                   ^^^^^^^^^^^^^^^ write '{edges: [top, trailing]}'
      """),
    WrongSpec(
      "widths without brackets",
      """
      sections: [{group: {height: 44}, items: 12}]
      render: {widths: 320 390}
      """,
      """
      error[E201]: expected a list of widths, found a text
        ┌─ grid.yaml:2:18
      2 │ render: {widths: 320 390}
        │                  ^^^^^^^ write '[320, 390]'
      """),
    WrongSpec(
      "appearances without brackets",
      """
      sections: [{group: {height: 44}, items: 12}]
      render:
        appearance: light, dark
      """,
      """
      error[E201]: expected a list of appearances, found a text
        ┌─ grid.yaml:3:15
      3 │   appearance: light, dark
        │               ^^^^^^^^^^^ write '[light, dark]'
      """),
    WrongSpec(
      "a colour of CSS that commas split",
      """
      styles: {cell: {background: rgba(255,255,255,0.15), opacity: 1}}
      sections: [{group: {height: 44}, items: 12}]
      """,
      """
      error[E203]: 'rgba(255,255,255,0.15)' is how CSS writes a colour
        ┌─ grid.yaml:1:29
      1 │ styles: {cell: {background: rgba(255,255,255,0.15), opacity: 1}}
        │                             ^^^^^^^^^^^^^^^^^^^^^^ write '"#ffffff26"'
      """),
    WrongSpec(
      "a colour of CSS in quotes",
      """
      styles: {cell: {background: "rgb(51, 102 204)"}}
      sections: [{group: {height: 44}, items: 12}]
      """,
      """
      error[E203]: 'rgb(51, 102 204)' is how CSS writes a colour
        ┌─ grid.yaml:1:29
      1 │ styles: {cell: {background: "rgb(51, 102 204)"}}
        │                             ^^^^^^^^^^^^^^^^^^ write '"#3366cc"'
      """),
    WrongSpec(
      "a hue of CSS",
      """
      styles:
        cell:
          background: hsl(210, 50%, 40%)
      sections: [{group: {height: 44}, items: 12}]
      """,
      """
      error[E203]: 'hsl(210, 50%, 40%)' is how CSS writes a colour
        ┌─ grid.yaml:3:17
      3 │     background: hsl(210, 50%, 40%)
        │                 ^^^^^^^^^^^^^^^^^^ write "#rrggbb"
      """),
    WrongSpec(
      "a gradient of CSS",
      """
      styles:
        cell:
          background: linear-gradient(white, black)
      sections: [{group: {height: 44}, items: 12}]
      """,
      """
      error[E203]: 'linear-gradient(white, black)' is how CSS writes a colour
        ┌─ grid.yaml:3:17
      3 │     background: linear-gradient(white, black)
        │                 ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ colours that pass into one another are a 'gradient': ["#0a3d91", "#1c6ed6"]
      """),
    WrongSpec(
      "a colour that is an expression",
      """
      sections:
        - group: {height: 44}
          items: {count: 3, background: =index}
      """,
      """
      error[E202]: '=index' is not a colour
        ┌─ grid.yaml:3:35
      3 │     items: {count: 3, background: =index}
        │                                   ^^^^^^ such as systemRed: an expression comes to a number
      """),
    WrongSpec(
      "a text with a colon in braces",
      """
      sections:
        - group: {height: 44}
          items:
            - {subtitle: Roast for 45 minutes: it is done}
      """,
      """
      error[E004]: this is not YAML: did not find expected ',' or '}'
        ┌─ grid.yaml:4:40
      4 │       - {subtitle: Roast for 45 minutes: it is done}
        │                                        ^ put a text with a colon in it in quotes
      """),
    WrongSpec(
      "a text with a colon in a list",
      """
      sections:
        - group: {height: 44}
          items: [News, Film: The long road, Sport]
      """,
      """
      error[E104]: unknown key 'Film' in a data row
        ┌─ grid.yaml:3:19
      3 │     items: [News, Film: The long road, Sport]
        │                   ^^^^ write '"Film: The long road"'
      """),
    WrongSpec(
      "a style in a row",
      """
      sections:
        - group: {height: 44}
          items: [{title: A, style: {content: title}}]
      """,
      """
      error[E201]: expected a name, found a map
        ┌─ grid.yaml:3:31
      3 │     items: [{title: A, style: {content: title}}]
        │                               ^^^^^^^^^^^^^^^^ what is in it may stand here, without 'style'
      """),
    WrongSpec(
      "a style in an item",
      """
      sections:
        - group: {height: 44, item: {style: {content: title}}}
          items: 12
      """,
      """
      error[E201]: expected a name, found a map
        ┌─ grid.yaml:2:39
      2 │   - group: {height: 44, item: {style: {content: title}}}
        │                                       ^^^^^^^^^^^^^^^^ define it under 'styles', and name it here
      """),
    WrongSpec(
      "a template by another name",
      """
      templates:
        column: {group: {height: 44}}
      sections:
        - template: column
          items: 4
      """,
      """
      error[E104]: unknown key 'template' in a section
        ┌─ grid.yaml:4:5
      4 │   - template: column
        │     ^^^^^^^^ did you mean 'use'?
      """),
    WrongSpec(
      "the beginning of a key",
      """
      sections:
        - group: {width: 80%, height: 44}
          orthogonalScrolling: paging
          items: 12
      """,
      """
      error[E104]: unknown key 'orthogonalScrolling' in a section
        ┌─ grid.yaml:3:5
      3 │     orthogonalScrolling: paging
        │     ^^^^^^^^^^^^^^^^^^^ did you mean 'orthogonalScrollingBehavior'?
      """),
    WrongSpec(
      "a way of scrolling",
      """
      sections:
        - group: {width: 80%, height: 44}
          scroll: paging
          items: 12
      """,
      """
      error[E104]: unknown key 'scroll' in a section
        ┌─ grid.yaml:3:5
      3 │     scroll: paging
        │     ^^^^^^ did you mean 'orthogonalScrollingBehavior'?
      """),
    WrongSpec(
      "an offset of scrolling",
      """
      sections:
        - group: {width: 80%, height: 44}
          orthogonalScrollingBehavior: paging
          scroll: 40
          items: 12
      """,
      """
      error[E104]: unknown key 'scroll' in a section
        ┌─ grid.yaml:4:5
      4 │     scroll: 40
        │     ^^^^^^ did you mean 'scrollOffset'?
      """),
    WrongSpec(
      "lines between rows",
      """
      sections:
        - group: {height: 44}
          separator: true
          items: 12
      """,
      """
      error[E104]: unknown key 'separator' in a section
        ┌─ grid.yaml:3:5
      3 │     separator: true
        │     ^^^^^^^^^ 'showsSeparators' stands in 'list'
      """),
    WrongSpec(
      "a background of the whole page",
      """
      backgroundColor: white
      sections: [{group: {height: 44}, items: 12}]
      """,
      """
      error[E104]: unknown key 'backgroundColor' in a spec
        ┌─ grid.yaml:1:1
      1 │ backgroundColor: white
        │ ^^^^^^^^^^^^^^^ 'background' stands in 'render'
      """),
    WrongSpec(
      "a picture by another name",
      """
      sections:
        - list: plain
          items: [{title: Wi-Fi, icon: wifi}]
      """,
      """
      error[E104]: unknown key 'icon' in a data row
        ┌─ grid.yaml:3:28
      3 │     items: [{title: Wi-Fi, icon: wifi}]
        │                            ^^^^ did you mean 'image'?
      """),
    WrongSpec(
      "an accessory by another name",
      """
      sections:
        - list: plain
          items: [{title: Wi-Fi, accessory: toggle}]
      """,
      """
      error[E203]: unknown accessory 'toggle'
        ┌─ grid.yaml:3:39
      3 │     items: [{title: Wi-Fi, accessory: toggle}]
        │                                       ^^^^^^ did you mean 'switch'?
      """),
    WrongSpec(
      "a side of a text",
      """
      styles: {cell: {textAlignment: left}}
      sections: [{group: {height: 44}, items: 12}]
      """,
      """
      error[E203]: unknown text alignment 'left'
        ┌─ grid.yaml:1:32
      1 │ styles: {cell: {textAlignment: left}}
        │                                ^^^^ did you mean 'leading'?
      """),
    WrongSpec(
      "a direction of CSS",
      """
      sections:
        - group: {height: 88, direction: column, item: {height: 44}}
          items: 12
      """,
      """
      error[E203]: unknown direction 'column'
        ┌─ grid.yaml:2:36
      2 │   - group: {height: 88, direction: column, item: {height: 44}}
        │                                    ^^^^^^ did you mean 'vertical'?
      """),
    WrongSpec(
      "the blur of a shadow",
      """
      styles: {cell: {shadow: {blur: 8}}}
      sections: [{group: {height: 44}, items: 12}]
      """,
      """
      error[E104]: unknown key 'blur' in a shadow
        ┌─ grid.yaml:1:26
      1 │ styles: {cell: {shadow: {blur: 8}}}
        │                          ^^^^ did you mean 'radius'?
      """),
    WrongSpec(
      "the offset of a shadow",
      """
      styles: {cell: {shadow: {offset: [0, 4]}}}
      sections: [{group: {height: 44}, items: 12}]
      """,
      """
      error[E104]: unknown key 'offset' in a shadow
        ┌─ grid.yaml:1:26
      1 │ styles: {cell: {shadow: {offset: [0, 4]}}}
        │                          ^^^^^^ write color, opacity, radius, x or y
      """),
    WrongSpec(
      "an aspect ratio",
      """
      sections:
        - group: {height: 44, aspectRatio: 16/9}
          items: 12
      """,
      """
      error[E104]: unknown key 'aspectRatio' in a group
        ┌─ grid.yaml:2:25
      2 │   - group: {height: 44, aspectRatio: 16/9}
        │                         ^^^^^^^^^^^ a height may be a part of the width: 'height: 9/16w'
      """),
    WrongSpec(
      "a way of sharing gaps",
      """
      sections:
        - group: {height: 44, columns: 2, justify-content: center}
          items: 12
      """,
      """
      error[E104]: unknown key 'justify-content' in a group
        ┌─ grid.yaml:2:37
      2 │   - group: {height: 44, columns: 2, justify-content: center}
        │                                     ^^^^^^^^^^^^^^^ gaps that share what is left are flexible: 'interItemSpacing: 8+'
      """),
    WrongSpec(
      "a badge without an item for it",
      """
      sections:
        - group: {height: 44}
          items: [{title: A, badge: 3}]
      """,
      """
      error[E104]: unknown key 'badge' in a data row
        ┌─ grid.yaml:3:24
      3 │     items: [{title: A, badge: 3}]
        │                        ^^^^^ badges are in 'supplementaryItems' of the item: {elementKind: badge, size: [20, 20], containerAnchor: {edges: [top, trailing]}}
      """),
  ]
}
