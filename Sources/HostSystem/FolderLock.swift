internal import Foundation
package import SpecDiagnostics

/// An exclusive lock on a folder, held by a writer.
///
/// The lock is on the folder itself, so it needs no file, works for any working directory, and ends
/// with the process. Readers take no lock, so they work in folders that are not writable.
package struct FolderLock: ~Copyable {
  /// The open folder, which holds the lock.
  private let folder: Int32

  /// Waits for other writers and locks a folder; creates it if it does not exist.
  ///
  /// - Parameter confinement: Where the folder must be.
  package init(
    _ path: String, named name: String, in confinement: Confinement
  ) throws(Failure) {
    while true {
      let entry = try confinement.entry(path, named: name, for: .write, makesFolders: true)
      let folder = entry.open(O_RDONLY | O_DIRECTORY)
      if folder < 0, errno == ENOENT, entry.makeFolder() { continue }
      // Another process may have removed the folder.
      if folder < 0, errno == ENOENT { continue }
      guard folder >= 0 else { throw .cannotWrite(name, SystemError.current) }
      do throws(Failure) {
        _ = try Files.lock(folder, named: name)
      } catch {
        close(folder)
        throw error
      }
      // The folder may have been removed, or replaced, before it was locked.
      if Self.isSame(folder, entry.status()) {
        self.folder = folder
        return
      }
      close(folder)
    }
  }

  deinit {
    close(folder)
  }

  /// Waits until the names of the folder's files are on disk.
  package func synchronize(named name: String) throws(Failure) {
    try Files.synchronize(folder, named: name)
  }

  private static func isSame(_ folder: Int32, _ named: stat?) -> Bool {
    var open = stat()
    return fstat(folder, &open) == 0 && open.st_ino == named?.st_ino
      && open.st_dev == named?.st_dev
  }
}

extension Files {
  /// Locks an open file or folder for this process alone, until it is closed: `flock`.
  ///
  /// - Parameter waits: Whether to wait while another process holds the lock.
  /// - Returns: Whether the file is locked now; always true if this waits.
  package static func lock(
    _ file: Int32, named name: String, waits: Bool = true
  ) throws(Failure) -> Bool {
    while flock(file, waits ? LOCK_EX : LOCK_EX | LOCK_NB) != 0 {
      switch errno {
      case EINTR: continue
      case EWOULDBLOCK where !waits: return false
      default: throw .cannotWrite(name, "it cannot be locked: \(SystemError.current)")
      }
    }
    return true
  }

  /// Waits until the contents of an open file are on disk.
  static func synchronize(_ file: Int32, named name: String) throws(Failure) {
    while fsync(file) != 0 {
      // Some file systems cannot synchronize, such as those for pipes.
      if errno == EINVAL || errno == ENOTSUP { return }
      guard errno == EINTR else { throw .cannotWrite(name, SystemError.current) }
    }
  }
}
