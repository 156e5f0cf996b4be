extension DiagnosticPage {
  /// What command lines ask of specs.
  static let ofSettings: [DiagnosticPage] = [
    DiagnosticPage(
      "E701", "there is nothing to set",
      """
      '--set' takes the name of a var, or keys with points between them, beginning at the \
      top of the spec. 'include' cannot be set.
      """,
      wrong: "flatplan check grid.yaml --set gpa=12",
      right: "flatplan check grid.yaml --set gap=12",
      files: [
        "grid.yaml":
          "vars: {gap: 8}\nsections:\n  - group: {height: 44, columns: 3, interItemSpacing: =gap}\n    items: 12"
      ]),
    DiagnosticPage(
      "E702", "nothing can be set inside of a single value",
      """
      The path of '--set' goes on where the spec has a number or a text. Set the value as a \
      whole.
      """,
      wrong: "flatplan check grid.yaml --set sections.0.header.height=60",
      right: "flatplan check grid.yaml --set 'sections.0.header={height: 60}'",
      files: ["grid.yaml": "sections:\n  - group: {height: 44}\n    header: 30\n    items: 12"]),
    DiagnosticPage(
      "E703", "a list has no such element",
      "Elements of lists are named by their numbers, from 0, or by their id.",
      wrong: "flatplan check grid.yaml --set sections.1.items=3",
      right: "flatplan check grid.yaml --set sections.0.items=3",
      files: ["grid.yaml": "sections:\n  - group: {height: 44}\n    items: 12"]),
    DiagnosticPage(
      "E801", "a length that Swift has no name for",
      """
      In a group that shares its room, 'width' and 'height' stand for what the layout works \
      out as it lays out. Swift that only describes the layout cannot compute with them: say \
      the length as a part, or as a number.
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
