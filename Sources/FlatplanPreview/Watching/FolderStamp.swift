internal import Foundation

/// What tells the files of a folder from what they were before, without reading them: the times
/// and sizes of all that a picture may be made of.
struct FolderStamp: Hashable, Sendable {
  private var files: [String: File] = [:]
  /// Whether there were more files than are looked at.
  private(set) var isCut = false

  fileprivate struct File: Hashable {
    var changed: Double
    var size: Int
    var number: UInt64
  }

  /// The most files that are looked at.
  static let most = 20_000

  /// Folders that no picture is made of; hidden ones are passed over too.
  private static let passedOver: Set = ["__Snapshots__", "node_modules", "output"]

  /// - Complexity: O(files), of which there are at most ``most``.
  init(of folder: String) {
    search(folder)
  }

  private mutating func search(_ folder: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names.sorted() where !name.hasPrefix(".") {
      guard files.count < Self.most else {
        isCut = true
        return
      }
      let path = folder + "/" + name
      var status = stat()
      // Not through links: they may lead back.
      guard lstat(path, &status) == 0 else { continue }
      switch status.st_mode & S_IFMT {
      case S_IFDIR where !Self.passedOver.contains(name): search(path)
      case S_IFREG, S_IFLNK: files[path] = File(status, at: path)
      default: break
      }
    }
  }
}

extension FolderStamp.File {
  /// - Parameter path: A link is as new as what it leads to.
  fileprivate init(_ link: stat, at path: String) {
    var status = link
    if link.st_mode & S_IFMT == S_IFLNK { _ = stat(path, &status) }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    changed = Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000
    size = Int(status.st_size)
    number = UInt64(status.st_ino)
  }
}
