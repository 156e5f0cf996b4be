internal import Basics
internal import Foundation
package import HostSystem
package import SpecDiagnostics
internal import SpecPictures
internal import VisualDiff

/// Finds the specs named on a command line.
///
/// A file named explicitly is always a spec. In a folder, searched recursively, specs are the
/// `.yaml`, `.yml` and `.json` files with a `sections` key, or with baselines recorded when they
/// had one. Hidden files, links to folders, shared `flatplan.yaml` files, schemas and
/// `__Snapshots__` folders are skipped.
package struct SpecFinder {
  let environment: RunEnvironment

  package private(set) var sources: [SpecSource] = []
  /// Files that look like specs but have no `sections` key.
  private(set) var skipped: [String] = []
  /// The `__Snapshots__` folders found in searched folders.
  private(set) var snapshots: [String] = []
  package private(set) var failures: [Failure] = []
  /// Candidates in searched folders that could not be read, such as broken links.
  private(set) var unreadable: [(source: SpecSource, failure: Failure)] = []
  /// The number of specs found, including duplicates.
  private var found = 0
  /// The number of directory entries seen.
  private var names = 0
  /// The paths of the specs taken so far.
  private var known: Set<String> = []

  package init(_ names: [String], in environment: RunEnvironment) {
    self.environment = environment
    for name in names { find(name) }
    addRecorded()
  }

  /// The maximum number of skipped files to list.
  private static let maxListed = 12

  /// Prints a note that lists the skipped files, except those that specs use.
  ///
  /// - Parameter used: The absolute paths of the files read for specs; `nil` if a spec could not be
  ///   read, so that the files it uses are unknown.
  package func noteSkippedFiles(used: Set<String>?) {
    guard !skipped.isEmpty, let used else { return }
    let listed = skipped.filter { !used.contains(Files.direct(environment.absolute($0))) }
    guard !listed.isEmpty else { return }
    let files = listed.prefix(Self.maxListed).joined(separator: ", ")
    let rest = listed.count - Self.maxListed
    let more = rest > 0 ? " and \(rest) more" : ""
    environment.messages(
      "note: skipped files without the key 'sections': \(files.withoutControls)\(more)\n")
  }

  private mutating func find(_ name: String) {
    if name.isEmpty {
      failures.append(.badUsage("the name of a spec must not be empty"))
    } else if name == "-" {
      add(.input)
    } else if environment.code(at: environment.absolute(name)) != nil {
      add(SpecSource(name: name.withoutSlash, path: environment.absolute(name).withoutSlash))
      if Files.isFolder(environment.absolute(name)) {
        let before = skipped.count
        searchNamed(name)
        // JSON files in a code folder belong to the code.
        skipped =
          skipped.prefix(before) + skipped[before...].filter { !$0.hasSuffix(".json") }
      }
    } else if Files.isFolder(environment.absolute(name)) {
      let before = (found, failures.count)
      if !Self.isOfBaselines(name) { searchNamed(name) }
      if (found, failures.count) == before { failures.append(.noSpecs(name)) }
    } else {
      add(.named(name, in: environment))
    }
  }

  /// Returns whether a path is inside a baseline folder, whose files look like specs.
  static func isOfBaselines(_ path: String) -> Bool {
    path.namesInPath.contains { $0 == Baselines.folder }
  }

  /// Adds a source unless it was added before.
  private mutating func add(_ source: SpecSource) {
    found += 1
    let isNew = known.insert(source.path.map(Files.direct) ?? "-").inserted
    if isNew { sources.append(source) }
  }

  /// The maximum number of files to search, to stop early on a whole disk.
  private static let maxNames = 200_000

  private mutating func searchNamed(_ folder: String) {
    let confinement =
      environment.trust.confinement(environment)
      ?? Confinement(projectOf: environment.absolute(folder))
    search(folder.withoutSlash, in: confinement)
  }

  private mutating func search(_ folder: String, in confinement: Confinement) {
    guard names <= Self.maxNames else { return }
    let entries: [(name: String, kind: FileKind)]
    do throws(Failure) {
      entries = try confinement.entries(in: environment.absolute(folder), named: folder)
    } catch {
      failures.append(error)
      return
    }
    names += entries.count
    guard names <= Self.maxNames else {
      failures = [
        .badUsage(
          "more than \(Self.maxNames) files to search; name the specs or their folder"
        )
      ]
      (sources, skipped) = ([], [])
      return
    }
    for (entry, kind) in entries where !entry.hasPrefix(".") {
      // Names in the current folder are written without `./` in messages and filters.
      let name = folder == "." ? entry : "\(folder)/\(entry)"
      if entry == Baselines.folder {
        snapshots.append(name)
      } else if kind == .folder {
        search(name, in: confinement)
      } else if SpecSource.mayBeSpec(entry) {
        // A link to a folder may lead back to a parent folder.
        if kind == .link, Files.isFolder(environment.absolute(name)) { continue }
        consider(SpecSource(name: name, path: environment.absolute(name), in: confinement), kind)
      }
    }
  }

  /// Adds a file if it has a `sections` key.
  private mutating func consider(_ source: SpecSource, _ kind: FileKind) {
    guard kind != .special else {
      environment.messages(
        "note: skipped \(source.name.withoutControls): it is not a regular file\n")
      return
    }
    do throws(Failure) {
      let bytes = try source.bytes() ?? []
      if SpecSource.hasSections(bytes) { add(source) } else { skipped.append(source.name) }
    } catch {
      failures.append(error)
      unreadable.append((source, error))
    }
  }

  /// Adds skipped files that have baselines: they were valid specs before, and are now broken.
  private mutating func addRecorded() {
    guard !snapshots.isEmpty, !skipped.isEmpty else { return }
    let owned = ownedFolders
    var left: [String] = []
    for name in skipped {
      let source = SpecSource(
        name: name, path: environment.absolute(name),
        in: Confinement(projectOf: Files.split(environment.absolute(name)).folder))
      let folder = BaselineFolder(of: source)
      if folder.isRecorded, !owned.contains(Files.direct(folder.path)), folder.isOf(source) {
        add(source)
      } else {
        left.append(name)
      }
    }
    skipped = left
  }
}
