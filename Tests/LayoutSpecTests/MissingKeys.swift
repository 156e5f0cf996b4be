/// Keys that are missing or exclude one another.
extension WrongSpec {
  static let missingKeys: [WrongSpec] = [
    WrongSpec(
      "no sections",
      """
      name: grid
      """,
      """
      error[E102]: 'sections' is missing from a spec
        ┌─ grid.yaml:1:1
      1 │ name: grid
        │ ^^^^ add 'sections: [{group: {height: 44}, items: 12}]'
      """),
    WrongSpec(
      "no items",
      """
      sections:
        - group: {height: 44}
      """,
      """
      error[E102]: 'items' is missing from a section
        ┌─ grid.yaml:2:5
      2 │   - group: {height: 44}
        │     ^^^^^ add 'items: 12'
      """),
    WrongSpec(
      "no group",
      """
      sections:
        - items: 12
      """,
      """
      error[E102]: 'group' is missing from a section
        ┌─ grid.yaml:2:5
      2 │   - items: 12
        │     ^^^^^ add 'group: {height: 44}'
      """),
    WrongSpec(
      "no height",
      """
      sections:
        - group: {columns: 2}
          items: 12
      """,
      """
      error[E103]: the group needs a height because the layout scrolls vertically
        ┌─ grid.yaml:2:5
      2 │   - group: {columns: 2}
        │     ^^^^^ add 'height: 44', 'height: 50%w' or 'height: ~44'
      """),
    WrongSpec(
      "no height in a block-style group",
      """
      sections:
        - group:
            columns: 2
          items: 12
      """,
      """
      error[E103]: the group needs a height because the layout scrolls vertically
        ┌─ grid.yaml:2:5
      2 │   - group:
        │     ^^^^^ add 'height: 44', 'height: 50%w' or 'height: ~44'
      """),
    WrongSpec(
      "no height in JSON",
      """
      {"sections": [{"group": {"columns": 2}, "items": 12}]}
      """,
      """
      error[E103]: the group needs a height because the layout scrolls vertically
        ┌─ grid.yaml:1:16
      1 │ {"sections": [{"group": {"columns": 2}, "items": 12}]}
        │                ^^^^^^^ add 'height: 44', 'height: 50%w' or 'height: ~44'
      """),
    WrongSpec(
      "no width in a layout that scrolls sideways",
      """
      configuration: {scrollDirection: horizontal}
      sections:
        - group: {rows: 2}
          items: 12
      """,
      """
      error[E103]: the group needs a width because the layout scrolls horizontally
        ┌─ grid.yaml:3:5
      3 │   - group: {rows: 2}
        │     ^^^^^ add 'width: 44', 'width: 50%' or 'width: ~44'
      """),
    WrongSpec(
      "a misspelled horizontal scroll direction",
      """
      configuration: {scrollDirection: horizntal}
      sections:
        - group: {width: 100}
          items: 12
      """,
      """
      error[E203]: unknown direction 'horizntal'
        ┌─ grid.yaml:1:34
      1 │ configuration: {scrollDirection: horizntal}
        │                                  ^^^^^^^^^ did you mean 'horizontal'?
      """),
    WrongSpec(
      "a key without a value",
      """
      sections:
        - group:
          items: 12
      """,
      """
      error[E105]: 'group' has no value
        ┌─ grid.yaml:2:5
      2 │   - group:
        │     ^^^^^
      """),
    WrongSpec(
      "an unquoted color that is a comment",
      """
      styles:
        cell:
          background: #fff
      sections:
        - group: {height: 44}
          items: 12
      """,
      """
      error[E212]: unquoted '#fff' is a comment in YAML
        ┌─ grid.yaml:3:17
      3 │     background: #fff
        │                 ^^^^ write '"#fff"'
      """),
    WrongSpec(
      "size and width",
      """
      sections:
        - group: {size: [1w, 44], width: 50%}
          items: 12
      """,
      """
      error[E106]: 'width' cannot be combined with 'size': 'size' sets both sides
        ┌─ grid.yaml:2:29
      2 │   - group: {size: [1w, 44], width: 50%}
        │                             ^^^^^ remove one of them
      """),
    WrongSpec(
      "columns and rows",
      """
      sections:
        - group: {height: 44, columns: 2, rows: 2}
          items: 12
      """,
      """
      error[E106]: 'rows' cannot be combined with 'columns': both set how often the item repeats
        ┌─ grid.yaml:2:37
      2 │   - group: {height: 44, columns: 2, rows: 2}
        │                                     ^^^^ remove one of them
      """),
    WrongSpec(
      "subitems and item",
      """
      sections:
        - group: {height: 44, subitems: [{}], item: {}}
          items: 12
      """,
      """
      error[E106]: 'item' cannot be combined with 'subitems': a group has one kind of content
        ┌─ grid.yaml:2:41
      2 │   - group: {height: 44, subitems: [{}], item: {}}
        │                                         ^^^^ list all items in 'subitems', or repeat one 'item' with 'columns', 'rows' or 'count'
      """),
    WrongSpec(
      "a direction of columns",
      """
      sections:
        - group: {height: 44, columns: 2, direction: vertical}
          items: 12
      """,
      """
      error[E106]: 'direction' cannot be combined with 'columns': columns are always horizontal
        ┌─ grid.yaml:2:37
      2 │   - group: {height: 44, columns: 2, direction: vertical}
        │                                     ^^^^^^^^^ remove one of them
      """),
    WrongSpec(
      "spacing between frames",
      """
      sections:
        - group: {height: 44, interItemSpacing: 8, custom: {frames: [[0, 0, 44, 44]]}}
          items: 12
      """,
      """
      error[E106]: 'custom' cannot be combined with 'interItemSpacing': a custom group lists its frames
        ┌─ grid.yaml:2:46
      2 │   - group: {height: 44, interItemSpacing: 8, custom: {frames: [[0, 0, 44, 44]]}}
        │                                              ^^^^^^ remove one of them
      """),
    WrongSpec(
      "a count without an item",
      """
      sections:
        - group: {height: 44, count: 3}
          items: 12
      """,
      """
      error[E107]: 'count' needs 'item'
        ┌─ grid.yaml:2:25
      2 │   - group: {height: 44, count: 3}
        │                         ^^^^^ did you mean 'columns'?
      """),
    WrongSpec(
      "a badge without a kind",
      """
      sections:
        - group:
            height: 44
            item:
              supplementaryItems:
                - {size: [20, 20], containerAnchor: {edges: [top]}}
          items: 12
      """,
      """
      error[E102]: 'elementKind' is missing from a supplementary item
        ┌─ grid.yaml:6:13
      6 │           - {size: [20, 20], containerAnchor: {edges: [top]}}
        │             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ add 'elementKind: badge'
      """),
    WrongSpec(
      "a badge without an anchor",
      """
      sections:
        - group:
            height: 44
            item:
              supplementaryItems:
                - {elementKind: badge, size: [20, 20]}
          items: 12
      """,
      """
      error[E102]: 'containerAnchor' is missing from a supplementary item
        ┌─ grid.yaml:6:13
      6 │           - {elementKind: badge, size: [20, 20]}
        │             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ add 'containerAnchor: {edges: [top, trailing]}'
      """),
    WrongSpec(
      "a boundary item without a size",
      """
      sections:
        - group: {height: 44}
          items: 12
          boundarySupplementaryItems:
            - {elementKind: header, alignment: top}
      """,
      """
      error[E102]: 'size' is missing from a boundary item
        ┌─ grid.yaml:5:9
      5 │       - {elementKind: header, alignment: top}
        │         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ add 'size: [1w, 44]'
      """),
    WrongSpec(
      "a boundary item without an alignment",
      """
      sections:
        - group: {height: 44}
          items: 12
          boundarySupplementaryItems:
            - {elementKind: side, size: [44, 44]}
      """,
      """
      error[E102]: 'alignment' is missing from a boundary item
        ┌─ grid.yaml:5:9
      5 │       - {elementKind: side, size: [44, 44]}
        │         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ add 'alignment: top', 'alignment: bottom' or 'alignment: leading'
      """),
    WrongSpec(
      "an anchor with two kinds of offset",
      """
      sections:
        - group:
            height: 44
            item:
              supplementaryItems:
                - elementKind: badge
                  size: [20, 20]
                  containerAnchor: {edges: [top], absoluteOffset: [1, 2], fractionalOffset: [0.5, 0]}
          items: 12
      """,
      """
      error[E106]: 'fractionalOffset' cannot be combined with 'absoluteOffset': an anchor has one kind of offset
        ┌─ grid.yaml:8:69
      8 │             containerAnchor: {edges: [top], absoluteOffset: [1, 2], fractionalOffset: [0.5, 0]}
        │                                                                     ^^^^^^^^^^^^^^^^ remove one of them
      """),
  ]
}
