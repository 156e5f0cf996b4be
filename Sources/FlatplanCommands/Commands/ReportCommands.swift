internal import ArgumentParser
internal import Foundation
internal import VisualDiff

struct ReportCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Tells what a run found, again.",
    discussion: """
        flatplan report                       the last run
        flatplan report merged.json
      """)

  @Argument(help: "A report.json. (default: the last run's)")
  var file: String?

  func run(in surroundings: Surroundings) async throws -> ExitCode {
    let report = try Artifacts.report(file, in: surroundings)
    try surroundings.output(Array(report.text.utf8))
    return report.isPassed(allowsObsolete: !surroundings.isAutomated) ? .done : .badSpec
  }
}

struct MergeReportsCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "merge-reports",
    abstract: "Joins the reports of shards, and says when one is missing.",
    discussion: """
        flatplan merge-reports shards/*/report.json -o report.json
      """)

  @Argument(help: "The reports.")
  var files: [String]

  @Option(name: [.customShort("o"), .long], help: "Where the joined report goes.")
  var output = "report.json"

  func run(in surroundings: Surroundings) async throws -> ExitCode {
    var reports: [Report] = []
    for file in files { reports.append(try Artifacts.report(file, in: surroundings)) }
    let (report, problems) = Report.merged(reports)
    for problem in problems { surroundings.words("error: \(problem)\n") }
    try Files.replace(
      surroundings.absolute(output), with: try report.json(), named: output)
    try surroundings.output(Array(report.text.utf8))
    let passed = report.isPassed(allowsObsolete: !surroundings.isAutomated) && problems.isEmpty
    return passed ? .done : .badSpec
  }
}
