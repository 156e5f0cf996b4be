internal import Basics
internal import Foundation
package import SpecDiagnostics
internal import Synchronization

/// Folders that no other user can change, in places that all users share.
package enum PrivateFolder {
  /// Creates a folder for this user only, or checks that it is one.
  ///
  /// - Parameters:
  ///   - kind: What the folder is, for messages: `cache folder`.
  ///   - advice: What the user can do.
  /// - Throws: ``Failure/environment(_:)`` if the folder is a link, belongs to another user, or
  ///   cannot be made private.
  package static func secure(
    _ path: String, as kind: String, advice: String
  ) throws(Failure) {
    let path = path.withoutSlash
    try Files.makeFolder(Files.split(path).folder, for: path)
    if mkdir(path, 0o700) != 0, errno != EEXIST { throw .cannotWrite(path, SystemError.current) }
    let folder = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard folder >= 0 else {
      throw Files.isLink(path) || !Files.isFolder(path)
        ? .environment("the \(kind) \(path) is a link or a file; \(advice)")
        : .cannotWrite(path, SystemError.current)
    }
    defer { close(folder) }
    var status = stat()
    guard fstat(folder, &status) == 0 else { throw .cannotWrite(path, SystemError.current) }
    guard status.st_uid == geteuid() else {
      throw .environment("the \(kind) \(path) belongs to another user; \(advice)")
    }
    guard status.st_mode & 0o077 == 0 || fchmod(folder, 0o700) == 0 else {
      throw .environment("other users can change the \(kind) \(path); \(advice)")
    }
  }

  /// The folder for temporary files, which all users share, without a trailing slash.
  package static var shared: String {
    FileManager.default.temporaryDirectory.path.withoutSlash
  }
}

/// A folder for temporary files that only this user can read, removed with its last reference or at
/// the end of the process. Those that a killed process left behind are removed when the next one is
/// created.
package final class TemporaryFolder: Sendable {
  package let path: String
  /// Locked while the folder is in use, so that no other process removes it.
  private let descriptor: Int32

  private static let open = Mutex<Set<String>>([])
  private static let removal: Void = {
    atexit { for path in TemporaryFolder.open.withLock({ $0 }) { Files.remove(path) } }
  }()

  /// - Parameter purpose: The part of the name that tells what the folder is for.
  package init(for purpose: String) throws(Failure) {
    let prefix = "flatplan-\(purpose)-"
    Self.removeAbandoned(prefix)
    path = "\(PrivateFolder.shared)/\(prefix)\(UUID().uuidString)"
    guard mkdir(path, 0o700) == 0 else { throw .cannotWrite(path, SystemError.current) }
    let entry = FileEntry(path)
    descriptor = entry.open(O_RDONLY | O_DIRECTORY | O_NOFOLLOW)
    guard descriptor >= 0, flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      throw .cannotWrite(path, SystemError.current)
    }
    _ = Self.removal
    Self.open.withLock { _ = $0.insert(path) }
  }

  deinit {
    Files.remove(path)
    close(descriptor)
    Self.open.withLock { _ = $0.remove(path) }
  }

  /// Removes this user's files and folders with a prefix that no process has locked.
  private static func removeAbandoned(_ prefix: String) {
    for name in FileEntry(PrivateFolder.shared).names ?? [] where name.hasPrefix(prefix) {
      let entry = FileEntry("\(PrivateFolder.shared)/\(name)")
      let file = entry.open(O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
      guard file >= 0 else { continue }
      var status = stat()
      if fstat(file, &status) == 0, status.st_uid == geteuid(),
        flock(file, LOCK_EX | LOCK_NB) == 0
      {
        entry.remove()
      }
      close(file)
    }
  }
}
