import Foundation
import Testing

@testable import FlatplanCommands
@testable import HostSystem
@testable import SpecDiagnostics
@testable import VisualDiff

/// Tests that renamed specs are compared with the baselines of their old names.
@Suite struct RenamedSpecTests {
  let work: Workplace

  private static let spec = """
    render: {widths: [200, 300], scale: 1}
    sections:
      - id: cards
        group: {height: 40, columns: 2}
        interGroupSpacing: 4
        items: 4

    """

  init() async throws {
    work = try Workplace()
    try work.write(Self.spec, to: "s/old.yaml")
    try work.write(Example.grid, to: "s/grid.yaml")
    _ = await work.run("record", "s")
  }

  private func rename(_ name: String = "old", to other: String, _ edits: (String, String)...) throws
  {
    let text = try Scenario.edited(work.text("s/\(name).yaml"), edits)
    try FileManager.default.removeItem(atPath: "\(work.folder)/s/\(name).yaml")
    try work.write(text, to: "s/\(other).yaml")
  }

  private func statuses(_ name: String) throws -> [Verdict.Status] {
    try work.report().verdicts.filter { $0.name == name }.map(\.status)
  }

  @Test func `a renamed spec takes its baselines along`() async throws {
    let before = work.contents(of: "s/__Snapshots__/old").values.map(\.count).sorted()
    try rename(to: "new")
    let result = await work.run("verify", "s")
    #expect(result.code == .done, "\(result.text)\(result.words)")
    #expect(
      result.words.contains(
        "the source of s/__Snapshots__/old was renamed; its baselines are now in "
          + "s/__Snapshots__/new\n"), "\(result.words)")
    #expect(try statuses("new") == [.match, .match])
    #expect(work.contents(of: "s/__Snapshots__/old").isEmpty)
    #expect(work.contents(of: "s/__Snapshots__/new").values.map(\.count).sorted() == before)
    #expect(await work.run("prune", "s").words == "0 baselines removed\n")
  }

  @Test(arguments: [["verify", "s"], ["verify", "s", "--update", "none"]], ["new", "sub/new"])
  func `a spec renamed and edited is compared with its old baseline`(
    command: [String], name: String
  ) async throws {
    try rename(to: name, ("height: 40", "height: 50"))
    let result = await work.run(command)
    #expect(result.code == .badSpec, "\(result.text)\(result.words)")
    let verdicts = try work.report().verdicts.filter { $0.name == "new" }
    #expect(verdicts.map(\.status) == [.layout, .layout])
    #expect(
      verdicts.allSatisfy { $0.causes.flatMap(\.edits).map(\.text).joined().contains("40 → 50") })
    #expect(
      verdicts.allSatisfy { work.bytes(".build/flatplan/\($0.files.baselinePicture ?? "")") != nil }
    )
    #expect(!result.text.contains("OBSOLETE") && !result.text.contains("MISSING"))
    #expect(result.words.contains("was renamed"))
    // The only old baseline is kept.
    #expect(await work.run("prune", "s").words.hasSuffix("0 baselines removed\n"))
    // One snapshot is accepted, and the other is still compared with its old baseline.
    let filter = "new/200"
    #expect(await work.run("accept", "--filter", filter).code == .done)
    #expect(await work.run(command).code == .badSpec)
    #expect(try statuses("new") == [.match, .layout])
    #expect(await work.run("accept").code == .done)
    #expect(await work.run(["verify", "s"], isAutomated: true).code == .done)
    #expect(work.contents(of: "s/__Snapshots__/old").isEmpty)
  }

  @Test func `in CI a renamed spec is compared, and the artifact is accepted elsewhere`()
    async throws
  {
    try rename(to: "new", ("height: 40", "height: 50"))
    let before = work.contents(of: "s")
    let result = await work.run(
      ["verify", "s", "--report-folder", "artifact"], isAutomated: true)
    #expect(result.code == .badSpec)
    #expect(work.contents(of: "s") == before)
    #expect(
      result.words.contains("mv s/__Snapshots__/old s/__Snapshots__/new"), "\(result.words)")
    #expect(await work.run("accept", "--from", "artifact").code == .done)
    #expect(work.contents(of: "s/__Snapshots__/old").isEmpty)
    #expect(await work.run(["verify", "s"], isAutomated: true).code == .done)
  }

  @Test func `specs renamed at once are told apart`() async throws {
    try work.write(Self.spec.replacing("columns: 2", with: "columns: 4"), to: "s/four.yaml")
    _ = await work.run("record", "s")
    try rename(to: "b", ("height: 40", "height: 50"))
    try rename("four", to: "a", ("height: 40", "height: 50"))
    let result = await work.run("verify", "s", "--update", "none")
    #expect(result.code == .badSpec)
    for name in ["a", "b"] {
      let verdicts = try work.report().verdicts.filter { $0.name == name }
      let edits = verdicts.flatMap(\.causes).flatMap(\.edits).map(\.text)
      #expect(!edits.isEmpty && edits.allSatisfy { $0.contains("40 → 50") }, "\(edits)")
    }
  }

  @Test func `a copy, and a spec with other contents, are no renamed specs`() async throws {
    try work.write(Self.spec, to: "s/copy.yaml")
    var result = await work.run("verify", "s", "--update", "none")
    #expect(try statuses("copy") == [.missing, .missing])
    try FileManager.default.removeItem(atPath: "\(work.folder)/s/copy.yaml")
    try FileManager.default.removeItem(atPath: "\(work.folder)/s/old.yaml")
    try work.write(
      "sections: [{list: plain, items: [{title: Bread, subtitle: Two}]}]\n", to: "s/list.yaml")
    result = await work.run("verify", "s", "--update", "none")
    #expect(!result.words.contains("was renamed"))
    #expect(try work.report().count(.obsolete) == 2)
    #expect(await work.run("prune", "s").words == "2 baselines removed\n")
  }

  // MARK: Checkouts

  private func git(_ arguments: String...) throws {
    let author = ["-c", "user.name=Test", "-c", "user.email=test@example.com"]
    var git = ChildProcess(
      path: "/usr/bin/env", arguments: ["git", "-C", work.folder] + author + arguments,
      folder: work.folder)
    git.inheritsSecrets = false
    _ = try git.run()
  }

  @Test func `baselines of specs that a sparse checkout leaves out are kept`() async throws {
    try work.commit()
    try git("sparse-checkout", "set", "--no-cone", "/s/grid.yaml", "/s/__Snapshots__/")
    try #require(work.bytes("s/old.yaml") == nil && work.bytes("s/grid.yaml") != nil)
    let before = work.contents(of: "s")
    let verify = await work.run(["verify", "s"], isAutomated: true)
    #expect(verify.code == .done, "\(verify.text)\(verify.words)")
    let prune = await work.run("prune", "s")
    #expect(prune.words.hasPrefix("kept s/__Snapshots__/old: git has its spec"), "\(prune.words)")
    #expect(work.contents(of: "s") == before)
    #expect(await work.run("prune", "s", "--check").code == .done)
    // A spec that git has lost is pruned.
    try git("rm", "-q", "--cached", "--sparse", "s/old.yaml")
    #expect(await work.run("prune", "s").words == "2 baselines removed\n")
  }

  @Test func `baselines of a spec whose merge is not decided are kept`() async throws {
    try work.commit()
    try git("checkout", "-qb", "other")
    try git("rm", "-q", "s/old.yaml")
    try git("commit", "-qm", "without")
    try git("checkout", "-q", "-")
    try work.write(Self.spec.replacing("items: 4", with: "items: 5"), to: "s/old.yaml")
    try git("commit", "-qam", "five")
    try git("merge", "-q", "other")
    try FileManager.default.removeItem(atPath: "\(work.folder)/s/old.yaml")
    let before = work.contents(of: "s/__Snapshots__")
    #expect(await work.run("prune", "s").words.contains("kept s/__Snapshots__/old"))
    #expect(work.contents(of: "s/__Snapshots__") == before)
  }

  @Test func `the shards of one checkout are accepted together`() async throws {
    try work.write(
      work.text("s/old.yaml").replacing("height: 40", with: "height: 50"), to: "s/old.yaml")
    try work.write(Example.grid.replacing("height: 44", with: "height: 50"), to: "s/grid.yaml")
    for shard in ["1/2", "2/2"] {
      let result = await work.run("verify", "s", "--update", "none", "--shard", shard)
      #expect(result.code == .badSpec)
      // The log is that of the shard.
      #expect(result.text.contains("(shard \(shard.prefix(1)) of 2)"))
    }
    let total = 3
    let pending = await work.run("pending").text.split(separator: "\n").count { $0.hasPrefix("s/") }
    #expect(pending == total)
    // A shard that is repeated replaces only its own results.
    _ = await work.run("verify", "s", "--update", "none", "--shard", "1/2")
    let repeated = await work.run("pending").text
    #expect(repeated.contains("cause 1 ") && repeated.contains("cause 2 "), "\(repeated)")
    #expect(repeated.split(separator: "\n").count { $0.hasPrefix("s/") } == total)
    let result = await work.run("accept")
    #expect(result.words == "\(total) snapshots accepted\n", "\(result.words)")
    #expect(await work.run("verify", "s", "--update", "none").code == .done)
  }
}
