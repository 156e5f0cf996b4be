internal import ArgumentParser
internal import Basics
internal import HostSystem
internal import SnapshotSuite
internal import SpecDiagnostics

struct MergeCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Merges baselines that two branches have accepted.",
    discussion: """
      After a merge with conflicts in __Snapshots__, and with the specs merged:

        flatplan merge              merges both sides, and verifies the result

      As Git's merge driver, there are no conflicts in baselines. Each clone needs this once:

        flatplan merge --install

      It sets merge.flatplan.driver to 'flatplan merge %O %A %B %P' in .git/config, and adds the line \
      '**/__Snapshots__/** merge=flatplan' to the repository's .gitattributes, which is to be committed.

      Snapshots that both sides changed are marked as due: the next 'flatplan verify' draws them from \
      the merged spec. It records them if each difference to one side is an edit that the other side \
      accepted. Otherwise it reports a difference, with the pictures before and of both sides.
      """)

  @Argument(
    help: """
      Specs, or folders of specs (default: specs, or this folder); or the files %O %A %B %P of a merge \
      driver.
      """)
  var files: [String] = []

  @Flag(
    name: .customLong("install"), help: "Let Git merge baselines by this command, in this clone.")
  var installs = false

  /// Whether Git calls the command for one file.
  private var isDriver: Bool {
    files.count == 4 && files[3].namesInPath.contains { $0 == Baselines.folder }
  }

  var inputs: [String] { isDriver ? [] : files }

  func run(in environment: RunEnvironment) async throws -> CommandStatus {
    guard !installs else {
      let isNew = try GitFolder(environment.absolute(files.first ?? ".")).installMergeDriver()
      environment.note(
        "Git merges baselines by 'flatplan merge' in this clone"
          + (isNew ? "; commit .gitattributes, which has a new line\n" : "\n"))
      return .done
    }
    guard !isDriver else {
      let isMerged = try BaselineMerge.merge(
        base: files[0], ours: files[1], theirs: files[2], as: files[3], in: environment)
      return isMerged ? .done : .badSpec
    }
    let folders = try environment.suite(files)
    let merged = try BaselineMerge.resolve(folders, in: environment)
    guard !merged.isEmpty else {
      throw Failure.badUsage(
        "no baselines are in conflict here; 'flatplan record' replaces those that are damaged")
    }
    let suite = try SuiteOptions.parse(["--"] + folders)
    let status = try await SuiteRun(suite: suite, update: .missing).run(in: environment)
    let names = merged.map { Files.split($0.name).folder }.uniqued().joined(separator: " ")
    environment.note(
      "\(merged.count.of("baseline folder")) merged; run: git add \(names)".withoutControls + "\n")
    return status
  }
}
