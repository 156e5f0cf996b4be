/// Keys and punctuation from CSS, SwiftUI and other layout languages.
extension WrongSpec {
  static let foreignKeys: [WrongSpec] = [
    WrongSpec(
      "a nested key with its map as prefix",
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
      "a nested key with its map as prefix, next to the map",
      """
      styles: {cell: {font: headline, fontWeight: bold}}
      sections: [{group: {height: 44}, items: 12}]
      """,
      """
      error[E104]: unknown key 'fontWeight' in a style
        ┌─ grid.yaml:1:33
      1 │ styles: {cell: {font: headline, fontWeight: bold}}
        │                                 ^^^^^^^^^^ 'weight' belongs in 'font'
      """),
    WrongSpec(
      "text with a colon in braces",
      """
      sections:
        - group: {height: 44}
          items:
            - {subtitle: Roast for 45 minutes: it is done}
      """,
      """
      error[E004]: invalid YAML: did not find expected ',' or '}'
        ┌─ grid.yaml:4:40
      4 │       - {subtitle: Roast for 45 minutes: it is done}
        │                                        ^ put text that contains a colon in quotes
      """),
    WrongSpec(
      "text with a colon in a list",
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
      "a template under another key",
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
      "an incomplete key",
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
      "a scrolling behavior under another key",
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
      "a scroll offset under another key",
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
      "separators under another key",
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
        │     ^^^^^^^^^ 'showsSeparators' belongs in 'list'
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
        │ ^^^^^^^^^^^^^^^ 'background' belongs in 'render'
      """),
    WrongSpec(
      "a picture under another key",
      """
      sections:
        - list: plain
          items: [{title: Wi-Fi, icon: wifi}]
      """,
      """
      error[E104]: unknown key 'icon' in a data row
        ┌─ grid.yaml:3:28
      3 │     items: [{title: Wi-Fi, icon: wifi}]
        │                            ^^^^ did you mean 'image'? Compositions show fields of any name: 'content: [{image: $icon}]'
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
        │                          ^^^^^^ two keys set the offset: 'x: 0, y: 2'
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
        │                         ^^^^^^^^^^^ a height can be a fraction of the width: 'height: 9/16w'
      """),
    WrongSpec(
      "a distribution of space",
      """
      sections:
        - group: {height: 44, columns: 2, justify-content: center}
          items: 12
      """,
      """
      error[E104]: unknown key 'justify-content' in a group
        ┌─ grid.yaml:2:37
      2 │   - group: {height: 44, columns: 2, justify-content: center}
        │                                     ^^^^^^^^^^^^^^^ flexible gaps share the remaining space: 'interItemSpacing: 8+'
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
        │                        ^^^^^ add badges to 'supplementaryItems' of the item: {elementKind: badge, size: [20, 20], containerAnchor: {edges: [top, trailing]}}
      """),
    WrongSpec(
      "a background color with British spelling",
      """
      styles: {cell: {backgroundColour: red}}
      sections: [{group: {height: 44}, items: 12}]
      """,
      """
      error[E104]: unknown key 'backgroundColour' in a style
        ┌─ grid.yaml:1:17
      1 │ styles: {cell: {backgroundColour: red}}
        │                 ^^^^^^^^^^^^^^^^ did you mean 'background'?
      """),
    WrongSpec(
      "a maximum length",
      """
      sections:
        - group: {height: 44, maxWidth: 600}
          items: 12
      """,
      """
      error[E104]: unknown key 'maxWidth' in a group
        ┌─ grid.yaml:2:25
      2 │   - group: {height: 44, maxWidth: 600}
        │                         ^^^^^^^^ limit a length with an expression: 'width: "=min(width, 600)"'
      """),
    WrongSpec(
      "an asterisk at the start of text",
      """
      sections:
        - group: {height: 44}
          items: [{title: *bold*}]
      """,
      """
      error[E004]: invalid YAML: did not find expected alphabetic or numeric character
        ┌─ grid.yaml:3:26
      3 │     items: [{title: *bold*}]
        │                          ^ put the text in quotes
      """),
    WrongSpec(
      "an apostrophe in text",
      """
      sections:
        - group: {height: 44}
          items: [{title: 'it's fine'}]
      """,
      """
      error[E004]: invalid YAML: did not find expected ',' or '}'
        ┌─ grid.yaml:3:25
      3 │     items: [{title: 'it's fine'}]
        │                         ^ put text that contains an apostrophe in double quotes
      """),
    WrongSpec(
      "the conditional operator of C",
      """
      sections:
        - group: {height: 44}
          items: {count: 3, title: $(index > 1 ? 2 : 3)}
      """,
      """
      error[E004]: invalid YAML: did not find expected ',' or '}'
        ┌─ grid.yaml:3:46
      3 │     items: {count: 3, title: $(index > 1 ? 2 : 3)}
        │                                              ^ put text that contains a colon in quotes
      """),
    WrongSpec(
      "keys in different columns",
      """
      sections:
        - group: {height: 44}
         items: 12
      """,
      """
      error[E004]: invalid YAML: did not find expected '-' indicator
        ┌─ grid.yaml:3:4
      3 │    items: 12
        │    ^ entries of one list or map must start in the same column; it started on line 2
      """),
    WrongSpec(
      "a dash without a space",
      """
      sections:
        -group: {height: 44}
         items: 12
      """,
      """
      error[E004]: invalid YAML: a dash must be followed by a space
        ┌─ grid.yaml:2:3
      2 │   -group: {height: 44}
        │   ^
      """),
    WrongSpec(
      "a colon without a space",
      """
      sections:
        - group: {height: 44}
          items:12
      """,
      """
      error[E004]: invalid YAML: a colon must be followed by a space
        ┌─ grid.yaml:3:10
      3 │     items:12
        │          ^ write ': '
      """),
    WrongSpec(
      "a comma at the end of a line",
      """
      sections:
        - group: {height: 44},
          items: 12
      """,
      """
      error[E004]: invalid YAML: did not find expected key
        ┌─ grid.yaml:2:24
      2 │   - group: {height: 44},
        │                        ^ lines need no comma between them
      """),
  ]
}
