internal import ArgumentParser
internal import Basics
internal import Foundation
internal import HostSystem
internal import LayoutSpec
internal import SnapshotSuite
internal import SpecDiagnostics
internal import SpecPictures
internal import VisualDiff

struct PruneCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "prune",
    abstract: "Removes baselines that no spec uses.",
    discussion: """
      Nothing is laid out or drawn. Swift files are compiled, to find their functions. The baselines \
      of a renamed spec are kept, and so are those of specs that a sparse checkout leaves out, or \
      whose merge is not decided.

        flatplan prune specs
        flatplan prune specs --check              only lists them; status 1 if any
        flatplan prune specs --check --format json
        flatplan prune specs --sweep 320...1400   also removes sweeps of other widths
      """)

  @Argument(help: "Folders of specs or Swift files. (default: specs, or this folder)")
  var folders: [String] = []

  @Flag(help: "List obsolete baselines without removing them.")
  var check = false

  @Option(name: [.customShort("f"), .long], help: "The output format.")
  var format: ListFormat = .table

  @Option(
    help: ArgumentHelp(
      "The swept widths; sweeps of all other widths are obsolete.", valueName: "widths"),
    transform: SweepWidths.argument)
  var sweep: [SweepWidths] = []

  var inputs: [String] { folders }

  func run(in environment: RunEnvironment) async throws -> CommandStatus {
    let folders = try environment.suite(folders)
    let input = Input(folders, in: environment)
    let (orphans, undecided) = (input.orphans.lost, input.orphans.undecided)
    let renamed = RenamedBaselines.all(of: input.specs, among: orphans)
    // A folder whose specs are all deleted may still contain baselines to remove.
    let failures = input.failures.filter {
      !$0.isMissingSpecs || orphans.isEmpty && undecided.isEmpty
    }
    guard failures.isEmpty else {
      let code = environment.tell(failures)
      if !check, failures.contains(where: { !$0.isUsageError }) {
        environment.messages(
          "nothing removed: all specs must be readable to tell which baselines are obsolete\n")
      }
      return code
    }
    let owners = Dictionary(grouping: input.specs) { Files.direct(BaselineFolder(of: $0).path) }
    let shared = Set(
      input.specs.filter(\.content.mayShareFile).map { BaselineFolder(of: $0).parent })
    let all =
      input.specs.map(BaselineFolder.init(of:)) + shared.flatMap(\.below)
      + orphans.filter { folder in !renamed.contains { $0.from == folder } }
    let unique = Dictionary(all.map { (Files.direct($0.path), $0) }) { first, _ in first }
    var removed: [String] = []
    for (path, folder) in unique.sorted(by: { $0.value.name < $1.value.name }) {
      let owners = owners[path]
      let index = try folder.index()
      let used = (owners ?? []).flatMap(Snapshot.all)
      let names = Set(used.map(\.name)).union(index.formerNames(of: used).values)
      let obsolete = index.snapshots.keys.filter { name in
        guard Sweep.isName(name) else { return !names.contains(name) }
        return !(owners ?? []).contains { Sweep.isAsked(name, for: $0, sweep) }
      }
      removed += obsolete.sorted().map(folder.name)
      guard !check else { continue }
      if owners == nil {
        try folder.remove()
      } else {
        try folder.record([:], obsolete: obsolete, machines: [:], specs: [:])
      }
    }
    let kept =
      renamed.map { ($0.from, "its spec was renamed; 'flatplan verify' moves it to \($0.to.name)") }
      + undecided.map {
        ($0, "git has its spec, but this checkout leaves it out, or its merge is not decided")
      }
    for (folder, reason) in kept {
      environment.messages("kept \(folder.name): \(reason)".withoutControls + "\n")
    }
    try environment.write(
      format.text(of: format == .table ? removed.map(\.withoutControls) : removed))
    environment.note("\(removed.count.of("baseline")) \(check ? "to be removed" : "removed")\n")
    return check && !removed.isEmpty ? .badSpec : .done
  }
}

extension Failure {
  fileprivate var isMissingSpecs: Bool {
    if case .noSpecs = self { true } else { false }
  }

  /// Whether the command line is wrong.
  fileprivate var isUsageError: Bool { exitCode == .badUsage }
}

extension BaselineFolder {
  /// The parent folder, with the baselines of all functions of one Swift file.
  fileprivate var parent: BaselineFolder {
    BaselineFolder(path: Files.split(path).folder, name: Files.split(name).folder)
  }
}
