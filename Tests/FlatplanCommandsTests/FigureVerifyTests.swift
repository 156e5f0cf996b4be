import Testing

@testable import FlatplanCommands
@testable import SpecDiagnostics
@testable import VisualDiff

/// Tests that `verify` compares whatever `render` draws, and names the edit that changed it.
@Suite struct FigureVerifyTests {
  let work: Workplace

  init() throws { work = try Workplace() }

  private static let figure = """
    render:
      widths: [300]
      scale: 1
      height: 200
      overlays: [items]
      frame: false
      canvas: {width: 420, padding: 20}
    annotations:
      - {at: photos/0, text: An item, side: leading}
      - {at: photos/1, number: 1, text: Cells repeat}
    legend: bottom
    caption: Two columns.
    sections:
      - id: photos
        contentInsets: 16
        group: {height: 44, columns: 2, interItemSpacing: 8}
        items: 4

    """

  /// Records specs and verifies each after its edits; also returns whether `render` draws it
  /// differently.
  private func verdicts(
    _ specs: [(text: String, edits: [(String, String)])], _ storage: String = "png"
  ) async throws -> [(verdicts: [Verdict], isDrawnDifferently: Bool)] {
    for (index, spec) in specs.enumerated() { try work.write(spec.text, to: "s/g\(index).yaml") }
    let recorded = await work.run("record", "s", "--images", storage)
    #expect(recorded.code == .done, "\(recorded.words)")
    _ = await work.run("render", "s", "-o", "before")
    for (index, spec) in specs.enumerated() {
      try work.write(try Scenario.edited(spec.text, spec.edits), to: "s/g\(index).yaml")
    }
    _ = await work.run("render", "s", "-o", "after")
    _ = await work.run("verify", "s", "--update", "none")
    let verdicts = try work.report().verdicts
    return specs.indices.map { index in
      func drawn(_ folder: String) -> [[UInt8]] {
        work.contents(of: "\(folder)/g\(index)").sorted { $0.key < $1.key }.map(\.value)
      }
      let (before, after) = (drawn("before"), drawn("after"))
      #expect(!before.isEmpty && !after.isEmpty)
      return (verdicts.filter { $0.name == "g\(index)" }, before != after)
    }
  }

  private func verdicts(
    _ spec: String, _ edits: (String, String)...
  ) async throws -> (verdicts: [Verdict], isDrawnDifferently: Bool) {
    try await verdicts([(spec, edits)])[0]
  }

  private func edits(_ verdict: Verdict) -> [String] {
    verdict.causes.flatMap(\.edits).map(\.text).sorted()
  }

  @Test(arguments: ["png", "hash", "none"])
  func `a change of what explains the layout is a change with its cause`(
    storage: String
  ) async throws {
    let edits = [
      ("overlays: [items]", "overlays: [items, spacing]", "render.overlays"),
      ("frame: false", "frame: true", "render.frame"),
      ("width: 420", "width: 440", "render.canvas.width 420 → 440"),
      ("padding: 20", "padding: 30", "render.canvas.padding 20 → 30"),
      ("Two columns.", "Three columns.", "caption"),
      ("legend: bottom", "legend: none", "legend bottom → none"),
      ("An item", "The first item", "annotations.0.text"),
      ("side: leading", "side: bottom", "annotations.0.side"),
      ("number: 1", "number: 2", "annotations.1.number 1 → 2"),
    ]
    let found = try await verdicts(edits.map { (Self.figure, [($0.0, $0.1)]) }, storage)
    for (edit, found) in zip(edits, found) {
      let verdict = try #require(found.verdicts.first)
      #expect(found.isDrawnDifferently, "\(edit)")
      #expect([.pixels, .size].contains(verdict.status), "\(verdict.text())")
      #expect(verdict.changes.isEmpty)
      #expect(verdict.causes.count == 1, "\(verdict.text())")
      #expect(self.edits(verdict).first?.hasPrefix(edit.2) == true, "\(verdict.text())")
      #expect(verdict.causes.first?.edits.first?.place != nil)
    }
    #expect(await work.run("accept").code == .done)
    #expect(await work.run("verify", "s", "--force", "--update", "none").code == .done)
  }

  @Test func `edits of the layout and of what explains it are separate causes`() async throws {
    let found = try await verdicts(
      Self.figure, ("interItemSpacing: 8", "interItemSpacing: 12"), ("Two columns.", "A grid."),
      ("padding: 20", "padding: 24"), ("An item", "A cell"), ("scale: 1", "scale: 1 # a note"))
    let verdict = try #require(found.verdicts.first)
    #expect(verdict.status == .layout)
    #expect(verdict.causes.count == 4, "\(verdict.text())")
    #expect(!verdict.changes.isEmpty)
  }

  /// The first picture has a value of its own, so that the edit changes only the second one.
  @Test func `an edit that only one of several pictures shows is found`() async throws {
    let spec = """
      render: {widths: [200], scale: 1}
      sections:
        - id: photos
          group: {height: 40, columns: 2, interItemSpacing: 8}
          items: 4
      variants:
        - {title: Wide, set: {sections.photos.group.interItemSpacing: 20}}
        - {title: Usual, set: {sections.photos.group.height: 60}}

      """
    let edits = [
      (("interItemSpacing: 8}", "interItemSpacing: 10}"), "group.interItemSpacing 8 → 10"),
      (("title: Usual", "title: Tall"), "variants.1.title"),
      (("height: 60", "height: 70"), "variants.1.set"),
      (("interItemSpacing: 20", "interItemSpacing: 30"), "variants.0.set"),
    ]
    for (edit, found) in zip(edits, try await verdicts(edits.map { (spec, [$0.0]) })) {
      let verdict = try #require(found.verdicts.first)
      #expect(found.isDrawnDifferently && verdict.status != .match, "\(edit)")
      let causes = self.edits(verdict)
      #expect(causes.count == 1 && causes[0].contains(edit.1), "\(verdict.text())")
    }
  }

  @Test func `the sheet of all variants is compared, too`() async throws {
    let spec = """
      title: Grid
      render: {widths: [100, 200], appearance: [light, dark], scale: 1, sheet: true}
      sections: [{group: {height: 44, columns: 2}, items: 3}]

      """
    let found = try await verdicts([
      (spec, [("Grid", "Cells")]), (spec, [("height: 44", "height: 50")]),
    ])
    #expect(found[0].isDrawnDifferently)
    let verdicts = found[0].verdicts
    #expect(verdicts.map(\.variant) == ["100", "100~dark", "200", "200~dark", "sheet"])
    #expect(verdicts.map(\.status) == [.match, .match, .match, .match, .pixels])
    #expect(verdicts.last.map(edits) == ["title Grid → Cells"], "\(verdicts.map { $0.text() })")
    #expect(found[1].verdicts.count == 5)
    #expect(found[1].verdicts.allSatisfy { $0.status == .layout && edits($0).count == 1 })
  }

  /// An SVG of the appearance `auto` has both.
  @Test func `both appearances of a picture that follows the viewer are compared`() async throws {
    let spec = """
      render: {widths: [100], appearance: [auto], scale: 1}
      styles: {card: {background: {light: white, dark: "#222222"}}}
      sections: [{group: {height: 44, columns: 2, item: {style: card}}, items: 3}]

      """
    let verdicts = try await verdicts(spec, ("#222222", "#333333")).verdicts
    #expect(verdicts.map(\.variant) == ["100", "100~dark"])
    #expect(verdicts.map(\.status) == [.match, .pixels])
  }

  @Test func `figures of pages are verified like specs`() async throws {
    let page = """
      # A page

      ```flatplan figure=images/grid width=100,200
      sections: [{group: {height: 44, columns: 2}, items: 3}]
      ```

      <!-- flatplan: ../specs/list.yaml -->

      ```flatplan
      sections:
        - group: {height: 30}
          items: 2
      ```

      """
    try work.write(page, to: "docs/README.md")
    try work.write(Example.grid, to: "specs/list.yaml")
    #expect(await work.run("record", "docs/README.md").code == .done)
    for folder in [
      "docs/__Snapshots__/README/images/grid", "docs/__Snapshots__/README/README-3",
      "specs/__Snapshots__/list",
    ] {
      #expect(work.bytes("\(folder)/baseline.json") != nil, "\(work.files)")
    }
    let unchanged = await work.run(["verify", "docs/README.md"], isAutomated: true)
    #expect(unchanged.code == .done, "\(unchanged.words)")
    #expect(try work.report().verdicts.count == 4)
    try work.write(
      "A line.\n\n" + page.replacing("height: 30", with: "height: 36"), to: "docs/README.md")
    let changed = await work.run("verify", "docs/README.md", "--update", "none")
    #expect(changed.code == .badSpec)
    let verdicts = try work.report().verdicts.filter { $0.status != .match }
    #expect(verdicts.map(\.name) == ["README-3"], "\(changed.text)\(changed.words)")
    #expect(verdicts.flatMap(edits) == ["sections.0.group.height 30 → 36"])
    #expect(verdicts.first?.causes.first?.edits.first?.place == "docs/README.md:13")
    #expect(await work.run("accept").code == .done)
    #expect(await work.run(["verify", "docs/README.md"], isAutomated: true).code == .done)

    // One of two edits is accepted, and the other one stays pending.
    let both = page.replacing("height: 30", with: "height: 40").replacing(
      "items: 2", with: "items: 3")
    try work.write(both, to: "docs/README.md")
    #expect(await work.run("verify", "docs/README.md", "--update", "none").code == .badSpec)
    let causes = try work.report().causeGroups.map { "\($0.cause)" }
    #expect(causes.count == 2, "\(causes)")
    let number = try #require(
      try work.report().causeGroups.first { "\($0.cause)".contains("height") }?.number)
    let part = await work.run("accept", "--cause", "\(number)")
    #expect(part.code == .done, "\(part.words)")
    try work.write(page.replacing("height: 30", with: "height: 40"), to: "docs/README.md")
    #expect(await work.run(["verify", "docs/README.md"], isAutomated: true).code == .done)
    try work.write(page.replacing("height: 30", with: "height: 36"), to: "docs/README.md")
    #expect(await work.run("record", "docs/README.md").code == .done)

    // Baselines of pages are not those of lost specs.
    #expect(await work.run(["verify", "."], isAutomated: true).code == .done)
    let broken = page.replacing("items: 2", with: "itms: 2")
    try work.write(broken, to: "docs/README.md")
    let wrong = await work.run("verify", "docs/README.md")
    #expect(wrong.code == .badSpec && wrong.words.contains("README.md:12"), "\(wrong.words)")
  }
}
