internal import Foundation
internal import HostSystem

/// A set of changes to baseline files that is applied completely or not at all.
///
/// New files are written beside the old ones under temporary names, followed by a list of the
/// operations. The next run that finds a list finishes it. Temporary files without a list are
/// discarded.
struct BaselineTransaction {
  private let folder: BaselineFolder
  private var written: [String] = []
  private var removed: [String] = []

  private static let list = ".transaction"
  private static let mark = ".new-"

  init(in folder: BaselineFolder) {
    self.folder = folder
  }

  /// Writes the new contents of a file under a temporary name.
  mutating func write(_ bytes: [UInt8], to file: String) throws(Failure) {
    written.append(file)
    do throws(Failure) {
      try Files.replace(folder.path(Self.mark + file), with: bytes, named: folder.name(file))
    } catch {
      abandon()
      throw error
    }
  }

  mutating func remove(_ file: String) { removed.append(file) }

  /// Applies all changes.
  func commit() throws(Failure) {
    let lines = written.map { "+\($0)\n" } + removed.map { "-\($0)\n" }
    guard !lines.isEmpty else { return }
    do throws(Failure) {
      try Files.replace(
        folder.path(Self.list), with: Array(lines.joined().utf8),
        named: folder.name(BaselineIndex.fileName))
    } catch {
      abandon()
      throw error
    }
    try Self.finish(in: folder)
    Self.tidy(folder)
  }

  /// Deletes the temporary files of interrupted runs.
  private static func tidy(_ folder: BaselineFolder) {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for file in files where file.hasPrefix(mark) || file.hasPrefix(".") && file.hasSuffix(".tmp") {
      unlink(folder.path(file))
    }
  }

  private func abandon() {
    for file in written { unlink(folder.path(Self.mark + file)) }
  }

  /// Returns whether a list exists, written by a running or an interrupted process.
  static func isPending(in folder: BaselineFolder) -> Bool { Files.exists(folder.path(list)) }

  /// Applies the remaining operations of a list, if there is one.
  static func finish(in folder: BaselineFolder) throws(Failure) {
    let path = folder.path(list)
    guard Files.exists(path) else { return }
    let bytes = try Files.readFile(path, named: folder.name(list))
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      let file = String(line.dropFirst())
      guard BaselineIndex.isFileName(file) else { continue }
      if line.hasPrefix("-") {
        unlink(folder.path(file))
      } else if rename(folder.path(mark + file), folder.path(file)) != 0, errno != ENOENT {
        throw .cannotWrite(folder.name(file), SystemError.current)
      }
    }
    unlink(path)
  }
}
