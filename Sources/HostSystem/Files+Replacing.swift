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
    try replace(FileEntry(path), with: bytes, named: name, isDurable: isDurable)
  }

  @discardableResult
  static func replace(
    _ entry: FileEntry, with bytes: [UInt8], named name: String, isDurable: Bool = false
  ) throws(Failure) -> FileChange {
    do {
      return try replace(entry, named: name, isDurable: isDurable) { write in
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

  /// Replaces a file like ``replace(_:with:named:isDurable:)``, with the bytes that `body` writes. A device
  /// or pipe is written to, not replaced.
  ///
  /// - Throws: ``Failure``, or the error that `body` throws.
  @discardableResult
  package static func replace(
    _ path: String, named name: String, _ body: (@escaping Sink) throws -> Void
  ) throws -> FileChange {
    try replace(FileEntry(path), named: name, body)
  }

  static func replace(
    _ entry: FileEntry, named name: String, isDurable: Bool = false,
    _ body: (@escaping Sink) throws -> Void
  ) throws -> FileChange {
    if isStream(entry) {
      try append(to: entry, named: name, body)
      return .new
    }
    let replacement = try Replacement(entry, named: name)
    defer { replacement.end() }
    try body { try replacement.write($0) }
    return try replacement.finish(isDurable: isDurable)
  }

  /// Returns whether a path names a device, a pipe or, like `/dev/stdout`, an open file. Renaming a
  /// file over one of these would replace it, and its readers would get nothing.
  private static func isStream(_ entry: FileEntry) -> Bool {
    guard !entry.isConfined, let target = entry.status()?.kind, let own = entry.kind else {
      return false
    }
    return target == .special || own == .link && entry.path.hasPrefix("/dev/")
  }

  private static func append(
    to entry: FileEntry, named name: String, _ body: (@escaping Sink) throws -> Void
  ) throws {
    let handle = entry.open(O_WRONLY | O_APPEND)
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
    try makeFolder(split(path).folder, for: name)
    let entry = FileEntry(path)
    let temporary = entry.sibling(temporaryName)
    try replace(temporary, with: bytes, named: name)
    defer { temporary.remove() }
    // Unlike `rename`, `link` never replaces an existing file.
    guard temporary.link(to: entry) else {
      throw errno == EEXIST ? .exists(name) : .cannotWrite(name, SystemError.current)
    }
  }

  /// A unique file name. It is short, because a file name may already have the maximum length.
  static var temporaryName: String { ".\(String(UInt64.random(in: 0 ... .max), radix: 36)).tmp" }
}
