internal import Foundation

extension Files {
  /// Puts a file in its place, making the folders above it.
  ///
  /// Whatever happens, there is the old file or the new one, never a part of one: see ``Replacement``.
  package static func replace(
    _ path: String, with bytes: [UInt8], named name: String
  ) throws(Failure) {
    do {
      try replace(path, named: name) { write in try bytes.withUnsafeBufferPointer(write) }
    } catch let failure as Failure {
      throw failure
    } catch {
      throw .cannotWrite(name, "\(error)")
    }
  }

  /// Takes a piece of a file.
  package typealias Sink = (UnsafeBufferPointer<UInt8>) throws -> Void

  /// Puts a file in its place as ``replace(_:with:named:)`` does, whose bytes `body` writes piece by
  /// piece. A device or a pipe stays what it is and is written to.
  ///
  /// - Throws: ``Failure``; what `body` throws.
  package static func replace(
    _ path: String, named name: String, _ body: (@escaping Sink) throws -> Void
  )
    throws
  {
    if isStream(path) { return try append(to: path, named: name, body) }
    let replacement = try Replacement(path, named: name)
    defer { replacement.end() }
    try body { try replacement.write($0) }
    try replacement.finish()
  }

  /// Whether a path names a device, a pipe or, as `/dev/stdout` does, what is already open: a file
  /// that took its name would take its place, and nobody would find it there.
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

  /// Puts a file where none is.
  ///
  /// - Throws: ``Failure/exists(_:)`` if there is one, which stays as it is.
  package static func create(_ path: String, with bytes: [UInt8], named name: String)
    throws(Failure)
  {
    let folder = split(path).folder
    try makeFolder(folder, for: name)
    let temporary = temporary(in: folder)
    try replace(temporary, with: bytes, named: name)
    defer { unlink(temporary) }
    // Unlike a new name, a second one never takes the place of a file.
    guard link(temporary, path) == 0 else {
      throw errno == EEXIST ? .exists(name) : .cannotWrite(name, SystemError.current)
    }
  }

  /// A path that no other file has. It is short: the name of a file may be as long as the system allows.
  static func temporary(in folder: String) -> String {
    "\(folder)/.\(String(UInt64.random(in: 0 ... .max), radix: 36)).tmp"
  }
}
