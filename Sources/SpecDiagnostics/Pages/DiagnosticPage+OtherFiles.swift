extension DiagnosticPage {
  /// Codes of files that a spec refers to.
  static let ofOtherFiles: [DiagnosticPage] = [
    DiagnosticPage(
      "E601", "file not found",
      "Paths are relative to the folder of the file that contains them.",
      wrong: """
        sections:
          - group: {height: 44}
            items: fotos.csv
        """,
      right: """
        sections:
          - group: {height: 44}
            items: photos.csv
        """,
      files: ["photos.csv": "title\nLake\nForest"]),
    DiagnosticPage(
      "E602", "file outside the project",
      """
      A spec may only read files of its own project. The project is the nearest parent folder \
      that contains flatplan.yaml or .git; without one, it is the spec's own folder.
      """,
      wrong: """
        sections:
          - group: {height: 44}
            items: ../../photos.csv
        """,
      right: """
        sections:
          - group: {height: 44}
            items: photos.csv
        """,
      files: ["photos.csv": "title\nLake\nForest"]),
    DiagnosticPage(
      "E603", "unreadable file",
      """
      The file exists but cannot be read: it is a folder, is too large, is not text, or its \
      permissions do not allow it. A spec read from standard input has no folder, so it cannot \
      refer to files.
      """,
      wrong: """
        sections:
          - group: {height: 44}
            items: data/photos.csv
        """,
      right: """
        sections:
          - group: {height: 44}
            items: photos.csv
        """,
      files: ["photos.csv": "title\nLake\nForest", "data/photos.csv/lake.txt": "A folder."]),
    DiagnosticPage(
      "E604", "files include one another in a cycle",
      """
      Following 'include' from file to file leads back to the first one. Remove one 'include' \
      to break the cycle.
      """,
      wrong: """
        include: [one.yaml]
        sections:
          - group: {height: 44}
            items: 12
        """,
      right: """
        include: [brand.yaml]
        sections:
          - group: {height: 44}
            items: 12
        """,
      files: ["one.yaml": "include: [one.yaml]", "brand.yaml": "vars: {gap: 8}"]),
    DiagnosticPage(
      "E605", "invalid data file",
      """
      A .csv file needs a line of column names, and each following line needs one value per \
      column. A .json file must be a list of maps.
      """,
      wrong: """
        sections:
          - group: {height: 44}
            items: broken.csv
        """,
      right: """
        sections:
          - group: {height: 44}
            items: photos.csv
        """,
      files: ["photos.csv": "title\nLake\nForest", "broken.csv": "title,price\nLake,3,4"]),
  ]
}
