import Foundation
import Testing

@testable import HostSystem
@testable import VisualDiff

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

  @Test func `a run leaves a page with pictures, and JUnit`() async throws {
    try await verifyChanged()
    let page = work.text(".build/flatplan/index.html")
    #expect(page.contains("specs/gallery.yaml:4"))
    // Before, now and the difference.
    #expect(page.components(separatedBy: "data:image/png;base64,").count == 4)
    #expect(work.text(".build/flatplan/junit.xml").contains("<failure type=\"layout\""))
  }

  @Test func `git passes over what a run leaves, unless it has another rule`() async throws {
    try await verifyChanged()
    #expect(work.text(".build/flatplan/.gitignore") == "*\n")
    try work.write("!report.json\n", to: ".build/flatplan/.gitignore")
    _ = await work.run("verify", "specs", "--update", "none")
    #expect(work.text(".build/flatplan/.gitignore") == "!report.json\n")
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
    #expect(work.text("told") == result.text)
    let before = work.files
    #expect(await work.run("report", "-f", format, "-o", "-").text == result.text)
    #expect(work.files == before)
  }

  /// Where nobody has set CI they may stay.
  @Test(arguments: [false, true])
  func `of baselines that are asked for no more all forms say what the exit code does`(
    isAutomated: Bool
  ) async throws {
    try work.write(VerifyTests.gallery, to: "specs/other.yaml")
    _ = await work.run("record", "specs")
    try FileManager.default.removeItem(atPath: work.folder + "/specs/other.yaml")
    _ = await work.run("verify", "specs", "--update", "none")
    for (format, failure) in [
      ("markdown", "## ❌ "), ("junit", "<failure type=\"obsolete\""), ("github", "::error "),
    ] {
      let told = await work.run(["report", "--format", format], isAutomated: isAutomated)
      #expect(told.code == (isAutomated ? .badSpec : .done))
      #expect(told.text.contains(failure) == isAutomated, "\(format)")
    }
    let step = await work.run(
      ["verify", "specs", "--update", "none"],
      environment: ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": "summary.md"],
      isAutomated: isAutomated)
    #expect(step.code == (isAutomated ? .badSpec : .done))
    #expect(step.text.contains("::error ") == isAutomated)
    #expect(work.text("summary.md").hasPrefix(isAutomated ? "## ❌ " : "## ✅ "))
  }

  @Test func `a workflow is annotated, and its summary grows`() async throws {
    try await verifyChanged()
    try work.write("before\n", to: "summary.md")
    let result = await work.run(
      ["verify", "specs", "--update", "none", "--force"],
      environment: ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": "summary.md"])
    #expect(result.text.contains("\n::error file=specs/gallery.yaml,line=4,"))
    #expect(work.text("summary.md").hasPrefix("before\n## ❌ 1 snapshot: 1 layout\n"))
  }

  /// GitHub finds no line by a path from the folder that a step runs in.
  @Test func `annotations have paths from the root of the checkout`() async throws {
    try await verifyChanged()
    let root = (work.folder as NSString).deletingLastPathComponent
    let folder = (work.folder as NSString).lastPathComponent
    for workspace in [root, root + "/"] {
      let environment = ["GITHUB_ACTIONS": "true", "GITHUB_WORKSPACE": workspace]
      let run = await work.run(
        ["verify", "specs", "--update", "none", "--force"], environment: environment)
      #expect(run.text.contains("\n::error file=\(folder)/specs/gallery.yaml,line=4,"))
      let told = await work.run(["report", "--format", "github"], environment: environment)
      #expect(told.text.hasPrefix("::error file=\(folder)/specs/gallery.yaml,line=4,"))
    }
    try work.write("sections: [{group: {heigt: 44}, items: 3}]\n", to: "wrong.yaml")
    let check = await work.run(
      ["check", "wrong.yaml", "--format", "github"], environment: ["GITHUB_WORKSPACE": root])
    #expect(check.text.hasPrefix("::error file=\(folder)/wrong.yaml,line=1,"))
    let elsewhere = await work.run(
      ["check", "wrong.yaml", "--format", "github"], environment: ["GITHUB_WORKSPACE": "/nowhere"])
    #expect(elsewhere.text.hasPrefix("::error file=wrong.yaml,line=1,"))
  }

  /// What a machine found lies beside its report, and so in a folder of its own where all are joined.
  @Test(arguments: ["merged.json", "shards/all.json", "shards/1/all.json"])
  func `a joined report shows the pictures of its shards`(output: String) async throws {
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
        // Even the baselines, which another machine has elsewhere.
        #expect(Files.exists("\(folder)/\(file)"))
      }
    }
  }
}
