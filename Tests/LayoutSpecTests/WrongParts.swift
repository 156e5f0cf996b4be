/// Mistakes in cells composed from parts.
extension WrongSpec {
  private static let sections = "sections: [{group: {height: 44}, items: [{title: A}]}]"

  private static func part(
    _ name: String, _ part: String, _ message: String, column: Int, _ label: String
  ) -> WrongSpec {
    let line = "styles: {cell: {content: [\(part)]}}"
    let head = message + "\n  ┌─ grid.yaml:1:\(column)\n1 │ \(line)\n  │ "
    return WrongSpec(
      name, "\(line)\n\(sections)",
      head + String(repeating: " ", count: column - 1) + label)
  }

  static let wrongParts: [WrongSpec] = [
    part(
      "a stack of SwiftUI", "{hstack: [{text: $title}]}",
      "error[E104]: unknown key 'hstack' in a part", column: 28, "^^^^^^ did you mean 'row'?"),
    part(
      "a stack", "{stack: [{text: $title}]}",
      "error[E104]: unknown key 'stack' in a part", column: 28, "^^^^^ did you mean 'column'?"),
    part(
      "a label", "{label: $title}", "error[E104]: unknown key 'label' in a part", column: 28,
      "^^^^^ did you mean 'text'?"),
    part(
      "two things in one part", "{text: $title, image: star}",
      "error[E106]: 'image' cannot be combined with 'text': a part is one thing", column: 42,
      "^^^^^ remove one of them"),
    part(
      "a text without its key", "$title", "error[E202]: '$title' is not a part", column: 27,
      "^^^^^^ write '{text: $title}'"),
    part(
      "a key of another part", "{progress: 0.5, lines: 2}",
      "error[E104]: unknown key 'lines' in a progress part", column: 43,
      "^^^^^\n  = the keys are progress, width, height, minWidth, maxWidth, minHeight, maxHeight, aspectRatio, at,\n"
        + "    inset, maxPadding, scrim, clip, name, when, repeat, use, background, color, tintColor, border,\n"
        + "    cornerRadius, cornerCurve, font, padding, opacity, gradient, shadow, textAlignment, language"
    ),
    part(
      "a number of lines by another name", "{text: $title, lines: 2}",
      "error[E104]: unknown key 'lines' in a text part", column: 42,
      "^^^^^ did you mean 'numberOfLines'?"),
    part(
      "a width of CSS", "{text: $title, width: auto}",
      "error[E202]: 'auto' is not a width", column: 49, "^^^^ did you mean 'hug'?"),
    part(
      "a fraction out of range", "{progress: 40}",
      "error[E207]: 40 is out of range: a fraction must be from 0 to 1", column: 38,
      "^^ did you mean '0.4'?"),
    part(
      "an unknown composition", "{use: price}",
      "error[E203]: unknown composition 'price'", column: 33, "^^^^^"),
    part(
      "a stack view", "{stackView: [{text: $title}]}",
      "error[E104]: unknown key 'stackView' in a part", column: 28,
      "^^^^^^^^^ did you mean 'column'?"),
    part(
      "a loop", "{forEach: $tags}", "error[E104]: unknown key 'forEach' in a part", column: 28,
      "^^^^^^^ one part for each value of a field is a repeated part: 'repeat: $tags, text: $each'"),
    part(
      "a part that is larger than its stack",
      "{row: [{box: true, width: 900}], width: 100, padding: 10}",
      "error[E207]: 900 is out of range: the width of a part must be at most 80, the width inside "
        + "its stack", column: 53, "^^^ did you mean '80'?"),
    WrongSpec(
      "a tab bar",
      "tabBar: {items: [Home]}\n\(sections)",
      """
      error[E104]: unknown key 'tabBar' in a spec
        ┌─ grid.yaml:1:1
      1 │ tabBar: {items: [Home]}
        │ ^^^^^^
        = bars are boundary items of the layout: 'configuration: {boundarySupplementaryItems: [{elementKind:
          bar, alignment: bottom, size: [1w, 49], pinToVisibleBounds: true, background: systemBackground,
          content: {row: [{button: {title: Home, image: house}}, {button: {title: Library, image:
          books.vertical}}], distribution: fillEqually}}]}' at the top level of the spec
      """),
    WrongSpec(
      "a button in a style",
      "styles: {cell: {button: Buy}}\n\(sections)",
      """
      error[E104]: unknown key 'button' in a style
        ┌─ grid.yaml:1:17
      1 │ styles: {cell: {button: Buy}}
        │                 ^^^^^^ cells are composed in a style or a data row: 'content: [{button: $title}]'
      """),
    WrongSpec(
      "a stack in a section",
      "sections: [{group: {height: 44}, items: 1, zstack: [{text: A}]}]",
      """
      error[E104]: unknown key 'zstack' in a section
        ┌─ grid.yaml:1:44
      1 │ sections: [{group: {height: 44}, items: 1, zstack: [{text: A}]}]
        │                                            ^^^^^^ cells are composed in a style or a data row: 'content: {overlay: [{image: star}, {text: $title}]}'
      """),
    WrongSpec(
      "a stack as a data row",
      "sections: [{group: {height: 44}, items: [{stack: []}]}]",
      """
      error[E104]: unknown key 'stack' in a data row
        ┌─ grid.yaml:1:43
      1 │ sections: [{group: {height: 44}, items: [{stack: []}]}]
        │                                           ^^^^^ cells are composed in a style or a data row: 'content: {column: [{image: star}, {text: $title}]}'
      """),
    WrongSpec(
      "a column without 'content'",
      "styles: {cell: {column: [{text: $title}]}}\n\(sections)",
      """
      error[E104]: unknown key 'column' in a style
        ┌─ grid.yaml:1:17
      1 │ styles: {cell: {column: [{text: $title}]}}
        │                 ^^^^^^ write 'content: {column: [{text: $title}]}'
      """),
    WrongSpec(
      "a field that is not a number",
      """
      styles: {cell: {content: [{progress: $done}]}}
      sections: [{group: {height: 44}, items: [{done: 0.4}, {done: half}]}]
      """,
      """
      error[E202]: 'half' is not a fraction
        ┌─ grid.yaml:1:38
      1 │ styles: {cell: {content: [{progress: $done}]}}
        │                                      ^^^^^ for item 1
      """),
    WrongSpec(
      "a field that no row has",
      """
      styles: {cell: {content: [{text: $titel}]}}
      sections: [{group: {height: 44}, items: [{title: A}]}]
      """,
      """
      error[E502]: '$titel' is not a known name, a column or sample text; write '$$' for a dollar sign
        ┌─ grid.yaml:1:35
      1 │ styles: {cell: {content: [{text: $titel}]}}
        │                                   ^^^^^ available sample text: $words, $sentence, $paragraph, $person, $city, $category, $price, $date, $color or $photo
      """),
    WrongSpec(
      "compositions that use one another",
      """
      contents: {a: [{use: b}], b: [{use: a}]}
      styles: {cell: {content: a}}
      sections: [{group: {height: 44}, items: 1}]
      """,
      """
      error[E308]: templates use one another in a cycle: b → a → b
        ┌─ grid.yaml:1:22
      1 │ contents: {a: [{use: b}], b: [{use: a}]}
        │                      ^

      error[E308]: templates use one another in a cycle: a → b → a
        ┌─ grid.yaml:1:37
      1 │ contents: {a: [{use: b}], b: [{use: a}]}
        │                                     ^
      """),
  ]
}
