import Foundation
import Testing

@testable import FlatplanPreview

@Suite struct FolderStampTests {
  @Test(arguments: ["shared.yaml", "data/rows.csv", "a/b/c/photo.jpg"])
  func aFileMoreIsAChange(name: String) throws {
    let desk = try Desk()
    let before = FolderStamp(of: desk.folder)
    try desk.write("x", to: name)
    let with = FolderStamp(of: desk.folder)
    #expect(with != before)
    try desk.write("xy", to: name)
    #expect(FolderStamp(of: desk.folder) != with)
    try desk.remove(name)
    #expect(FolderStamp(of: desk.folder) == before)
  }

  @Test(arguments: [
    ".git/index", ".grid.yaml.swp", "__Snapshots__/grid/390.layout", "output/grid/390.svg",
    "node_modules/x.js",
  ])
  func whatNoPictureIsMadeOfIsNone(name: String) throws {
    let desk = try Desk()
    let before = FolderStamp(of: desk.folder)
    try desk.write("x", to: name)
    #expect(FolderStamp(of: desk.folder) == before)
  }

  @Test func aLinkBackEnds() throws {
    let desk = try Desk()
    try FileManager.default.createSymbolicLink(
      atPath: desk.folder + "/back", withDestinationPath: desk.folder)
    #expect(FolderStamp(of: desk.folder) == FolderStamp(of: desk.folder))
  }

  @Test func aLinkedFileIsAsNewAsWhatItLeadsTo() throws {
    let (desk, elsewhere) = (try Desk(), try Desk())
    try FileManager.default.createSymbolicLink(
      atPath: desk.folder + "/linked.yaml", withDestinationPath: elsewhere.folder + "/grid.yaml")
    let before = FolderStamp(of: desk.folder)
    try elsewhere.write("other")
    #expect(FolderStamp(of: desk.folder) != before)
  }

  @Test func `what is near is looked at before what lies deep`() throws {
    let desk = try Desk()
    for number in 0..<5 { try desk.write("x", to: "a/\(number)/b/deep.yaml") }
    // Of ten: the desk's own file, a and z, and then five folders and a file in these.
    func stamp() -> FolderStamp { FolderStamp(of: desk.folder, most: 10) }
    let before = stamp()
    try desk.write("x", to: "z/near.yaml")
    let with = stamp()
    #expect(with != before)
    for number in 0..<5 { try desk.write("xy", to: "a/\(number)/b/deep.yaml") }
    #expect(stamp() == with)
  }

  @Test func aFolderThatIsNotThereIsEmpty() {
    #expect(FolderStamp(of: "/nowhere") == FolderStamp(of: "/nowhere/else"))
  }
}
