/// Mistakes in counts, names and other words.
extension WrongSpec {
  static let wrongWords: [WrongSpec] = [
    WrongSpec(
      "a color as in UIKit code",
      """
      styles: {cell: {background: UIColor.systemRed}}
      sections: [{group: {height: 44}, items: 12}]
      """,
      """
      error[E203]: unknown color 'UIColor.systemRed'
        ┌─ grid.yaml:1:29
      1 │ styles: {cell: {background: UIColor.systemRed}}
        │                             ^^^^^^^^^^^^^^^^^ did you mean 'systemRed'?
      """),
    WrongSpec(
      "a misspelled none for overlays",
      """
      render: {overlays: nnoe}
      sections: [{group: {height: 44}, items: 12}]
      """,
      """
      error[E203]: unknown overlay 'nnoe'
        ┌─ grid.yaml:1:20
      1 │ render: {overlays: nnoe}
        │                    ^^^^ did you mean 'none'?
      """),
    WrongSpec(
      "a layout direction in words",
      """
      render: {layoutDirection: [ltr, right-to-left]}
      sections: [{group: {height: 44}, items: 12}]
      """,
      """
      error[E203]: unknown direction 'right-to-left'
        ┌─ grid.yaml:1:33
      1 │ render: {layoutDirection: [ltr, right-to-left]}
        │                                 ^^^^^^^^^^^^^ did you mean 'rtl'?
      """),
    WrongSpec(
      "a CSS color name",
      """
      styles: {cell: {background: transparent}}
      sections: [{group: {height: 44}, items: 12}]
      """,
      """
      error[E203]: unknown color 'transparent'
        ┌─ grid.yaml:1:29
      1 │ styles: {cell: {background: transparent}}
        │                             ^^^^^^^^^^^ did you mean 'clear'?
      """),
    WrongSpec(
      "a color as in SwiftUI",
      """
      styles: {cell: {color: primary}}
      sections: [{group: {height: 44}, items: 12}]
      """,
      """
      error[E203]: unknown color 'primary'
        ┌─ grid.yaml:1:24
      1 │ styles: {cell: {color: primary}}
        │                        ^^^^^^^ did you mean 'label'?
      """),
    WrongSpec(
      "content with an everyday word",
      """
      styles: {cell: {content: button}}
      sections: [{group: {height: 44}, items: 12}]
      """,
      """
      error[E203]: unknown content 'button'
        ┌─ grid.yaml:1:26
      1 │ styles: {cell: {content: button}}
        │                          ^^^^^^ did you mean 'caption'?
      """),
    WrongSpec(
      "a text size as in SwiftUI",
      """
      sections: [{group: {height: 44}, items: 12}]
      render: {contentSizeCategory: accessibility3}
      """,
      """
      error[E203]: unknown text size 'accessibility3'
        ┌─ grid.yaml:2:31
      2 │ render: {contentSizeCategory: accessibility3}
        │                               ^^^^^^^^^^^^^^ did you mean 'accessibilityExtraLarge'?
      """),
    WrongSpec(
      "a sample photo of an unknown kind",
      """
      sections:
        - {group: {height: 44}, items: {count: 2, title: $person, image: $photo(meal)}}
      """,
      """
      error[E202]: 'meal' is not a kind of photo
        ┌─ grid.yaml:2:75
      2 │   - {group: {height: 44}, items: {count: 2, title: $person, image: $photo(meal)}}
        │                                                                           ^^^^ did you mean 'food'?
      """),
    WrongSpec(
      "a photo of nearly a kind",
      """
      sections:
        - {group: {height: 44}, items: [{image: photo-foods-3}]}
      """,
      """
      warning[W305]: there is no kind of photo 'foods', so the picture shows a landscape
        ┌─ grid.yaml:2:43
      2 │   - {group: {height: 44}, items: [{image: photo-foods-3}]}
        │                                           ^^^^^^^^^^^^^ did you mean 'photo-food-3'?
      """),
    WrongSpec(
      "a random picture as sample text",
      """
      sections:
        - {group: {height: 44}, items: {count: 2, title: $person, image: $avatar()}}
      """,
      """
      error[E502]: '$avatar' is not a known name, a column or sample text; write '$$' for a dollar sign
        ┌─ grid.yaml:2:68
      2 │   - {group: {height: 44}, items: {count: 2, title: $person, image: $avatar()}}
        │                                                                    ^^^^^^^^^ did you mean 'avatar'?
      """),
    WrongSpec(
      "a random picture after a dollar sign",
      """
      sections:
        - {group: {height: 44}, items: {count: 2, image: $icon}}
      """,
      """
      error[E502]: '$icon' is not a known name, a column or sample text; write '$$' for a dollar sign
        ┌─ grid.yaml:2:52
      2 │   - {group: {height: 44}, items: {count: 2, image: $icon}}
        │                                                    ^^^^^ did you mean 'icon'?
      """),
    WrongSpec(
      "a render key with another name",
      """
      sections: [{group: {height: 44}, items: 12}]
      render: {direction: [ltr, rtl]}
      """,
      """
      error[E104]: unknown key 'direction' in the render settings
        ┌─ grid.yaml:2:10
      2 │ render: {direction: [ltr, rtl]}
        │          ^^^^^^^^^ did you mean 'layoutDirection'?
      """),
    WrongSpec(
      "text as a list's header",
      """
      sections:
        - list: plain
          header: Today
          items: 12
      """,
      """
      error[E201]: expected true or a map, found text
        ┌─ grid.yaml:3:13
      3 │     header: Today
        │             ^^^^^ write '{title: Today}'
      """),
    WrongSpec(
      "unknown words in render settings",
      """
      sections: [{group: {height: 44}, items: 12}]
      render:
        text: outline
        measure: seen
        picture: page
      """,
      """
      error[E203]: unknown kind of text 'outline'
        ┌─ grid.yaml:3:9
      3 │   text: outline
        │         ^^^^^^^ write live, embed or paths

      error[E203]: unknown measure 'seen'
        ┌─ grid.yaml:4:12
      4 │   measure: seen
        │            ^^^^ write all or visible

      error[E203]: unknown kind of picture 'page'
        ┌─ grid.yaml:5:12
      5 │   picture: page
        │            ^^^^ write content or container
      """),
    WrongSpec(
      "an accessory that is a map",
      """
      sections:
        - list: plain
          items:
            - {title: One, accessory: {badge: 2}}
      """,
      """
      error[E201]: expected one of none, disclosure, expanded, collapsed, checkmark, switch, switchOff, detail, badge, delete, insert, multiselect, selected or reorder, found a map
        ┌─ grid.yaml:4:33
      4 │       - {title: One, accessory: {badge: 2}}
        │                                 ^^^^^^^^^^
      """),
    WrongSpec(
      "a switch that is a map",
      """
      sections:
        - list: plain
          items:
            - {title: One, accessory: {switch: off}}
      """,
      """
      error[E201]: expected an accessory name, found a map
        ┌─ grid.yaml:4:33
      4 │       - {title: One, accessory: {switch: off}}
        │                                 ^^^^^^^^^^^^^ write 'switchOff'
      """),
    WrongSpec(
      "an icon with nearly a symbol's name",
      """
      sections:
        - list: plain
          items: [{title: One, image: icon-tramm}, {title: Two, image: icon-7}, {title: Three, image: icon-harbour}]
      """,
      """
      warning[W305]: there is no symbol 'tramm', so the icon shows a random symbol
        ┌─ grid.yaml:3:33
      3 │     items: [{title: One, image: icon-tramm}, {title: Two, image: icon-7}, {title: Three, image: icon-harbour}]
        │                                 ^^^^^^^^^^ did you mean 'icon-tram'?
      """),
    WrongSpec(
      "zero columns",
      """
      sections:
        - group: {height: 44, columns: 0}
          items: 12
      """,
      """
      error[E207]: 0 is out of range: a number of items must be from 1 to 10,000
        ┌─ grid.yaml:2:34
      2 │   - group: {height: 44, columns: 0}
        │                                  ^ did you mean '1'?
      """),
    WrongSpec(
      "negative columns",
      """
      sections:
        - group: {height: 44, columns: -2}
          items: 12
      """,
      """
      error[E202]: '-2' is not a number of items
        ┌─ grid.yaml:2:34
      2 │   - group: {height: 44, columns: -2}
        │                                  ^^ did you mean '2'?
      """),
    WrongSpec(
      "a number with thousands separators",
      """
      sections:
        - group: {height: 44}
          items: 1,000
      """,
      """
      error[E202]: '1,000' is not a number of items
        ┌─ grid.yaml:3:12
      3 │     items: 1,000
        │            ^^^^^ did you mean '1000'?
      """),
    WrongSpec(
      "an opacity just over one",
      """
      styles: {cell: {opacity: 1.5}}
      sections:
        - group: {height: 44}
          items: 12
      """,
      """
      error[E207]: 1.5 is out of range: an opacity must be from 0 to 1
        ┌─ grid.yaml:1:26
      1 │ styles: {cell: {opacity: 1.5}}
        │                          ^^^
      """),
    WrongSpec(
      "a negative width",
      """
      sections:
        - group: {height: 44}
          items: 12
      render: {widths: [-390]}
      """,
      """
      error[E202]: '-390' is not a number of points
        ┌─ grid.yaml:4:19
      4 │ render: {widths: [-390]}
        │                   ^^^^ did you mean '390'?
      """),
    WrongSpec(
      "a misspelled device",
      """
      sections:
        - group: {height: 44}
          items: 12
      render: {devices: [ipone-16]}
      """,
      """
      error[E203]: unknown device 'ipone-16'
        ┌─ grid.yaml:4:20
      4 │ render: {devices: [ipone-16]}
        │                    ^^^^^^^^ did you mean 'iphone-16'?
      """),
    WrongSpec(
      "an unsupported device",
      """
      sections:
        - group: {height: 44}
          items: 12
      render: {devices: tablet}
      """,
      """
      error[E203]: unknown device 'tablet'
        ┌─ grid.yaml:4:19
      4 │ render: {devices: tablet}
        │                   ^^^^^^ 'flatplan devices' lists all devices
      """),
    WrongSpec(
      "widths and devices",
      """
      sections:
        - group: {height: 44}
          items: 12
      render: {widths: 390, devices: ipad-11}
      """,
      """
      error[E106]: 'devices' cannot be combined with 'widths': a picture is drawn for a width or for a device
        ┌─ grid.yaml:4:23
      4 │ render: {widths: 390, devices: ipad-11}
        │                       ^^^^^^^ remove one of them
      """),
    WrongSpec(
      "a fractional number of columns in digits",
      """
      sections:
        - group: {height: 44, columns: 2.5}
          items: 12
      """,
      """
      error[E202]: '2.5' is not a number of items
        ┌─ grid.yaml:2:34
      2 │   - group: {height: 44, columns: 2.5}
        │                                  ^^^ for example 3
      """),
    WrongSpec(
      "columns in a list",
      """
      sections:
        - group: {height: 44, columns: [2]}
          items: 12
      """,
      """
      error[E201]: expected a number of items, found a list
        ┌─ grid.yaml:2:34
      2 │   - group: {height: 44, columns: [2]}
        │                                  ^^^
      """),
    WrongSpec(
      "too many items",
      """
      sections:
        - group: {height: 44}
          items: 1000000001
      """,
      """
      error[E207]: 1000000001 is out of range: a number of items must be from 0 to 1,000,000,000
        ┌─ grid.yaml:3:12
      3 │     items: 1000000001
        │            ^^^^^^^^^^
      """),
    WrongSpec(
      "a word for a count",
      """
      sections:
        - group: {height: 44}
          items: twelve
      """,
      """
      error[E202]: 'twelve' is not a number of items
        ┌─ grid.yaml:3:12
      3 │     items: twelve
        │            ^^^^^^ for example 3
      """),
    WrongSpec(
      "a misspelled scrolling behavior",
      """
      sections:
        - group: {height: 44}
          items: 12
          orthogonalScrollingBehavior: groupPagin
      """,
      """
      error[E203]: unknown scrolling behavior 'groupPagin'
        ┌─ grid.yaml:4:34
      4 │     orthogonalScrollingBehavior: groupPagin
        │                                  ^^^^^^^^^^ did you mean 'groupPaging'?
      """),
    WrongSpec(
      "a misspelled edge",
      """
      sections:
        - group:
            height: 44
            item:
              supplementaryItems:
                - {elementKind: badge, size: [20, 20], containerAnchor: {edges: [top, trailin]}}
          items: 12
      """,
      """
      error[E203]: unknown edge 'trailin'
        ┌─ grid.yaml:6:81
      6 │           - {elementKind: badge, size: [20, 20], containerAnchor: {edges: [top, trailin]}}
        │                                                                                 ^^^^^^^ did you mean 'trailing'?
      """),
    WrongSpec(
      "yes instead of true",
      """
      sections:
        - group: {height: 44}
          items: 12
          header: {pinToVisibleBounds: yes}
      """,
      """
      error[E202]: 'yes' is not true or false
        ┌─ grid.yaml:4:34
      4 │     header: {pinToVisibleBounds: yes}
        │                                  ^^^ did you mean 'true'?
      """),
    WrongSpec(
      "text as a header",
      """
      sections:
        - group: {height: 44}
          items: 12
          header: Photos
      """,
      """
      error[E201]: expected true, a height or a map, found text
        ┌─ grid.yaml:4:13
      4 │     header: Photos
        │             ^^^^^^ write '{title: Photos}'
      """),
    WrongSpec(
      "quoted text as a header",
      """
      sections:
        - group: {height: 44}
          items: 12
          header: "Photos (3)"
      """,
      """
      error[E201]: expected true, a height or a map, found text
        ┌─ grid.yaml:4:13
      4 │     header: "Photos (3)"
        │             ^^^^^^^^^^^^ write '{title: "Photos (3)"}'
      """),
    WrongSpec(
      "a color as a background",
      """
      sections:
        - group: {height: 44}
          items: 12
          background: systemGray6
      """,
      """
      error[E213]: a section's background must be 'true' or a map; its appearance comes from a style
        ┌─ grid.yaml:4:17
      4 │     background: systemGray6
        │                 ^^^^^^^^^^^ write 'true' and add 'background: {background: systemGray6}' to 'styles'
      """),
    WrongSpec(
      "an unquoted color as a background",
      """
      sections:
        - group: {height: 44}
          items: 12
          background: #eee
      """,
      """
      error[E213]: a section's background must be 'true' or a map; its appearance comes from a style
        ┌─ grid.yaml:4:17
      4 │     background: #eee
        │                 ^^^^ write 'true' and add 'background: {background: "#eee"}' to 'styles'
      """),
    WrongSpec(
      "a file as a background",
      """
      sections:
        - group: {height: 44}
          items: 12
          background: paper.png
      """,
      """
      error[E213]: a section's background must be 'true' or a map; its appearance comes from a style
        ┌─ grid.yaml:4:17
      4 │     background: paper.png
        │                 ^^^^^^^^^ write 'true'
      """),
    WrongSpec(
      "a number as a group",
      """
      sections:
        - group: 44
          items: 12
      """,
      """
      error[E201]: expected a group, found a single value
        ┌─ grid.yaml:2:12
      2 │   - group: 44
        │            ^^ write '{height: 44}'
      """),
    WrongSpec(
      "a map as sections",
      """
      sections:
        group: {height: 44}
      """,
      """
      error[E201]: expected a list of sections, found a map
        ┌─ grid.yaml:2:3
      2 │   group: {height: 44}
        │   ^^^^^^^^^^^^^^^^^^^ each section begins with '- '
      """),
    WrongSpec(
      "a point of one number",
      """
      sections:
        - group: {height: 44}
          items: 12
          header: {absoluteOffset: [4]}
      """,
      """
      error[E209]: expected a point [x, y], found 1 value
        ┌─ grid.yaml:4:30
      4 │     header: {absoluteOffset: [4]}
        │                              ^^^
      """),
    WrongSpec(
      "a frame of three numbers",
      """
      sections:
        - group: {height: 44, custom: {frames: [[0, 0, 44]]}}
          items: 12
      """,
      """
      error[E209]: expected a frame [x, y, width, height], found 3 values
        ┌─ grid.yaml:2:43
      2 │   - group: {height: 44, custom: {frames: [[0, 0, 44]]}}
        │                                           ^^^^^^^^^^
      """),
    WrongSpec(
      "too few drawing orders",
      """
      sections:
        - group: {height: 44, custom: {frames: [[0, 0, 44, 44], [44, 0, 44, 44]], zIndex: [1]}}
          items: 12
      """,
      """
      error[E209]: expected 2 numbers, one per frame, found 1 value
        ┌─ grid.yaml:2:85
      2 │   - group: {height: 44, custom: {frames: [[0, 0, 44, 44], [44, 0, 44, 44]], zIndex: [1]}}
        │                                                                                     ^^^
      """),
    WrongSpec(
      "a misspelled color",
      """
      styles:
        cell: {background: systemRd}
      sections:
        - group: {height: 44}
          items: 12
      """,
      """
      error[E203]: unknown color 'systemRd'
        ┌─ grid.yaml:2:22
      2 │   cell: {background: systemRd}
        │                      ^^^^^^^^ did you mean 'systemRed'?
      """),
    WrongSpec(
      "a color without a number sign",
      """
      styles:
        cell: {background: ff9500}
      sections:
        - group: {height: 44}
          items: 12
      """,
      """
      error[E203]: unknown color 'ff9500'
        ┌─ grid.yaml:2:22
      2 │   cell: {background: ff9500}
        │                      ^^^^^^ did you mean '#ff9500'?
      """),
    WrongSpec(
      "a color with five digits",
      """
      styles:
        cell: {background: "#ff950"}
      sections:
        - group: {height: 44}
          items: 12
      """,
      """
      error[E202]: '#ff950' is not a color
        ┌─ grid.yaml:2:22
      2 │   cell: {background: "#ff950"}
        │                      ^^^^^^^^ for example "#fc0" or "#ffcc00"
      """),
    WrongSpec(
      "a color for light appearance only",
      """
      styles:
        cell: {background: {light: white}}
      sections:
        - group: {height: 44}
          items: 12
      """,
      """
      error[E102]: 'dark' is missing from a color
        ┌─ grid.yaml:2:22
      2 │   cell: {background: {light: white}}
        │                      ^^^^^^^^^^^^^^ add 'dark: black'
      """),
    WrongSpec(
      "a misspelled font",
      """
      styles:
        cell: {font: headlin}
      sections:
        - group: {height: 44}
          items: 12
      """,
      """
      error[E203]: unknown text style 'headlin'
        ┌─ grid.yaml:2:16
      2 │   cell: {font: headlin}
        │                ^^^^^^^ did you mean 'headline'?
      """),
    WrongSpec(
      "an opacity greater than one",
      """
      styles:
        cell: {opacity: 40}
      sections:
        - group: {height: 44}
          items: 12
      """,
      """
      error[E207]: 40 is out of range: an opacity must be from 0 to 1
        ┌─ grid.yaml:2:19
      2 │   cell: {opacity: 40}
        │                   ^^ did you mean '0.4'?
      """),
    WrongSpec(
      "misspelled content",
      """
      styles:
        cell: {content: titel}
      sections:
        - group: {height: 44}
          items: 12
      """,
      """
      error[E203]: unknown content 'titel'
        ┌─ grid.yaml:2:19
      2 │   cell: {content: titel}
        │                   ^^^^^ did you mean 'title'?
      """),
    WrongSpec(
      "an intrinsic size of one number",
      """
      sections:
        - group: {height: ~44}
          items: {count: 3, intrinsicSize: 44}
      """,
      """
      error[E201]: expected a size [width, height] or none, found a single value
        ┌─ grid.yaml:3:38
      3 │     items: {count: 3, intrinsicSize: 44}
        │                                      ^^
      """),
    WrongSpec(
      "a future version",
      """
      version: 2
      sections:
        - group: {height: 44}
          items: 12
      """,
      """
      error[E203]: unknown version '2'
        ┌─ grid.yaml:1:10
      1 │ version: 2
        │          ^ did you mean '1'?
      """),
    WrongSpec(
      "a name with a folder",
      """
      name: grids/two
      sections:
        - group: {height: 44}
          items: 12
      """,
      """
      error[E202]: 'grids/two' is not a file name
        ┌─ grid.yaml:1:7
      1 │ name: grids/two
        │       ^^^^^^^^^ for example two-column-grid
      """),
    WrongSpec(
      "half a point",
      """
      sections:
        - group: {height: 44, width: 0.5}
          items: 12
      """,
      """
      warning[W201]: 0.5 means 0.5 points, which is less than one
        ┌─ grid.yaml:2:32
      2 │   - group: {height: 44, width: 0.5}
        │                                ^^^ did you mean '0.5w'?
      """),
    WrongSpec(
      "a corner as one word",
      """
      sections:
        - group:
            height: 60
            item: {supplementaryItems: [{elementKind: badge, size: [20, 20], containerAnchor: {edges: topTrailing}}]}
          items: 2
      """,
      """
      error[E202]: 'topTrailing' is not an edge
        ┌─ grid.yaml:4:97
      4 │       item: {supplementaryItems: [{elementKind: badge, size: [20, 20], containerAnchor: {edges: topTrailing}}]}
        │                                                                                                 ^^^^^^^^^^^ write '[top, trailing]'
      """),
    WrongSpec(
      "a wrong operator for at least",
      """
      sections:
        - {group: {height: 44}, items: 2, when: width => 400}
      """,
      """
      error[E501]: invalid expression: unexpected '=>'
        ┌─ grid.yaml:2:49
      2 │   - {group: {height: 44}, items: 2, when: width => 400}
        │                                                 ^^ did you mean '>='?
      """),
    WrongSpec(
      "a width of one point",
      """
      sections:
        - group: {height: 1, item: {width: 1, height: 1pt}}
          items: 12
      """,
      """
      warning[W201]: 1 means one point
        ┌─ grid.yaml:2:38
      2 │   - group: {height: 1, item: {width: 1, height: 1pt}}
        │                                      ^ did you mean '1w'?
      """),
    WrongSpec(
      "no space after a colon in braces",
      """
      sections:
        - group: {height: 44, columns: 2}
          items: [{title:Hello, subtitle: 2}]
      """,
      """
      error[E104]: unknown key 'title:Hello' in a data row
        ┌─ grid.yaml:3:14
      3 │     items: [{title:Hello, subtitle: 2}]
        │              ^^^^^^^^^^^ write 'title: Hello'
      """),
  ]
}
