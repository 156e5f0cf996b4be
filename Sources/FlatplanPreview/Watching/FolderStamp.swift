internal import FlatplanCommands
internal import Foundation
internal import VisualDiff

/// What tells the files of a folder from what they were before, without reading them: the times
/// and sizes of all that a picture may be made of.
struct FolderStamp: Hashable, Sendable {
  /// A link is as new as what it leads to.
  private var files: Set<String> = []

  /// The most files that are looked at.
  static let most = 20_000

  /// Folders that no picture is made of; hidden ones are passed over too.
  private static let passedOver: Set = [Baselines.folder, "node_modules", "output"]

  /// - Complexity: O(files), of which there are at most ``most``.
  init(of folder: String) {
    search(folder)
  }

  private mutating func search(_ folder: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names.sorted() where !name.hasPrefix(".") {
      guard files.count < Self.most else { return }
      let path = folder + "/" + name
      var status = stat()
      // Not through links: they may lead back.
      guard lstat(path, &status) == 0 else { continue }
      switch status.st_mode & S_IFMT {
      case S_IFDIR where !Self.passedOver.contains(name): search(path)
      case S_IFREG, S_IFLNK: files.insert(Stamp.of(path))
      default: break
      }
    }
  }
}
