internal import Foundation
internal import HostSystem
internal import VisualDiff

/// The modification times and sizes of all files that a picture may depend on, to detect changes
/// without reading the files.
struct FolderStamp: Hashable, Sendable {
  /// The stamps of the files; links have the stamp of their target.
  private var files: Set<String> = []

  /// Folders that contain no inputs. Hidden folders are skipped too.
  private static let passedOver: Set = [Baselines.folder, "node_modules", "output"]

  /// - Parameter most: The maximum number of files and folders to visit, breadth first.
  /// - Complexity: O(*n*) in the number of files and folders, apart from listing the folders.
  init(of folder: String, most: Int = 20_000) {
    var room = most
    var level = [folder]
    while !level.isEmpty { level = level.flatMap { take($0, &room) } }
  }

  /// Adds the files of a folder, and returns its subfolders.
  private mutating func take(_ folder: String, _ room: inout Int) -> [String] {
    guard room > 0 else { return [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let shown = names.filter { !$0.hasPrefix(".") }.sorted().prefix(room)
    room -= shown.count
    var folders: [String] = []
    for name in shown {
      let path = folder + "/" + name
      var status = stat()
      // Links to folders are not followed, because they may form cycles.
      guard lstat(path, &status) == 0 else { continue }
      switch status.st_mode & S_IFMT {
      case S_IFDIR where !Self.passedOver.contains(name): folders.append(path)
      case S_IFREG, S_IFLNK: files.insert(Stamp.of(path))
      default: break
      }
    }
    return folders
  }
}
