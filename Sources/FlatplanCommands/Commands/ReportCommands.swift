internal import ArgumentParser
internal import Foundation
internal import HostSystem
internal import SnapshotSuite
internal import SpecInput
internal import VisualDiff

struct ReportCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Prints what a run found, again.",
    discussion: """
        flatplan report                       the last run
        flatplan report merged.json
        flatplan report shards/2              report.json in a folder
        flatplan report merged.json --format html -o index.html

      Every run leaves report.json, report.txt, index.html and junit.xml in .build/flatplan. As html \
      it is one page that needs nothing else, as github it is annotations of a workflow, as markdown \
      the summary of a step.
      """)

  @Argument(help: "A report.json, or a folder with one. (default: the last run's)")
  var file: String?

  @Option(name: [.customShort("f"), .long], help: "text, json, html, junit, github or markdown.")
  var format = ReportFormat.text

  @Option(
    name: [.customShort("o"), .long], help: "Where it goes. (default: the standard output)")
  var output: String?

  func run(in surroundings: RunEnvironment) async throws -> CommandStatus {
    let report = try Artifacts.report(file, in: surroundings)
    let bytes = try format.bytes(of: report, from: file, in: surroundings)
    try surroundings.write(bytes, to: output)
    return report.isPassed(allowsObsolete: surroundings.allowsObsolete) ? .done : .badSpec
  }
}

struct MergeReportsCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "merge-reports",
    abstract: "Merges the reports of shards, and tells if one is missing.",
    discussion: """
        flatplan merge-reports shards/* -o report.json

      A shard with nothing to compare has a report, too.
      """)

  @Argument(help: "The reports, or the folders that they lie in.")
  var files: [String]

  @Option(name: [.customShort("o"), .long], help: "Where the merged report goes.")
  var output = "report.json"

  func run(in surroundings: RunEnvironment) async throws -> CommandStatus {
    var reports: [Report] = []
    let folder = Files.split(surroundings.absolute(output)).folder
    for name in files {
      let file = Artifacts.file(name, in: surroundings)
      var report = try Artifacts.report(file, in: surroundings)
      // What a shard found lies beside its own report.
      report.rebaseFiles(
        onto: Files.way(from: folder, to: Files.split(surroundings.absolute(file)).folder))
      reports.append(report)
    }
    let (report, problems) = Report.merged(reports)
    for problem in problems { surroundings.words("error: \(problem)\n") }
    try Files.replace(
      surroundings.absolute(output), with: try report.json(), named: output)
    try surroundings.write(report.text)
    let passed = report.isPassed(allowsObsolete: surroundings.allowsObsolete) && problems.isEmpty
    return passed ? .done : .badSpec
  }
}
