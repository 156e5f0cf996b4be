internal import ArgumentParser
internal import Foundation

struct PruneCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "prune",
    abstract: "Removes baselines that no spec asks for.",
    discussion: """
      Nothing is laid out or drawn for it.

        flatplan prune specs
        flatplan prune specs --check      only say which, and end with 1 if there are any
      """)

  @Argument(help: "Folders of specs. (default: specs, or this folder)")
  var folders: [String] = []

  @Flag(help: "Remove nothing.")
  var check = false

  func run(in surroundings: Surroundings) async throws -> ExitCode {
    let isHere = Files.isFolder(surroundings.absolute("specs"))
    let folders = folders.isEmpty ? [isHere ? "specs" : "."] : folders
    let input = Input(folders, in: surroundings)
    guard input.failures.isEmpty else { return surroundings.tell(input.failures) }
    var wanted: [String: Set<String>] = [:]
    for spec in input.specs {
      let snapshots = Snapshot.all(of: spec)
      let folder = BaselineFolder(of: spec.source)
      wanted[Files.direct(folder.path), default: []].formUnion(snapshots.map(\.name))
    }
    var gone: [String] = []
    for folder in folders.flatMap({ Self.baselines(in: $0, surroundings) }) {
      let names = wanted[Files.direct(folder.path)]
      let obsolete = try folder.index().snapshots.keys.filter { name in
        names.map { !$0.contains(name) && !Sweep.isName(name) } ?? true
      }
      gone += obsolete.sorted().map(folder.name)
      guard !check else { continue }
      if names == nil {
        try? FileManager.default.removeItem(atPath: folder.path)
      } else {
        try folder.record([:], obsolete: obsolete, machines: [:], specs: [:])
      }
    }
    try surroundings.output(Array(gone.map { $0 + "\n" }.joined().utf8))
    surroundings.words("\(gone.count.of("baseline")) \(check ? "to be removed" : "removed")\n")
    return check && !gone.isEmpty ? .badSpec : .done
  }

  /// The folders of baselines in a folder and those in it.
  private static func baselines(
    in folder: String, _ surroundings: Surroundings
  ) -> [BaselineFolder] {
    let folder = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    let root = surroundings.absolute(folder)
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: root)) ?? []
    return paths.sorted().compactMap { path in
      let parts = path.split(separator: "/")
      guard parts.last == Substring(BaselineIndex.fileName), parts.count >= 3,
        parts[parts.count - 3] == Substring(BaselineFolder.parent)
      else { return nil }
      let place = parts.dropLast().joined(separator: "/")
      return BaselineFolder(path: "\(root)/\(place)", name: "\(folder)/\(place)")
    }
  }
}
