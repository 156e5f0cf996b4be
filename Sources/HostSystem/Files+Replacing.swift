internal import Foundation
package import SpecDiagnostics

extension Files {
  /// Replaces a file atomically, creating the folders above it. After a crash the file has its old
  /// or its new contents: see ``Replacement``.
  ///
  /// - Parameter isDurable: Whether the contents must be on disk when the file gets its name, so
  ///   that the promise also holds for a power failure.
  @discardableResult
  package static func replace(
    _ path: String, with bytes: [UInt8], named name: String, isDurable: Bool = false
  ) throws(Failure) -> FileChange {
    do {
      return try replace(path, named: name, isDurable: isDurable) { write in
        try bytes.withUnsafeBufferPointer(write)
      }
    } catch let failure as Failure {
      throw failure
    } catch {
      throw .cannotWrite(name, "\(error)")
    }
  }

  /// Writes the next bytes of a file.
  package typealias Sink = (UnsafeBufferPointer<UInt8>) throws -> Void

  /// Replaces a file like ``replace(_:with:named:)``, with the bytes that `body` writes. A device
  /// or pipe is written to, not replaced.
  ///
  /// - Throws: ``Failure``, or the error that `body` throws.
  @discardableResult
  package static func replace(
    _ path: String, named name: String, isDurable: Bool = false,
    _ body: (@escaping Sink) throws -> Void
  ) throws -> FileChange {
    if isStream(path) {
      try append(to: path, named: name, body)
      return .new
    }
    let replacement = try Replacement(path, named: name)
    defer { replacement.end() }
    try body { try replacement.write($0) }
    return try replacement.finish(isDurable: isDurable)
  }

  /// Returns whether a path names a device, a pipe or, like `/dev/stdout`, an open file. Renaming a
  /// file over one of these would replace it, and its readers would get nothing.
  private static func isStream(_ path: String) -> Bool {
    var (target, own) = (stat(), stat())
    guard stat(path, &target) == 0, lstat(path, &own) == 0 else { return false }
    let kind = target.st_mode & S_IFMT
    let isLinkToOpenFile = own.st_mode & S_IFMT == S_IFLNK && path.hasPrefix("/dev/")
    return (kind != S_IFREG && kind != S_IFDIR) || isLinkToOpenFile
  }

  private static func append(
    to path: String, named name: String, _ body: (@escaping Sink) throws -> Void
  ) throws {
    let handle = open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
    guard handle >= 0 else { throw Failure.cannotWrite(name, SystemError.current) }
    defer { close(handle) }
    try body { try write($0, to: handle, named: name) }
  }

  /// Creates a file.
  ///
  /// - Throws: ``Failure/exists(_:)`` if the file exists; it is left unchanged.
  package static func create(_ path: String, with bytes: [UInt8], named name: String)
    throws(Failure)
  {
    let folder = split(path).folder
    try makeFolder(folder, for: name)
    let temporary = temporary(in: folder)
    try replace(temporary, with: bytes, named: name)
    defer { unlink(temporary) }
    // Unlike `rename`, `link` never replaces an existing file.
    guard link(temporary, path) == 0 else {
      throw errno == EEXIST ? .exists(name) : .cannotWrite(name, SystemError.current)
    }
  }

  /// Returns a unique path in a folder. The name is short, because a file name may already have the
  /// maximum length.
  static func temporary(in folder: String) -> String {
    "\(folder)/.\(String(UInt64.random(in: 0 ... .max), radix: 36)).tmp"
  }
}
