/// Files that are not YAML, or not a spec.
extension WrongSpec {
  static let wrongFiles: [WrongSpec] = [
    WrongSpec(
      "an empty file",
      """

      """,
      """
      error[E002]: the file is empty
        ┌─ grid.yaml:1:1
        = begin with 'sections:'
      """),
    WrongSpec(
      "a file with only a comment",
      """
      # later
      """,
      """
      error[E002]: the file is empty
        ┌─ grid.yaml:1:1
        = begin with 'sections:'
      """),
    WrongSpec(
      "a list at the top",
      """
      - group
      - items
      """,
      """
      error[E007]: a spec must be a map with keys such as 'sections:', not a list
        ┌─ grid.yaml:1:1
      1 │ - group
        │ ^^^^^^^
      """),
    WrongSpec(
      "a single value at the top",
      """
      grid
      """,
      """
      error[E007]: a spec must be a map with keys such as 'sections:', not a single value
        ┌─ grid.yaml:1:1
      1 │ grid
        │ ^^^^
      """),
    WrongSpec(
      "a tab for indentation",
      """
      sections:
      \t- group: {height: 44}
      """,
      """
      error[E004]: YAML cannot be indented with tabs
        ┌─ grid.yaml:2:1
      2 │  - group: {height: 44}
        │ ^ use spaces
      """),
    WrongSpec(
      "a reserved character",
      """
      title: @home
      sections:
        - group: {height: 44}
          items: 12
      """,
      """
      error[E004]: unquoted text cannot begin with '@'
        ┌─ grid.yaml:1:8
      1 │ title: @home
        │        ^ put the text in quotes
      """),
    WrongSpec(
      "a JavaScript comment",
      """
      {
        // Three of them.
        "sections": [{"group": {"height": 44}, "items": 3}]
      }
      """,
      """
      error[E004]: invalid YAML: a comment begins with '#'
        ┌─ grid.yaml:2:3
      2 │   // Three of them.
        │   ^^ write '#'
      """),
    WrongSpec(
      "Swift comments",
      """
      sections:
        /* A grid. */
        - group: {height: 44}
          // Not many.
          items: 3
      """,
      """
      error[E004]: invalid YAML: a comment begins with '#'
        ┌─ grid.yaml:2:3
      2 │   /* A grid. */
        │   ^^ write '#'
      """),
    WrongSpec(
      "a git conflict",
      """
      sections:
      <<<<<<< HEAD
        - group: {height: 44}
      =======
        - group: {height: 54}
      >>>>>>> main
          items: 3
      """,
      """
      error[E004]: invalid YAML: unresolved git conflict
        ┌─ grid.yaml:2:1
      2 │ <<<<<<< HEAD
        │ ^^^^^^^ keep one of the two sides
      """),
    WrongSpec(
      "an unclosed bracket",
      """
      sections:
        - group: {height: 44
          items: 12
      """,
      """
      error[E004]: invalid YAML: this '{' is not closed
        ┌─ grid.yaml:2:12
      2 │   - group: {height: 44
        │            ^ close it with '}'
      """),
    WrongSpec(
      "an unclosed bracket at the end of the file",
      """
      sections: [{group: {height: 44}, items: 12}
      """,
      """
      error[E004]: invalid YAML: did not find expected ',' or ']'
        ┌─ grid.yaml:1:11
      1 │ sections: [{group: {height: 44}, items: 12}
        │           ^ this value is not finished at the end of the file
      """),
    WrongSpec(
      "an unclosed map without a final line break",
      "sections: {group",
      """
      error[E004]: invalid YAML: did not find expected ',' or '}'
        ┌─ grid.yaml:1:11
      1 │ sections: {group
        │           ^ this value is not finished at the end of the file
      """),
    WrongSpec(
      "a list that ends before its first element",
      """
      sections:
        - group: {height: 44, subitems: [

      """,
      """
      error[E004]: invalid YAML: did not find expected node content
        ┌─ grid.yaml:2:35
      2 │   - group: {height: 44, subitems: [
        │                                   ^ the file ends here, inside an unfinished value
      """),
    WrongSpec(
      "terminal escape sequences",
      """
      sections: []
      "\\e[31mred": 5
      """,
      """
      error[E104]: unknown key '\u{FFFD}[31mred' in a spec
        ┌─ grid.yaml:2:1
      2 │ "\\e[31mred": 5
        │ ^^^^^^^^^^^
        = the keys are name, title, description, configuration, styles, contents, theme, sections, render,
          screen, $schema, version, vars, templates, include, tokens, strings, assets, allow, annotations,
          legend, caption, variants
      """),
    WrongSpec(
      "characters that change the text direction",
      """
      sections: []
      "\u{202E}der\u{2066}": 5
      """,
      """
      error[E104]: unknown key '\u{FFFD}der\u{FFFD}' in a spec
        ┌─ grid.yaml:2:1
      2 │ "\u{FFFD}der\u{FFFD}": 5
        │ ^^^^^^^
        = the keys are name, title, description, configuration, styles, contents, theme, sections, render,
          screen, $schema, version, vars, templates, include, tokens, strings, assets, allow, annotations,
          legend, caption, variants
      """),
    WrongSpec(
      "a colon in unquoted text",
      """
      title: Photos: all of them
      sections:
        - group: {height: 44}
          items: 12
      """,
      """
      error[E004]: invalid YAML: mapping values are not allowed in this context
        ┌─ grid.yaml:1:14
      1 │ title: Photos: all of them
        │              ^ put text that contains a colon in quotes
      """),
    WrongSpec(
      "a label pasted from Swift",
      """
      sections:
        - group: {height: .uniformAcrossSiblings(estimate: 44)}
          items: 12
      """,
      """
      error[E004]: invalid YAML: did not find expected ',' or '}'
        ┌─ grid.yaml:2:52
      2 │   - group: {height: .uniformAcrossSiblings(estimate: 44)}
        │                                                    ^ put text that contains a colon in quotes
      """),
    WrongSpec(
      "an unclosed quotation mark",
      """
      title: "Photos
      sections:
        - group: {height: 44}
          items: 12
      """,
      """
      error[E004]: invalid YAML: found unexpected end of stream
        ┌─ grid.yaml:1:8
      1 │ title: "Photos
        │        ^ this value is not finished at the end of the file
      """),
    WrongSpec(
      "a second document",
      """
      sections:
        - group: {height: 44}
          items: 12
      ---
      name: other
      """,
      """
      error[E008]: a second YAML document begins here; a spec is a single document
        ┌─ grid.yaml:4:1
      4 │ ---
        │ ^
      """),
    WrongSpec(
      "an undefined alias",
      """
      sections:
        - group: *grid
          items: 12
      """,
      """
      error[E004]: invalid YAML: found undefined alias
        ┌─ grid.yaml:2:12
      2 │   - group: *grid
        │            ^^^^^
      """),
    WrongSpec(
      "a list as a key",
      """
      sections:
        - group: {height: 44, [a, b]: 1}
          items: 12
      """,
      """
      error[E009]: a key must be text; it cannot be a list, a map or an alias
        ┌─ grid.yaml:2:25
      2 │   - group: {height: 44, [a, b]: 1}
        │                         ^
      """),
    WrongSpec(
      "merging a number",
      """
      sections:
        - group: {height: 44, <<: 12}
          items: 12
      """,
      """
      error[E010]: '<<' takes a map or a list of maps
        ┌─ grid.yaml:2:25
      2 │   - group: {height: 44, <<: 12}
        │                         ^^
      """),
    WrongSpec(
      "an unquoted color in brackets",
      """
      styles:
        cell: {background: #ff9500, color: white}
      sections:
        - group: {height: 44}
          items: 12
      """,
      """
      error[E212]: unquoted '#ff9500' is a comment in YAML
        ┌─ grid.yaml:2:22
      2 │   cell: {background: #ff9500, color: white}
        │                      ^^^^^^^ write '"#ff9500"'
      """),
    WrongSpec(
      "an unquoted color in the brackets of an item",
      """
      sections:
        - group: {height: 44}
          items:
            - {title: Coast, background: #f90}

            - Hills
      """,
      """
      error[E212]: unquoted '#f90' is a comment in YAML
        ┌─ grid.yaml:4:36
      4 │       - {title: Coast, background: #f90}
        │                                    ^^^^ write '"#f90"'
      """),
    WrongSpec(
      "a color in a comment before an unfinished value",
      """
      sections:
        - group: {height: 44}
          # background: #fff
          items: [12}
      """,
      """
      error[E004]: invalid YAML: did not find expected ',' or ']'
        ┌─ grid.yaml:4:15
      4 │     items: [12}
        │               ^
      """),
    WrongSpec(
      "an unquoted color in brackets at the end",
      """
      sections:
        - group: {height: 44}
          items: 12
      render: {background: #f2f2f7}
      """,
      """
      error[E212]: unquoted '#f2f2f7' is a comment in YAML
        ┌─ grid.yaml:4:22
      4 │ render: {background: #f2f2f7}
        │                      ^^^^^^^ write '"#f2f2f7"'
      """),
  ]
}
