import Foundation
import Testing

@testable import FlatplanCommands
@testable import HostSystem
@testable import SpecDiagnostics
@testable import VisualDiff

/// Tests that baselines which two branches have accepted are merged, through a real `git merge`.
@Suite(.enabled(if: Tool.path != nil)) struct BaselineMergeTests {
  let work: Workplace

  private static let spec = """
    render: {widths: [200], scale: 1}
    styles:
      card: {background: "#3366cc", cornerRadius: 8}
    sections:
      - id: cards
        contentInsets: 8
        interGroupSpacing: 4
        group: {height: 40, columns: 2, item: {style: card}}
        items: 4
    vars: {number: 0}

    """

  init() async throws {
    work = try Workplace()
    try work.write(".build\noutput\nafter\n", to: ".gitignore")
    try await record(6)
    try work.commit()
  }

  /// Records a number of specs.
  private func record(_ count: Int) async throws {
    for index in 0..<count {
      try work.write(
        Self.spec.replacing("number: 0", with: "number: \(index)"), to: "s/g\(index).yaml")
    }
    #expect(await work.run("record", "s").code == .done)
  }

  /// The number of specs.
  private var count: Int { work.files.count { $0.hasPrefix("s/") && $0.hasSuffix(".yaml") } }

  @discardableResult
  private func git(_ arguments: String...) throws -> Int32 {
    var git = ChildProcess(
      path: "/usr/bin/env",
      arguments: [
        "git", "-C", work.folder, "-c", "user.name=Test", "-c", "user.email=test@example.com", "-c",
        "commit.gpgSign=false", "-c", "core.hooksPath=/dev/null",
      ] + arguments, folder: work.folder)
    git.inheritsSecrets = false
    guard case .exit(let code) = try git.run().ending else { return -1 }
    return code
  }

  /// Installs the driver, with the program of this build.
  private func useDriver() async throws {
    #expect(await work.run("merge", "--install").code == .done)
    try git("config", "merge.flatplan.driver", "'\(Tool.path ?? "")' merge %O %A %B %P")
    try git("add", ".gitattributes")
    try git("commit", "-qm", "attributes")
  }

  @Test func `the driver is installed once, and record tells how`() async throws {
    let hint = "note: 'flatplan merge --install' lets Git merge baselines of two branches\n"
    #expect(await work.run("record", "s").words.contains(hint))
    #expect(await work.run(["record", "s"], isAutomated: true).words.contains(hint) == false)
    try work.write("*.png binary", to: ".gitattributes")
    let first = await work.run("merge", "--install")
    #expect(first.code == .done && first.words.contains("commit .gitattributes"), "\(first.words)")
    let lines = "*.png binary\n**/__Snapshots__/** merge=flatplan\n"
    #expect(work.text(".gitattributes") == lines)
    #expect(work.text(".git/config").contains("driver = flatplan merge %O %A %B %P"))
    let second = await work.run(["merge", "--install"], inFolder: "s")
    #expect(second.code == .done && !second.words.contains("commit"), "\(second.words)")
    #expect(work.text(".gitattributes") == lines)
    #expect(await work.run("record", "s").words.contains(hint) == false)
    let other = try Workplace()
    #expect(await other.run("merge", "--install").code == .badUsage)
  }

  /// Edits all specs, and accepts the differences.
  private func accept(_ edits: (String, String)...) async throws {
    for index in 0..<count {
      try work.write(
        try Scenario.edited(work.text("s/g\(index).yaml"), edits), to: "s/g\(index).yaml")
    }
    _ = await work.run("verify", "s", "--update", "none")
    #expect(await work.run("accept").code == .done)
    try git("add", ".")
    #expect(try git("commit", "-qm", "accept") == 0)
  }

  /// Makes two branches that accept different edits.
  private func branch(_ ours: (String, String), _ theirs: (String, String)) async throws {
    try git("checkout", "-qb", "theirs")
    try await accept(theirs)
    try git("checkout", "-q", "-")
    try await accept(ours)
  }

  private func statuses() throws -> Set<Verdict.Status> {
    Set(try work.report().verdicts.map(\.status))
  }

  private static let spacing = ("interGroupSpacing: 4", "interGroupSpacing: 10")
  private static let color = ("#3366cc", "#cc6633")

  @Test func `the driver merges what both sides accepted, and verify records it`() async throws {
    try await record(40)
    try git("add", ".")
    try git("commit", "-qm", "more")
    try await useDriver()
    try await branch(Self.spacing, Self.color)
    #expect(try git("merge", "-q", "--no-edit", "theirs") == 0)
    // In CI the merge passes, and nothing is written.
    let before = work.contents(of: "s/__Snapshots__")
    let automated = await work.run(["verify", "s"], isAutomated: true)
    #expect(automated.code == .done, "\(automated.text)\(automated.words)")
    #expect(try statuses() == [.due])
    #expect(work.contents(of: "s/__Snapshots__") == before)
    let result = await work.run("verify", "s")
    #expect(result.code == .done, "\(result.text)\(result.words)")
    #expect(result.text.contains("40 recorded over changes"))
    #expect(await work.run(["verify", "s", "--force"], isAutomated: true).code == .done)
    #expect(try statuses() == [.match])
    for index in 0..<count {
      #expect(!work.text("s/__Snapshots__/g\(index)/baseline.json").contains("isDue"))
    }
  }

  @Test func `without the driver one command leads out of the conflict`() async throws {
    try await record(40)
    try git("add", ".")
    try git("commit", "-qm", "more")
    try await branch(Self.spacing, Self.color)
    #expect(try git("merge", "-q", "--no-edit", "theirs") == 1)
    let verify = await work.run("verify", "s")
    #expect(verify.code != .done)
    #expect(verify.words.contains("'flatplan merge'"), "\(verify.words)")
    #expect(verify.words.contains("baseline.json and \(count - 1) more"), "\(verify.words)")
    let merge = await work.run("merge")
    #expect(merge.code == .done, "\(merge.text)\(merge.words)")
    #expect(merge.words.contains("run: git add s/__Snapshots__\n"), "\(merge.words)")
    try git("add", ".")
    #expect(try git("commit", "-qm", "merge") == 0)
    #expect(await work.run(["verify", "s", "--force"], isAutomated: true).code == .done)
    #expect(try statuses() == [.match])
    #expect(await work.run("merge").code == .badUsage)
  }

  @Test func `the driver merges a rebase, too`() async throws {
    try await useDriver()
    try await branch(Self.spacing, Self.color)
    #expect(try git("rebase", "-q", "theirs") == 0)
    #expect(await work.run("verify", "s").code == .done)
    #expect(await work.run(["verify", "s", "--force"], isAutomated: true).code == .done)
  }

  /// The conflict in the specs is solved with a value that neither side accepted, or with one side.
  @Test(arguments: ["44", "48", "52"])
  func `what neither side accepted is a conflict`(height: String) async throws {
    try await useDriver()
    try await branch(("height: 40", "height: 44"), ("height: 40", "height: 48"))
    #expect(try git("merge", "-q", "--no-edit", "theirs") == 1)
    for index in 0..<count {
      let spec = Self.spec.replacing("number: 0", with: "number: \(index)")
        .replacing("height: 40", with: "height: \(height)")
      try work.write(spec, to: "s/g\(index).yaml")
    }
    for update in ["none", "missing"] {
      let result = await work.run("verify", "s", "--update", update)
      #expect(result.code == .badSpec, "\(result.text)\(result.words)")
      let verdict = try #require(try work.report().verdicts.first)
      #expect(verdict.status == .layout)
      #expect(verdict.merge?.map(\.name) == ["before", "ours", "theirs"])
      #expect(result.text.contains("40 → 44") && result.text.contains("40 → 48"), "\(result.text)")
      for side in verdict.merge ?? [] {
        #expect(work.bytes(".build/flatplan/\(side.picture ?? "")") != nil)
        let page = work.text(".build/flatplan/index.html")
        #expect(page.contains("\"\(side.picture ?? "")\":\""))
      }
    }
    #expect(await work.run("accept").code == .done)
    #expect(await work.run("verify", "s", "--update", "none").code == .done)
    #expect(try statuses() == [.match])
  }

  @Test func `edits of one side alone need nothing`() async throws {
    try await useDriver()
    try git("checkout", "-qb", "theirs")
    try await accept(Self.color)
    try git("checkout", "-q", "-")
    try work.write("notes", to: "notes.txt")
    try git("add", ".")
    try git("commit", "-qm", "notes")
    #expect(try git("merge", "-q", "--no-edit", "theirs") == 0)
    #expect(await work.run(["verify", "s"], isAutomated: true).code == .done)
    #expect(try statuses() == [.match])
  }

  @Test func `files that are no baselines, and damaged ones, stay in conflict`() async throws {
    try work.write("one", to: "a")
    try work.write("two", to: "b")
    let driver = await work.run("merge", "a", "a", "b", "Tests/__Snapshots__/grid.390.layout")
    #expect(driver.code == .badSpec)
    let damaged = await work.run("merge", "a", "a", "b", "s/__Snapshots__/g0/baseline.json")
    #expect(damaged.code != .done)
    #expect(work.text("a") == "one")
  }
}
