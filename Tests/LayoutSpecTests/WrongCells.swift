/// Mistakes in composed cells: parts in other places, fields, conditions and selection.
extension WrongSpec {
  static let wrongCells: [WrongSpec] = [
    WrongSpec(
      "a part as the only thing in a header",
      """
      sections:
        - header:
            - button: Buy
          group: {height: 44}
          items: 2
      """,
      """
      error[E201]: expected true, a height or a map, found a list
        ┌─ grid.yaml:3:7
      3 │       - button: Buy
        │       ^^^^^^^^^^^^^ write 'content:'
      """),
    WrongSpec(
      "parts in brackets as a footer",
      """
      sections: [{footer: [{text: $title}, spacer], group: {height: 44}, items: 2}]
      """,
      """
      error[E201]: expected true, a height or a map, found a list
        ┌─ grid.yaml:1:21
      1 │ sections: [{footer: [{text: $title}, spacer], group: {height: 44}, items: 2}]
        │                     ^^^^^^^^^^^^^^^^^^^^^^^^ write '{content: [{text: $title}, spacer]}'
      """),
    WrongSpec(
      "a button in a header",
      """
      sections: [{header: {button: Buy}, group: {height: 44}, items: 2}]
      """,
      """
      error[E104]: unknown key 'button' in a header
        ┌─ grid.yaml:1:22
      1 │ sections: [{header: {button: Buy}, group: {height: 44}, items: 2}]
        │                      ^^^^^^ did you mean 'detail'? Compositions show fields of any name: 'content: [{button: $button}]'
      """),
    WrongSpec(
      "a row of parts in a header",
      """
      sections: [{header: {row: [{text: A}]}, group: {height: 44}, items: 2}]
      """,
      """
      error[E104]: unknown key 'row' in a header
        ┌─ grid.yaml:1:22
      1 │ sections: [{header: {row: [{text: A}]}, group: {height: 44}, items: 2}]
        │                      ^^^ write 'content: {row: [{text: A}]}'
      """),
    WrongSpec(
      "parts as a style",
      """
      styles: {cell: [{button: $title}]}
      sections: [{group: {height: 44}, items: [{title: A}]}]
      """,
      """
      error[E201]: expected a style, found a list
        ┌─ grid.yaml:1:16
      1 │ styles: {cell: [{button: $title}]}
        │                ^^^^^^^^^^^^^^^^^^ write '{content: [{button: $title}]}'
      """),
    WrongSpec(
      "parts as a data row",
      """
      sections: [{group: {height: 44}, items: [[{button: Buy}]]}]
      """,
      """
      error[E201]: expected a data row, found a list
        ┌─ grid.yaml:1:42
      1 │ sections: [{group: {height: 44}, items: [[{button: Buy}]]}]
        │                                          ^^^^^^^^^^^^^^^ write '{content: [{button: Buy}]}'
      """),
    WrongSpec(
      "parts as a group",
      """
      sections: [{group: [{button: Buy}], items: 2}]
      """,
      """
      error[E201]: expected a group, found a list
        ┌─ grid.yaml:1:20
      1 │ sections: [{group: [{button: Buy}], items: 2}]
        │                    ^^^^^^^^^^^^^^^ cells are composed in a style or a data row: 'content: [{text: $title}]'
      """),
    WrongSpec(
      "parts as an item",
      """
      sections: [{group: {height: 44, item: [{label: A}]}, items: 2}]
      """,
      """
      error[E201]: expected an item, found a list
        ┌─ grid.yaml:1:39
      1 │ sections: [{group: {height: 44, item: [{label: A}]}, items: 2}]
        │                                       ^^^^^^^^^^^^ cells are composed in a style or a data row: 'content: [{text: $title}]'
      """),
    WrongSpec(
      "a label in a style",
      """
      styles: {cell: {label: A}}
      sections: [{group: {height: 44}, items: [{title: A}]}]
      """,
      """
      error[E104]: unknown key 'label' in a style
        ┌─ grid.yaml:1:17
      1 │ styles: {cell: {label: A}}
        │                 ^^^^^ cells are composed in a style or a data row: 'content: [{text: $title}]'
      """),
    WrongSpec(
      "a text in a section",
      """
      sections: [{group: {height: 44}, text: A, items: 2}]
      """,
      """
      error[E104]: unknown key 'text' in a section
        ┌─ grid.yaml:1:34
      1 │ sections: [{group: {height: 44}, text: A, items: 2}]
        │                                  ^^^^ cells are composed in a style or a data row: 'content: [{text: $title}]'
      """),
    WrongSpec(
      "an icon in an item",
      """
      sections: [{group: {height: 44, item: {icon: star}}, items: 2}]
      """,
      """
      error[E104]: unknown key 'icon' in an item
        ┌─ grid.yaml:1:40
      1 │ sections: [{group: {height: 44, item: {icon: star}}, items: 2}]
        │                                        ^^^^ cells are composed in a style or a data row: 'content: [{image: star}]'
      """),
    WrongSpec(
      "an avatar in a group",
      """
      sections: [{group: {height: 44, avatar: A}, items: 2}]
      """,
      """
      error[E104]: unknown key 'avatar' in a group
        ┌─ grid.yaml:1:33
      1 │ sections: [{group: {height: 44, avatar: A}, items: 2}]
        │                                 ^^^^^^ cells are composed in a style or a data row: 'content: [{image: avatar, width: 40, mask: circle}]'
      """),
    WrongSpec(
      "a button in a data row",
      """
      sections: [{group: {height: 44}, items: [{title: A, button: Buy}]}]
      """,
      """
      error[E104]: unknown key 'button' in a data row
        ┌─ grid.yaml:1:53
      1 │ sections: [{group: {height: 44}, items: [{title: A, button: Buy}]}]
        │                                                     ^^^^^^ did you mean 'detail'? Compositions show fields of any name: 'content: [{button: $button}]'
      """),
    WrongSpec(
      "a chip in a data row",
      """
      sections: [{group: {height: 44}, items: [{title: A, chip: New}]}]
      """,
      """
      error[E104]: unknown key 'chip' in a data row
        ┌─ grid.yaml:1:53
      1 │ sections: [{group: {height: 44}, items: [{title: A, chip: New}]}]
        │                                                     ^^^^ compositions show fields of any name: 'content: [{badge: $chip}]'
      """),
    WrongSpec(
      "a label in a data row",
      """
      sections: [{group: {height: 44}, items: [{label: A}]}]
      """,
      """
      error[E104]: unknown key 'label' in a data row
        ┌─ grid.yaml:1:43
      1 │ sections: [{group: {height: 44}, items: [{label: A}]}]
        │                                           ^^^^^ did you mean 'title'? Compositions show fields of any name: 'content: [{text: $label}]'
      """),
    WrongSpec(
      "a view in a group",
      """
      sections: [{group: {height: 44, view: A}, items: 2}]
      """,
      """
      error[E104]: unknown key 'view' in a group
        ┌─ grid.yaml:1:33
      1 │ sections: [{group: {height: 44, view: A}, items: 2}]
        │                                 ^^^^ cells are composed in a style or a data row: 'content: [{text: $title}, {box: true, height: 40, background: systemFill}]'
      """),
    WrongSpec(
      "a control as a word",
      """
      styles: {cell: {content: [{text: $title}, stepper]}}
      sections: [{group: {height: 44}, items: [{title: A}]}]
      """,
      """
      error[E202]: 'stepper' is not a part
        ┌─ grid.yaml:1:43
      1 │ styles: {cell: {content: [{text: $title}, stepper]}}
        │                                           ^^^^^^^ write '{stepper: true}'
      """),
    WrongSpec(
      "a symbol as a part",
      """
      styles: {cell: {content: [{text: $title}, heart.fill]}}
      sections: [{group: {height: 44}, items: [{title: A}]}]
      """,
      """
      error[E202]: 'heart.fill' is not a part
        ┌─ grid.yaml:1:43
      1 │ styles: {cell: {content: [{text: $title}, heart.fill]}}
        │                                           ^^^^^^^^^^ write '{image: heart.fill}'
      """),
    WrongSpec(
      "a control as content",
      """
      styles: {cell: {content: stepper}}
      sections: [{group: {height: 44}, items: [{title: A}]}]
      """,
      """
      error[E203]: unknown content 'stepper'
        ┌─ grid.yaml:1:26
      1 │ styles: {cell: {content: stepper}}
        │                          ^^^^^^^ write '[{stepper: true}]'
      """),
    WrongSpec(
      "a navigation bar in a section",
      """
      sections: [{group: {height: 44}, items: 2, navigationBar: {title: A}}]
      """,
      """
      error[E104]: unknown key 'navigationBar' in a section
        ┌─ grid.yaml:1:44
      1 │ sections: [{group: {height: 44}, items: 2, navigationBar: {title: A}}]
        │                                            ^^^^^^^^^^^^^
        = bars are boundary items of the layout: 'configuration: {boundarySupplementaryItems: [{elementKind:
          bar, alignment: top, size: [1w, 44], pinToVisibleBounds: true, background: systemBackground,
          content: {row: [{button: {image: chevron.backward}}, {text: Library, font: headline, width: fill,
          textAlignment: center}, {button: {image: plus}}]}}]}' at the top level of the spec
      """),
    WrongSpec(
      "a field of a repeated map after a point",
      """
      styles: {cell: {content: [{repeat: $days, text: On $each.day}]}}
      sections: [{group: {height: 44}, items: [{days: [{day: Mon}]}]}]
      """,
      """
      error[E201]: expected text in '$each', found a map
        ┌─ grid.yaml:1:52
      1 │ styles: {cell: {content: [{repeat: $days, text: On $each.day}]}}
        │                                                    ^^^^^^^^^ write '$day'
      """),
    WrongSpec(
      "a repeated map as a text",
      """
      styles: {cell: {content: [{repeat: $days, text: $each}]}}
      sections: [{group: {height: 44}, items: [{days: [{day: Mon}]}]}]
      """,
      """
      error[E201]: expected text in '$each', found a map
        ┌─ grid.yaml:1:49
      1 │ styles: {cell: {content: [{repeat: $days, text: $each}]}}
        │                                                 ^^^^^ write '$day'
      """),
    WrongSpec(
      "a field of a map after a point",
      """
      styles: {cell: {content: [{text: $author.name}]}}
      sections: [{group: {height: 44}, items: [{author: {name: A}}]}]
      """,
      """
      error[E201]: expected text in '$author', found a map
        ┌─ grid.yaml:1:34
      1 │ styles: {cell: {content: [{text: $author.name}]}}
        │                                  ^^^^^^^^^^^^ a repeated part shows its fields: 'repeat: [$author], text: $name'
      """),
    WrongSpec(
      "a list in a text",
      """
      styles: {cell: {content: [{text: "Tags: $tags"}]}}
      sections: [{group: {height: 44}, items: [{tags: [a, b]}]}]
      """,
      """
      error[E201]: expected text in '$tags', found a list
        ┌─ grid.yaml:1:41
      1 │ styles: {cell: {content: [{text: "Tags: $tags"}]}}
        │                                         ^^^^^ a repeated part shows its values: 'repeat: $tags, text: $each'
      """),
    WrongSpec(
      "the value of a repeated part elsewhere",
      """
      styles: {cell: {content: [{text: $each}]}}
      sections: [{group: {height: 44}, items: [{title: A}]}]
      """,
      """
      error[E502]: '$each' is not a known name, a column or sample text; write '$$' for a dollar sign
        ┌─ grid.yaml:1:35
      1 │ styles: {cell: {content: [{text: $each}]}}
        │                                   ^^^^ only a part with 'repeat' has it: 'repeat: $tags, text: $each'
      """),
    WrongSpec(
      "a repeated text",
      """
      styles: {cell: {content: [{repeat: $title, text: $each}]}}
      sections: [{group: {height: 44}, items: [{title: A}]}]
      """,
      """
      error[E201]: expected a list in '$title', found a single value
        ┌─ grid.yaml:1:36
      1 │ styles: {cell: {content: [{repeat: $title, text: $each}]}}
        │                                    ^^^^^^ write the field as a list: 'title: [A]', for item 0
      """),
    WrongSpec(
      "a repeated name without a dollar sign",
      """
      styles: {cell: {content: [{repeat: days, text: $title}]}}
      sections: [{group: {height: 44}, items: [{title: A, content: [{repeat: $days, text: $each}], days: [A]}]}]
      """,
      """
      error[E201]: expected a list, found a single value
        ┌─ grid.yaml:1:36
      1 │ styles: {cell: {content: [{repeat: days, text: $title}]}}
        │                                    ^^^^ write '$days'
      """),
    WrongSpec(
      "a number of repetitions",
      """
      styles: {cell: {content: [{repeat: 3, text: $each}]}}
      sections: [{group: {height: 44}, items: [{title: A}]}]
      """,
      """
      error[E201]: expected a list, found a single value
        ┌─ grid.yaml:1:36
      1 │ styles: {cell: {content: [{repeat: 3, text: $each}]}}
        │                                    ^ write '[1, 2, 3]'
      """),
    WrongSpec(
      "a repeated map",
      """
      styles: {cell: {content: [{repeat: {day: Mon}, text: $day}]}}
      sections: [{group: {height: 44}, items: [{title: A}]}]
      """,
      """
      error[E201]: expected a list, found a map
        ┌─ grid.yaml:1:36
      1 │ styles: {cell: {content: [{repeat: {day: Mon}, text: $day}]}}
        │                                    ^^^^^^^^^^ write '[{day: Mon}]'
      """),
    WrongSpec(
      "a repeated part without content",
      """
      styles: {cell: {content: [{repeat: $days}]}}
      sections: [{group: {height: 44}, items: [{days: [A]}]}]
      """,
      """
      error[E201]: expected a part with one of row, column, overlay, text, image, button, badge, progress, slider, switch, stepper, rating, segments, pages, field, barChart, sparkline, ring, box, divider, spacer, found an empty map
        ┌─ grid.yaml:1:27
      1 │ styles: {cell: {content: [{repeat: $days}]}}
        │                           ^^^^^^^^^^^^^^^ say what it shows, such as 'text: $title'
      """),
    WrongSpec(
      "a text in a condition",
      """
      styles: {cell: {content: [{text: A, when: $kind == 2}]}}
      sections: [{group: {height: 44}, items: [{kind: photo}]}]
      """,
      """
      error[E202]: 'photo' is not a number
        ┌─ grid.yaml:1:43
      1 │ styles: {cell: {content: [{text: A, when: $kind == 2}]}}
        │                                           ^^^^^ conditions compare numbers; for texts, give rows a field that is true: 'when: $isNew'
      """),
    WrongSpec(
      "a quoted text in a condition",
      """
      styles: {cell: {content: [{text: A, when: '$kind == "photo"'}]}}
      sections: [{group: {height: 44}, items: [{kind: photo}]}]
      """,
      """
      error[E501]: invalid expression: unexpected '"'; expressions have no texts
        ┌─ grid.yaml:1:53
      1 │ styles: {cell: {content: [{text: A, when: '$kind == "photo"'}]}}
        │                                                     ^
      """),
    WrongSpec(
      "an operator of C in a condition",
      """
      styles: {cell: {content: [{text: A, when: $a && $b}]}}
      sections: [{group: {height: 44}, items: [{a: 1, b: 1}]}]
      """,
      """
      error[E501]: invalid expression: unexpected '&&'
        ┌─ grid.yaml:1:46
      1 │ styles: {cell: {content: [{text: A, when: $a && $b}]}}
        │                                              ^^ did you mean 'and'?
      """),
    WrongSpec(
      "a selected cell without a look",
      """
      styles: {cell: {background: white}}
      sections: [{group: {height: 44}, items: [{title: A}, {title: B, selected: true}]}]
      """,
      """
      warning[W306]: the cell looks the same when it is selected: the style 'cell' has no key 'selected'
        ┌─ grid.yaml:2:65
      2 │ sections: [{group: {height: 44}, items: [{title: A}, {title: B, selected: true}]}]
        │                                                                 ^^^^^^^^ add 'selected: {background: systemGray4}' to the style
      """),
    WrongSpec(
      "a selected cell without a style",
      """
      sections: [{group: {height: 44}, items: [{title: A, selected: true}]}]
      """,
      """
      warning[W306]: the cell looks the same when it is selected: it has no style
        ┌─ grid.yaml:1:53
      1 │ sections: [{group: {height: 44}, items: [{title: A, selected: true}]}]
        │                                                     ^^^^^^^^ add 'cell: {selected: {background: systemGray4}}' to 'styles'
      """),
  ]
}
