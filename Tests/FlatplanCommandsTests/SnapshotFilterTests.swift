import Testing

@testable import HostSystem
@testable import SnapshotSuite

/// Which snapshots a name means.
@Suite struct SnapshotFilterTests {
  @Test(arguments: [
    ("gallery", true), ("390~dark", true), ("gallery/390~dark", true),
    ("specs/gallery.yaml", true), ("specs/gallery.yaml 390~dark", true),
    ("specs/__Snapshots__/gallery", true), ("specs/__Snapshots__/gallery/390~dark", true),
    ("*", true), ("gal*", true), ("*~dark", true), ("specs/*", true), ("*l*y/3*", true),
    ("390", false), ("gall", false), ("specs", false), ("dark", false), ("", false),
    ("gallery/390", false), ("specs/__Snapshots__/gallery/390", false), ("*~dark-large", false),
  ])
  func `a name is whole, but for its stars`(filter: String, isMeant: Bool) {
    let holds = SnapshotFilter(filter).holds(
      spec: "specs/gallery.yaml", folder: "specs/__Snapshots__/gallery", variant: "390~dark")
    #expect(holds == isMeant)
  }

  /// A mark that is drawn over what stands before it, at the beginning of a file's name.
  @Test(arguments: [
    "\u{301}a", "\u{301}a/390", "\u{301}*", "*/390", "specs/*", "specs/\u{301}a.yaml",
  ])
  func `a name may begin with a mark`(filter: String) {
    let holds = SnapshotFilter(filter).holds(
      spec: "specs/\u{301}a.yaml", folder: "specs/__Snapshots__/\u{301}a", variant: "390")
    #expect(holds)
  }

  @Test func `a name is the same however its letters are put together`() {
    for filter in ["caf\u{e9}", "cafe\u{301}", "*f\u{e9}/390"] {
      let holds = SnapshotFilter(filter).holds(
        spec: "cafe\u{301}.yaml", folder: "__Snapshots__/cafe\u{301}", variant: "390")
      #expect(holds, "\(filter)")
    }
  }

  @Test func `what is accepted is what is named, and nothing whose name begins alike`() async throws
  {
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
