internal import Foundation
internal import HostSystem
internal import VisualDiff

/// What tells the files of a folder from what they were before, without reading them: the times
/// and sizes of all that a picture may be made of.
struct FolderStamp: Hashable, Sendable {
  /// A link is as new as what it leads to.
  private var files: Set<String> = []

  /// Folders that no picture is made of; hidden ones are passed over too.
  private static let passedOver: Set = [Baselines.folder, "node_modules", "output"]

  /// - Parameter most: How many files and folders are looked at, the nearest first.
  /// - Complexity: O(files and folders), but for the names in the folders.
  init(of folder: String, most: Int = 20_000) {
    var room = most
    var level = [folder]
    while !level.isEmpty { level = level.flatMap { take($0, &room) } }
  }

  /// Takes the files of a folder, and answers which folders are in it.
  private mutating func take(_ folder: String, _ room: inout Int) -> [String] {
    guard room > 0 else { return [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let shown = names.filter { !$0.hasPrefix(".") }.sorted().prefix(room)
    room -= shown.count
    var folders: [String] = []
    for name in shown {
      let path = folder + "/" + name
      var status = stat()
      // Not through links: they may lead back.
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
