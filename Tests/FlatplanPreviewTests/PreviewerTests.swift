import Foundation
import HostSystem
import Testing

@testable import FlatplanPreview

@Suite struct PreviewerTests {
  private let plain: [RenderOption: String] = [:]

  @Test func `a spec is drawn with its own render options`() async throws {
    let fixture = try PreviewFixture(
      PreviewFixture.grid + "render: {widths: [1024, 390], appearance: [light, dark]}\n")
    let shown = await fixture.pictures(plain)
    #expect(shown.isComplete)
    #expect(shown.messages == "")
    #expect(
      shown.pictures.map(\.name) == ["grid/390", "grid/390~dark", "grid/1024", "grid/1024~dark"])
    #expect(
      shown.pictures.allSatisfy { String(decoding: $0.bytes, as: UTF8.self).hasPrefix("<svg") })
  }

  @Test func `page options override the spec`() async throws {
    let fixture = try PreviewFixture()
    let shown = await fixture.pictures(
      [.width: "320,500", .direction: "rtl"])
    #expect(shown.pictures.map(\.name) == ["grid/320-rtl", "grid/500-rtl"])
  }

  @Test func `an error is shown with its location`() async throws {
    let fixture = try PreviewFixture(
      "sections:\n  - group: {height: 44, colums: 2}\n    items: 3\n")
    let shown = await fixture.pictures(plain)
    #expect(!shown.isComplete)
    #expect(shown.pictures.isEmpty)
    #expect(shown.messages.contains("grid.yaml:2:25"))
    #expect(shown.messages.contains("did you mean 'columns'?"))
  }

  @Test func `a spec line that ends in 'written' is not filtered out`() async throws {
    let fixture = try PreviewFixture("titel: as written\n" + PreviewFixture.grid)
    let shown = await fixture.pictures(plain)
    #expect(shown.messages.contains("1 │ titel: as written\n"))
  }

  @Test func `an invalid page option is reported without usage help`() async throws {
    let fixture = try PreviewFixture()
    let shown = await fixture.pictures([.width: "wide"])
    #expect(!shown.isComplete)
    #expect(shown.messages.contains("'wide' is not a number of points"))
    // Usage help is irrelevant on the page.
    #expect(!shown.messages.contains("Usage:") && !shown.messages.contains("--help"))
  }

  @Test(arguments: [
    ["--width", "500"], ["--width=500", "--width", "600"], ["--device", "iphone-se"],
  ])
  func `a page option replaces the one on the command line`(width: [String]) async throws {
    let fixture = try PreviewFixture(options: width + ["--theme", "print"])
    let defaults = await fixture.pictures(plain)
    let overridden = await fixture.pictures([.width: "320"])
    #expect(overridden.pictures.map(\.name) == ["grid/320"])
    #expect(!defaults.pictures.map(\.name).contains("grid/320") && !defaults.pictures.isEmpty)
    // Other command-line options still apply.
    let print = try PreviewFixture(options: ["--width", "320", "--theme", "print"])
    #expect(await print.pictures(plain).pictures[0].bytes == overridden.pictures[0].bytes)
  }

  @Test func `a file name may start with hyphens`() async throws {
    let fixture = try PreviewFixture(file: "--grid.yaml")
    #expect(await fixture.pictures(plain).pictures.map(\.name) == ["--grid/390"])
  }

  @Test func `drawing writes no files, whatever the options say`() async throws {
    let fixture = try PreviewFixture(options: ["-o", "elsewhere", "--format", "png", "--dry-run"])
    let shown = await fixture.pictures(plain)
    #expect(shown.isComplete && shown.messages == "" && shown.pictures.map(\.name) == ["grid/390"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: fixture.folder) == ["grid.yaml"])
  }

  @Test func `two specs with the same picture names are an error`() async throws {
    let fixture = try PreviewFixture(file: "a/grid.yaml", options: ["b/grid.yaml"])
    try fixture.write(PreviewFixture.grid, to: "b/grid.yaml")
    let shown = await fixture.pictures(plain)
    #expect(!shown.isComplete && shown.pictures.isEmpty)
    #expect(shown.messages.contains("would both be written to grid/390"))
  }

  @Test func `pictures are cached until a file changes`() async throws {
    let fixture = try PreviewFixture()
    let first = await fixture.pictures(plain).pictures[0].bytes
    try fixture.write(PreviewFixture.grid.replacing("44", with: "440"))
    #expect(await fixture.pictures(plain).pictures[0].bytes == first)
    await fixture.previewer.checkForChanges()
    #expect(await fixture.previewer.version == 1)
    #expect(await fixture.pictures(plain).pictures[0].bytes != first)
    await fixture.previewer.checkForChanges()
    #expect(await fixture.previewer.version == 1)
  }

  @Test func `a picture is shown before the others are drawn`() async throws {
    let fixture = try PreviewFixture()
    let picture = PreviewPictures.Picture(name: "grid/390", type: "image/svg+xml", bytes: [1])
    let request = PreviewRequest(file: "grid.yaml", folder: fixture.folder) { _, show in
      show(picture)
      // Drawing ends when the test does.
      try? await Task.sleep(for: .seconds(600))
      return PreviewPictures()
    }
    let environment = RunEnvironment(folder: fixture.folder, output: { _ in }, messages: { _ in })
    let previewer = Previewer(request, in: environment)
    let (shown, isDone) = await previewer.drawing(plain).pictures { !$0.pictures.isEmpty }
    #expect(shown.pictures == [picture] && !isDone)
  }

  @Test func `pictures that are drawn in any order are sorted by name`() {
    var pictures = PreviewPictures()
    for name in ["b/390", "a/1024", "a/390", "a/390~dark"] {
      pictures.add(.init(name: name, type: "", bytes: []))
    }
    #expect(pictures.pictures.map(\.name) == ["a/390", "a/390~dark", "a/1024", "b/390"])
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
