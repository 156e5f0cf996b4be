import Foundation
import Testing

@testable import SpecDiagnostics

/// Lists for programs: `--format json`.
@Suite struct ListFormatTests {
  private func json(_ result: Workplace.Result) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(result.output))
  }

  @Test func `starters are listed as JSON`() async throws {
    let work = try Workplace()
    let result = await work.run("new", "--format", "json")
    let list = try #require(try json(result) as? [[String: String]])
    #expect(list.first?["name"] == "grid" && list.first?["description"]?.isEmpty == false)
    #expect(result.words.isEmpty && work.files.isEmpty)
    #expect(await work.run("new", "grid", "--format", "json").code == .badUsage)
    #expect(work.files.isEmpty)
  }

  @Test func `words are listed as JSON`() async throws {
    let work = try Workplace()
    let list = try #require(
      try json(await work.run("explain", "--format", "json")) as? [String: [Any]])
    #expect(Set(list.keys) == ["topics", "uiKit", "codes"])
    #expect(list.values.allSatisfy { !$0.isEmpty })
    #expect(await work.run("explain", "items", "--format", "json").code == .badUsage)
  }

  @Test func `planned pictures are listed as JSON`() async throws {
    let work = try Workplace()
    try work.write(VerifyTests.gallery, to: "gallery.yaml")
    let result = await work.run("render", "gallery.yaml", "--dry-run", "-f", "svg,json")
    let list = try #require(try json(result) as? [[String: Any]])
    let names = await work.run("render", "gallery.yaml", "--dry-run", "-f", "svg").text
    #expect(list.compactMap { $0["path"] as? String }.map { $0 + "\n" }.joined() == names)
    #expect(list.allSatisfy { $0["spec"] as? String == "gallery.yaml" && $0["variant"] != nil })
    #expect(work.files == ["gallery.yaml"])
  }

  @Test func `pending and obsolete snapshots are listed as JSON`() async throws {
    let work = try Workplace()
    try work.write(VerifyTests.gallery, to: "specs/gallery.yaml")
    try work.write(VerifyTests.gallery, to: "specs/other.yaml")
    _ = await work.run("record", "specs", "--images", "none")
    let none = await work.run("pending", "--format", "json")
    #expect(try json(none) as? [String: [String]] == ["snapshots": [], "causes": []])
    try work.write(
      VerifyTests.gallery.replacing("height: 44", with: "height: 50"), to: "specs/gallery.yaml")
    _ = await work.run("verify", "specs", "--images", "none", "--update", "none")
    let pending = try #require(
      try json(await work.run("pending", "--format", "json")) as? [String: [Any]])
    let cause = try #require(pending["causes"]?.first as? [String: Any])
    #expect(
      cause["number"] as? Int == 1 && cause["places"] as? [String] == ["specs/gallery.yaml:4"])
    #expect(cause["cause"] as? String == "sections.photos.group.height 44 → 50")
    #expect(pending["snapshots"]?.isEmpty == false)
    try FileManager.default.removeItem(atPath: work.folder + "/specs/other.yaml")
    let obsolete = await work.run("prune", "specs", "--check", "--format", "json")
    let names = await work.run("prune", "specs", "--check").text
    let list = try #require(try json(obsolete) as? [String])
    #expect(list.map { $0 + "\n" }.joined() == names && !list.isEmpty)
  }
}
