internal import ArgumentParser
internal import Foundation
internal import LayoutSpec

struct PruneCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "prune",
    abstract: "Removes baselines that no spec asks for.",
    discussion: """
      Nothing is laid out or drawn for it; Swift is compiled, to know its functions.

        flatplan prune specs
        flatplan prune specs --check      only say which, and end with 1 if there are any
      """)

  @Argument(help: "Folders of specs, or Swift. (default: specs, or this folder)")
  var folders: [String] = []

  @Flag(help: "Remove nothing.")
  var check = false

  var inputs: [String] { folders }

  func run(in surroundings: Surroundings) async throws -> ExitCode {
    let folders = surroundings.suite(folders)
    let input = Input(folders, in: surroundings)
    guard input.failures.isEmpty else { return surroundings.tell(input.failures) }
    var wanted: [String: Set<String>] = [:]
    for spec in input.specs {
      let snapshots = Snapshot.all(of: spec)
      wanted[Files.direct(BaselineFolder(of: spec).path), default: []]
        .formUnion(snapshots.map(\.name))
    }
    let code = Set(input.specs.filter(\.spec.isCode).map { BaselineFolder(of: $0).above })
    let all =
      folders.flatMap { Self.baselines(in: $0, surroundings) }
      + code.sorted { $0.name < $1.name }.flatMap(\.below)
    var gone: [String] = []
    for folder in all {
      let names = wanted[Files.direct(folder.path)]
      let obsolete = try folder.index().snapshots.keys.filter { name in
        names.map { !$0.contains(name) && !Sweep.isName(name) } ?? true
      }
      gone += obsolete.sorted().map(folder.name)
      guard !check else { continue }
      if names == nil {
        try folder.remove()
      } else {
        try folder.record([:], obsolete: obsolete, machines: [:], specs: [:])
      }
    }
    try surroundings.output(Array(gone.map { $0 + "\n" }.joined().utf8))
    surroundings.words("\(gone.count.of("baseline")) \(check ? "to be removed" : "removed")\n")
    return check && !gone.isEmpty ? .badSpec : .done
  }

  /// The folders of baselines of specs in a folder and those in it. Those of code lie deeper, and
  /// nobody knows whether they are wanted before the code is compiled.
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

extension BaselineFolder {
  /// The folder that baselines of all functions of one file lie in.
  fileprivate var above: BaselineFolder {
    BaselineFolder(
      path: (path as NSString).deletingLastPathComponent,
      name: (name as NSString).deletingLastPathComponent)
  }

  fileprivate func remove() throws(Failure) {
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      throw .cannotWrite(name, Cause.of(error))
    }
  }

  /// The folders of baselines right below.
  fileprivate var below: [BaselineFolder] {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return entries.sorted().map { BaselineFolder(path: self.path($0), name: self.name($0)) }
      .filter { Files.exists($0.path(BaselineIndex.fileName)) }
  }
}
