extension DiagnosticPage {
  /// Codes of `--set` and of `flatplan swift`.
  static let ofSettings: [DiagnosticPage] = [
    DiagnosticPage(
      "E701", "nothing to set at this path",
      """
      '--set' takes the name of a var, or a path of keys separated by dots that starts at the \
      top level of the spec. 'include' cannot be set.
      """,
      wrong: "flatplan check grid.yaml --set gpa=12",
      right: "flatplan check grid.yaml --set gap=12",
      files: [
        "grid.yaml":
          "vars: {gap: 8}\nsections:\n  - group: {height: 44, columns: 3, interItemSpacing: =gap}\n    items: 12"
      ]),
    DiagnosticPage(
      "E702", "the path goes into a single value",
      """
      The path of '--set' continues after a key that holds a number or a text. Set that key's \
      value as a whole.
      """,
      wrong: "flatplan check grid.yaml --set sections.0.header.height=60",
      right: "flatplan check grid.yaml --set 'sections.0.header={height: 60}'",
      files: ["grid.yaml": "sections:\n  - group: {height: 44}\n    header: 30\n    items: 12"]),
    DiagnosticPage(
      "E703", "no such list element",
      "List elements are addressed by index, starting at 0, or by id.",
      wrong: "flatplan check grid.yaml --set sections.1.items=3",
      right: "flatplan check grid.yaml --set sections.0.items=3",
      files: ["grid.yaml": "sections:\n  - group: {height: 44}\n    items: 12"]),
    DiagnosticPage(
      "E801", "a length that cannot be expressed in Swift",
      """
      Inside a group that distributes its space, 'width' and 'height' are known only during \
      layout. The generated Swift only describes the layout and cannot compute with them. \
      Write the length as a fraction or a number.
      """,
      wrong: "flatplan swift thirds.yaml",
      right: "flatplan swift parts.yaml",
      files: [
        "thirds.yaml":
          "sections:\n  - group: {height: 44, interItemSpacing: 8, item: {width: =width / 3}}\n    items: 12",
        "parts.yaml":
          "sections:\n  - group: {height: 44, interItemSpacing: 8, item: {width: 30%}}\n    items: 12",
      ]),
  ]
}
