import Foundation
import Testing

@testable import HostSystem
@testable import SpecDiagnostics
@testable import VisualDiff

/// Tests the report files of a run.
@Suite struct ReportTests {
  let work: Workplace

  init() throws {
    work = try Workplace()
    try work.write(VerifyTests.gallery, to: "specs/gallery.yaml")
  }

  /// Runs `verify` on a spec whose spacing has grown by two points.
  private func verifyChanged() async throws {
    _ = await work.run("record", "specs")
    let changed = VerifyTests.gallery.replacing("interItemSpacing: 8", with: "interItemSpacing: 10")
    try work.write(changed, to: "specs/gallery.yaml")
    _ = await work.run("verify", "specs", "--update", "none")
  }

  @Test func `a run writes a page with pictures and a JUnit file`() async throws {
    try await verifyChanged()
    let page = work.text(".build/flatplan/index.html")
    #expect(page.contains("specs/gallery.yaml:4"))
    #expect(!page.contains("data:image/"))
    for verdict in try work.report().verdicts where verdict.status != .match {
      let files = verdict.files
      for file in [files.baselinePicture, files.actualPicture, files.difference] {
        let file = try #require(file)
        #expect(page.contains("\"\(file)\"") && work.bytes(".build/flatplan/\(file)") != nil)
      }
    }
    #expect(work.text(".build/flatplan/junit.xml").contains("<failure type=\"layout\""))
  }

  @Test func `artifacts are ignored by git unless the project has its own rule`() async throws {
    try await verifyChanged()
    #expect(work.text(".build/flatplan/.gitignore") == "*\n")
    try work.write("!report.json\n", to: ".build/flatplan/.gitignore")
    _ = await work.run("verify", "specs", "--update", "none")
    #expect(work.text(".build/flatplan/.gitignore") == "!report.json\n")
  }

  @Test(arguments: [
    ("html", "<!doctype html>\n"), ("junit", "<?xml version=\"1.0\""), ("json", "{\n"),
    ("github", "::error file=specs/gallery.yaml,line=4,"), ("markdown", "## ❌ "),
    ("sarif", "{\n  \"$schema\" : "), ("text", "gallery 200  CHANGED"),
  ])
  func `a report can be printed in every format`(format: String, beginning: String) async throws {
    try await verifyChanged()
    let result = await work.run("report", "--format", format)
    #expect(result.code == .badSpec)
    #expect(result.text.hasPrefix(beginning))
    _ = await work.run("report", "-f", format, "-o", "copy")
    #expect(work.text("copy") == result.text)
    let before = work.files
    #expect(await work.run("report", "-f", format, "-o", "-").text == result.text)
    #expect(work.files == before)
  }

  /// Obsolete baselines fail only automated runs.
  @Test(arguments: [false, true])
  func `all report formats treat obsolete baselines like the exit code`(
    isAutomated: Bool
  ) async throws {
    try work.write(VerifyTests.gallery, to: "specs/other.yaml")
    _ = await work.run("record", "specs")
    try FileManager.default.removeItem(atPath: work.folder + "/specs/other.yaml")
    _ = await work.run("verify", "specs", "--update", "none")
    for (format, failure) in [
      ("markdown", "## ❌ "), ("junit", "<failure type=\"obsolete\""), ("github", "::error "),
    ] {
      let report = await work.run(["report", "--format", format], isAutomated: isAutomated)
      #expect(report.code == (isAutomated ? .badSpec : .done))
      #expect(report.text.contains(failure) == isAutomated, "\(format)")
    }
    let step = await work.run(
      ["verify", "specs", "--update", "none"],
      environment: ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": "summary.md"],
      isAutomated: isAutomated)
    #expect(step.code == (isAutomated ? .badSpec : .done))
    #expect(step.text.contains("::error ") == isAutomated)
    #expect(work.text("summary.md").hasPrefix(isAutomated ? "## ❌ " : "## ✅ "))
  }

  @Test func `a workflow gets annotations and a summary`() async throws {
    try await verifyChanged()
    try work.write("before\n", to: "summary.md")
    let result = await work.run(
      ["verify", "specs", "--update", "none", "--force"],
      environment: ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": "summary.md"])
    #expect(result.text.contains("\n::error file=specs/gallery.yaml,line=4,"))
    #expect(work.text("summary.md").hasPrefix("before\n## ❌ 1 snapshot: 1 layout\n"))
  }

  /// GitHub does not resolve paths relative to a step's working directory.
  @Test func `annotation paths are relative to the root of the checkout`() async throws {
    try await verifyChanged()
    let root = (work.folder as NSString).deletingLastPathComponent
    let folder = (work.folder as NSString).lastPathComponent
    for workspace in [root, root + "/"] {
      let environment = ["GITHUB_ACTIONS": "true", "GITHUB_WORKSPACE": workspace]
      let run = await work.run(
        ["verify", "specs", "--update", "none", "--force"], environment: environment)
      #expect(run.text.contains("\n::error file=\(folder)/specs/gallery.yaml,line=4,"))
      let report = await work.run(["report", "--format", "github"], environment: environment)
      #expect(report.text.hasPrefix("::error file=\(folder)/specs/gallery.yaml,line=4,"))
    }
    try work.write("sections: [{group: {heigt: 44}, items: 3}]\n", to: "wrong.yaml")
    let check = await work.run(
      ["check", "wrong.yaml", "--format", "github"], environment: ["GITHUB_WORKSPACE": root])
    #expect(check.text.hasPrefix("::error file=\(folder)/wrong.yaml,line=1,"))
    let elsewhere = await work.run(
      ["check", "wrong.yaml", "--format", "github"], environment: ["GITHUB_WORKSPACE": "/nowhere"])
    #expect(elsewhere.text.hasPrefix("::error file=wrong.yaml,line=1,"))
  }

  /// Each shard's artifacts are stored beside its report, in a separate folder when reports are
  /// merged.
  @Test(arguments: ["merged.json", "shards/all.json", "shards/1/all.json"])
  func `a merged report shows the pictures of its shards`(output: String) async throws {
    try await verifyChanged()
    let manager = FileManager.default
    try manager.createDirectory(atPath: work.folder + "/shards", withIntermediateDirectories: true)
    try manager.moveItem(
      atPath: work.folder + "/.build/flatplan", toPath: work.folder + "/shards/1")
    _ = await work.run("merge-reports", "shards/1/report.json", "-o", output)
    let page = await work.run("report", output, "--format", "html").text
    #expect(page.contains("data:image/png;base64,"))
    let verdicts = try Report(json: work.bytes(output) ?? []).verdicts
    let folder = (work.folder + "/" + output as NSString).deletingLastPathComponent
    for verdict in verdicts {
      let files = verdict.files
      for file in [
        files.baselineLayout, files.baselinePicture, files.actualLayout, files.actualPicture,
        files.difference,
      ] {
        let file = try #require(file)
        // This includes copies of the baselines, which the machine that merges may not have.
        #expect(Files.exists("\(folder)/\(file)"))
      }
    }
  }
}
