import Foundation
import TestSupport
import Testing

@testable import HostSystem
@testable import VisualDiff

/// Edits of the gallery's specs and their data: each is told with the right verdict and the right
/// cause, and nothing else is blamed.
@Suite struct ScenarioTests {
  private static let indices = TestShard.current.cases(of: Scenarios.all.indices)

  /// The scenarios in one suite: recorded, edited, verified.
  private static let verdicts = Task {
    let work = try Workplace()
    var after: [(path: String, text: String)] = []
    for index in indices {
      let scenario = Scenarios.all[index]
      let path = "s/\(index)/\(scenario.spec).yaml"
      let text = try String(
        contentsOfFile: "\(GallerySVGTests.specs)/\(scenario.spec).yaml", encoding: .utf8)
      let old = try Scenario.edited(Self.inOneLook(text), scenario.before)
      try work.write(old, to: path)
      after.append((path, try Scenario.edited(old, scenario.edits)))
      for (name, file) in scenario.files {
        try work.write(file.old, to: "s/\(index)/\(name)")
        after.append(("s/\(index)/\(name)", file.new))
      }
    }
    let recorded = await work.run("record", "s", "--images", "none")
    if recorded.code != .done { Issue.record("\(recorded.words)") }
    for (path, text) in after { try work.write(text, to: path) }
    _ = await work.run("verify", "s", "--images", "none", "--update", "none")
    let report = try work.report()
    return Dictionary(grouping: report.verdicts, by: { $0.spec.split(separator: "/")[1] })
  }

  /// The spec in light colours from the left alone: what other looks would say again.
  private static func inOneLook(_ text: String) -> String {
    text.replacing("[light, dark]", with: "[light]").replacing("[ltr, rtl]", with: "[ltr]")
  }

  @Test func `there are many, and each has a title of its own`() {
    #expect(Scenarios.all.count >= 40)
    #expect(Set(Scenarios.all.map(\.title)).count == Scenarios.all.count)
  }

  @Test(arguments: indices)
  func `the verdict and its cause are right`(index: Int) async throws {
    let scenario = Scenarios.all[index]
    let verdicts = try await Self.verdicts.value["\(index)"] ?? []
    let told = verdicts.map(Self.told).joined(separator: "\n")
    #expect(told == scenario.verdict, "\(scenario.title)\n\(told)")
  }

  /// A verdict, short enough to be compared with what is expected.
  private static func told(_ verdict: Verdict) -> String {
    let causes = verdict.causes.map { cause in
      let places = cause.edits.map { $0.place?.split(separator: "/").last.map(String.init) ?? "?" }
      return "  because \(cause)  \(places.joined(separator: ", "))  \(cause.consequences)"
    }
    return ([verdict.status.rawValue] + causes + verdict.changes.map { "  \($0.text)" })
      .joined(separator: "\n")
  }
}
