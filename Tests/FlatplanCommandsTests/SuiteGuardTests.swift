import Foundation
import Testing

@testable import SpecDiagnostics
@testable import VisualDiff

/// Tests that runs neither miss specs nor replace baselines that were not compared.
@Suite struct SuiteGuardTests {
  let work: Workplace

  init() async throws {
    work = try Workplace()
    for name in ["a", "b"] { try work.write(Example.grid, to: "specs/\(name).yaml") }
    _ = await work.run("record", "specs")
  }

  /// Runs `verify`, and returns the name, variant and status of each verdict.
  private func verdicts(_ arguments: String...) async throws -> [String] {
    _ = await work.run(["verify", "specs", "--update", "none"] + arguments)
    return try work.report().verdicts.map { "\($0.name) \($0.variant) \($0.status)" }
  }

  private func shards(_ count: Int = 2) async throws -> [[String]] {
    var all: [[String]] = []
    for index in 1...count { all.append(try await verdicts("--shard", "\(index)/\(count)")) }
    return all
  }

  private func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: work.folder + "/" + name)
  }

  @Test func `one shard reports baselines of deleted specs`() async throws {
    try remove("specs/b.yaml")
    #expect(
      try await shards().map { $0.filter { $0.hasSuffix("obsolete") } } == [["b 390 obsolete"], []])
    let joined = work.text(".build/flatplan/junit.xml")
    #expect(joined.contains("failures=\"0\""))
  }

  @Test func `one shard reports snapshots that a spec no longer requests`() async throws {
    try work.write(Example.grid + "render: {widths: [320, 390, 500]}\n", to: "specs/b.yaml")
    _ = await work.run("record", "specs")
    try work.write(Example.grid + "render: {widths: [390, 500]}\n", to: "specs/b.yaml")
    for count in [2, 3] {
      let obsolete = try await shards(count).flatMap(\.self).filter { $0.hasSuffix("obsolete") }
      #expect(obsolete == ["b 320 obsolete"])
    }
  }

  /// Otherwise misspelling `sections` would drop the spec from the suite, and `prune` would delete
  /// its baselines.
  @Test(arguments: ["section: []\n", "", "# later\n"])
  func `a file with baselines is a spec even without sections`(text: String) async throws {
    try work.write(text, to: "specs/b.yaml")
    #expect(try await verdicts() == ["a 390 match", "b spec error"])
    let prune = await work.run("prune", "specs")
    #expect(prune.code == .badSpec)
    #expect(work.bytes("specs/__Snapshots__/b/390.layout") != nil)
    #expect(await work.run("check", "specs").code == .badSpec)
  }

  @Test func `a data file with the name of a spec is not a spec`() async throws {
    let rows = "sections: [{group: {height: 44}, items: b.json}]\n"
    try work.write(rows, to: "specs/b.yaml")
    try work.write("[{\"title\": \"One\"}]", to: "specs/b.json")
    _ = await work.run("record", "specs")
    #expect(try await verdicts() == ["a 390 match", "b 390 match"])
    #expect(await work.run("check", "specs").code == .done)
  }

  @Test func `two specs with the same baseline folder appear in the report`() async throws {
    try work.write(
      "{\"sections\": [{\"group\": {\"height\": 50}, \"items\": 3}]}", to: "specs/b.json")
    #expect(try await verdicts().sorted() == ["a 390 match", "b 390 layout", "b spec error"])
    #expect(work.text(".build/flatplan/junit.xml").contains("errors=\"1\""))
    let counts = try await shards().map { $0.count { $0 == "b spec error" } }
    #expect(counts == [1, 0])
  }

  @Test func `a broken link is an unreadable spec that keeps its baselines`()
    async throws
  {
    try remove("specs/b.yaml")
    try FileManager.default.createSymbolicLink(
      atPath: work.folder + "/specs/b.yaml", withDestinationPath: "elsewhere.yaml")
    #expect(try await verdicts() == ["a 390 match", "b spec error"])
    #expect(try work.report().verdicts.last?.failure?.contains("specs/b.yaml") == true)
    _ = await work.run("prune", "specs")
    #expect(work.bytes("specs/__Snapshots__/b/390.layout") != nil)
  }

  @Test func `a failure line contains the number of other errors`() async throws {
    try work.write("sections: [{grup: 3}]\n", to: "specs/b.yaml")
    _ = try await verdicts()
    #expect(try work.report().verdicts.last?.failure?.hasSuffix("(and 1 other error)") == true)
  }

  @Test func `a baseline that was not compared is not replaced`() async throws {
    func write(_ height: Int) throws {
      try work.write(Example.grid.replacing("44", with: "\(height)"), to: "specs/a.yaml")
    }
    try write(50)
    _ = try await verdicts()
    let waiting = work.contents(of: ".build/flatplan")
    // Another baseline was accepted on another branch and merged.
    try write(60)
    _ = await work.run("record", "specs")
    let merged = work.contents(of: "specs/__Snapshots__/a")
    for (file, bytes) in waiting { try work.write(bytes, to: file) }
    try write(50)
    let accept = await work.run("accept")
    #expect(accept.code == .system)
    #expect(accept.words.contains("has changed since it was compared; run flatplan verify again"))
    #expect(work.contents(of: "specs/__Snapshots__/a") == merged)
  }

  @Test func `snapshots with a new or deleted baseline are accepted`() async throws {
    try work.write(Example.grid, to: "specs/c.yaml")
    try work.write(Example.grid.replacing("44", with: "50"), to: "specs/a.yaml")
    _ = try await verdicts()
    try remove("specs/__Snapshots__/a")
    #expect(await work.run("accept").code == .done)
    #expect(try await verdicts() == ["a 390 match", "b 390 match", "c 390 match"])
  }

  /// A merge may take the picture from one branch and the index from the other.
  @Test func `a picture recorded elsewhere is not a valid baseline`() async throws {
    try work.write(Example.grid.replacing("items: 3", with: "items: 4"), to: "specs/a.yaml")
    _ = await work.run("record", "specs")
    let other = try #require(work.bytes("specs/__Snapshots__/a/390@2x.png"))
    try work.write(other, to: "specs/__Snapshots__/b/390@2x.png")
    let result = await work.run("verify", "specs", "--update", "none")
    #expect(result.code == .system)
    #expect(
      result.words.contains(
        "cannot use the baseline specs/__Snapshots__/b/390@2x.png: it differs from what was recorded"
      )
    )
  }
}

/// Tests pixels of ignored frames, and of frames that differ within the tolerance.
@Suite struct IgnoredPixelTests {
  let work: Workplace

  init() throws { work = try Workplace() }

  private static let titled = """
    styles: {header: {content: header}}
    sections:
      - {group: {height: 50}, items: 1, header: {height: 30, title: One}}

    """

  @Test(arguments: ["png", "hash", "none"])
  func `pixels of ignored frames are not counted`(images: String) async throws {
    try work.write(Self.titled, to: "s.yaml")
    _ = await work.run("record", "s.yaml", "--images", images)
    try work.write(Self.titled.replacing("One", with: "Two"), to: "s.yaml")
    let verify = ["verify", "s.yaml", "--update", "none"]
    #expect(await work.run(verify).code == .badSpec)
    #expect(await work.run(verify + ["--ignore", "header"]).code == .done)
    #expect(await work.run(verify + ["--ignore", "0/0"]).code == .badSpec)
    // Other differences are reported with their own cause.
    try work.write(
      Self.titled.replacing("One", with: "Two").replacing("items: 1", with: "items: [{title: A}]"),
      to: "s.yaml")
    let both = await work.run(verify + ["--ignore", "header"])
    #expect(both.code == .badSpec)
    #expect(both.text.contains("sections.0.items"))
    #expect(!both.text.contains("header.title") && !both.text.contains("engine"))
  }

  /// Regression test: appearance was not compared for frames whose size changed within the
  /// tolerance.
  @Test(arguments: ["png", "hash", "none"])
  func `a color may not differ where a length may`(images: String) async throws {
    let spec = """
      render: {widths: [200], scale: 1}
      styles: {cell: {content: none, background: systemRed}}
      sections: [{group: {height: 44}, items: 1}]

      """
    try work.write(spec, to: "s.yaml")
    _ = await work.run("record", "s.yaml", "--images", images)
    let verify = ["verify", "s.yaml", "--update", "none", "--tolerance", "1"]
    let longer = spec.replacing("height: 44", with: "height: 44.5")
    try work.write(longer, to: "s.yaml")
    #expect(await work.run(verify).code == .done)
    try work.write(longer.replacing("systemRed", with: "systemBlue"), to: "s.yaml")
    let result = await work.run(verify)
    #expect(result.code == .badSpec)
    #expect(
      result.text.contains("styles.cell.background systemRed → systemBlue"), "\(result.text)")
  }

  @Test(arguments: ["png", "hash", "none"])
  func `lengths may differ within the tolerance`(images: String) async throws {
    let spec = """
      styles: {cell: {content: none, background: systemRed}}
      sections:
        - {id: one, group: {height: 40, columns: 3, interItemSpacing: 8}, items: 6}

      """
    try work.write(spec, to: "s.yaml")
    _ = await work.run("record", "s.yaml", "--images", images)
    try work.write(spec.replacing("Spacing: 8", with: "Spacing: 9"), to: "s.yaml")
    let verify = ["verify", "s.yaml", "--update", "none", "--tolerance"]
    #expect(await work.run(verify + ["3"]).code == .done)
    #expect(await work.run(verify + ["0.5"]).code == .badSpec)
  }
}
