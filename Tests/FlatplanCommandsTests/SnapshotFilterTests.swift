import Testing

@testable import FlatplanCommands

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
