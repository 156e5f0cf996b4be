import Foundation
import Synchronization
import Testing

@testable import SnapshotSuite
@testable import SpecInput
@testable import VisualDiff

/// The walk through what waits, key by key.
@Suite struct ReviewTests {
  private let work: Workplace
  private let opened = Words()

  init() throws { work = try Workplace() }

  /// Two specs that changed, and what is said while keys are pressed.
  private func review(_ keys: String) async throws -> String {
    for name in ["one", "two"] { try work.write(Example.grid, to: "s/\(name).yaml") }
    _ = await work.run("record", "s")
    for name in ["one", "two"] {
      try work.write(Example.grid.replacing("44", with: "50"), to: "s/\(name).yaml")
    }
    _ = await work.run("verify", "s", "--update", "none")
    let words = Words()
    let surroundings = RunEnvironment(
      folder: work.folder, output: { _ in }, words: { words.add($0) })
    let artifacts = Artifacts(in: surroundings)
    var left = keys[...]
    let review = Review(
      try Pending.all(in: artifacts), try Artifacts.report(nil, in: surroundings), artifacts,
      surroundings, key: { left.popFirst() },
      open: { opened.add($0) })
    try review.run()
    return words.text
  }

  private final class Words: Sendable {
    private let heard = Mutex("")
    var text: String { heard.withLock { $0 } }
    func add(_ text: String) { heard.withLock { $0 += text } }
  }

  /// The names of what does not match any more when all is verified again.
  private func changed() async throws -> [String] {
    _ = await work.run("verify", "s", "--update", "none")
    let report = try work.report()
    return report.verdicts.filter { $0.status != .match }.map(\.name)
  }

  @Test func `one is accepted, one is rejected`() async throws {
    #expect(try await review("ar").hasSuffix("0 snapshots pending\n"))
    #expect(try await changed() == ["two"])
  }

  @Test func `capitals are for all that is left`() async throws {
    _ = try await review("A")
    #expect(try await changed() == [])
  }

  @Test(arguments: ["q", "", "S", "x\nq"])
  func `nothing is settled by leaving`(keys: String) async throws {
    #expect(try await review(keys).hasSuffix("2 snapshots pending\n"))
    #expect(try await changed() == ["one", "two"])
  }

  @Test func `every frame is told, and the page is opened at the snapshot`() async throws {
    let words = try await review("doq")
    #expect(words.contains("\n  0/0  0 0 195 44 → 0 0 195 50\n"), "\(words)")
    #expect(words.contains("\n  .build/flatplan/pending/s~__Snapshots__~one/390.layout\n"))
    let address = opened.text
    #expect(address.hasPrefix("file:///"))
    #expect(
      address.hasSuffix(
        ".build/flatplan/index.html#snapshot=s%2Fone%2Eyaml%20390"))
  }
}
