import Foundation
import Testing

@testable import FlatplanPreview

@Suite struct PreviewerTests {
  private let plain = PreviewOptions([])

  @Test func `a spec is drawn with its own render options`() async throws {
    let fixture = try PreviewFixture(
      PreviewFixture.grid + "render: {widths: [1024, 390], appearance: [light, dark]}\n")
    let shown = await fixture.previewer.pictures(plain)
    #expect(shown.isWhole)
    #expect(shown.words == "")
    #expect(
      shown.pictures.map(\.name) == ["grid/390", "grid/390~dark", "grid/1024", "grid/1024~dark"])
    #expect(shown.pictures.allSatisfy { String(decoding: $0.svg, as: UTF8.self).hasPrefix("<svg") })
  }

  @Test func `page options override the spec`() async throws {
    let fixture = try PreviewFixture()
    let shown = await fixture.previewer.pictures(
      PreviewOptions([("width", "320,500"), ("direction", "rtl"), ("theme", "")]))
    #expect(shown.pictures.map(\.name) == ["grid/320-rtl", "grid/500-rtl"])
  }

  @Test func `an error is shown with its location`() async throws {
    let fixture = try PreviewFixture(
      "sections:\n  - group: {height: 44, colums: 2}\n    items: 3\n")
    let shown = await fixture.previewer.pictures(plain)
    #expect(!shown.isWhole)
    #expect(shown.pictures.isEmpty)
    #expect(shown.words.contains("grid.yaml:2:25"))
    #expect(shown.words.contains("did you mean 'columns'?"))
  }

  @Test func `a spec line that ends in 'written' is not filtered out`() async throws {
    let fixture = try PreviewFixture("titel: as written\n" + PreviewFixture.grid)
    let shown = await fixture.previewer.pictures(plain)
    #expect(shown.words.contains("1 │ titel: as written\n"))
  }

  @Test func `an invalid page option is reported without usage help`() async throws {
    let fixture = try PreviewFixture()
    let shown = await fixture.previewer.pictures(PreviewOptions([("width", "wide")]))
    #expect(!shown.isWhole)
    #expect(shown.words.contains("'wide' is not a number of points"))
    // Usage help is irrelevant on the page.
    #expect(!shown.words.contains("Usage:") && !shown.words.contains("--help"))
  }

  @Test(arguments: [
    ["--width", "500"], ["--width=500", "--width", "600"], ["--device", "iphone-se"],
  ])
  func `a page option replaces the one on the command line`(width: [String]) async throws {
    let fixture = try PreviewFixture(options: width + ["--theme", "print"])
    let defaults = await fixture.previewer.pictures(plain)
    let overridden = await fixture.previewer.pictures(PreviewOptions([("width", "320")]))
    #expect(overridden.pictures.map(\.name) == ["grid/320"])
    #expect(!defaults.pictures.map(\.name).contains("grid/320") && !defaults.pictures.isEmpty)
    // Other command-line options still apply.
    let print = try PreviewFixture(options: ["--width", "320", "--theme", "print"])
    #expect(await print.previewer.pictures(plain).pictures[0].svg == overridden.pictures[0].svg)
  }

  @Test func `a file name may start with hyphens`() async throws {
    let fixture = try PreviewFixture(file: "--grid.yaml")
    #expect(await fixture.previewer.pictures(plain).pictures.map(\.name) == ["--grid/390"])
  }

  @Test func `temporary files are removed after an interruption`() async throws {
    let fixture = try PreviewFixture()
    _ = await fixture.previewer.pictures(plain)
    let folder = fixture.previewer.folder
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
    try FileManager.default.createDirectory(
      atPath: folder + "/half/grid", withIntermediateDirectories: true)
    fixture.previewer.cleanUp()
    #expect(!FileManager.default.fileExists(atPath: folder))
  }

  @Test func `pictures are cached until a file changes`() async throws {
    let fixture = try PreviewFixture()
    let first = await fixture.previewer.pictures(plain).pictures[0].svg
    try fixture.write(PreviewFixture.grid.replacing("44", with: "440"))
    #expect(await fixture.previewer.pictures(plain).pictures[0].svg == first)
    await fixture.previewer.checkForChanges()
    #expect(await fixture.previewer.version == 1)
    #expect(await fixture.previewer.pictures(plain).pictures[0].svg != first)
    await fixture.previewer.checkForChanges()
    #expect(await fixture.previewer.version == 1)
  }

  @Test func `a change is reported at once and no change after a timeout`() async throws {
    let fixture = try PreviewFixture()
    let previewer = fixture.previewer
    #expect(await previewer.change(after: -1) == 0)
    #expect(await previewer.change(after: 0, within: .milliseconds(10)) == 0)
    let change = Task { await previewer.change(after: 0, within: .seconds(60)) }
    try fixture.write(PreviewFixture.grid + "\n")
    await previewer.checkForChanges()
    #expect(await change.value == 1)
  }
}

@Suite struct PreviewOptionsTests {
  @Test func `only options that affect pictures are passed on`() {
    let page = PreviewOptions([
      ("output", "/etc/passwd"), ("width", "320"), ("font-path", "/"), ("frame", "true"),
      ("overlay", "items,insets"), ("v", "3"), ("set", "a=b"), ("theme", ""),
    ])
    #expect(page.options == ["--width=320", "--overlay=items,insets", "--frame"])
  }

  @Test func `replacing a flag keeps the option after it`() {
    let page = PreviewOptions([("frame", "true"), ("theme", "print")])
    #expect(
      page.options(overriding: ["--frame", "--set", "a=b", "--theme", "system", "--strict"])
        == ["--set", "a=b", "--strict", "--theme=print", "--frame"])
  }

  @Test func `a value that looks like an option stays a value`() {
    #expect(PreviewOptions([("theme", "--output=/tmp/x")]).options == ["--theme=--output=/tmp/x"])
  }
}
