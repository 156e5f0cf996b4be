import CairoRenderer
import Foundation
import Testing

@testable import FlatplanCommands
@testable import HostSystem
@testable import SpecDiagnostics

/// Every command that writes pictures writes all formats.
@Suite struct FormatTests {
  let work: Workplace

  init() throws {
    work = try Workplace()
    try work.write(Example.grid, to: "grid.yaml")
  }

  /// The first bytes of each format.
  private func signature(_ format: FileFormat) -> String {
    switch format {
    case .png: "PNG"
    case .svg: "<svg"
    case .pdf: "%PDF"
    case .webp: "WEBP"
    }
  }

  private func isWritten(_ path: String, _ format: FileFormat) throws -> Bool {
    let head = try #require(work.bytes(path)).prefix(16)
    return String(decoding: head, as: UTF8.self).contains(signature(format))
  }

  @Test(arguments: FileFormat.allCases)
  func `a format is named by option and by extension`(_ format: FileFormat) async throws {
    let name = format.rawValue
    let scale = format.isVector ? "" : "@2x"
    #expect(await work.run("render", "grid.yaml", "--width", "200", "-f", name).code == .done)
    #expect(try isWritten("output/grid/200\(scale).\(name)", format))
    let one = await work.run("render", "grid.yaml", "--width", "200", "-o", "one.\(name)")
    #expect(one.code == .done, "\(one.words)")
    #expect(try isWritten("one.\(name)", format))
    let sheet = await work.run("sheet", "grid.yaml", "--width", "200", "-o", "sheet.\(name)")
    #expect(sheet.code == .done, "\(sheet.words)")
    #expect(try isWritten("sheet.\(name)", format))
    #expect(
      await work.run("render", "grid.yaml", "--width", "200", "-f", name, "--check").code == .done)
  }

  @Test(arguments: FileFormat.allCases)
  func `a page shows figures of every format`(_ format: FileFormat) async throws {
    let name = format.rawValue
    try work.write("<!-- flatplan: grid.yaml width=200 formats=\(name) -->\n", to: "page.md")
    let result = await work.run("docs", "page.md")
    #expect(result.code == .done, "\(result.words)")
    #expect(work.text("page.md").contains("<img src=\"grid.\(name)\" width=\"200\""))
    #expect(try isWritten("grid.\(name)", format))
  }

  @Test(arguments: ["page.tex", "a.docc/page.md"])
  func `a page that cannot show WebP says so`(page: String) async throws {
    let comment = "flatplan: grid.yaml formats=webp"
    try work.write(page.hasSuffix("tex") ? "% \(comment)\n" : "<!-- \(comment) -->\n", to: page)
    try work.write(Example.grid, to: "a.docc/grid.yaml")
    let result = await work.run("docs", page)
    #expect(result.code == .badSpec)
    #expect(result.words.contains("cannot show webp pictures; add one of svg, png, pdf"))
  }

  @Test func `help and messages list all formats`() async throws {
    let help = String(decoding: await work.run("render", "--help").output, as: UTF8.self)
    let other = await work.run("sheet", "grid.yaml", "-o", "sheet.gif").words
    for format in FileFormat.allCases {
      #expect(help.contains(format.rawValue))
      #expect(other.contains(".\(format.rawValue)"), "\(other)")
    }
  }

  @Test func `a picture that is too long for WebP is an error with advice`() async throws {
    let result = await work.run(
      "render", "grid.yaml", "--width", "8200", "--scale", "2", "-o", "long.webp")
    #expect(result.code == .badSpec)
    #expect(
      result.words.contains(
        "the picture's width of 16400 pixels exceeds the limit of 16383 of WebP; write a PNG"))
    #expect(work.bytes("long.webp") == nil)
  }
}
