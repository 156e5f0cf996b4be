internal import Foundation

extension Files {
  /// Puts a file in its place, making the folders above it.
  ///
  /// The bytes go to a temporary file in the same folder, which then takes the name: whatever
  /// happens, there is the old file or the new one, never a part of one. Where they are those of the old
  /// one, that stays, and has been written now: file systems bring a file to the disk before it takes the
  /// place of another, which takes longer than most pictures.
  static func replace(
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
  typealias Sink = (UnsafeBufferPointer<UInt8>) throws -> Void

  /// Puts a file in its place as ``replace(_:with:named:)`` does, whose bytes `body` writes piece by
  /// piece. A device or a pipe stays what it is and is written to.
  ///
  /// - Throws: ``Failure``; what `body` throws.
  static func replace(_ path: String, named name: String, _ body: (@escaping Sink) throws -> Void)
    throws
  {
    if isStream(path) { return try append(to: path, named: name, body) }
    let folder = split(path).folder
    try makeFolder(folder, for: name)
    let temporary = temporary(in: folder)
    let place = TemporaryFiles.add(temporary)
    defer { TemporaryFiles.remove(place) }
    let handle = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard handle >= 0 else { throw Failure.cannotWrite(name, Cause.current) }
    do {
      do {
        try body { try write($0, to: handle, named: name) }
      } catch {
        close(handle)
        throw error
      }
      keepMode(of: path, for: handle)
      guard close(handle) == 0 else { throw Failure.cannotWrite(name, Cause.current) }
      if FileManager.default.contentsEqual(atPath: path, andPath: temporary), touch(path) {
        unlink(temporary)
      } else if rename(temporary, path) != 0 {
        throw Failure.cannotWrite(name, Cause.current)
      }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  /// Lets those read and write a new file who might the one whose place it takes.
  private static func keepMode(of path: String, for handle: Int32) {
    var about = stat()
    guard stat(path, &about) == 0, about.st_mode & S_IFMT == S_IFREG else { return }
    fchmod(handle, about.st_mode & 0o777)
  }

  /// Says that a file was written now; false if that is not allowed.
  private static func touch(_ path: String) -> Bool { utimes(path, nil) == 0 }

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
    guard handle >= 0 else { throw Failure.cannotWrite(name, Cause.current) }
    defer { close(handle) }
    try body { try write($0, to: handle, named: name) }
  }

  /// Puts a file where none is.
  ///
  /// - Throws: ``Failure/exists(_:)`` if there is one, which stays as it is.
  static func create(_ path: String, with bytes: [UInt8], named name: String) throws(Failure) {
    let folder = split(path).folder
    try makeFolder(folder, for: name)
    let temporary = temporary(in: folder)
    try replace(temporary, with: bytes, named: name)
    defer { unlink(temporary) }
    // Unlike a new name, a second one never takes the place of a file.
    guard link(temporary, path) == 0 else {
      throw errno == EEXIST ? .exists(name) : .cannotWrite(name, Cause.current)
    }
  }

  /// A path that no other file has. It is short: the name of a file may be as long as the system allows.
  private static func temporary(in folder: String) -> String {
    "\(folder)/.\(String(UInt64.random(in: 0 ... .max), radix: 36)).tmp"
  }
}
