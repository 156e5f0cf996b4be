import Testing

@testable import SpecDiagnostics

/// The paths of causes, which are those of `--set`.
@Suite struct CausePathTests {
  private static let spec = """
    vars: {gap: 8}
    styles: {tall: {font: 30}}
    sections:
      - id: photos
        group: {height: 44, columns: {default: 2, 600: 3}, interItemSpacing: =gap}
        boundarySupplementaryItems: [{elementKind: lead, width: 1w, height: 20, alignment: top}]
        items: 4
      - id: "2"
        group: {width: 1w, height: ~20}
        items: [{title: One, style: tall}, Two]
      - id: people
        group: {width: 1w, height: ~20, subitems: [{width: 30%w, height: ~20}, {width: 40%w, height: ~20}]}
        items: [Lee, Kim]
        boundarySupplementaryItems:
          - {elementKind: "a=b.c", width: 1w, height: 20, alignment: bottom}
      - group: {height: 30}
        header: {height: 24, title: Last}
        items: 1
    render: {widths: 320}

    """

  /// An edit, and the path of the cause and the old value.
  struct Edit: Sendable {
    var from: String
    var to: String
    var path: String
    var old: String
  }

  private static let edits = [
    Edit(from: "height: 44", to: "height: 50", path: "sections.photos.group.height", old: "44"),
    Edit(
      from: "default: 2", to: "default: 4", path: "sections.photos.group.columns.default", old: "2"),
    Edit(
      from: "height: 20, al", to: "height: 28, al",
      path: "sections.photos.boundarySupplementaryItems.lead.height", old: "20"),
    Edit(from: "gap: 8", to: "gap: 18", path: "vars.gap", old: "8"),
    Edit(from: "font: 30", to: "font: 40", path: "styles.tall.font", old: "30"),
    // A number is always an index.
    Edit(from: "height: ~20", to: "height: 70", path: "sections.1.group.height", old: "~20"),
    Edit(
      from: "title: One", to: #"title: "One\nOne""#, path: "sections.1.items.0.title", old: "One"),
    Edit(
      from: "width: 40%w", to: "width: 50%w",
      path: "sections.people.group.subitems.1.width", old: "40%w"),
    Edit(
      from: "height: 20, alignment: b", to: "height: 22, alignment: b",
      path: #"sections.people.boundarySupplementaryItems."a=b.c".height"#, old: "20"),
    Edit(from: "height: 24", to: "height: 34", path: "sections.3.header.height", old: "24"),
  ]

  @Test(arguments: edits.indices)
  func `the path of a printed cause can be set to its old value`(_ index: Int) async throws {
    let edit = Self.edits[index]
    let work = try Workplace()
    try work.write(Self.spec, to: "home.yaml")
    let before = await work.run("frames", "home.yaml", "--format", "csv")
    _ = await work.run("record", "home.yaml", "--images", "none")
    try work.write(try Scenario.edited(Self.spec, [(edit.from, edit.to)]), to: "home.yaml")
    let verified = await work.run("verify", "home.yaml", "--images", "none")
    #expect(verified.text.contains("cause     \(edit.path) "), "\(verified.text)")
    let after = await work.run("frames", "home.yaml", "--format", "csv")
    #expect(after.text != before.text)
    let set = await work.run(
      "frames", "home.yaml", "--format", "csv", "--set", "\(edit.path)=\(edit.old)")
    #expect(set.code == .done, "\(set.words)")
    #expect(set.text == before.text)
  }

  @Test(arguments: [
    ("Ferry", "Boat", 7), ("Every hour", "Every two hours", 8), ("Pier", "Port", 3),
  ])
  func `the place of a value in JSON data is the line of its key`(
    old: String, new: String, line: Int
  ) async throws {
    let work = try Workplace()
    try work.write(
      "sections: [{group: {height: 44}, items: {from: places.json, title: $title, subtitle: $subtitle}}]\n",
      to: "home.yaml")
    let data = """
      [
        {
          "title": "Pier",
          "subtitle": "Not in winter"
        },
        {
          "title": "Ferry",
          "subtitle": "Every hour"
        }
      ]

      """
    try work.write(data, to: "places.json")
    _ = await work.run("record", "home.yaml")
    try work.write(data.replacing(old, with: new), to: "places.json")
    let verified = await work.run("verify", "home.yaml")
    #expect(verified.text.contains("places.json:\(line) "), "\(verified.text)")
  }
}
