import Foundation
import Testing

@testable import FlatplanCommands

/// What runs leave behind for people and other tools.
@Suite struct ReportTests {
  let work: Workplace

  init() throws {
    work = try Workplace()
    try work.write(VerifyTests.gallery, to: "specs/gallery.yaml")
  }

  /// A run that finds a gap two points wider.
  private func verifyChanged() async throws {
    _ = await work.run("record", "specs")
    let changed = VerifyTests.gallery.replacing("interItemSpacing: 8", with: "interItemSpacing: 10")
    try work.write(changed, to: "specs/gallery.yaml")
    _ = await work.run("verify", "specs", "--update", "none")
  }

  private func text(_ file: String) -> String {
    String(decoding: work.bytes(file) ?? [], as: UTF8.self)
  }

  @Test func `a run leaves a page with pictures, and JUnit`() async throws {
    try await verifyChanged()
    let page = text(".build/flatplan/index.html")
    #expect(page.contains("specs/gallery.yaml:4"))
    // Before, now and the difference.
    #expect(page.components(separatedBy: "data:image/png;base64,").count == 4)
    #expect(text(".build/flatplan/junit.xml").contains("<failure type=\"layout\""))
  }

  @Test(arguments: [
    ("html", "<!doctype html>\n"), ("junit", "<?xml version=\"1.0\""), ("json", "{\n"),
    ("github", "::error file=specs/gallery.yaml,line=4,"), ("markdown", "## ❌ "),
    ("text", "gallery 200  CHANGED"),
  ])
  func `a report is told again in any form`(format: String, beginning: String) async throws {
    try await verifyChanged()
    let result = await work.run("report", "--format", format)
    #expect(result.code == .badSpec)
    #expect(result.text.hasPrefix(beginning))
    _ = await work.run("report", "-f", format, "-o", "told")
    #expect(text("told") == result.text)
  }

  @Test func `a workflow is annotated, and its summary grows`() async throws {
    try await verifyChanged()
    try work.write("before\n", to: "summary.md")
    let result = await work.run(
      ["verify", "specs", "--update", "none", "--force"],
      environment: ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": "summary.md"])
    #expect(result.text.contains("\n::error file=specs/gallery.yaml,line=4,"))
    #expect(text("summary.md").hasPrefix("before\n## ❌ 1 snapshot: 1 layout\n"))
  }
}
