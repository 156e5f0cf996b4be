/// Values from CSS, SwiftUI and other layout languages.
extension WrongSpec {
  static let foreignValues: [WrongSpec] = [
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
      "an expression without an equals sign",
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
      "a space before the letter of a fraction",
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
      "two CSS insets",
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
      "three CSS insets",
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
      "four CSS insets",
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
      "a CSS font",
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
      "a weight instead of a font",
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
      "a numeric weight",
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
      error[E201]: expected a list of widths, found text
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
      error[E201]: expected a list of appearances, found text
        ┌─ grid.yaml:3:15
      3 │   appearance: light, dark
        │               ^^^^^^^^^^^ write '[light, dark]'
      """),
    WrongSpec(
      "a CSS color split by commas",
      """
      styles: {cell: {background: rgba(255,255,255,0.15), opacity: 1}}
      sections: [{group: {height: 44}, items: 12}]
      """,
      """
      error[E203]: 'rgba(255,255,255,0.15)' is CSS syntax for a color
        ┌─ grid.yaml:1:29
      1 │ styles: {cell: {background: rgba(255,255,255,0.15), opacity: 1}}
        │                             ^^^^^^^^^^^^^^^^^^^^^^ write '"#ffffff26"'
      """),
    WrongSpec(
      "a CSS color in quotes",
      """
      styles: {cell: {background: "rgb(51, 102 204)"}}
      sections: [{group: {height: 44}, items: 12}]
      """,
      """
      error[E203]: 'rgb(51, 102 204)' is CSS syntax for a color
        ┌─ grid.yaml:1:29
      1 │ styles: {cell: {background: "rgb(51, 102 204)"}}
        │                             ^^^^^^^^^^^^^^^^^^ write '"#3366cc"'
      """),
    WrongSpec(
      "a CSS color with an opacity after a slash",
      """
      styles: {cell: {background: 'rgb(0 128 255 / 0.5)'}}
      sections: [{group: {height: 44}, items: 12}]
      """,
      """
      error[E203]: 'rgb(0 128 255 / 0.5)' is CSS syntax for a color
        ┌─ grid.yaml:1:29
      1 │ styles: {cell: {background: 'rgb(0 128 255 / 0.5)'}}
        │                             ^^^^^^^^^^^^^^^^^^^^^^ write '"#0080ff80"'
      """),
    WrongSpec(
      "an invalid CSS color",
      """
      styles: {cell: {background: "rgb(256, 0, 0)", color: "rgb(0, 0)", border: "rgb(50%, 0, 0, 0)"}}
      sections: [{group: {height: 44}, items: 12}]
      """,
      """
      error[E203]: 'rgb(256, 0, 0)' is CSS syntax for a color
        ┌─ grid.yaml:1:29
      1 │ styles: {cell: {background: "rgb(256, 0, 0)", color: "rgb(0, 0)", border: "rgb(50%, 0, 0, 0)"}}
        │                             ^^^^^^^^^^^^^^^^ write "#rrggbb", or "#rrggbbaa" with an opacity

      error[E203]: 'rgb(0, 0)' is CSS syntax for a color
        ┌─ grid.yaml:1:54
      1 │ styles: {cell: {background: "rgb(256, 0, 0)", color: "rgb(0, 0)", border: "rgb(50%, 0, 0, 0)"}}
        │                                                      ^^^^^^^^^^^ write "#rrggbb", or "#rrggbbaa" with an opacity

      error[E203]: 'rgb(50%, 0, 0, 0)' is CSS syntax for a color
        ┌─ grid.yaml:1:75
      1 │ styles: {cell: {background: "rgb(256, 0, 0)", color: "rgb(0, 0)", border: "rgb(50%, 0, 0, 0)"}}
        │                                                                           ^^^^^^^^^^^^^^^^^^^ write "#rrggbb", or "#rrggbbaa" with an opacity
      """),
    WrongSpec(
      "a CSS hue",
      """
      styles:
        cell:
          background: hsl(210, 50%, 40%)
      sections: [{group: {height: 44}, items: 12}]
      """,
      """
      error[E203]: 'hsl(210, 50%, 40%)' is CSS syntax for a color
        ┌─ grid.yaml:3:17
      3 │     background: hsl(210, 50%, 40%)
        │                 ^^^^^^^^^^^^^^^^^^ write "#rrggbb"
      """),
    WrongSpec(
      "a CSS gradient",
      """
      styles:
        cell:
          background: linear-gradient(white, black)
      sections: [{group: {height: 44}, items: 12}]
      """,
      """
      error[E203]: 'linear-gradient(white, black)' is CSS syntax for a color
        ┌─ grid.yaml:3:17
      3 │     background: linear-gradient(white, black)
        │                 ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ use 'gradient' for a color gradient: ["#0a3d91", "#1c6ed6"]
      """),
    WrongSpec(
      "a CSS hue and a radial CSS gradient",
      """
      styles:
        cell: {color: "hsla(210, 50%, 40%, 1)", background: "radial-gradient(white, black)"}
      sections: [{group: {height: 44}, items: 12}]
      """,
      """
      error[E203]: 'hsla(210, 50%, 40%, 1)' is CSS syntax for a color
        ┌─ grid.yaml:2:17
      2 │   cell: {color: "hsla(210, 50%, 40%, 1)", background: "radial-gradient(white, black)"}
        │                 ^^^^^^^^^^^^^^^^^^^^^^^^ write "#rrggbb"

      error[E203]: 'radial-gradient(white, black)' is CSS syntax for a color
        ┌─ grid.yaml:2:55
      2 │   cell: {color: "hsla(210, 50%, 40%, 1)", background: "radial-gradient(white, black)"}
        │                                                       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        = use 'gradient' for a color gradient: {type: radial, colors: ["#0a3d91", "#1c6ed6"]}
      """),
    WrongSpec(
      "an expression as a color",
      """
      sections:
        - group: {height: 44}
          items: {count: 3, background: =index}
      """,
      """
      error[E202]: '=index' is not a color
        ┌─ grid.yaml:3:35
      3 │     items: {count: 3, background: =index}
        │                                   ^^^^^^ for example systemRed, or the name of a var with a color; expressions return numbers
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
        │                               ^^^^^^^^^^^^^^^^ write its properties here, without 'style'
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
        │                                       ^^^^^^^^^^^^^^^^ define it under 'styles' and use its name here
      """),
    WrongSpec(
      "an accessory with another name",
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
      "text aligned to a side",
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
      "vertical text alignment with another word",
      """
      styles: {cell: {verticalAlign: top}}
      sections: [{group: {height: 44}, items: 12}]
      """,
      """
      error[E104]: unknown key 'verticalAlign' in a style
        ┌─ grid.yaml:1:17
      1 │ styles: {cell: {verticalAlign: top}}
        │                 ^^^^^^^^^^^^^ did you mean 'contentVerticalAlignment'?
      """),
    WrongSpec(
      "vertical text alignment as in CSS",
      """
      styles: {cell: {contentVerticalAlignment: middle}}
      sections: [{group: {height: 44}, items: 12}]
      """,
      """
      error[E203]: unknown vertical alignment 'middle'
        ┌─ grid.yaml:1:43
      1 │ styles: {cell: {contentVerticalAlignment: middle}}
        │                                           ^^^^^^ did you mean 'center'?
      """),
    WrongSpec(
      "a CSS direction",
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
      "a CSS viewport unit",
      """
      sections:
        - group: {height: 100vh}
          items: 12
      """,
      """
      error[E204]: unknown unit 'vh' in a size
        ┌─ grid.yaml:2:24
      2 │   - group: {height: 100vh}
        │                        ^^ did you mean '100%h'?
      """),
    WrongSpec(
      "a CSS calculation",
      """
      sections:
        - group: {height: 44, width: calc(100% - 32px)}
          items: 12
      """,
      """
      error[E203]: unknown dimension 'calc'
        ┌─ grid.yaml:2:32
      2 │   - group: {height: 44, width: calc(100% - 32px)}
        │                                ^^^^ did you mean '=width - 32'?
      """),
    WrongSpec(
      "a ratio for a height",
      """
      sections:
        - group: {height: 16:9}
          items: 12
      """,
      """
      error[E204]: unknown unit ':9' in a size
        ┌─ grid.yaml:2:23
      2 │   - group: {height: 16:9}
        │                       ^^ did you mean '9/16w'?
      """),
    WrongSpec(
      "a length with the name of its type",
      """
      sections:
        - group: {height: NSCollectionLayoutDimension.absolute(44)}
          items: 12
      """,
      """
      error[E202]: 'NSCollectionLayoutDimension.absolute(44)' is not a height
        ┌─ grid.yaml:2:21
      2 │   - group: {height: NSCollectionLayoutDimension.absolute(44)}
        │                     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ did you mean '.absolute(44)'?
      """),
    WrongSpec(
      "a symbol with a prefix",
      """
      sections:
        - group: {height: 44}
          items: [{image: sf:star}]
      """,
      """
      error[E203]: unknown picture 'sf:star'
        ┌─ grid.yaml:3:21
      3 │     items: [{image: sf:star}]
        │                     ^^^^^^^ did you mean 'star'?
      """),
    WrongSpec(
      "a picture from the web",
      """
      sections:
        - group: {height: 44}
          items: [{image: https://a.b/c.jpg}]
      """,
      """
      error[E602]: 'https://a.b/c.jpg' is outside the project folder
        ┌─ grid.yaml:3:21
      3 │     items: [{image: https://a.b/c.jpg}]
        │                     ^^^^^^^^^^^^^^^^^ files are not downloaded: save it next to the spec
      """),
    WrongSpec(
      "the radius of a capsule",
      """
      styles: {cell: {cornerRadius: 50%}}
      sections: [{group: {height: 44}, items: 12}]
      """,
      """
      error[E202]: '50%' is not a radius in points
        ┌─ grid.yaml:1:31
      1 │ styles: {cell: {cornerRadius: 50%}}
        │                               ^^^ write 'capsule'
      """),
    WrongSpec(
      "a CSS border",
      """
      styles: {cell: {border: 1px solid red}}
      sections: [{group: {height: 44}, items: 12}]
      """,
      """
      error[E202]: '1px solid red' is not a border
        ┌─ grid.yaml:1:25
      1 │ styles: {cell: {border: 1px solid red}}
        │                         ^^^^^^^^^^^^^ write '{color: red, width: 1}'
      """),
    WrongSpec(
      "no shadow",
      """
      styles: {cell: {shadow: none}}
      sections: [{group: {height: 44}, items: 12}]
      """,
      """
      error[E202]: 'none' is not a shadow
        ┌─ grid.yaml:1:25
      1 │ styles: {cell: {shadow: none}}
        │                         ^^^^ write '{opacity: 0}'
      """),
    WrongSpec(
      "an opacity of 100",
      """
      styles: {cell: {opacity: 50}}
      sections: [{group: {height: 44}, items: 12}]
      """,
      """
      error[E207]: 50 is out of range: an opacity must be from 0 to 1
        ┌─ grid.yaml:1:26
      1 │ styles: {cell: {opacity: 50}}
        │                          ^^ did you mean '0.5'?
      """),
    WrongSpec(
      "a hexadecimal color as in Swift",
      """
      styles: {cell: {background: 0xFF3B30}}
      sections: [{group: {height: 44}, items: 12}]
      """,
      """
      error[E203]: unknown color '0xFF3B30'
        ┌─ grid.yaml:1:29
      1 │ styles: {cell: {background: 0xFF3B30}}
        │                             ^^^^^^^^ did you mean '#FF3B30'?
      """),
    WrongSpec(
      "a scrolling behavior of true",
      """
      sections:
        - group: {width: 80%, height: 44}
          orthogonalScrollingBehavior: true
          items: 12
      """,
      """
      error[E203]: unknown scrolling behavior 'true'
        ┌─ grid.yaml:3:34
      3 │     orthogonalScrollingBehavior: true
        │                                  ^^^^ did you mean 'continuous'?
      """),
    WrongSpec(
      "flexible gaps with another word",
      """
      sections:
        - group: {height: 44, columns: 2, interItemSpacing: space-between}
          items: 12
      """,
      """
      error[E202]: 'space-between' is not a spacing
        ┌─ grid.yaml:2:55
      2 │   - group: {height: 44, columns: 2, interItemSpacing: space-between}
        │                                                       ^^^^^^^^^^^^^ did you mean '0+'?
      """),
    WrongSpec(
      "an abbreviated text size",
      """
      sections: [{group: {height: 44}, items: 12}]
      render: {contentSizeCategory: AX3}
      """,
      """
      error[E203]: unknown text size 'AX3'
        ┌─ grid.yaml:2:31
      2 │ render: {contentSizeCategory: AX3}
        │                               ^^^ did you mean 'accessibilityExtraLarge'?
      """),
  ]
}
