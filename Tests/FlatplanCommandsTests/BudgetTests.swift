import Foundation
import PNGCodec
import Scene
import Testing

@testable import HostSystem
@testable import SpecInput

/// The limits of the work that one file may cause.
@Suite struct BudgetTests {
  let work: Workplace

  init() throws {
    work = try Workplace()
  }

  private static let fitting = """
    sections: [{group: {height: ~44}, items: {count: 50, title: "A title of some length"}}]

    """

  @Test(arguments: [
    ("measuredCharacters", "measured characters of text"), ("pixels", "pixels"),
    ("cells", "drawn cells"), ("writtenBytes", "written bytes"),
  ])
  func `more work than the limit is an error that names the key`(key: String, words: String)
    async throws
  {
    try work.write(Self.fitting, to: "a.yaml")
    try work.write("limits: {\(key): 40}\n", to: "flatplan.yaml")
    let result = await work.run("render", "a.yaml", "--scale", "1")
    #expect(result.code == .badSpec)
    #expect(result.words.contains(" \(words) for this file exceed the limit of 40"))
    #expect(result.words.contains("raise 'limits: {\(key): …}' in flatplan.yaml"))
    #expect(work.files == ["a.yaml", "flatplan.yaml"], "no file is left half written")
    try work.write("limits: {\(key): 100000000}\n", to: "flatplan.yaml")
    #expect(await work.run("render", "a.yaml", "--scale", "1").code == .done)
  }

  @Test func `text is measured within the budget by all commands`() async throws {
    try work.write(Self.fitting, to: "a.yaml")
    try work.write("limits: {measuredCharacters: 40}\n", to: "flatplan.yaml")
    for command in ["check", "frames", "record", "sheet", "explain"] {
      let result = await work.run(command, "a.yaml")
      #expect(result.words.contains("exceed the limit of 40"), "\(command): \(result.words)")
      #expect(result.code != .done, "\(command)")
    }
  }

  @Test func `the work of all pictures of a file is counted`() async throws {
    try work.write(Self.fitting, to: "a.yaml")
    try work.write("limits: {pixels: 3000000}\n", to: "flatplan.yaml")
    let one = await work.run("render", "a.yaml", "--width", "300", "--scale", "1")
    #expect(one.code == .done, "\(one.words)")
    let widths = (300..<320).map(String.init).joined(separator: ",")
    let all = await work.run("render", "a.yaml", "--width", widths, "--scale", "1")
    #expect(all.code == .badSpec && all.words.contains("pixels for this file exceed"))
  }

  @Test(arguments: [
    ("limits: 5", "E103"), ("limits: {pixel: 5}", "E104"), ("limits: {pixels: 0}", "E"),
    ("limits: {pixels: many}", "E"), ("runSwift: maybe", "E"),
  ])
  func `an invalid limit is reported in the shared file`(shared: String, code: String) async throws
  {
    try work.write(Example.grid, to: "a.yaml")
    try work.write(shared + "\n", to: "flatplan.yaml")
    let result = await work.run("check", "a.yaml")
    #expect(result.code == .badSpec)
    #expect(result.words.contains("error[E") && result.words.contains("flatplan.yaml:1:"))
  }

  @Test func `a spec may not raise its own limits`() async throws {
    try work.write(Example.grid + "limits: {pixels: 5}\n", to: "a.yaml")
    #expect(await work.run("check", "a.yaml").code == .badSpec)
  }

  @Test func `sums do not overflow`() {
    let account = Budget.Account()
    #expect(!account.add(.max, to: .pixels) && !account.add(.max, to: .pixels))
    #expect(throws: Budget.Exceeded.self) { try account.check(.pixels) }
    #expect(!account.isExceeded(.cells))
  }

  // MARK: Pictures

  @Test func `an image with a side that cannot be drawn is reported by check`() async throws {
    let pixels = [UInt8](repeating: 255, count: 4 * 40_000)
    for (width, height) in [(1, 40_000), (40_000, 1)] {
      let picture = PNG.Picture(width: width, height: height, pixels: pixels)
      try work.write(try PNG.encode(picture), to: "long.png")
      try work.write(
        """
        styles: {card: {content: image}}
        sections: [{group: {height: 44, item: {style: card}}, items: [{image: long.png}]}]

        """, to: "a.yaml")
      let result = await work.run("check", "a.yaml")
      #expect(result.code == .badSpec)
      #expect(result.words.contains("it has \(width) by \(height) pixels; a side may have at most"))
    }
  }

  @Test func `a picture that is too large is reported by check`() async throws {
    try work.write("sections: [{group: {height: 44}, items: 3}]\n", to: "a.yaml")
    try work.write(
      "render: {widths: [40000], scale: 1}\nsections: [{group: {height: 44}, items: 3}]\n",
      to: "wide.yaml")
    let result = await work.run("check", "wide.yaml")
    #expect(result.code == .badSpec)
    #expect(result.words.contains("width of 40000 pixels exceeds the limit of 32767"))
    #expect(!result.words.contains("Cairo"))
    #expect(await work.run("check", "a.yaml").code == .done)
  }

  @Test func `large images in a PDF are reduced to what is drawn`() async throws {
    let side = 2000
    let pixels = [UInt8](repeating: 200, count: 4 * side * side)
    let bytes = try PNG.encode(PNG.Picture(width: side, height: side, pixels: pixels))
    var items: [String] = []
    for index in 0..<80 {
      try work.write(bytes, to: "\(index).png")
      items.append("{image: \(index).png}")
    }
    // All pixels of all images would be 1.28 GB, more than the limit for decoded images.
    try work.write(
      """
      styles: {card: {content: image}}
      sections:
        - group: {height: 20, columns: 8, item: {style: card}}
          items: [\(items.joined(separator: ", "))]

      """, to: "a.yaml")
    let result = await work.run("render", "a.yaml", "-f", "pdf", "-o", "out")
    #expect(result.code == .done, "\(result.words)")
  }
}
