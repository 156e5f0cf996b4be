import Foundation
import TestSupport
import Testing

@testable import SpecDiagnostics
@testable import VisualDiff

/// Tests that edits of gallery specs and their data get the correct verdict and cause, and no other
/// cause.
@Suite struct ScenarioTests {
  private static let indices = TestShard.current.cases(of: Scenarios.all.indices)

  /// The verdicts of all scenarios, recorded, edited and verified as one suite.
  private static let verdicts = Task {
    let work = try Workplace()
    let after = try indices.flatMap { try Scenarios.all[$0].write(to: "s/\($0)", in: work) }
    let recorded = await work.run("record", "s", "--images", "none")
    if recorded.code != .done { Issue.record("\(recorded.words)") }
    for (path, text) in after { try work.write(text, to: path) }
    _ = await work.run("verify", "s", "--images", "none", "--update", "none")
    let report = try work.report()
    return Dictionary(grouping: report.verdicts, by: { $0.spec.split(separator: "/")[1] })
  }

  @Test func `there are at least 40 scenarios with unique titles`() {
    #expect(Scenarios.all.count >= 40)
    #expect(Set(Scenarios.all.map(\.title)).count == Scenarios.all.count)
  }

  @Test(arguments: indices)
  func `the verdict and its causes are correct`(index: Int) async throws {
    let scenario = Scenarios.all[index]
    let verdicts = try await Self.verdicts.value["\(index)"] ?? []
    let description = verdicts.map(Self.describe).joined(separator: "\n")
    #expect(description == scenario.verdict, "\(scenario.title)\n\(description)")
  }

  /// Returns a short description of a verdict.
  private static func describe(_ verdict: Verdict) -> String {
    let causes = verdict.causes.map { cause in
      let places = cause.edits.map { $0.place?.split(separator: "/").last.map(String.init) ?? "?" }
      return "  because \(cause)  \(places.joined(separator: ", "))  \(cause.consequences)"
    }
    return ([verdict.status.rawValue] + causes + verdict.changes.map { "  \($0.text)" })
      .joined(separator: "\n")
  }
}
