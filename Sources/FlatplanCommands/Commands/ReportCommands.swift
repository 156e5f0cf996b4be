internal import ArgumentParser
internal import Foundation
internal import HostSystem
internal import SnapshotSuite
internal import SpecDiagnostics
internal import VisualDiff

struct ReportCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Prints the report of a run.",
    discussion: """
        flatplan report                       the last run
        flatplan report merged.json
        flatplan report shards/2              report.json in a folder
        flatplan report merged.json --format html -o index.html

      Every run writes report.json, report.txt, index.html and junit.xml to .build/flatplan. The \
      html format is one self-contained page, github is workflow annotations, sarif is for code \
      scanning, and markdown is a step summary.
      """)

  @Argument(help: "A report.json, or a folder with one. (default: the last run)")
  var file: String?

  @Option(
    name: [.customShort("f"), .long],
    help: "The format: text, json, html, junit, github, sarif or markdown.")
  var format = ReportFormat.text

  @Option(
    name: [.customShort("o"), .long], help: "The file to write. (default: standard output)")
  var output: String?

  func run(in environment: RunEnvironment) async throws -> CommandStatus {
    let report = try Artifacts.report(file, in: environment)
    let bytes = try format.bytes(of: report, from: file, in: environment)
    try environment.write(bytes, to: output)
    return report.isPassed(allowsObsolete: environment.allowsObsolete) ? .done : .badSpec
  }
}

struct MergeReportsCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "merge-reports",
    abstract: "Merges the reports of shards, and reports missing ones.",
    discussion: """
        flatplan merge-reports shards/* -o report.json

      A shard with nothing to compare also writes a report. The merged report refers to the pictures \
      of the shards that are in its folder.
      """)

  @Argument(help: "The reports, or their folders.")
  var files: [String]

  @Option(name: [.customShort("o"), .long], help: "The file for the merged report.")
  var output = "report.json"

  func run(in environment: RunEnvironment) async throws -> CommandStatus {
    var reports: [Report] = []
    let folder = Files.split(environment.absolute(output)).folder
    for name in files {
      let file = Artifacts.file(name, in: environment)
      var report = try Artifacts.report(file, in: environment)
      // The report's file paths are relative to the shard's folder.
      report.rebaseFiles(
        onto: Files.relativePath(from: folder, to: Files.split(environment.absolute(file)).folder))
      reports.append(report)
    }
    let (report, problems) = Report.merged(reports)
    for problem in problems { environment.messages("error: \(problem)\n") }
    try environment.write(report.json(), to: output)
    try environment.write(report.text)
    let passed = report.isPassed(allowsObsolete: environment.allowsObsolete) && problems.isEmpty
    return passed ? .done : .badSpec
  }
}
