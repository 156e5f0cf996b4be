internal import Foundation
internal import VisualDiff

/// A step of a workflow of GitHub Actions, if that is where this runs.
struct Workflow {
  /// The file that takes the summary of the step.
  private let summary: String?

  init?(_ surroundings: Surroundings) {
    guard surroundings.environment["GITHUB_ACTIONS"] == "true" else { return nil }
    summary = surroundings.environment["GITHUB_STEP_SUMMARY"].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Says at which lines what changed, and adds to the summary of the step.
  func tell(_ report: Report, in surroundings: Surroundings) throws {
    try surroundings.output(Array(report.annotations().utf8))
    guard let summary else { return }
    let path = surroundings.absolute(summary)
    let before = Files.exists(path) ? try Files.read(path, named: summary) : []
    // All steps' files are one page of so many bytes at most.
    let text = report.markdown(mostBytes: max(1000, 1_000_000 - before.count))
    try Files.replace(path, with: before + Array(text.utf8), named: summary)
  }
}
