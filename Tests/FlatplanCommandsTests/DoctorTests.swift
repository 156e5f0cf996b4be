import CairoRenderer
import Foundation
import Testing

@testable import SpecDiagnostics
@testable import SpecPictures

/// `flatplan doctor`.
@Suite struct DoctorTests {
  @Test func `the table and the JSON object have the same contents`() async throws {
    let work = try Workplace()
    let table = await work.run("doctor")
    let object = await work.run("doctor", "--format", "json")
    let missing = Fonts.missingFamilies()
    #expect(table.code == (missing.isEmpty ? .done : .system))
    let read = try #require(
      try JSONSerialization.jsonObject(with: Data(object.output)) as? [String: Any])
    let fingerprint = try #require(read["fingerprint"] as? String)
    #expect(fingerprint.count == 16)
    #expect(table.text.hasSuffix("  \(fingerprint)\n"))
    for library in ["flatplan", "cairo", "pixman", "freetype", "harfbuzz", "pango", "fontconfig"] {
      #expect(table.text.contains("\(library) "), "\(library)")
    }
    #expect(!table.text.contains("unknown"))
  }

  @Test func `every part affects the fingerprint`() {
    typealias Part = RenderFingerprint.Part
    let one = RenderFingerprint(parts: [Part(name: "a", value: "1"), Part(name: "b", value: "2")])
    let two = RenderFingerprint(parts: [Part(name: "a", value: "1"), Part(name: "b", value: "3")])
    #expect(one.value != two.value && one.value != one.addingRelease.value)
    #expect(one.value == RenderFingerprint(parts: one.parts).value)
  }

  @Test func `a message about missing fonts names their packages`() {
    let families = ["Inter Display", "Noto Sans Thai", "Noto Sans CJK JP", "Noto Sans CJK SC"]
    let message = Failure.missingFonts(families).message
    #if os(Linux)
      #expect(message.contains("packages fonts-inter fonts-noto-cjk fonts-noto-core, or"))
    #else
      #expect(message.contains("font-inter font-noto-sans-cjk-jp"))
    #endif
  }

  @Test(arguments: ["render", "sheet", "record"])
  func `a text whose letters no font has is an error`(command: String) async throws {
    let work = try Workplace()
    // A Chinese letter of Unicode 15.
    let title = "\u{31350}\u{31350}"
    let items = "items: {count: 1, title: \"\(title)\"}"
    try work.write("sections: [{group: {height: 88, columns: 1}, \(items)}]", to: "rare.yaml")
    let files = work.files
    let result = await work.run(command, "rare.yaml")
    #expect(result.code == .system)
    #expect(result.words.contains("no font has the letters of '\(title)'"), "\(result.words)")
    #expect(result.words.contains("--font-path"))
    #expect(work.files.filter { $0.hasSuffix(".png") || $0.hasSuffix(".svg") }.isEmpty)
    #expect(command == "record" || work.files == files)
  }

  @Test func `a message about letters shows the beginning of a long text`() {
    let text = String(repeating: "漢", count: 50) + "\n字"
    let message = Failure.noLetters("a.yaml at width 390", text, missing: ["Inter"]).message
    #expect(message.hasPrefix("error: a.yaml at width 390: no font has the letters of '漢"))
    #expect(message.contains("漢…'. Install"))
    #expect(!message.contains("\n"))
  }

  @Test func `a font path without fonts is an error`() async throws {
    let work = try Workplace()
    try work.write(Example.grid, to: "grid.yaml")
    let result = await work.run("render", "grid.yaml", "--font-path", "grid.yaml")
    #expect(result.code == .system)
    #expect(result.words.contains("it contains no fonts"))
    let policy = await work.run("render", "grid.yaml", "--missing-fonts", "ignore")
    #expect(policy.code == .badUsage)
  }
}
