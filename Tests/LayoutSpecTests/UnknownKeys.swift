/// Keys that are unknown, misspelled or duplicated.
extension WrongSpec {
  static let unknownKeys: [WrongSpec] = [
    WrongSpec(
      "a misspelled key of a group",
      """
      sections:
        - group: {height: 44, widht: 50%}
          items: 12
      """,
      """
      error[E104]: unknown key 'widht' in a group
        ┌─ grid.yaml:2:25
      2 │   - group: {height: 44, widht: 50%}
        │                         ^^^^^ did you mean 'width'?
      """),
    WrongSpec(
      "a misspelled plural key",
      """
      sections:
        - group: {height: 44}
          items: 12
      render: {widht: 320}
      """,
      """
      error[E104]: unknown key 'widht' in the render settings
        ┌─ grid.yaml:4:10
      4 │ render: {widht: 320}
        │          ^^^^^ did you mean 'widths'?
      """),
    WrongSpec(
      "a misspelled key of a section",
      """
      sections:
        - group: {height: 44}
          items: 12
          interGroupSpacng: 8
      """,
      """
      error[E104]: unknown key 'interGroupSpacng' in a section
        ┌─ grid.yaml:4:5
      4 │     interGroupSpacng: 8
        │     ^^^^^^^^^^^^^^^^ did you mean 'interGroupSpacing'?
      """),
    WrongSpec(
      "a row's key in a style",
      """
      styles: {cell: {accessory: disclosure}}
      sections: [{group: {height: 44}, items: 12}]
      """,
      """
      error[E104]: unknown key 'accessory' in a style
        ┌─ grid.yaml:1:17
      1 │ styles: {cell: {accessory: disclosure}}
        │                 ^^^^^^^^^ it belongs in a data row, under 'items'
      """),
    WrongSpec(
      "a row's check mark with an everyday word",
      """
      sections:
        - {list: plain, items: [{title: Milk, checked: true}]}
      """,
      """
      error[E104]: unknown key 'checked' in a data row
        ┌─ grid.yaml:2:41
      2 │   - {list: plain, items: [{title: Milk, checked: true}]}
        │                                         ^^^^^^^ mark a selected row with 'accessory: checkmark'
      """),
    WrongSpec(
      "a title with an everyday word",
      """
      sections:
        - {list: plain, items: [{name: Bread}]}
      """,
      """
      error[E104]: unknown key 'name' in a data row
        ┌─ grid.yaml:2:28
      2 │   - {list: plain, items: [{name: Bread}]}
        │                            ^^^^ did you mean 'title'?
      """),
    WrongSpec(
      "a detail with an everyday word",
      """
      sections:
        - {list: plain, items: [{title: Bread, price: 3}]}
      """,
      """
      error[E104]: unknown key 'price' in a data row
        ┌─ grid.yaml:2:42
      2 │   - {list: plain, items: [{title: Bread, price: 3}]}
        │                                          ^^^^^ did you mean 'detail'?
      """),
    WrongSpec(
      "a group's key in a section",
      """
      sections:
        - {group: {height: 44}, interItemSpacing: 8, items: 12}
      """,
      """
      error[E104]: unknown key 'interItemSpacing' in a section
        ┌─ grid.yaml:2:27
      2 │   - {group: {height: 44}, interItemSpacing: 8, items: 12}
        │                           ^^^^^^^^^^^^^^^^ it belongs in 'group'
      """),
    WrongSpec(
      "a section's key in a group",
      """
      sections:
        - {group: {height: 44, contentInsets: 8, interGroupSpacing: 8}, items: 12}
      """,
      """
      error[E104]: unknown key 'interGroupSpacing' in a group
        ┌─ grid.yaml:2:44
      2 │   - {group: {height: 44, contentInsets: 8, interGroupSpacing: 8}, items: 12}
        │                                            ^^^^^^^^^^^^^^^^^ it belongs in the section, next to 'group'
      """),
    WrongSpec(
      "a configuration's key in a spec",
      """
      scrollDirection: vertical
      sections: [{group: {height: 44}, items: 12}]
      """,
      """
      error[E104]: unknown key 'scrollDirection' in a spec
        ┌─ grid.yaml:1:1
      1 │ scrollDirection: vertical
        │ ^^^^^^^^^^^^^^^ it belongs in 'configuration'
      """),
    WrongSpec(
      "a section's key in a spec",
      """
      header: true
      sections: [{group: {height: 44}, items: 12}]
      """,
      """
      error[E104]: unknown key 'header' in a spec
        ┌─ grid.yaml:1:1
      1 │ header: true
        │ ^^^^^^ it belongs in a section, under 'sections'
      """),
    WrongSpec(
      "a render key in a spec",
      """
      widths: [320, 390]
      sections: [{group: {height: 44}, items: 12}]
      """,
      """
      error[E104]: unknown key 'widths' in a spec
        ┌─ grid.yaml:1:1
      1 │ widths: [320, 390]
        │ ^^^^^^ it belongs in 'render'
      """),
    WrongSpec(
      "a style's key in an item",
      """
      sections:
        - {group: {height: 44, item: {cornerRadius: 8}}, items: 12}
      """,
      """
      error[E104]: unknown key 'cornerRadius' in an item
        ┌─ grid.yaml:2:33
      2 │   - {group: {height: 44, item: {cornerRadius: 8}}, items: 12}
        │                                 ^^^^^^^^^^^^ it belongs in a style, which 'style' refers to
      """),
    WrongSpec(
      "items instead of subitems",
      """
      sections:
        - {group: {height: 44, items: [{width: 1/3}, {width: 2/3}]}, items: 12}
      """,
      """
      error[E104]: unknown key 'items' in a group
        ┌─ grid.yaml:2:26
      2 │   - {group: {height: 44, items: [{width: 1/3}, {width: 2/3}]}, items: 12}
        │                          ^^^^^ did you mean 'subitems'?
      """),
    WrongSpec(
      "a group in a subitem",
      """
      sections:
        - {group: {height: 44, subitems: [{group: {width: 2/3}}]}, items: 12}
      """,
      """
      error[E104]: unknown key 'group' in an item
        ┌─ grid.yaml:2:38
      2 │   - {group: {height: 44, subitems: [{group: {width: 2/3}}]}, items: 12}
        │                                      ^^^^^ nest a group by listing it in 'subitems', without the key 'group'
      """),
    WrongSpec(
      "data in a group",
      """
      sections:
        - {group: {height: 44, items: 12}, items: 12}
      """,
      """
      error[E104]: unknown key 'items' in a group
        ┌─ grid.yaml:2:26
      2 │   - {group: {height: 44, items: 12}, items: 12}
        │                          ^^^^^ it belongs in the section, next to 'group'
      """),
    WrongSpec(
      "a render key in a section",
      """
      sections:
        - {group: {height: 44}, widths: [320, 390], items: 12}
      """,
      """
      error[E104]: unknown key 'widths' in a section
        ┌─ grid.yaml:2:27
      2 │   - {group: {height: 44}, widths: [320, 390], items: 12}
        │                           ^^^^^^ it belongs in the spec's 'render'
      """),
    WrongSpec(
      "a width in a spec",
      """
      render: {width: 320}
      sections: [{group: {height: 44}, items: 12}]
      """,
      """
      error[E104]: unknown key 'width' in the render settings
        ┌─ grid.yaml:1:10
      1 │ render: {width: 320}
        │          ^^^^^ did you mean 'widths'?
      """),
    WrongSpec(
      "a group's key in a style",
      """
      styles: {card: {height: 44}}
      sections: [{group: {height: 44, item: {style: card}}, items: 12}]
      """,
      """
      error[E104]: unknown key 'height' in a style
        ┌─ grid.yaml:1:17
      1 │ styles: {card: {height: 44}}
        │                 ^^^^^^ it belongs in the group or the item that has the style
      """),
    WrongSpec(
      "a font's key in a style",
      """
      styles: {card: {weight: bold}}
      sections: [{group: {height: 44, item: {style: card}}, items: 12}]
      """,
      """
      error[E104]: unknown key 'weight' in a style
        ┌─ grid.yaml:1:17
      1 │ styles: {card: {weight: bold}}
        │                 ^^^^^^ it belongs in 'font'
      """),
    WrongSpec(
      "a group's key in a data row",
      """
      sections: [{group: {height: 44}, items: [{title: One, height: 60}]}]
      """,
      """
      error[E104]: unknown key 'height' in a data row
        ┌─ grid.yaml:1:55
      1 │ sections: [{group: {height: 44}, items: [{title: One, height: 60}]}]
        │                                                       ^^^^^^ it belongs in the group or the item, not in its data
      """),
    WrongSpec(
      "unquoted text with a comma",
      """
      sections: [{group: {height: 44}, items: [{title: One, two and three}]}]
      """,
      """
      error[E104]: unknown key 'two and three' in a data row
        ┌─ grid.yaml:1:55
      1 │ sections: [{group: {height: 44}, items: [{title: One, two and three}]}]
        │                                                       ^^^^^^^^^^^^^ a comma separates map entries: quote the value before it
      """),
    WrongSpec(
      "a style's key in a background",
      """
      sections: [{group: {height: 44}, background: {cornerRadius: 8}, items: 12}]
      """,
      """
      error[E104]: unknown key 'cornerRadius' in a background
        ┌─ grid.yaml:1:47
      1 │ sections: [{group: {height: 44}, background: {cornerRadius: 8}, items: 12}]
        │                                               ^^^^^^^^^^^^ it belongs in a style, which 'style' refers to
      """),
    WrongSpec(
      "a configuration's key in a group",
      """
      sections:
        - {group: {height: 44, scrollDirection: vertical}, items: 12}
      """,
      """
      error[E104]: unknown key 'scrollDirection' in a group
        ┌─ grid.yaml:2:26
      2 │   - {group: {height: 44, scrollDirection: vertical}, items: 12}
        │                          ^^^^^^^^^^^^^^^ it belongs in the spec's 'configuration'
      """),
    WrongSpec(
      "a group's key in a spec",
      """
      columns: 3
      sections: [{group: {height: 44}, items: 12}]
      """,
      """
      error[E104]: unknown key 'columns' in a spec
        ┌─ grid.yaml:1:1
      1 │ columns: 3
        │ ^^^^^^^ it belongs in the 'group' of a section
      """),
    WrongSpec(
      "a group's key that resembles a key of specs",
      """
      style: {}
      sections: [{group: {height: 44}, items: 12}]
      """,
      """
      error[E104]: unknown key 'style' in a spec
        ┌─ grid.yaml:1:1
      1 │ style: {}
        │ ^^^^^ did you mean 'styles'?
      """),
    WrongSpec(
      "a key of a template that only an unused template uses",
      """
      templates:
        a: {group: {use: b}, items: 12}
        b: {height: 44, colunms: 3}
      sections: [{group: {height: 44}, items: 12}]
      """,
      """
      error[E104]: unknown key 'colunms' in a group
        ┌─ grid.yaml:3:19
      3 │   b: {height: 44, colunms: 3}
        │                   ^^^^^^^ did you mean 'columns'?
      """),
    WrongSpec(
      "a template in a change",
      """
      templates:
        a: {interGroupSpacing: 8}
      sections:
        - group: {height: 44}
          items: 12
          adapt: [{when: rtl, use: a}]
      """,
      """
      error[E104]: unknown key 'use' in a change
        ┌─ grid.yaml:6:25
      6 │     adapt: [{when: rtl, use: a}]
        │                         ^^^
      """),
    WrongSpec(
      "a key of an unused section template",
      """
      templates:
        a: {gruop: {height: 44}, items: 12}
      sections: [{group: {height: 44}, items: 12}]
      """,
      """
      error[E104]: unknown key 'gruop' in a section
        ┌─ grid.yaml:2:7
      2 │   a: {gruop: {height: 44}, items: 12}
        │       ^^^^^ did you mean 'group'?
      """),
    WrongSpec(
      "a key of an unused group template",
      """
      templates:
        a: {height: 44, columns: 2}
        b: {use: a, item: {widht: 1w}}
      sections: [{group: {height: 44}, items: 12}]
      """,
      """
      error[E104]: unknown key 'widht' in an item
        ┌─ grid.yaml:3:22
      3 │   b: {use: a, item: {widht: 1w}}
        │                      ^^^^^ did you mean 'width'?
      """),
    WrongSpec(
      "a misspelled key of a spec",
      """
      secions:
        - group: {height: 44}
          items: 12
      """,
      """
      error[E104]: unknown key 'secions' in a spec
        ┌─ grid.yaml:1:1
      1 │ secions:
        │ ^^^^^^^ did you mean 'sections'?
      """),
    WrongSpec(
      "a misspelled key of an item",
      """
      sections:
        - group:
            height: 44
            columns: 2
            item: {contentInset: 4}
          items: 12
      """,
      """
      error[E104]: unknown key 'contentInset' in an item
        ┌─ grid.yaml:5:14
      5 │       item: {contentInset: 4}
        │              ^^^^^^^^^^^^ did you mean 'contentInsets'?
      """),
    WrongSpec(
      "a word for a key: spacing in a group",
      """
      sections:
        - group: {height: 44, columns: 2, spacing: 8}
          items: 12
      """,
      """
      error[E104]: unknown key 'spacing' in a group
        ┌─ grid.yaml:2:37
      2 │   - group: {height: 44, columns: 2, spacing: 8}
        │                                     ^^^^^^^ did you mean 'interItemSpacing'?
      """),
    WrongSpec(
      "a word for a key: spacing in a section",
      """
      sections:
        - group: {height: 44}
          items: 12
          spacing: 8
      """,
      """
      error[E104]: unknown key 'spacing' in a section
        ┌─ grid.yaml:4:5
      4 │     spacing: 8
        │     ^^^^^^^ did you mean 'interGroupSpacing'?
      """),
    WrongSpec(
      "a word for a key: padding",
      """
      sections:
        - group: {height: 44}
          items: 12
          padding: 16
      """,
      """
      error[E104]: unknown key 'padding' in a section
        ┌─ grid.yaml:4:5
      4 │     padding: 16
        │     ^^^^^^^ did you mean 'contentInsets'?
      """),
    WrongSpec(
      "a word for a key: cols",
      """
      sections:
        - group: {height: 44, cols: 2}
          items: 12
      """,
      """
      error[E104]: unknown key 'cols' in a group
        ┌─ grid.yaml:2:25
      2 │   - group: {height: 44, cols: 2}
        │                         ^^^^ did you mean 'columns'?
      """),
    WrongSpec(
      "a word for an edge",
      """
      sections:
        - group: {height: 44}
          items: 12
          contentInsets: {left: 16}
      """,
      """
      error[E104]: unknown key 'left' in insets
        ┌─ grid.yaml:4:21
      4 │     contentInsets: {left: 16}
        │                     ^^^^ did you mean 'leading'?
      """),
    WrongSpec(
      "a key that resembles no other",
      """
      sections:
        - group: {height: 44, flavour: 3}
          items: 12
      """,
      """
      error[E104]: unknown key 'flavour' in a group
        ┌─ grid.yaml:2:25
      2 │   - group: {height: 44, flavour: 3}
        │                         ^^^^^^^
        = the keys are size, width, height, contentInsets, edgeSpacing, supplementaryItems, style, use,
          subitems, item, count, columns, rows, custom, direction, interItemSpacing
      """),
    WrongSpec(
      "a misspelled key in JSON",
      """
      {"sections": [{"group": {"heigt": 44}, "items": 12}]}
      """,
      """
      error[E104]: unknown key 'heigt' in a group
        ┌─ grid.yaml:1:26
      1 │ {"sections": [{"group": {"heigt": 44}, "items": 12}]}
        │                          ^^^^^^^ did you mean 'height'?
      """),
    WrongSpec(
      "a duplicate key",
      """
      sections:
        - group: {height: 44}
          items: 12
          contentInsets: 4
          contentInsets: 8
      """,
      """
      error[E101]: duplicate key 'contentInsets'
        ┌─ grid.yaml:5:5
      5 │     contentInsets: 8
        │     ^^^^^^^^^^^^^ first defined on line 4
      """),
    WrongSpec(
      "a duplicate key in brackets",
      """
      sections:
        - group: {height: 44, columns: 2, height: 50}
          items: 12
      """,
      """
      error[E101]: duplicate key 'height'
        ┌─ grid.yaml:2:37
      2 │   - group: {height: 44, columns: 2, height: 50}
        │                                     ^^^^^^ first defined on line 2
      """),
    WrongSpec(
      "a duplicate key in quotes",
      """
      "name": a
      "name": b
      sections:
        - group: {height: 44}
          items: 12
      """,
      """
      error[E101]: duplicate key 'name'
        ┌─ grid.yaml:2:1
      2 │ "name": b
        │ ^^^^^^ first defined on line 1
      """),
    WrongSpec(
      "duplicate keys that are tags, always in the same order",
      """
      sections: [{group: {height: 44}, items: {count: 1, !a : 1, !b : 2, !a : 3, !b : 4}}]
      """,
      """
      error[E104]: unknown key '' in the data
        ┌─ grid.yaml:1:55
      1 │ sections: [{group: {height: 44}, items: {count: 1, !a : 1, !b : 2, !a : 3, !b : 4}}]
        │                                                       ^ a data row takes fields and the kinds of the group's supplementary items

      error[E101]: duplicate key ''
        ┌─ grid.yaml:1:63
      1 │ sections: [{group: {height: 44}, items: {count: 1, !a : 1, !b : 2, !a : 3, !b : 4}}]
        │                                                               ^ first defined on line 1

      error[E101]: duplicate key ''
        ┌─ grid.yaml:1:71
      1 │ sections: [{group: {height: 44}, items: {count: 1, !a : 1, !b : 2, !a : 3, !b : 4}}]
        │                                                                       ^ first defined on line 1

      error[E101]: duplicate key ''
        ┌─ grid.yaml:1:79
      1 │ sections: [{group: {height: 44}, items: {count: 1, !a : 1, !b : 2, !a : 3, !b : 4}}]
        │                                                                               ^ first defined on line 1
      """),
  ]
}
