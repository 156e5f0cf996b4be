internal import Foundation
package import HostSystem
package import SpecInput
internal import VisualDiff

/// Finds the specs that a command line names.
///
/// A file that is named is a spec, whatever it is called. In a folder, and the folders in it, specs
/// are the `.yaml`, `.yml` and `.json` files in which `sections` is a key, or was when they were recorded;
/// hidden files, links to folders, shared `flatplan.yaml` files, schemas and `__Snapshots__` folders are
/// passed over.
package struct SpecFinder {
  let surroundings: RunEnvironment

  package private(set) var sources: [SpecSource] = []
  /// Files that look like specs but have no sections.
  private(set) var passedOver: [String] = []
  /// The `__Snapshots__` folders that were met in folders.
  private(set) var snapshots: [String] = []
  package private(set) var failures: [Failure] = []
  /// What is called like a spec in a folder and could not be read, such as a link that leads nowhere.
  private(set) var unreadable: [(source: SpecSource, failure: Failure)] = []
  /// How many specs were met, those that were known included.
  private var found = 0
  /// How many names were met in folders.
  private var names = 0
  /// The paths that were taken.
  private var known: Set<String> = []

  package init(_ names: [String], in surroundings: RunEnvironment) {
    self.surroundings = surroundings
    for name in names { find(name) }
    takeRecorded()
  }

  /// How many files that were passed over are named.
  private static let mostTold = 12

  /// Says which files were passed over, but for those that specs are made of.
  ///
  /// - Parameter used: The files that were read for specs, from the root of the file system; `nil` where
  ///   a spec could not be read, and nobody knows what it uses.
  package func tellPassedOver(used: Set<String>?) {
    guard !passedOver.isEmpty, let used else { return }
    let told = passedOver.filter { !used.contains(Files.direct(surroundings.absolute($0))) }
    guard !told.isEmpty else { return }
    let files = told.prefix(Self.mostTold).joined(separator: ", ")
    let rest = told.count - Self.mostTold
    let others = rest > 0 ? " and \(rest) more" : ""
    surroundings.words("note: passed over, for want of 'sections': \(files)\(others)\n")
  }

  private mutating func find(_ name: String) {
    if name.isEmpty {
      failures.append(.badUsage("an empty name is that of no spec"))
    } else if name == "-" {
      add(.input)
    } else if surroundings.code(at: surroundings.absolute(name)) != nil {
      add(SpecSource(name: name.withoutSlash, path: surroundings.absolute(name).withoutSlash))
      if Files.isFolder(surroundings.absolute(name)) {
        let before = passedOver.count
        search(name.withoutSlash)
        // Beside code it is the code's own.
        passedOver =
          passedOver.prefix(before) + passedOver[before...].filter { !$0.hasSuffix(".json") }
      }
    } else if Files.isFolder(surroundings.absolute(name)) {
      let before = (found, failures.count)
      if !Self.isOfBaselines(name) { search(name.withoutSlash) }
      if (found, failures.count) == before { failures.append(.noSpecs(name)) }
    } else {
      add(SpecSource(name: name, path: surroundings.absolute(name)))
    }
  }

  /// Whether what lies at a path is written by `record`, and looks like specs.
  static func isOfBaselines(_ path: String) -> Bool {
    path.split(separator: "/").contains { $0 == Baselines.folder }
  }

  /// Takes a file, once.
  private mutating func add(_ source: SpecSource) {
    found += 1
    let isNew = known.insert(source.path.map(Files.direct) ?? "-").inserted
    if isNew { sources.append(source) }
  }

  /// How many names there may be in the folders of a command line: no project has as many, but a disk has.
  private static let mostNames = 200_000

  private mutating func search(_ folder: String) {
    guard names <= Self.mostNames else { return }
    let entries: [String]
    do throws(Failure) {
      entries = try Files.names(in: surroundings.absolute(folder), named: folder)
    } catch {
      failures.append(error)
      return
    }
    names += entries.count
    guard names <= Self.mostNames else {
      failures = [
        .badUsage(
          "more than \(Self.mostNames) files lie there; name the specs, or the folder that they are in"
        )
      ]
      (sources, passedOver) = ([], [])
      return
    }
    for entry in entries where !entry.hasPrefix(".") {
      // Nobody writes `./` before what lies in this folder, where it is named or filtered for.
      let name = folder == "." ? entry : "\(folder)/\(entry)"
      if entry == Baselines.folder {
        snapshots.append(name)
      } else if Files.isFolder(surroundings.absolute(name)) {
        // A link may lead back to the folder that it is in.
        let isLink = Files.isLink(surroundings.absolute(name))
        if !isLink { search(name) }
      } else if SpecSource.mayBeSpec(entry) {
        consider(SpecSource(name: name, path: surroundings.absolute(name)))
      }
    }
  }

  /// Takes a file if it has sections.
  private mutating func consider(_ source: SpecSource) {
    do throws(Failure) {
      let bytes = try Files.readFile(source.path ?? "", named: source.name)
      if SpecSource.hasSections(bytes) { add(source) } else { passedOver.append(source.name) }
    } catch {
      failures.append(error)
      unreadable.append((source, error))
    }
  }

  /// Takes files that were passed over and have baselines: they were specs, and are broken.
  private mutating func takeRecorded() {
    guard !snapshots.isEmpty, !passedOver.isEmpty else { return }
    let owned = ownedFolders
    var left: [String] = []
    for name in passedOver {
      let source = SpecSource(name: name, path: surroundings.absolute(name))
      let folder = BaselineFolder(of: source)
      if folder.isRecorded, !owned.contains(Files.direct(folder.path)), folder.isOf(source) {
        add(source)
      } else {
        left.append(name)
      }
    }
    passedOver = left
  }
}
