/// Values of the wrong shape, and keys without a value.
extension WrongSpec {
  static let wrongShapes: [WrongSpec] = [
    WrongSpec(
      "a custom group as a list of frames",
      """
      sections:
        - group: {height: 44, custom: [[0, 0, 100, 44]]}
          items: 12
      """,
      """
      error[E201]: expected a custom group, found a list
        ┌─ grid.yaml:2:33
      2 │   - group: {height: 44, custom: [[0, 0, 100, 44]]}
        │                                 ^^^^^^^^^^^^^^^^^ list the frames in a map: {frames: [[0, 0, 100, 44]]}
      """),
    WrongSpec(
      "an item that is a style",
      """
      styles: {card: {cornerRadius: 8}}
      sections:
        - {group: {height: 44, columns: 2, item: card}, items: 4}
      """,
      """
      error[E201]: expected an item, found a single value
        ┌─ grid.yaml:3:44
      3 │   - {group: {height: 44, columns: 2, item: card}, items: 4}
        │                                            ^^^^ write '{style: card}'
      """),
    WrongSpec(
      "an item that is a width",
      """
      sections:
        - {group: {height: 44, subitems: [30%, {width: 70%}]}, items: 4}
      """,
      """
      error[E201]: expected an item, found a single value
        ┌─ grid.yaml:2:37
      2 │   - {group: {height: 44, subitems: [30%, {width: 70%}]}, items: 4}
        │                                     ^^^ write '{width: 30%}'
      """),
    WrongSpec(
      "templates without a value",
      """
      templates:
      sections: [{group: {height: 44}, items: 12}]
      """,
      """
      error[E105]: 'templates' has no value
        ┌─ grid.yaml:1:1
      1 │ templates:
        │ ^^^^^^^^^
      """),
    WrongSpec(
      "a list of templates",
      """
      templates: [panel]
      sections: [{group: {height: 44}, items: 12}]
      """,
      """
      error[E201]: expected a map of templates, found a list
        ┌─ grid.yaml:1:12
      1 │ templates: [panel]
        │            ^^^^^^^
      """),
    WrongSpec(
      "a template that is not a map",
      """
      templates: {panel: 8}
      sections: [{group: {height: 44}, items: 12}]
      """,
      """
      error[E201]: expected a map, found a single value
        ┌─ grid.yaml:1:20
      1 │ templates: {panel: 8}
        │                    ^
      """),
    WrongSpec(
      "a map to use",
      """
      sections:
        - use: {panel: 1}
          group: {height: 44}
          items: 12
      """,
      """
      error[E201]: expected a name, found a map
        ┌─ grid.yaml:2:10
      2 │   - use: {panel: 1}
        │          ^^^^^^^^^^
      """),
    WrongSpec(
      "a change that is not in a list",
      """
      sections:
        - group: {height: 44}
          items: 12
          adapt: {when: rtl, items: 6}
      """,
      """
      error[E201]: expected a list of changes, found a map
        ┌─ grid.yaml:4:12
      4 │     adapt: {when: rtl, items: 6}
        │            ^^^^^^^^^^^^^^^^^^^^^ each change begins with '- '
      """),
    WrongSpec(
      "changes without a value",
      """
      sections:
        - group: {height: 44}
          items: 12
          adapt:
      """,
      """
      error[E105]: 'adapt' has no value
        ┌─ grid.yaml:4:5
      4 │     adapt:
        │     ^^^^^
      """),
    WrongSpec(
      "a change that is not a map",
      """
      sections:
        - group: {height: 44}
          items: 12
          adapt: [rtl]
      """,
      """
      error[E201]: expected a map with 'when', found a single value
        ┌─ grid.yaml:4:13
      4 │     adapt: [rtl]
        │             ^^^
      """),
    WrongSpec(
      "a frame of negative height",
      """
      sections:
        - group: {height: 44, custom: {frames: [[0, 0, 8, 8], [0, 0, 8, -8]]}}
          items: 12
      """,
      """
      error[E205]: a frame's size cannot be negative
        ┌─ grid.yaml:2:67
      2 │   - group: {height: 44, custom: {frames: [[0, 0, 8, 8], [0, 0, 8, -8]]}}
        │                                                                   ^^
      """),
    WrongSpec(
      "a frame of three numbers",
      """
      sections:
        - group: {height: 44, custom: {count: 2, frame: [0, 0, 8]}}
          items: 12
      """,
      """
      error[E209]: expected a frame [x, y, width, height], found 3 values
        ┌─ grid.yaml:2:51
      2 │   - group: {height: 44, custom: {count: 2, frame: [0, 0, 8]}}
        │                                                   ^^^^^^^^^
      """),
    WrongSpec(
      "a frame that is not a list",
      """
      sections:
        - group: {height: 44, custom: {count: 2, frame: 8}}
          items: 12
      """,
      """
      error[E201]: expected a frame [x, y, width, height], found a single value
        ┌─ grid.yaml:2:51
      2 │   - group: {height: 44, custom: {count: 2, frame: 8}}
        │                                                   ^
      """),
    WrongSpec(
      "a drawing order without a value",
      """
      sections:
        - group: {height: 44, custom: {frames: [[0, 0, 8, 8]], zIndex: }}
          items: 12
      """,
      """
      error[E105]: 'zIndex' has no value
        ┌─ grid.yaml:2:58
      2 │   - group: {height: 44, custom: {frames: [[0, 0, 8, 8]], zIndex: }}
        │                                                          ^^^^^^
      """),
    WrongSpec(
      "names in a list",
      """
      sections:
        - group: {height: 44, custom: {count: 2, let: [i], frame: [0, 0, 8, 8]}}
          items: 12
      """,
      """
      error[E201]: expected a map of expressions, found a list
        ┌─ grid.yaml:2:49
      2 │   - group: {height: 44, custom: {count: 2, let: [i], frame: [0, 0, 8, 8]}}
        │                                                 ^^^
      """),
    WrongSpec(
      "a drawing order that is not a number",
      """
      sections:
        - group: {height: 44, custom: {count: 2, frame: [0, 0, 8, 8], zIndex: rtl}}
          items: 12
      """,
      """
      error[E504]: '=' takes a number, not true or false
        ┌─ grid.yaml:2:73
      2 │   - group: {height: 44, custom: {count: 2, frame: [0, 0, 8, 8], zIndex: rtl}}
        │                                                                         ^^^
      """),
    WrongSpec(
      "too many cells",
      """
      sections:
        - group: {height: 44, custom: {count: 0, frame: [0, 0, 8, 8]}}
          items: 12
      """,
      """
      error[E512]: the result is 0, but a number of cells must be from 1 to 10,000
        ┌─ grid.yaml:2:41
      2 │   - group: {height: 44, custom: {count: 0, frame: [0, 0, 8, 8]}}
        │                                         ^
      """),
    WrongSpec(
      "an intrinsic size of a row with one number",
      """
      sections:
        - group: {height: 44}
          items: [{intrinsicSize: [44]}]
      """,
      """
      error[E209]: expected a size [width, height], found 1 value
        ┌─ grid.yaml:3:29
      3 │     items: [{intrinsicSize: [44]}]
        │                             ^^^^
      """),
    WrongSpec(
      "a misspelled word as the intrinsic size of a row",
      """
      sections:
        - group: {height: 44}
          items: [{intrinsicSize: nnoe}]
      """,
      """
      error[E201]: expected a size [width, height] or none, found a single value
        ┌─ grid.yaml:3:29
      3 │     items: [{intrinsicSize: nnoe}]
        │                             ^^^^ did you mean 'none'?
      """),
    WrongSpec(
      "an intrinsic size of a row that is a number",
      """
      sections:
        - group: {height: 44}
          items: [{intrinsicSize: 44}]
      """,
      """
      error[E201]: expected a size [width, height] or none, found a single value
        ┌─ grid.yaml:3:29
      3 │     items: [{intrinsicSize: 44}]
        │                             ^^
      """),
    WrongSpec(
      "items without a value",
      """
      sections:
        - group: {height: 44}
          items:
      """,
      """
      error[E105]: 'items' has no value
        ┌─ grid.yaml:3:5
      3 │     items:
        │     ^^^^^
      """),
    WrongSpec(
      "a limit without a file",
      """
      sections:
        - group: {height: 44}
          items: {count: 12, limit: 6}
      """,
      """
      error[E107]: 'limit' needs 'from'
        ┌─ grid.yaml:3:24
      3 │     items: {count: 12, limit: 6}
        │                        ^^^^^
      """),
    WrongSpec(
      "a badge without a value",
      """
      sections:
        - group: {height: 44, supplementaryItems: [{elementKind: badge, size: [9, 9], containerAnchor: {edges: top}}]}
          items: [{badge: }]
      """,
      """
      error[E105]: 'badge' has no value
        ┌─ grid.yaml:3:14
      3 │     items: [{badge: }]
        │              ^^^^^
      """),
    WrongSpec(
      "a header without a value",
      """
      sections:
        - group: {height: 44}
          items: 12
          header:
      """,
      """
      error[E105]: 'header' has no value
        ┌─ grid.yaml:4:5
      4 │     header:
        │     ^^^^^^
      """),
    WrongSpec(
      "a background in a list",
      """
      sections:
        - group: {height: 44}
          items: 12
          background: [true]
      """,
      """
      error[E201]: expected true or a map, found a list
        ┌─ grid.yaml:4:17
      4 │     background: [true]
        │                 ^^^^^^
      """),
    WrongSpec(
      "a decoration that is not a map",
      """
      sections:
        - group: {height: 44}
          items: 12
          decorationItems: [shade]
      """,
      """
      error[E201]: expected a decoration item, found a single value
        ┌─ grid.yaml:4:23
      4 │     decorationItems: [shade]
        │                       ^^^^^
      """),
    WrongSpec(
      "sections without a value",
      """
      sections:
      """,
      """
      error[E105]: 'sections' has no value
        ┌─ grid.yaml:1:1
      1 │ sections:
        │ ^^^^^^^^
      """),
    WrongSpec(
      "a list without a value",
      """
      sections:
        - list:
          items: 12
      """,
      """
      error[E105]: 'list' has no value
        ┌─ grid.yaml:2:5
      2 │   - list:
        │     ^^^^
      """),
    WrongSpec(
      "a header of a list, and its mode",
      """
      sections:
        - list: {appearance: plain, headerMode: supplementary}
          header: {title: Fruit}
          items: 12
      """,
      """
      error[E106]: 'headerMode' cannot be combined with 'header': 'header' sets it
        ┌─ grid.yaml:2:31
      2 │   - list: {appearance: plain, headerMode: supplementary}
        │                               ^^^^^^^^^^ remove one of them
      """),
    WrongSpec(
      "a list of words with an invalid one",
      """
      sections: [{group: {height: 44}, items: 12}]
      render: {widths: 320 wide}
      """,
      """
      error[E202]: '320 wide' is not a number of points
        ┌─ grid.yaml:2:18
      2 │ render: {widths: 320 wide}
        │                  ^^^^^^^^ did you mean '320'?
      """),
    WrongSpec(
      "a null in a list",
      """
      sections: [{group: {height: 44}, items: 12}]
      render: {widths: [320, null]}
      """,
      """
      error[E201]: expected a number of points, found nothing
        ┌─ grid.yaml:2:24
      2 │ render: {widths: [320, null]}
        │                        ^^^^
      """),
    WrongSpec(
      "an exclusion without conditions",
      """
      sections: [{group: {height: 44}, items: 12}]
      render: {widths: [320, 390], exclude: [{}]}
      """,
      """
      error[E201]: expected a map such as {widths: 320}, found an empty map
        ┌─ grid.yaml:2:40
      2 │ render: {widths: [320, 390], exclude: [{}]}
        │                                        ^^
      """),
    WrongSpec(
      "a number as a data file",
      """
      sections: [{group: {height: 44}, items: {from: 12}}]
      """,
      """
      error[E202]: '12' is not a CSV, JSON or YAML file
        ┌─ grid.yaml:1:48
      1 │ sections: [{group: {height: 44}, items: {from: 12}}]
        │                                                ^^
      """),
    WrongSpec(
      "a condition without a value",
      """
      sections:
        - when:
          group: {height: 44}
          items: 12
      """,
      """
      error[E105]: 'when' has no value
        ┌─ grid.yaml:2:5
      2 │   - when:
        │     ^^^^
      """),
    WrongSpec(
      "a use without a value",
      """
      sections:
        - use:
          group: {height: 44}
          items: 12
      """,
      """
      error[E105]: 'use' has no value
        ┌─ grid.yaml:2:5
      2 │   - use:
        │     ^^^
      """),
    WrongSpec(
      "a gap inside custom frames",
      """
      sections:
        - group:
            height: 44
            custom: {count: 3, frame: [0, 0, 10, 10], interItemSpacing: 3}
          items: 3
      """,
      """
      error[E104]: unknown key 'interItemSpacing' in a custom group
        ┌─ grid.yaml:4:49
      4 │       custom: {count: 3, frame: [0, 0, 10, 10], interItemSpacing: 3}
        │                                                 ^^^^^^^^^^^^^^^^ it belongs in the group, next to 'custom'
      """),
    WrongSpec(
      "a gap in ems",
      """
      sections: [{group: {height: 44, columns: 2, interItemSpacing: 3em}, items: 12}]
      """,
      """
      error[E204]: unknown unit 'em' in a spacing
        ┌─ grid.yaml:1:64
      1 │ sections: [{group: {height: 44, columns: 2, interItemSpacing: 3em}, items: 12}]
        │                                                                ^^ did you mean '3'?
      """),
  ]
}
