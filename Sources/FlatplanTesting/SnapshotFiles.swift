internal import Foundation

/// Files of snapshots, read and written whole.
enum SnapshotFiles {
  /// The bytes of a file; `nil` where there is none.
  static func read(_ path: String) throws(SnapshotProblem) -> [UInt8]? {
    do {
      return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    } catch CocoaError.fileReadNoSuchFile, CocoaError.fileNoSuchFile {
      return nil
    } catch {
      throw .cannotRead(path, error.localizedDescription)
    }
  }

  /// Puts a file in its place at once: it is the old one or the new one, whatever happens.
  static func write(_ text: String, to path: String) throws(SnapshotProblem) {
    let file = URL(fileURLWithPath: path)
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file, options: .atomic)
    } catch {
      throw .cannotWrite(path, error.localizedDescription)
    }
  }
}
