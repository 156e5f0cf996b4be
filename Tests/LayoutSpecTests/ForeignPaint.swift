/// Shadows, gradients and other styles as in CSS and UIKit.
extension WrongSpec {
  static let foreignPaint: [WrongSpec] = [
    WrongSpec(
      "a CSS shadow",
      """
      styles: {cell: {shadow: 0 2px 4px}}
      sections: [{group: {height: 44}, items: 12}]
      """,
      """
      error[E202]: '0 2px 4px' is not a shadow
        ┌─ grid.yaml:1:25
      1 │ styles: {cell: {shadow: 0 2px 4px}}
        │                         ^^^^^^^^^ write '{radius: 2, y: 2}'
      """),
    WrongSpec(
      "a CSS shadow with a color split by commas",
      """
      styles: {cell: {shadow: 1px 2px 4px rgba(0, 0, 0, 0.3)}}
      sections: [{group: {height: 44}, items: 12}]
      """,
      """
      error[E202]: '1px 2px 4px rgba(0, 0, 0, 0.3)' is not a shadow
        ┌─ grid.yaml:1:25
      1 │ styles: {cell: {shadow: 1px 2px 4px rgba(0, 0, 0, 0.3)}}
        │                         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ write '{color: "#0000004d", opacity: 1, radius: 2, x: 1, y: 2}'
      """),
    WrongSpec(
      "a shadow whose keys have a prefix",
      """
      styles: {cell: {shadow: {shadowRadius: 4}}}
      sections: [{group: {height: 44}, items: 12}]
      """,
      """
      error[E104]: unknown key 'shadowRadius' in a shadow
        ┌─ grid.yaml:1:26
      1 │ styles: {cell: {shadow: {shadowRadius: 4}}}
        │                          ^^^^^^^^^^^^ did you mean 'radius'?
      """),
    WrongSpec(
      "a shadow with an offset as in UIKit",
      """
      styles: {cell: {shadow: {shadowOffset: [0, 2]}}}
      sections: [{group: {height: 44}, items: 12}]
      """,
      """
      error[E104]: unknown key 'shadowOffset' in a shadow
        ┌─ grid.yaml:1:26
      1 │ styles: {cell: {shadow: {shadowOffset: [0, 2]}}}
        │                          ^^^^^^^^^^^^ two keys set the offset: 'x: 0, y: 2'
      """),
    WrongSpec(
      "a CSS gradient",
      """
      styles: {cell: {gradient: "linear-gradient(90deg, red, #00f)"}}
      sections: [{group: {height: 44}, items: 12}]
      """,
      """
      error[E202]: 'linear-gradient(90deg, red, #00f)' is not a gradient
        ┌─ grid.yaml:1:27
      1 │ styles: {cell: {gradient: "linear-gradient(90deg, red, #00f)"}}
        │                           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ write '{colors: [red, "#00f"], from: leading, to: trailing}'
      """),
    WrongSpec(
      "a CSS gradient split by commas",
      """
      styles: {cell: {gradient: radial-gradient(red, blue)}}
      sections: [{group: {height: 44}, items: 12}]
      """,
      """
      error[E202]: 'radial-gradient(red, blue)' is not a gradient
        ┌─ grid.yaml:1:27
      1 │ styles: {cell: {gradient: radial-gradient(red, blue)}}
        │                           ^^^^^^^^^^^^^^^^^^^^^^^^^^ write '{type: radial, colors: [red, blue]}'
      """),
    WrongSpec(
      "the angle of a gradient",
      """
      styles: {cell: {gradient: {colors: [red, blue], angle: 90}}}
      sections: [{group: {height: 44}, items: 12}]
      """,
      """
      error[E104]: unknown key 'angle' in a gradient
        ┌─ grid.yaml:1:49
      1 │ styles: {cell: {gradient: {colors: [red, blue], angle: 90}}}
        │                                                 ^^^^^ a gradient runs from one edge or corner to another: 'from: leading, to: trailing'
      """),
    WrongSpec(
      "a key with more indentation",
      """
      sections:
        - group: {height: 44}
          items:
            - title: One
              subtitle: Two
               detail: 3
      """,
      """
      error[E004]: invalid YAML: mapping values are not allowed in this context
        ┌─ grid.yaml:6:16
      6 │          detail: 3
        │                ^ keys of one map must start in the same column; 'subtitle' above starts further left
      """),
    WrongSpec(
      "text that begins with a dash",
      """
      sections: [{group: {height: 44}, items: [{title: - one}]}]
      """,
      """
      error[E004]: unquoted text cannot begin with '-'
        ┌─ grid.yaml:1:50
      1 │ sections: [{group: {height: 44}, items: [{title: - one}]}]
        │                                                  ^ put the text in quotes
      """),
    WrongSpec(
      "a pinned header with an everyday word",
      """
      sections:
        - sticky: true
          group: {height: 44}
          items: 12
      """,
      """
      error[E104]: unknown key 'sticky' in a section
        ┌─ grid.yaml:2:5
      2 │   - sticky: true
        │     ^^^^^^ 'pinToVisibleBounds' belongs in a header
      """),
    WrongSpec(
      "a format in a spec",
      """
      sections: [{group: {height: 44}, items: 12}]
      render: {format: svg}
      """,
      """
      error[E104]: unknown key 'format' in the render settings
        ┌─ grid.yaml:2:10
      2 │ render: {format: svg}
        │          ^^^^^^ choose formats on the command line: 'flatplan render -f png,svg,pdf'
      """),
  ]
}
