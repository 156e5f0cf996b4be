import Foundation
import Synchronization
import Testing

@testable import FlatplanCommands
@testable import HostSystem
@testable import SnapshotSuite
@testable import VisualDiff

/// Tests the interactive review of pending snapshots.
@Suite struct ReviewTests {
  private let work: Workplace
  private let opened = Output()

  init() throws { work = try Workplace() }

  /// Reviews two changed specs with the given keys, and returns the output.
  ///
  /// - Parameter heights: The new height of rows in each spec. Equal edits are one cause.
  private func review(_ keys: String, heights: [String] = ["50", "50"]) async throws -> String {
    for name in ["one", "two"] { try work.write(Example.grid, to: "s/\(name).yaml") }
    _ = await work.run("record", "s")
    for (name, height) in zip(["one", "two"], heights) {
      try work.write(Example.grid.replacing("44", with: height), to: "s/\(name).yaml")
    }
    _ = await work.run("verify", "s", "--update", "none")
    let output = Output()
    let environment = RunEnvironment(
      folder: work.folder, output: { _ in }, messages: { output.add($0) })
    let artifacts = Artifacts(in: environment)
    var left = keys[...]
    let review = Review(
      try Pending.all(in: artifacts), try Artifacts.report(nil, in: environment), artifacts,
      environment, key: { left.popFirst() },
      open: { opened.add($0) },
      settle: { cause, snapshot, accepts in
        let settlement = Settlement(cause: cause, snapshot: snapshot, accepts: accepts)
        _ = try settlement.settle(from: nil, in: environment)
      })
    try review.run()
    return output.text
  }

  private final class Output: Sendable {
    private let contents = Mutex("")
    var text: String { contents.withLock { $0 } }
    func add(_ text: String) { contents.withLock { $0 += text } }
  }

  /// Verifies again, and returns the names of specs that do not match.
  private func changed() async throws -> [String] {
    _ = await work.run("verify", "s", "--update", "none")
    let report = try work.report()
    return report.verdicts.filter { $0.status != .match }.map(\.name)
  }

  @Test func `a cause is decided at once for all its snapshots`() async throws {
    let words = try await review("a")
    #expect(words.contains("1 of 1  cause 1   "), "\(words)")
    #expect(words.hasSuffix("0 snapshots pending\n"))
    #expect(try await changed() == [])
  }

  @Test func `several causes are decided one after the other`() async throws {
    let words = try await review("ra", heights: ["50", "60"])
    #expect(words.contains("2 of 2  cause 2   "), "\(words)")
    #expect(words.hasSuffix("0 snapshots pending\n"))
    #expect(try await changed() == ["one"])
  }

  @Test func `the snapshots of a cause are accepted and rejected one by one`() async throws {
    #expect(try await review("lar").hasSuffix("0 snapshots pending\n"))
    #expect(try await changed() == ["two"])
  }

  @Test func `a decision is undone, and only the last one counts`() async throws {
    let words = try await review("uaura", heights: ["50", "60"])
    #expect(words.hasSuffix("0 snapshots pending\n"))
    #expect(try await changed() == ["one"])
  }

  @Test func `a question mark lists the keys and decides nothing`() async throws {
    let words = try await review("?q")
    #expect(words.contains("  u  undo the last decision\n"))
    #expect(words.hasSuffix("2 snapshots pending\n"))
  }

  @Test func `capital letters apply to all remaining snapshots`() async throws {
    _ = try await review("A")
    #expect(try await changed() == [])
  }

  @Test(arguments: ["q", "", "S", "x\nq"])
  func `leaving the review decides nothing`(keys: String) async throws {
    #expect(try await review(keys).hasSuffix("2 snapshots pending\n"))
    #expect(try await changed() == ["one", "two"])
  }

  @Test func `details list every frame and open shows the snapshot on the page`() async throws {
    let words = try await review("dldoq")
    #expect(words.contains("\n  s/one.yaml 390\n  s/two.yaml 390\n"))
    #expect(words.contains("\n  0/0  0 0 195 44 → 0 0 195 50\n"), "\(words)")
    #expect(words.contains("\n  .build/flatplan/pending/s~__Snapshots__~one/390.layout\n"))
    let address = opened.text
    #expect(address.hasPrefix("file:///"))
    #expect(
      address.hasSuffix(
        ".build/flatplan/index.html#snapshot=s%2Fone%2Eyaml%20390"))
  }
}
