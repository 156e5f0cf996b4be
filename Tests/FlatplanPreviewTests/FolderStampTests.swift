import Foundation
import Testing

@testable import FlatplanPreview

@Suite struct FolderStampTests {
  @Test(arguments: ["shared.yaml", "data/rows.csv", "a/b/c/photo.jpg"])
  func `adding, changing or removing a file changes the stamp`(name: String) throws {
    let fixture = try PreviewFixture()
    let before = FolderStamp(of: fixture.folder)
    try fixture.write("x", to: name)
    let with = FolderStamp(of: fixture.folder)
    #expect(with != before)
    try fixture.write("xy", to: name)
    #expect(FolderStamp(of: fixture.folder) != with)
    try fixture.remove(name)
    #expect(FolderStamp(of: fixture.folder) == before)
  }

  @Test(arguments: [
    ".git/index", ".grid.yaml.swp", "__Snapshots__/grid/390.layout", "output/grid/390.svg",
    "node_modules/x.js",
  ])
  func `files that no picture depends on do not change the stamp`(name: String) throws {
    let fixture = try PreviewFixture()
    let before = FolderStamp(of: fixture.folder)
    try fixture.write("x", to: name)
    #expect(FolderStamp(of: fixture.folder) == before)
  }

  @Test func `a link to a parent folder does not cause an endless loop`() throws {
    let fixture = try PreviewFixture()
    try FileManager.default.createSymbolicLink(
      atPath: fixture.folder + "/back", withDestinationPath: fixture.folder)
    #expect(FolderStamp(of: fixture.folder) == FolderStamp(of: fixture.folder))
  }

  @Test func `a link has the stamp of its target`() throws {
    let (fixture, elsewhere) = (try PreviewFixture(), try PreviewFixture())
    try FileManager.default.createSymbolicLink(
      atPath: fixture.folder + "/linked.yaml", withDestinationPath: elsewhere.folder + "/grid.yaml")
    let before = FolderStamp(of: fixture.folder)
    try elsewhere.write("other")
    #expect(FolderStamp(of: fixture.folder) != before)
  }

  @Test func `the limit applies breadth first`() throws {
    let fixture = try PreviewFixture()
    for number in 0..<5 { try fixture.write("x", to: "a/\(number)/b/deep.yaml") }
    // The limit covers the spec, a and z, then the five folders and the file in them.
    func stamp() -> FolderStamp { FolderStamp(of: fixture.folder, limit: 10) }
    let before = stamp()
    try fixture.write("x", to: "z/near.yaml")
    let with = stamp()
    #expect(with != before)
    for number in 0..<5 { try fixture.write("xy", to: "a/\(number)/b/deep.yaml") }
    #expect(stamp() == with)
  }

  @Test func `a missing folder has an empty stamp`() {
    #expect(FolderStamp(of: "/nowhere") == FolderStamp(of: "/nowhere/else"))
  }

  @Test func `a change in the project of watched code changes the stamp`() throws {
    let fixture = try PreviewFixture()
    try fixture.write("", to: "Package.swift")
    try fixture.write("x", to: "Screens/Home.swift")
    try fixture.write("x", to: "Style/Theme.swift")
    func stamp() -> FolderStamp {
      FolderStamp(
        of: fixture.folder + "/Screens", codeAt: fixture.folder + "/Screens/Home.swift")
    }
    let before = stamp()
    #expect(stamp() == before)
    try fixture.write("xy", to: "Style/Theme.swift")
    #expect(stamp() != before)
  }
}
