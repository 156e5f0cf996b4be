internal import Foundation
package import HostSystem
package import VisualDiff

/// A step of a GitHub Actions workflow; `nil` outside of GitHub Actions.
package struct Workflow {
  /// The file for the step's summary.
  private let summary: String?

  package init?(_ environment: RunEnvironment) {
    guard environment.variables["GITHUB_ACTIONS"] == "true" else { return nil }
    summary = environment.variables["GITHUB_STEP_SUMMARY"].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Writes annotations for the changed lines, and appends to the step's summary.
  ///
  /// - Parameter annotates: Whether standard output may contain the annotations. Not if a program
  ///   reads the report from it.
  package func write(
    _ report: Report, annotates: Bool, in environment: RunEnvironment
  ) throws {
    if annotates { try annotate(report, in: environment) }
    guard let summary else { return }
    let path = environment.absolute(summary)
    let before = Files.exists(path) ? try Files.read(path, named: summary) : []
    // GitHub limits the summary's total size.
    let text = report.markdown(
      in: environment.markdownPlace, allowsObsolete: environment.allowsObsolete,
      mostBytes: max(1000, 1_000_000 - before.count))
    try Files.replace(path, with: before + Array(text.utf8), named: summary)
  }

  private func annotate(_ report: Report, in environment: RunEnvironment) throws {
    let annotations = report.annotations(
      allowsObsolete: environment.allowsObsolete, path: environment.pathInWorkflow)
    try environment.write(Array(annotations.utf8))
  }
}

extension RunEnvironment {
  /// Where reports in Markdown are read: the lines of a commit on GitHub or GitLab, and its results.
  var markdownPlace: MarkdownPlace {
    var place = MarkdownPlace(path: pathInWorkflow, hasPictures: isAutomated)
    if let server = variables["GITHUB_SERVER_URL"], let commit = variables["GITHUB_SHA"],
      let repository = variables["GITHUB_REPOSITORY"]
    {
      place.files = "\(server)/\(repository)/blob/\(commit)/"
      place.download = variables["GITHUB_RUN_ID"].map {
        "gh run download \($0) --name flatplan --dir artifact"
      }
    } else if let project = variables["CI_PROJECT_URL"], let commit = variables["CI_COMMIT_SHA"] {
      place.files = "\(project)/-/blob/\(commit)/"
    }
    return place
  }

  /// Returns a path relative to the root of the checkout, as GitHub Actions expects, regardless of
  /// the step's working directory. Outside of GitHub Actions, an absolute path is made relative to the
  /// current folder, if it is in it.
  package func pathInWorkflow(_ path: String) -> String {
    guard !path.isEmpty else { return path }
    let root = Files.direct(variables["GITHUB_WORKSPACE"] ?? variables["CI_PROJECT_DIR"] ?? folder)
    let direct = Files.direct(absolute(path))
    return direct.hasPrefix(root + "/") ? String(direct.dropFirst(root.count + 1)) : path
  }
}
