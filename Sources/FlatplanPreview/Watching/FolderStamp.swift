internal import Basics
internal import HostSystem
internal import SwiftInput

/// The modification times and sizes of all files that a picture may depend on, to detect changes
/// without reading the files.
struct FolderStamp: Hashable, Sendable {
  /// The stamps of the files; links have the stamp of their target.
  private var files: Set<String> = []

  /// Folders that contain no inputs. Hidden folders are skipped too.
  private static let skippedFolders: Set = [Baselines.folder, "node_modules", "output"]

  /// The stamp of a watched folder, and of the project of watched code, which may use files outside of
  /// the folder.
  ///
  /// - Parameter path: The absolute path of the watched spec or code.
  init(of folder: String, codeAt path: String) {
    self.init(of: folder)
    if let stamp = ProjectCode.stamp(ofCodeAt: path) { files.insert(stamp) }
  }

  /// - Parameter limit: The maximum number of files and folders to visit, breadth first.
  /// - Complexity: O(*n*) in the number of files and folders, apart from listing the folders.
  init(of folder: String, limit: Int = 20_000) {
    var remaining = limit
    var level = [folder]
    while !level.isEmpty { level = level.flatMap { visit($0, &remaining) } }
  }

  /// Adds the files of a folder, and returns its subfolders.
  private mutating func visit(_ folder: String, _ remaining: inout Int) -> [String] {
    guard remaining > 0 else { return [] }
    let entries = (try? Confinement(to: folder).entries(in: folder, named: folder)) ?? []
    let shown = entries.filter { !$0.name.hasPrefix(".") }.prefix(remaining)
    remaining -= shown.count
    var folders: [String] = []
    for (name, kind) in shown {
      let path = folder + "/" + name
      // Links to folders are not followed, because they may form cycles.
      switch kind {
      case .folder where !Self.skippedFolders.contains(name): folders.append(path)
      case .file, .link: files.insert(Stamp.of(path))
      case .folder, .special: break
      }
    }
    return folders
  }
}
