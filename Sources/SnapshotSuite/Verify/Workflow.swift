internal import Foundation
internal import HostSystem
package import SpecInput
package import VisualDiff

/// A step of a workflow of GitHub Actions, if that is where this runs.
package struct Workflow {
  /// The file that takes the summary of the step.
  private let summary: String?

  package init?(_ surroundings: RunEnvironment) {
    guard surroundings.environment["GITHUB_ACTIONS"] == "true" else { return nil }
    summary = surroundings.environment["GITHUB_STEP_SUMMARY"].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Says at which lines what changed, and adds to the summary of the step.
  package func tell(_ report: Report, in surroundings: RunEnvironment) throws {
    let annotations = report.annotations(
      allowsObsolete: surroundings.allowsObsolete, path: surroundings.pathInWorkflow)
    try surroundings.write(annotations)
    guard let summary else { return }
    let path = surroundings.absolute(summary)
    let before = Files.exists(path) ? try Files.read(path, named: summary) : []
    // All steps' files are one page of so many bytes at most.
    let text = report.markdown(
      allowsObsolete: surroundings.allowsObsolete, mostBytes: max(1000, 1_000_000 - before.count))
    try Files.replace(path, with: before + Array(text.utf8), named: summary)
  }
}

extension RunEnvironment {
  /// A path as workflows of GitHub Actions want it: from the root of the checkout, whichever folder the
  /// step runs in. Elsewhere it is left as it is.
  package func pathInWorkflow(_ path: String) -> String {
    guard let root = environment["GITHUB_WORKSPACE"].map(Files.direct), !path.isEmpty else {
      return path
    }
    let direct = Files.direct(absolute(path))
    return direct.hasPrefix(root + "/") ? String(direct.dropFirst(root.count + 1)) : path
  }
}
