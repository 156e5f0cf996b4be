import CairoRenderer
import Foundation
import Testing

@testable import HostSystem
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
