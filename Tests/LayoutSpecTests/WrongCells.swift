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
      "a map in a text",
      """
      styles: {cell: {content: [{text: By $author}]}}
      sections: [{group: {height: 44}, items: [{author: {name: A}}]}]
      """,
      """
      error[E201]: expected text in '$author', found a map
        ┌─ grid.yaml:1:37
      1 │ styles: {cell: {content: [{text: By $author}]}}
        │                                     ^^^^^^^ write the field that is meant: '$author.name'
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
      error[E201]: expected a part with one of row, column, overlay, firstThatFits, text, labels, image, button, badge, progress, slider, switch, stepper, rating, segments, pages, field, datePicker, barChart, sparkline, ring, box, divider, spacer, found an empty map
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
    WrongSpec(
      "fits of other languages",
      """
      styles:
        cell:
          content:
            - {image: star, objectFit: cover}
      sections: [{group: {height: 44}, items: [{title: A}]}]
      """,
      """
      error[E104]: unknown key 'objectFit' in an image part
        ┌─ grid.yaml:4:23
      4 │       - {image: star, objectFit: cover}
        │                       ^^^^^^^^^ did you mean 'contentMode'?
      """),
    WrongSpec(
      "the direction of a flex box",
      """
      styles:
        cell:
          content:
            - {row: [{text: A}], flexDirection: column}
      sections: [{group: {height: 44}, items: [{title: A}]}]
      """,
      """
      error[E104]: unknown key 'flexDirection' in a row part
        ┌─ grid.yaml:4:28
      4 │       - {row: [{text: A}], flexDirection: column}
        │                            ^^^^^^^^^^^^^ a 'row' is horizontal, a 'column' is vertical, and an 'overlay' puts parts on one another
      """),
    WrongSpec(
      "the position of a part",
      """
      styles:
        cell:
          content:
            - {overlay: [{text: A, position: absolute}]}
      sections: [{group: {height: 44}, items: [{title: A}]}]
      """,
      """
      error[E104]: unknown key 'position' in a text part
        ┌─ grid.yaml:4:30
      4 │       - {overlay: [{text: A, position: absolute}]}
        │                              ^^^^^^^^ an 'overlay' places its parts: 'overlay: [{text: $title, at: topLeading, inset: 8}]'
      """),
    WrongSpec(
      "the size of a picture as one key",
      """
      styles:
        cell:
          content:
            - {image: star, size: 40}
      sections: [{group: {height: 44}, items: [{title: A}]}]
      """,
      """
      error[E104]: unknown key 'size' in an image part
        ┌─ grid.yaml:4:23
      4 │       - {image: star, size: 40}
        │                       ^^^^ two keys set the size: 'width: 40, height: 40'
      """),
    WrongSpec(
      "the margin of a part",
      """
      styles:
        cell:
          content:
            - {text: A, margin: 8}
      sections: [{group: {height: 44}, items: [{title: A}]}]
      """,
      """
      error[E104]: unknown key 'margin' in a text part
        ┌─ grid.yaml:4:19
      4 │       - {text: A, margin: 8}
        │                   ^^^^^^ the gap between parts is the 'spacing' of their row or column; 'padding' is inside of a part
      """),
    WrongSpec(
      "the visibility of a part",
      """
      styles:
        cell:
          content:
            - {text: A, hidden: true}
      sections: [{group: {height: 44}, items: [{title: A}]}]
      """,
      """
      error[E104]: unknown key 'hidden' in a text part
        ┌─ grid.yaml:4:19
      4 │       - {text: A, hidden: true}
        │                   ^^^^^^ a part has a condition: 'when: $liked'
      """),
    WrongSpec(
      "a condition by another name",
      """
      styles:
        cell:
          content:
            - {text: $title, if: $title}
      sections: [{group: {height: 44}, items: [{title: A}]}]
      """,
      """
      error[E104]: unknown key 'if' in a text part
        ┌─ grid.yaml:4:24
      4 │       - {text: $title, if: $title}
        │                        ^^ did you mean 'when'?
      """),
    WrongSpec(
      "children of a box",
      """
      styles:
        cell:
          content:
            - {box: true, children: [{text: A}]}
      sections: [{group: {height: 44}, items: [{title: A}]}]
      """,
      """
      error[E104]: unknown key 'children' in a box part
        ┌─ grid.yaml:4:21
      4 │       - {box: true, children: [{text: A}]}
        │                     ^^^^^^^^ parts are listed in 'row', 'column' or 'overlay': 'column: [{text: $title}]'
      """),
    WrongSpec(
      "a widget of Flutter",
      """
      styles:
        cell:
          content:
            - {Expanded: {text: A}}
      sections: [{group: {height: 44}, items: [{title: A}]}]
      """,
      """
      error[E104]: unknown key 'Expanded' in a part
        ┌─ grid.yaml:4:10
      4 │       - {Expanded: {text: A}}
        │          ^^^^^^^^ a part takes the room that is left with 'width: fill': '{text: $title, width: fill}'
      """),
    WrongSpec(
      "a gesture",
      """
      styles:
        cell:
          content:
            - {GestureDetector: {text: A}}
      sections: [{group: {height: 44}, items: [{title: A}]}]
      """,
      """
      error[E104]: unknown key 'GestureDetector' in a part
        ┌─ grid.yaml:4:10
      4 │       - {GestureDetector: {text: A}}
        │          ^^^^^^^^^^^^^^^ what is tapped is drawn as a button: '{button: $title}'
      """),
    WrongSpec(
      "a day that no calendar has",
      """
      styles: {cell: {content: [{datePicker: 2026-13-04}]}}
      sections: [{group: {height: 44}, items: [{title: A}]}]
      """,
      """
      error[E202]: '2026-13-04' is not a date
        ┌─ grid.yaml:1:40
      1 │ styles: {cell: {content: [{datePicker: 2026-13-04}]}}
        │                                        ^^^^^^^^^^ for example 2026-09-04, 09:41 or {date: Tomorrow}
      """),
    WrongSpec(
      "a key of a control beside it",
      """
      styles:
        cell:
          content:
            - {segments: [Day, Week], selected: 1}
      sections: [{group: {height: 44}, items: [{title: A}]}]
      """,
      """
      error[E104]: unknown key 'selected' in a segments part
        ┌─ grid.yaml:4:33
      4 │       - {segments: [Day, Week], selected: 1}
        │                                 ^^^^^^^^ write 'selected' in its value: 'segments: {titles: [Day, Week], selected: 1}'
      """),
    WrongSpec(
      "the style of a button beside it",
      """
      styles:
        cell:
          content:
            - {button: Buy, style: filled}
      sections: [{group: {height: 44}, items: [{title: A}]}]
      """,
      """
      error[E104]: unknown key 'style' in a button part
        ┌─ grid.yaml:4:23
      4 │       - {button: Buy, style: filled}
        │                       ^^^^^ write 'configuration' in its value: 'button: {title: Buy, configuration: filled}'
      """),
    WrongSpec(
      "parts of a row as a map",
      """
      styles:
        cell:
          content:
            - {row: {text: A, image: star}}
      sections: [{group: {height: 44}, items: [{title: A}]}]
      """,
      """
      error[E201]: expected a list of parts, found a map
        ┌─ grid.yaml:4:15
      4 │       - {row: {text: A, image: star}}
        │               ^^^^^^^^^^^^^^^^^^^^^^ write '[{text: A}, {image: star}]'
      """),
    WrongSpec(
      "one part of a row as a map",
      """
      styles:
        cell:
          content:
            - {column: {box: true, height: 9}}
      sections: [{group: {height: 44}, items: [{title: A}]}]
      """,
      """
      error[E201]: expected a list of parts, found a map
        ┌─ grid.yaml:4:18
      4 │       - {column: {box: true, height: 9}}
        │                  ^^^^^^^^^^^^^^^^^^^^^^ write '[{box: true, height: 9}]'
      """),
    WrongSpec(
      "an overlay with a word",
      """
      styles:
        cell:
          content:
            - {overlay: text}
      sections: [{group: {height: 44}, items: [{title: A}]}]
      """,
      """
      error[E201]: expected a list of parts, found a single value
        ┌─ grid.yaml:4:19
      4 │       - {overlay: text}
        │                   ^^^^ write '[{text: $title}]'
      """),
    WrongSpec(
      "the value of a bar as a map",
      """
      styles:
        cell:
          content:
            - {progress: {value: 0.4}}
      sections: [{group: {height: 44}, items: [{title: A}]}]
      """,
      """
      error[E201]: expected a fraction, found a map
        ┌─ grid.yaml:4:20
      4 │       - {progress: {value: 0.4}}
        │                    ^^^^^^^^^^^^ write '0.4'
      """),
    WrongSpec(
      "a switch as a map",
      """
      styles:
        cell:
          content:
            - {switch: {isOn: true}}
      sections: [{group: {height: 44}, items: [{title: A}]}]
      """,
      """
      error[E201]: expected true or false, found a map
        ┌─ grid.yaml:4:18
      4 │       - {switch: {isOn: true}}
        │                  ^^^^^^^^^^^^ write 'true'
      """),
    WrongSpec(
      "a piece of text outside of a list",
      """
      styles:
        cell:
          content:
            - {text: {text: A, underline: true}}
      sections: [{group: {height: 44}, items: [{title: A}]}]
      """,
      """
      error[E201]: expected a text or a list of texts, found a map
        ┌─ grid.yaml:4:16
      4 │       - {text: {text: A, underline: true}}
        │                ^^^^^^^^^^^^^^^^^^^^^^^^^^ write '[{text: A, underline: true}]'
      """),
    WrongSpec(
      "a width of more than its parent",
      """
      styles:
        cell:
          content:
            - {text: A, width: 120%}
      sections: [{group: {height: 44}, items: [{title: A}]}]
      """,
      """
      error[E207]: 120% is out of range: a width must be at most 100% of the parent's
        ┌─ grid.yaml:4:26
      4 │       - {text: A, width: 120%}
        │                          ^^^^ did you mean '100%'?
      """),
    WrongSpec(
      "a negative height",
      """
      styles:
        cell:
          content:
            - {box: true, height: -4}
      sections: [{group: {height: 44}, items: [{title: A}]}]
      """,
      """
      error[E205]: a height cannot be negative
        ┌─ grid.yaml:4:29
      4 │       - {box: true, height: -4}
        │                             ^^ did you mean '4'?
      """),
    WrongSpec(
      "a unit of CSS",
      """
      styles:
        cell:
          content:
            - {text: A, width: 44px}
      sections: [{group: {height: 44}, items: [{title: A}]}]
      """,
      """
      error[E202]: '44px' is not a width
        ┌─ grid.yaml:4:26
      4 │       - {text: A, width: 44px}
        │                          ^^^^ did you mean '44'?
      """),
    WrongSpec(
      "a ratio with a cross",
      """
      styles:
        cell:
          content:
            - {image: star, aspectRatio: 16x9}
      sections: [{group: {height: 44}, items: [{title: A}]}]
      """,
      """
      error[E202]: '16x9' is not a ratio
        ┌─ grid.yaml:4:36
      4 │       - {image: star, aspectRatio: 16x9}
        │                                    ^^^^ did you mean '16:9'?
      """),
    WrongSpec(
      "a distribution of CSS",
      """
      styles:
        cell:
          content:
            - {row: [{text: A}], distribution: space-between}
      sections: [{group: {height: 44}, items: [{title: A}]}]
      """,
      """
      error[E203]: unknown distribution 'space-between'
        ┌─ grid.yaml:4:42
      4 │       - {row: [{text: A}], distribution: space-between}
        │                                          ^^^^^^^^^^^^^ did you mean 'equalSpacing'?
      """),
    WrongSpec(
      "a field with a dash",
      """
      styles:
        cell:
          content:
            - {text: $first-name}
      sections: [{group: {height: 44}, items: [{title: A, first-name: B}]}]
      """,
      """
      error[E511]: 'first-name' is not a valid name: use letters, digits and '_'
        ┌─ grid.yaml:4:16
      4 │       - {text: $first-name}
        │                ^^^^^^^^^^^ a name with such characters is in quotes: '$"first-name"'

      error[E104]: unknown key 'first-name' in a data row
        ┌─ grid.yaml:5:53
      5 │ sections: [{group: {height: 44}, items: [{title: A, first-name: B}]}]
        │                                                     ^^^^^^^^^^ a data row takes fields and the kinds of the group's supplementary items
      """),
  ]
}
