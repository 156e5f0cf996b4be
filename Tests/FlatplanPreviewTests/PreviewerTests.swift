import Foundation
import Testing

@testable import FlatplanPreview

@Suite struct PreviewerTests {
  private let plain = PreviewOptions([])

  @Test func aSpecIsDrawnAsItAsks() async throws {
    let desk = try Desk(Desk.grid + "render: {widths: [1024, 390], appearance: [light, dark]}\n")
    let shown = await desk.previewer.pictures(plain)
    #expect(shown.isWhole)
    #expect(shown.words == "")
    #expect(
      shown.pictures.map(\.name) == ["grid/390", "grid/390~dark", "grid/1024", "grid/1024~dark"])
    #expect(shown.pictures.allSatisfy { String(decoding: $0.svg, as: UTF8.self).hasPrefix("<svg") })
  }

  @Test func wishesComeBeforeTheSpec() async throws {
    let desk = try Desk()
    let shown = await desk.previewer.pictures(
      PreviewOptions([("width", "320,500"), ("direction", "rtl"), ("theme", "")]))
    #expect(shown.pictures.map(\.name) == ["grid/320-rtl", "grid/500-rtl"])
  }

  @Test func anErrorIsSaidWithItsPlace() async throws {
    let desk = try Desk("sections:\n  - group: {height: 44, colums: 2}\n    items: 3\n")
    let shown = await desk.previewer.pictures(plain)
    #expect(!shown.isWhole)
    #expect(shown.pictures.isEmpty)
    #expect(shown.words.contains("grid.yaml:2:25"))
    #expect(shown.words.contains("did you mean 'columns'?"))
  }

  @Test func aLineOfTheSpecIsSaidWhateverItEndsWith() async throws {
    let desk = try Desk("titel: as written\n" + Desk.grid)
    let shown = await desk.previewer.pictures(plain)
    #expect(shown.words.contains("1 │ titel: as written\n"))
  }

  @Test func aWishThatMakesNoSenseIsSaid() async throws {
    let desk = try Desk()
    let shown = await desk.previewer.pictures(PreviewOptions([("width", "wide")]))
    #expect(!shown.isWhole)
    #expect(shown.words.contains("'wide' is not a number of points"))
    // The page is no command line.
    #expect(!shown.words.contains("Usage:") && !shown.words.contains("--help"))
  }

  @Test(arguments: [
    ["--width", "500"], ["--width=500", "--width", "600"], ["--device", "iphone-se"],
  ])
  func aWishReplacesWhatTheProgramWasTold(width: [String]) async throws {
    let desk = try Desk(options: width + ["--theme", "print"])
    let told = await desk.previewer.pictures(plain)
    let wished = await desk.previewer.pictures(PreviewOptions([("width", "320")]))
    #expect(wished.pictures.map(\.name) == ["grid/320"])
    #expect(!told.pictures.map(\.name).contains("grid/320") && !told.pictures.isEmpty)
    // The rest is as it was told.
    let print = try Desk(options: ["--width", "320", "--theme", "print"])
    #expect(await print.previewer.pictures(plain).pictures[0].svg == wished.pictures[0].svg)
  }

  @Test func aFileMayBeNamedLikeAnOption() async throws {
    let desk = try Desk(file: "--grid.yaml")
    #expect(await desk.previewer.pictures(plain).pictures.map(\.name) == ["--grid/390"])
  }

  @Test func whatAnInterruptionLeavesIsRemoved() async throws {
    let desk = try Desk()
    _ = await desk.previewer.pictures(plain)
    let folder = desk.previewer.folder
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
    try FileManager.default.createDirectory(
      atPath: folder + "/half/grid", withIntermediateDirectories: true)
    desk.previewer.cleanUp()
    #expect(!FileManager.default.fileExists(atPath: folder))
  }

  @Test func whatWasDrawnIsKeptUntilAFileChanges() async throws {
    let desk = try Desk()
    let first = await desk.previewer.pictures(plain).pictures[0].svg
    try desk.write(Desk.grid.replacing("44", with: "440"))
    #expect(await desk.previewer.pictures(plain).pictures[0].svg == first)
    await desk.previewer.look()
    #expect(await desk.previewer.version == 1)
    #expect(await desk.previewer.pictures(plain).pictures[0].svg != first)
    await desk.previewer.look()
    #expect(await desk.previewer.version == 1)
  }

  @Test func aChangeIsAnsweredAtOnceAndNoneAfterAWhile() async throws {
    let desk = try Desk()
    let previewer = desk.previewer
    #expect(await previewer.change(after: -1) == 0)
    #expect(await previewer.change(after: 0, within: .milliseconds(10)) == 0)
    let change = Task { await previewer.change(after: 0, within: .seconds(60)) }
    try desk.write(Desk.grid + "\n")
    await previewer.look()
    #expect(await change.value == 1)
  }
}

@Suite struct WishesTests {
  @Test func onlyWhatChangesPicturesIsPassedOn() {
    let wishes = PreviewOptions([
      ("output", "/etc/passwd"), ("width", "320"), ("font-path", "/"), ("frame", "true"),
      ("overlay", "items,insets"), ("v", "3"), ("set", "a=b"), ("theme", ""),
    ])
    #expect(wishes.options == ["--width=320", "--overlay=items,insets", "--frame"])
  }

  @Test func aFlagThatIsWishedTakesNothingWithIt() {
    let wishes = PreviewOptions([("frame", "true"), ("theme", "print")])
    #expect(
      wishes.options(replacingThoseIn: ["--frame", "--set", "a=b", "--theme", "system", "--strict"])
        == ["--set", "a=b", "--strict", "--theme=print", "--frame"])
  }

  @Test func aValueIsNeverAnOption() {
    #expect(PreviewOptions([("theme", "--output=/tmp/x")]).options == ["--theme=--output=/tmp/x"])
  }
}
