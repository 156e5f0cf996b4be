internal import Basics

/// Finds the folders and source files of a module.
package enum CodeFolder {
  /// The maximum number of folders, so that scanning a whole disk ends.
  private static let maximumFolders = 10_000

  /// A folder and its subfolders in depth-first order, sorted by name and found lazily.
  ///
  /// Skips hidden folders, links, tests, nested packages, the code of others, asset catalogs and
  /// `__Snapshots__`.
  package static func folders(at path: String) -> some Sequence<String> {
    sequence(state: [path]) { next -> String? in
      guard let folder = next.popLast() else { return nil }
      next += entries(of: folder).filter(mayHoldCode).map { "\(folder)/\($0)" }
        .filter { Files.isFolder($0) && !Files.isLink($0) && !isPackage($0) }.reversed()
      return folder
    }.prefix(maximumFolders)
  }

  /// The folders that may contain resources of the code: the folder and its subfolders, or the folder
  /// of the file.
  package static func folders(ofCodeAt path: String) -> [String] {
    Files.isFolder(path) ? Array(folders(at: path)) : [Files.split(path).folder]
  }

  /// The source files at a path: the file itself, or the files of a folder and its subfolders.
  package static func sources(at path: String) -> [String] {
    Files.isFolder(path)
      ? folders(at: path).flatMap(ownSources) : path.hasSuffix(".swift") ? [path] : []
  }

  /// The source files of a folder without its subfolders.
  package static func ownSources(of folder: String) -> [String] {
    entries(of: folder).filter(isSource).map { "\(folder)/\($0)" }
  }

  /// Whether a folder or its subfolders contain specs.
  package static func holdsSpecs(_ path: String) -> Bool {
    folders(at: path).contains { folder in
      entries(of: folder).contains { entry in
        guard SpecSource.mayBeSpec(entry),
          let bytes = try? Confinement(projectOf: folder).read("\(folder)/\(entry)", named: entry)
        else { return false }
        return SpecSource.hasSections(bytes)
      }
    }
  }

  /// The sorted names of the entries of a folder; empty if the folder cannot be read.
  package static func entries(of folder: String) -> [String] {
    (try? Files.names(in: folder, named: folder)) ?? []
  }

  /// Whether a file is a source file of the module. Manifests and scripts are not.
  private static func isSource(_ entry: String) -> Bool {
    entry.hasSuffix(".swift") && !entry.hasPrefix(".")
      && !["Package.swift", "main.swift"].contains(entry)
  }

  private static func mayHoldCode(_ entry: String) -> Bool {
    !entry.hasPrefix(".") && entry != Baselines.folder && !entry.hasSuffix("Tests")
      && !entry.hasSuffix(".swift") && !entry.hasSuffix(".xcassets") && !foreign.contains(entry)
  }

  /// The folders with the code of others, or that a build creates.
  package static let foreign: Set = ["Pods", "Carthage", "DerivedData", "node_modules"]

  private static func isPackage(_ path: String) -> Bool { Files.exists("\(path)/Package.swift") }

  /// Whether a folder contains an Xcode project or a package manifest.
  package static func isProject(_ folder: String) -> Bool {
    entries(of: folder).contains { entry in
      entry == "Package.swift" || entry.hasSuffix(".xcodeproj") || entry.hasSuffix(".xcworkspace")
    }
  }

  /// Whether a folder is the root of a repository or has the settings of specs.
  package static func isMarked(_ folder: String) -> Bool {
    [".git", Confinement.sharedName].contains { Files.isThere("\(folder)/\($0)") }
  }
}
