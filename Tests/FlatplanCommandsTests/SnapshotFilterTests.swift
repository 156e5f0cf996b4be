import Testing

@testable import SnapshotSuite
@testable import SpecDiagnostics

/// Tests which snapshots a filter matches.
@Suite struct SnapshotFilterTests {
  @Test(arguments: [
    ("gallery", true), ("390~dark", true), ("gallery/390~dark", true),
    ("specs/gallery.yaml", true), ("specs/gallery.yaml 390~dark", true),
    ("specs/__Snapshots__/gallery", true), ("specs/__Snapshots__/gallery/390~dark", true),
    ("*", true), ("gal*", true), ("*~dark", true), ("specs/*", true), ("*l*y/3*", true),
    ("390", false), ("gall", false), ("specs", false), ("dark", false), ("", false),
    ("gallery/390", false), ("specs/__Snapshots__/gallery/390", false), ("*~dark-large", false),
  ])
  func `a filter matches whole names and asterisks match any text`(filter: String, isMatch: Bool) {
    let holds = SnapshotFilter(filter).holds(
      spec: "specs/gallery.yaml", folder: "specs/__Snapshots__/gallery", variant: "390~dark")
    #expect(holds == isMatch)
  }

  /// A combining mark after a slash would merge with it into one character.
  @Test(arguments: [
    "\u{301}a", "\u{301}a/390", "\u{301}*", "*/390", "specs/*", "specs/\u{301}a.yaml",
  ])
  func `a name may begin with a combining mark`(filter: String) {
    let holds = SnapshotFilter(filter).holds(
      spec: "specs/\u{301}a.yaml", folder: "specs/__Snapshots__/\u{301}a", variant: "390")
    #expect(holds)
  }

  @Test func `names match regardless of Unicode normalization`() {
    for filter in ["caf\u{e9}", "cafe\u{301}", "*f\u{e9}/390"] {
      let holds = SnapshotFilter(filter).holds(
        spec: "cafe\u{301}.yaml", folder: "__Snapshots__/cafe\u{301}", variant: "390")
      #expect(holds, "\(filter)")
    }
  }

  @Test func `accept and reject apply only to exact matches of the filter`() async throws {
    let work = try Workplace()
    func write(height: Int) throws {
      for name in ["grid", "grid-wide"] {
        try work.write(
          """
          render: {widths: [200], contentSizeCategory: [large, extraLarge]}
          sections: [{group: {height: \(height)}, items: 1}]

          """, to: "specs/\(name).yaml")
      }
    }
    try write(height: 44)
    _ = await work.run("record", "specs")
    try write(height: 50)
    _ = await work.run("verify", "specs", "--update", "none")
    let one = await work.run("accept", "--filter", "specs/__Snapshots__/grid/200")
    #expect(one.words == "1 snapshot accepted\n")
    #expect(
      await work.run("pending", "--filter", "grid").text.hasPrefix(
        "specs/__Snapshots__/grid/200-extraLarge\n"))
    #expect(await work.run("reject", "--filter", "grid").words == "1 snapshot rejected\n")
    #expect(await work.run("accept", "--filter", "gri").code == .badUsage)
    #expect(await work.run("accept", "--filter", "grid*").words == "2 snapshots accepted\n")
  }
}
