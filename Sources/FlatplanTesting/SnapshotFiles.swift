internal import Foundation

/// Reads and writes whole snapshot files.
enum SnapshotFiles {
  /// Reads a file; returns `nil` if it does not exist.
  static func read(_ path: String) throws(SnapshotProblem) -> [UInt8]? {
    do {
      return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    } catch CocoaError.fileReadNoSuchFile, CocoaError.fileNoSuchFile {
      return nil
    } catch {
      throw .cannotRead(path, error.localizedDescription)
    }
  }

  /// Writes a file atomically.
  static func write(_ bytes: [UInt8], to path: String) throws(SnapshotProblem) {
    let file = URL(fileURLWithPath: path)
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: file, options: .atomic)
    } catch {
      throw .cannotWrite(path, error.localizedDescription)
    }
  }
}
