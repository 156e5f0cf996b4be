import PNGCodec
import Testing

@testable import SpecDiagnostics

/// Contact sheets.
@Suite struct SheetTests {
  @Test func `widths are columns and appearances are rows`() async throws {
    let work = try Workplace()
    try work.write(Example.grid, to: "grid.yaml")
    let result = await work.run(
      "sheet", "grid.yaml", "--width", "100,200", "--appearance", "light,dark", "--scale", "1")
    #expect(result.code == .done && result.words == "1 sheet written\n")
    let sheet = try PNG.decode(work.bytes("sheet.png") ?? [])
    // Margins of 32, a gap of 24, and a heading and a caption above each picture of 88 points.
    #expect(sheet.width == 100 + 24 + 200 + 2 * 32)
    #expect(sheet.height == 2 * (32 + 24 + 88) + 24 + 2 * 32)
  }

  @Test func `an excluded width leaves its column empty`() async throws {
    let work = try Workplace()
    try work.write(Example.grid, to: "a.yaml")
    try work.write(Example.grid + "render: {widths: [150]}\n", to: "b.yaml")
    let all = ["--appearance", "light,dark", "--exclude", "{widths: 200, appearance: dark}"]
    _ = await work.run(["sheet", "a.yaml", "--width", "100,200,300", "-o", "a.svg"] + all)
    // Margins of 32 and gaps of 24.
    #expect(places(of: "300 points", on: work.bytes("a.svg")) == [380, 380])
    #expect(places(of: "200 points", on: work.bytes("a.svg")) == [156])
    try work.write(Example.grid + "render: {widths: [100, 200]}\n", to: "a.yaml")
    _ = await work.run("sheet", "a.yaml", "b.yaml", "-o", "both.svg")
    #expect(places(of: "150 points", on: work.bytes("both.svg")) == [156])
    #expect(places(of: "200 points", on: work.bytes("both.svg")) == [330])
  }

  /// The x coordinates of captions.
  private func places(of caption: String, on sheet: [UInt8]?) -> [Int] {
    String(decoding: sheet ?? [], as: UTF8.self).split(separator: "<text ").compactMap { text in
      guard text.contains(">\(caption)<"), let x = text.firstRange(of: " x=\"") else { return nil }
      return Int(text[x.upperBound...].prefix { $0.isNumber })
    }
  }

  @Test func `an invalid spec is reported, and the sheet contains the others`() async throws {
    let work = try Workplace()
    try work.write(Example.grid, to: "a.yaml")
    try work.write("sections: [{group: {height: 44, columns: 0}, items: 1}]\n", to: "b.yaml")
    let result = await work.run("sheet", "a.yaml", "b.yaml", "--width", "100", "-o", "sheet.svg")
    #expect(result.code == .badSpec && result.words.contains("b.yaml:1:"), "\(result.words)")
    #expect(work.text("sheet.svg").contains(">100 points</text>"))
  }

  @Test func `a sheet can be an SVG with unique ids`() async throws {
    let work = try Workplace()
    try work.write(Example.decorated, to: "a.yaml")
    let result = await work.run("sheet", "a.yaml", "--width", "100,200", "-o", "out/sheet.svg")
    #expect(result.code == .done)
    let text = work.text("out/sheet.svg")
    let ids = text.ids
    #expect(ids.count > 20 && Set(ids).count == ids.count)
    #expect(text.contains(">100 points</text>"))
    let unknown = await work.run("sheet", "a.yaml", "-o", "sheet.gif")
    #expect(unknown.code == .badUsage)
  }

  @Test func `a heading contains the theme if there are several`() async throws {
    let work = try Workplace()
    try work.write("theme: system\n" + Example.grid, to: "grid.yaml")
    _ = await work.run("sheet", "grid.yaml", "--width", "100", "-o", "one.svg")
    #expect(work.text("one.svg").contains(">grid</text>"))
    _ = await work.run(
      "sheet", "grid.yaml", "--width", "100", "--theme", "system,print", "-o", "two.svg")
    #expect(work.text("two.svg").contains(">grid · theme system</text>"))
    #expect(work.text("two.svg").contains(">grid · theme print</text>"))
  }

  @Test func `a spec can request a sheet instead of pictures`() async throws {
    let work = try Workplace()
    let render = "render: {widths: [100, 200], appearance: [light, dark], scale: 2, sheet: true}\n"
    try work.write(Example.grid + render, to: "grid.yaml")
    let result = await work.run("render", "grid.yaml", "-f", "png,svg")
    #expect(result.code == .done && result.words == "2 pictures: 2 new\n")
    #expect(
      work.contents(of: "output").keys.sorted() == [
        "output/grid/sheet.svg", "output/grid/sheet@2x.png",
      ])
    let sheet = try PNG.decode(work.bytes("output/grid/sheet@2x.png") ?? [])
    #expect(sheet.width == 2 * (100 + 24 + 200 + 2 * 32))
    let single = await work.run("render", "grid.yaml", "--no-sheet", "--dry-run")
    #expect(single.text.split(separator: "\n").count == 4)
    _ = await work.run("sheet", "grid.yaml", "-o", "sheet.png")
    #expect(try PNG.decode(work.bytes("sheet.png") ?? []).width == sheet.width)
    let other = await work.run(
      "render", "grid.yaml", "--sheet", "-o", "{name}-{width}{~dark}.{ext}", "--dry-run")
    #expect(other.text == "grid-sheet.png\n")
  }
}
