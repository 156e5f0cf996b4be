extension DiagnosticPage {
  /// Files that a spec names.
  static let ofOtherFiles: [DiagnosticPage] = [
    DiagnosticPage(
      "E601", "a file is not there",
      "Paths begin at the folder of the file that names them.",
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
      "E602", "a file outside of the project",
      """
      A spec reads files of its own project only: below the nearest folder above it that has \
      a flatplan.yaml or a .git in it, or else below its own folder.
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
      "E603", "a file cannot be read",
      """
      The file is there, but is a folder, is too large or not text, or may not be read. A \
      spec from the standard input has no folder, so it can name no files.
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
      "E604", "files include one another in a circle",
      "Following 'include' from one file to the next comes back to where it began.",
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
      "E605", "a file is no table",
      """
      A .csv file has a line of column names and as many values in each line below it; a \
      .json file is a list of maps.
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
