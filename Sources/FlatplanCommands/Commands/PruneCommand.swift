internal import ArgumentParser
internal import CompositionalLayout
internal import Foundation
internal import HostSystem
internal import LayoutSpec
internal import SnapshotSuite
internal import SpecInput

struct PruneCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "prune",
    abstract: "Removes baselines that no spec asks for.",
    discussion: """
      Nothing is laid out or drawn; Swift files are compiled to learn their functions.

        flatplan prune specs
        flatplan prune specs --check      only names them; exit code 1 if any
        flatplan prune specs --sweep 320...1400   also sweeps of other widths
      """)

  @Argument(help: "Folders of specs, or Swift. (default: specs, or this folder)")
  var folders: [String] = []

  @Flag(help: "Remove nothing.")
  var check = false

  @Option(
    help: ArgumentHelp(
      "The widths that are swept: sweeps of others are asked for no more.", valueName: "widths"),
    transform: SweepWidths.argument)
  var sweep: [SweepWidths] = []

  var inputs: [String] { folders }

  func run(in surroundings: RunEnvironment) async throws -> CommandStatus {
    let folders = try surroundings.suite(folders)
    let input = Input(folders, in: surroundings)
    let orphans = input.orphans
    // Where all specs are gone their baselines are left.
    let failures = input.failures.filter { !$0.isOfNoSpecs || orphans.isEmpty }
    guard failures.isEmpty else {
      let code = surroundings.tell(failures)
      if !check, failures.contains(where: { !$0.isOfUsage }) {
        surroundings.words(
          "nothing was removed: which baselines are wanted is known once all specs can be read\n")
      }
      return code
    }
    let owners = Dictionary(grouping: input.specs) { Files.direct(BaselineFolder(of: $0).path) }
    let shared = Set(input.specs.filter(\.spec.mayShareFile).map { BaselineFolder(of: $0).above })
    let all =
      input.specs.map(BaselineFolder.init(of:)) + shared.flatMap(\.below) + orphans
    let unique = Dictionary(all.map { (Files.direct($0.path), $0) }) { first, _ in first }
    var gone: [String] = []
    for (path, folder) in unique.sorted(by: { $0.value.name < $1.value.name }) {
      let owners = owners[path]
      let index = try folder.index()
      let asked = (owners ?? []).flatMap(Snapshot.all)
      let names = Set(asked.map(\.name)).union(index.formerNames(of: asked).values)
      let obsolete = index.snapshots.keys.filter { name in
        guard Sweep.isName(name) else { return !names.contains(name) }
        return !(owners ?? []).contains { Sweep.isAsked(name, for: $0, sweep) }
      }
      gone += obsolete.sorted().map(folder.name)
      guard !check else { continue }
      if owners == nil {
        try folder.remove()
      } else {
        try folder.record([:], obsolete: obsolete, machines: [:], specs: [:])
      }
    }
    try surroundings.write(gone.map { $0 + "\n" }.joined())
    surroundings.words("\(gone.count.of("baseline")) \(check ? "to be removed" : "removed")\n")
    return check && !gone.isEmpty ? .badSpec : .done
  }
}

extension Failure {
  fileprivate var isOfNoSpecs: Bool {
    if case .noSpecs = self { true } else { false }
  }

  /// Whether the command line names what cannot be pruned.
  fileprivate var isOfUsage: Bool { exitCode == .badUsage }
}

extension BaselineFolder {
  /// The folder that baselines of all functions of one file lie in.
  fileprivate var above: BaselineFolder {
    BaselineFolder(path: Files.split(path).folder, name: Files.split(name).folder)
  }

  fileprivate func remove() throws(Failure) {
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      throw .cannotWrite(name, SystemError.message(for: error))
    }
  }
}
