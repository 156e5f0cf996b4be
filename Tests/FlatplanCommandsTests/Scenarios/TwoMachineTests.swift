import Foundation
import TestSupport
import Testing

@testable import VisualDiff

/// Tests all scenarios on a machine with other fonts than the one that recorded the baselines: the
/// edits must get the same verdicts as on a single machine, and the environment must be a cause of
/// its own.
@Suite(.enabled(if: Tool.path != nil)) struct TwoMachineTests {
  private static let indices = TestShard.current.cases(of: Scenarios.all.indices)

  /// The verdicts of all scenarios, by index.
  private typealias Verdicts = [String: [Verdict]]

  /// Two folders with fonts drawn by `make-fonts.py`.
  private static let fonts = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "Fonts").path

  /// Records all scenarios with one set of fonts, edits them, and verifies them with another.
  private static func verdicts(recordedWith one: String, verifiedWith two: String) async throws
    -> Verdicts
  {
    let work = try Workplace()
    let after = try indices.flatMap { try Scenarios.all[$0].write(to: "s/\($0)", in: work) }
    try await Tool.run("record s --font-path '\(fonts)/\(one)' 2>words", in: work.folder)
    for (path, text) in after { try work.write(text, to: path) }
    try await Tool.run(
      "verify s --update none --font-path '\(fonts)/\(two)' 2>words", in: work.folder)
    let report = try work.report()
    return Dictionary(grouping: report.verdicts) { String($0.spec.split(separator: "/")[1]) }
  }

  private static let here = Task { try await verdicts(recordedWith: "two", verifiedWith: "two") }
  private static let elsewhere = Task {
    try await verdicts(recordedWith: "one", verifiedWith: "two")
  }

  @Test(arguments: indices)
  func `the edits get the same verdict on both machines`(index: Int) async throws {
    let here = try await Self.here.value["\(index)"] ?? []
    let elsewhere = try await Self.elsewhere.value["\(index)"] ?? []
    try #require(!here.isEmpty && here.count == elsewhere.count)
    let title = Scenarios.all[index].title
    for (one, two) in zip(here, elsewhere) {
      let expected = Self.description(of: one)
      #expect(Self.description(of: two) == expected, "\(title)\n\(two.text())")
      #expect(two.warning == nil, "\(title)")
      // An environment without a visible effect is no cause.
      let isNamed = two.causes.contains { $0.kind == .environment }
      #expect(isNamed == (two.environmentEffect != nil), "\(title)")
    }
  }

  @Test func `the fonts change most scenarios`() async throws {
    let verdicts = try await Self.elsewhere.value.values.flatMap(\.self)
    let affected = verdicts.count { $0.environmentEffect != nil }
    #expect(2 * affected > verdicts.count, "\(affected) of \(verdicts.count)")
  }

  /// The verdict about the edits, without the environment.
  private static func description(of verdict: Verdict) -> String {
    let status = verdict.status == .environment ? .match : verdict.status
    let causes = verdict.causes.filter { $0.kind != .environment }
      .map { "\($0) \($0.consequences)" }
    let changes = verdict.status == .environment ? [] : verdict.changes.map(\.text)
    return ([status.rawValue] + causes + changes).joined(separator: "\n")
  }
}
