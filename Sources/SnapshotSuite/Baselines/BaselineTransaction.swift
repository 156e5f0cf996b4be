internal import HostSystem
internal import SpecDiagnostics

/// A set of changes to baseline files that is applied completely or not at all, also if the process
/// is killed or the power fails.
///
/// New files are written beside the old ones under temporary names, followed by a list of the
/// operations. The next run that finds a list finishes it. Temporary files without a list are
/// discarded. Contents are on disk before their names, and the list before the first operation.
///
/// Only the holder of the folder's lock writes in it.
struct BaselineTransaction: ~Copyable {
  private let folder: BaselineFolder
  private let lock: FolderLock
  private var written: [String] = []
  private var removed: [String] = []

  private static let list = ".transaction"
  private static let mark = ".new-"

  /// Waits for other writers, and finishes an interrupted transaction.
  init(in folder: BaselineFolder) throws(Failure) {
    try folder.requireInProject(for: .write)
    let lock = try FolderLock(folder.path, named: folder.name, in: folder.confinement)
    try Self.finish(in: folder, lock)
    Self.tidy(folder)
    self.folder = folder
    self.lock = lock
  }

  /// Writes the new contents of a file under a temporary name.
  mutating func write(_ bytes: [UInt8], to file: String) throws(Failure) {
    written.append(file)
    do throws(Failure) {
      try folder.confinement.replace(
        folder.path(Self.mark + file), with: bytes, named: folder.name(file), isDurable: true)
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
      try lock.synchronize(named: folder.name)
      try folder.confinement.replace(
        folder.path(Self.list), with: Array(lines.joined().utf8),
        named: folder.name(BaselineIndex.fileName), isDurable: true)
    } catch {
      abandon()
      throw error
    }
    try Self.finish(in: folder, lock)
    Self.tidy(folder)
  }

  /// Deletes the temporary files of interrupted runs. The files of a running process are safe,
  /// because it holds the lock.
  private static func tidy(_ folder: BaselineFolder) {
    let files = (try? folder.confinement.names(in: folder.path, named: folder.name)) ?? []
    for file in files where file.hasPrefix(mark) || file.hasPrefix(".") && file.hasSuffix(".tmp") {
      folder.discard(file)
    }
  }

  private func abandon() {
    for file in written { folder.discard(Self.mark + file) }
  }

  /// Returns whether a list exists, written by a running or an interrupted process.
  static func isPending(in folder: BaselineFolder) -> Bool {
    folder.confinement.kind(of: folder.path(list)) != nil
  }

  /// Applies the remaining operations of a list, if there is one. Waits for the process that wrote
  /// it if that is still running.
  static func finish(in folder: BaselineFolder) throws(Failure) {
    guard isPending(in: folder) else { return }
    try finish(in: folder, FolderLock(folder.path, named: folder.name, in: folder.confinement))
  }

  private static func finish(
    in folder: BaselineFolder, _ lock: borrowing FolderLock
  ) throws(Failure) {
    guard isPending(in: folder), let bytes = try folder.bytes(list) else { return }
    try lock.synchronize(named: folder.name)
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      let file = String(line.dropFirst())
      guard BaselineIndex.isFileName(file) else { continue }
      if line.hasPrefix("-") {
        try folder.confinement.remove(folder.path(file), named: folder.name(file))
      } else {
        try folder.confinement.rename(
          folder.path(mark + file), to: file, named: folder.name(file))
      }
    }
    // The new names must be on disk before the list is gone, and its removal before the next list.
    try lock.synchronize(named: folder.name)
    folder.discard(list)
    try lock.synchronize(named: folder.name)
  }
}

extension BaselineFolder {
  /// Removes a file if possible.
  fileprivate func discard(_ file: String) {
    try? confinement.remove(path(file), named: name(file))
  }
}
