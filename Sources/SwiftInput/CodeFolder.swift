internal import Foundation
internal import HostSystem
internal import SpecInput
internal import VisualDiff

/// The folders that the code of one module lies in.
package enum CodeFolder {
  /// More than any module has; a disk has as many.
  private static let mostFolders = 10_000

  /// A folder and those in it, each before what it holds, by their names; found as they are asked for.
  ///
  /// Hidden folders, links, tests, other packages, asset catalogs and `__Snapshots__` are passed over.
  package static func folders(at path: String) -> some Sequence<String> {
    sequence(state: [path]) { next -> String? in
      guard let folder = next.popLast() else { return nil }
      next += entries(of: folder).filter(mayHoldCode).map { "\(folder)/\($0)" }
        .filter { Files.isFolder($0) && !Files.isLink($0) && !isPackage($0) }.reversed()
      return folder
    }.prefix(mostFolders)
  }

  /// The folders of what lies beside code, such as pictures: the folder and those in it, or that of the
  /// file.
  package static func folders(ofCodeAt path: String) -> [String] {
    Files.isFolder(path) ? Array(folders(at: path)) : [Files.split(path).folder]
  }

  /// The files that are compiled for a folder: those in it and in the folders in it.
  static func sources(at path: String) -> [String] { folders(at: path).flatMap(ownSources) }

  /// Those that lie in the folder itself.
  static func ownSources(of folder: String) -> [String] {
    entries(of: folder).filter(isSource).map { "\(folder)/\($0)" }
  }

  /// Whether there are specs in it, or in the folders in it.
  static func holdsSpecs(_ path: String) -> Bool {
    folders(at: path).contains { folder in
      entries(of: folder).contains { entry in
        guard SpecSource.mayBeSpec(entry),
          let bytes = try? Files.readFile("\(folder)/\(entry)", named: entry)
        else { return false }
        return SpecSource.hasSections(bytes)
      }
    }
  }

  /// The names in a folder, in order; none where it cannot be read.
  static func entries(of folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  /// Whether a file is one of its module: manifests and scripts are not.
  private static func isSource(_ entry: String) -> Bool {
    entry.hasSuffix(".swift") && !entry.hasPrefix(".")
      && !["Package.swift", "main.swift"].contains(entry)
  }

  private static func mayHoldCode(_ entry: String) -> Bool {
    !entry.hasPrefix(".") && entry != Baselines.folder && !entry.hasSuffix("Tests")
      && !entry.hasSuffix(".swift") && !entry.hasSuffix(".xcassets")
  }

  private static func isPackage(_ path: String) -> Bool { Files.exists("\(path)/Package.swift") }
}
