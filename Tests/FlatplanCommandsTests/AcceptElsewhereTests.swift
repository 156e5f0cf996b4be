import Foundation
import Testing

@testable import FlatplanCommands
@testable import SpecDiagnostics
@testable import VisualDiff

/// Tests that accepting on a machine that draws differently takes what edits changed, and leaves what
/// the environment changed.
@Suite(.enabled(if: Tool.path != nil)) struct AcceptElsewhereTests {
  let work: Workplace

  private static let rows = """
    render: {widths: [200], scale: 1}
    sections:
      - id: rows
        list: plain
        items: [{title: Words}, {title: More words}]

    """

  private static let cards = """
    render: {widths: [200], scale: 1}
    styles: {card: {background: "#3366cc"}}
    sections:
      - id: cards
        group: {height: 40, columns: 2, item: {style: card}}
        interGroupSpacing: 4
        items: 4

    """

  init() throws {
    work = try Workplace()
    for index in 0..<3 { try work.write(Self.rows, to: "s/rows\(index).yaml") }
    try work.write(Self.cards, to: "s/cards.yaml")
  }

  /// Two folders with fonts of the same names and other glyphs.
  private static let fonts = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "Scenarios/Fonts").path

  /// Runs a command on one of two machines, whose fonts differ.
  @discardableResult
  private func run(_ command: String, on machine: String) async throws -> Int32 {
    try await Tool.run(
      "\(command) --font-path '\(Self.fonts)/\(machine)' >output 2>&1", in: work.folder)
  }

  private func edit(_ name: String, _ edits: (String, String)...) throws {
    try work.write(try Scenario.edited(work.text("s/\(name).yaml"), edits), to: "s/\(name).yaml")
  }

  private func statuses() throws -> [String: Verdict.Status] {
    let verdicts = try work.report().verdicts
    return Dictionary(uniqueKeysWithValues: verdicts.map { ($0.name, $0.status) })
  }

  private func baselines(_ name: String) -> [String: [UInt8]] {
    work.contents(of: "s/__Snapshots__/\(name)")
  }

  @Test func `what only the environment changes stays, unless it is asked for`() async throws {
    #expect(try await run("record s", on: "one") == 0)
    let before = ["rows1", "rows2"].map(baselines)
    try edit("cards", ("interGroupSpacing: 4", "interGroupSpacing: 10"))
    try edit("rows0", ("title: More words}", "title: More words}, {title: Third}"))
    #expect(try await run("verify s --update none", on: "two") == 1)
    #expect(try statuses()["rows1"] == .environment, "\(work.text("output"))")
    #expect(work.text("output").contains("2 snapshots to review"), "\(work.text("output"))")
    #expect(work.text("output").contains("2 snapshots changed only by the environment"))
    #expect(try await run("accept", on: "two") == 0)
    let words = work.text("output")
    #expect(words.hasPrefix("2 snapshots accepted\n"), "\(words)")
    #expect(words.contains("2 snapshots that only the environment changes: unchanged"), "\(words)")
    #expect(["rows1", "rows2"].map(baselines) == before)
    // Here nothing of the edits is left, and the rest can still be accepted.
    #expect(try await run("verify s --update none --environment warn", on: "two") == 0)
    #expect(try await run("accept --environment", on: "two") == 0)
    #expect(try await run("verify s --update none", on: "two") == 0)
    #expect(try statuses().values.allSatisfy { $0 == .match }, "\(work.text("output"))")
  }

  @Test(arguments: ["accept", "accept --cause", "verify s --update changed"])
  func `frames are written, and pictures are filled in by the recording machine`(
    command: String
  ) async throws {
    #expect(try await run("record s", on: "one") == 0)
    let before = baselines("rows0")
    try edit("rows0", ("items: [{title: Words}, ", "items: ["))
    _ = try await run("verify s --update none", on: "two")
    let causes = try work.report().causeGroups
    let number = try #require(causes.first { $0.cause.kind == .spec }).number
    let words = command.hasSuffix("--cause") ? "\(command) \(number)" : command
    #expect(try await run(words, on: "two") == 0, "\(work.text("output"))")
    let picture = "s/__Snapshots__/rows0/200.png"
    #expect(work.bytes(picture) == before[picture])
    #expect(!work.text("s/__Snapshots__/rows0/200.layout").contains("rows/1"))
    for (machine, update) in [("two", "none"), ("two", "missing"), ("one", "none")] {
      #expect(try await run("verify s --update \(update)", on: machine) == 0)
      #expect(try statuses()["rows0"] == .due, "\(work.text("output"))")
    }
    // A further edit is still found exactly on both machines.
    let spec = work.text("s/rows0.yaml")
    try edit("rows0", ("title: More words", "title: Other words"))
    for machine in ["one", "two"] {
      #expect(try await run("verify s --update none", on: machine) == 1)
      let verdict = try #require(try work.report().verdicts.first { $0.name == "rows0" })
      #expect(verdict.causes.flatMap(\.edits).map(\.text).joined().contains("Other words"))
    }
    try work.write(spec, to: "s/rows0.yaml")
    #expect(try await run("verify s", on: "one") == 0)
    #expect(work.text("output").contains("rows0 200  RECORDED (was DUE)"), "\(work.text("output"))")
    #expect(work.bytes(picture) != before[picture])
    #expect(try await run("verify s --update none", on: "one") == 0)
    #expect(try statuses().values.allSatisfy { $0 == .match })
    #expect(try await run("record s", on: "one") == 0)
  }

  @Test func `a due picture is accepted from the artifact of a machine that draws it`() async throws
  {
    #expect(try await run("record s", on: "one") == 0)
    try edit("rows0", ("title: Words", "title: Wo"))
    _ = try await run("verify s --update none", on: "two")
    #expect(try await run("accept", on: "two") == 0)
    #expect(try await run("verify s --update none --report-folder artifact", on: "one") == 0)
    #expect(try await run("accept --from artifact", on: "two") == 0, "\(work.text("output"))")
    #expect(try await run("verify s --update none", on: "one") == 0)
    #expect(try statuses()["rows0"] == .match)
  }

  @Test func `one of several causes is accepted on another machine`() async throws {
    #expect(try await run("record s", on: "one") == 0)
    try edit(
      "rows0", ("title: Words", "title: Wo"),
      ("title: More words}", "title: More words}, {title: Third}"))
    _ = try await run("verify s --update none", on: "two")
    let report = try work.report()
    let cause = try #require(report.causeGroups.first { $0.text.contains("Third") })
    #expect(try await run("accept --cause \(cause.number)", on: "two") == 0)
    #expect(work.text("output").contains("1 picture due"), "\(work.text("output"))")
    #expect(work.text("s/__Snapshots__/rows0/200.layout").contains("rows/2"))
    #expect(try await run("verify s --update none", on: "one") == 1)
    let verdict = try #require(try work.report().verdicts.first { $0.name == "rows0" })
    #expect(verdict.causes.flatMap(\.edits).map(\.text).count == 1, "\(work.text("output"))")
    #expect(verdict.causes.flatMap(\.edits).map(\.text).joined().contains("Wo"))
    #expect(try await run("accept", on: "one") == 0)
    #expect(try await run("verify s --update none", on: "one") == 0)
    #expect(try statuses().values.allSatisfy { $0 == .match })
  }

  @Test func `the environment is accepted without the edits by its cause`() async throws {
    #expect(try await run("record s", on: "one") == 0)
    try edit("rows0", ("title: Words", "title: Wo"))
    _ = try await run("verify s --update none", on: "two")
    let report = try work.report()
    let cause = try #require(report.causeGroups.first { $0.cause.kind == .environment })
    #expect(try await run("accept --cause \(cause.number)", on: "two") == 0)
    #expect(try await run("verify s --update none", on: "two") == 1, "\(work.text("output"))")
    #expect(try statuses().filter { $0.value != .match }.map(\.key) == ["rows0"])
    let verdict = try #require(try work.report().verdicts.first { $0.name == "rows0" })
    #expect(verdict.causes.map(\.kind) == [.spec])
  }
}
