import Foundation
import Testing

@testable import SpecDiagnostics

/// Logs in the Static Analysis Results Interchange Format, version 2.1.0.
@Suite struct SARIFTests {
  private static let bad = "sections:\n  - group: {hight: 44}\n    items: 2\n"
  private static let small = """
    sections:
      - group: {height: 100, custom: {frames: [[0, 0, 100, 60], [88, 0, 100, 44]]}}
        items: 2
    render: {widths: 320}

    """

  /// The results of a log, after checking the properties that the standard requires.
  private func results(of result: Workplace.Result) throws -> [[String: Any]] {
    let log = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output)) as? [String: Any],
      "\(result.text)\(result.words)")
    #expect(log["version"] as? String == "2.1.0")
    #expect((log["$schema"] as? String)?.hasSuffix("sarif-2.1.0.json") == true)
    let runs = try #require(log["runs"] as? [[String: Any]])
    #expect(runs.count == 1)
    let driver = (runs[0]["tool"] as? [String: Any])?["driver"] as? [String: Any]
    #expect(driver?["name"] as? String == "flatplan")
    let rules = (driver?["rules"] as? [[String: Any]] ?? []).compactMap { $0["id"] as? String }
    let results = try #require(runs[0]["results"] as? [[String: Any]])
    for result in results {
      #expect(["error", "warning", "note"].contains(result["level"] as? String))
      let message = (result["message"] as? [String: Any])?["text"] as? String
      #expect(message?.isEmpty == false)
      #expect(rules.contains(try #require(result["ruleId"] as? String)))
      for location in result["locations"] as? [[String: Any]] ?? [] {
        let physical = try #require(location["physicalLocation"] as? [String: Any])
        let artifact = try #require(physical["artifactLocation"] as? [String: Any])
        let uri = try #require(artifact["uri"] as? String)
        #expect(!uri.hasPrefix("/") && !uri.hasPrefix("file:") && !uri.contains(".."))
        let region = physical["region"] as? [String: Int]
        #expect(region.map { $0["startLine"] ?? 0 > 0 } ?? true)
      }
    }
    return results
  }

  @Test(arguments: [[], ["--lint"]]) func `check writes a log`(options: [String]) async throws {
    let work = try Workplace()
    try work.write(Self.bad, to: "specs/bad.yaml")
    try work.write(Self.small, to: "specs/small.yaml")
    let checked = await work.run(["check", "specs", "--format", "sarif"] + options)
    let found = try results(of: checked)
    #expect(checked.code == .badSpec && checked.words.isEmpty)
    #expect(found.contains { $0["ruleId"] as? String == "E104" })
    let lints = found.filter { ($0["ruleId"] as? String)?.hasPrefix("W8") == true }
    #expect(lints.isEmpty == options.isEmpty)
  }

  @Test func `an absolute path is relative in a log`() async throws {
    let work = try Workplace()
    try work.write(Self.bad, to: "specs/bad.yaml")
    let found = try results(
      of: await work.run("check", work.folder + "/specs/bad.yaml", "--format", "sarif"))
    #expect(found.count == 1)
  }

  @Test func `verify writes a log with the place of each cause`() async throws {
    let work = try Workplace()
    try work.write(VerifyTests.gallery, to: "specs/gallery.yaml")
    _ = await work.run("record", "specs", "--images", "none")
    let same = await work.run("verify", "specs", "--format", "sarif", "--images", "none")
    #expect(same.code == .done)
    #expect(try results(of: same).isEmpty)
    try work.write(
      VerifyTests.gallery.replacing("height: 44", with: "height: 50"), to: "specs/gallery.yaml")
    let verified = await work.run(
      ["verify", "specs", "--format", "sarif", "--images", "none", "--lint"],
      environment: ["GITHUB_ACTIONS": "true"])
    #expect(verified.code == .badSpec)
    let found = try results(of: verified)
    let cause = try #require(found.first { $0["ruleId"] as? String == "cause" })
    #expect("\(cause)".contains("sections.photos.group.height 44 → 50"))
    #expect(
      "\(cause)".contains("specs/gallery.yaml") && verified.text.contains("\"startLine\" : 4"))
  }
}
