internal import Foundation
internal import Synchronization

/// Reading and writing whole files, with errors that say which file and why.
enum Files {
  /// All bytes of the file at `path`; `name` is what the user calls it.
  static func read(_ path: String, named name: String) throws(Failure) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else {
      throw errno == ENOENT ? .missing(name, path) : .cannotRead(name, Cause.current)
    }
    defer { close(file) }
    return try read(file, named: name)
  }

  /// The most bytes of a file, and of what is none, such as a pipe or a device that has no end.
  private static let most = (file: 1 << 30, other: 1 << 26)

  static func read(_ file: Int32, named name: String) throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    // Room for the whole of a file, and a byte to see that it ends; what is no file has no size.
    var about = stat()
    let isFile = fstat(file, &about) == 0 && about.st_mode & S_IFMT == S_IFREG
    let most = isFile ? most.file : most.other
    let tooLarge = Failure.cannotRead(name, "it has more than \(most >> 20) MB")
    guard !isFile || Int(about.st_size) <= most else { throw tooLarge }
    var room = isFile ? Int(about.st_size) + 1 : 0
    while true {
      room = max(room, 1 << 12)
      var problem: Failure?
      let piece = [UInt8](unsafeUninitializedCapacity: room) { piece, count in
        let read = Foundation.read(file, piece.baseAddress, room)
        count = max(read, 0)
        if read < 0 { problem = errno == EINTR ? nil : .cannotRead(name, Cause.current) }
        if read == 0 { room = 0 }
      }
      if let problem { throw problem }
      if room == 0 { return bytes }
      if bytes.isEmpty { bytes = piece } else { bytes += piece }
      guard bytes.count <= most else { throw tooLarge }
      room = piece.count == room ? 1 << 16 : 1 << 12
    }
  }

  static func write(_ bytes: [UInt8], to file: Int32, named name: String) throws(Failure) {
    try bytes.withUnsafeBufferPointer { bytes throws(Failure) in
      try write(bytes, to: file, named: name)
    }
  }

  static func write(
    _ bytes: UnsafeBufferPointer<UInt8>, to file: Int32, named name: String
  ) throws(Failure) {
    var rest = bytes
    while !rest.isEmpty {
      let count = Foundation.write(file, rest.baseAddress, rest.count)
      if count >= 0 {
        rest = UnsafeBufferPointer(rebasing: rest[count...])
      } else if errno != EINTR {
        throw .cannotWrite(name, Cause.current)
      }
    }
  }

  /// Puts a file in its place, making the folders above it.
  ///
  /// The bytes go to a temporary file in the same folder, which then takes the name: whatever
  /// happens, there is the old file or the new one, never a part of one.
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
    let (folder, file) = split(path)
    try makeFolder(folder, for: name)
    let temporary = "\(folder)/.\(file).\(getpid())-\(nextNumber()).tmp"
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
      guard close(handle) == 0, rename(temporary, path) == 0 else {
        throw Failure.cannotWrite(name, Cause.current)
      }
    } catch {
      unlink(temporary)
      throw error
    }
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
    guard handle >= 0 else { throw Failure.cannotWrite(name, Cause.current) }
    defer { close(handle) }
    try body { try write($0, to: handle, named: name) }
  }

  /// Puts a file where none is.
  ///
  /// - Throws: ``Failure/exists(_:)`` if there is one, which stays as it is.
  static func create(_ path: String, with bytes: [UInt8], named name: String) throws(Failure) {
    let (folder, file) = split(path)
    try makeFolder(folder, for: name)
    let temporary = "\(folder)/.\(file).\(getpid())-\(nextNumber()).tmp"
    try replace(temporary, with: bytes, named: name)
    defer { unlink(temporary) }
    // Unlike a new name, a second one never takes the place of a file.
    guard link(temporary, path) == 0 else {
      throw errno == EEXIST ? .exists(name) : .cannotWrite(name, Cause.current)
    }
  }

  static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// The path without detours through `.` and `..`: equal for two ways to write one path.
  static func direct(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }

  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  private static func makeFolder(_ path: String, for name: String) throws(Failure) {
    if isFolder(path) || path.isEmpty { return }
    if mkdir(path, 0o777) == 0 { return }
    switch errno {
    case ENOENT:
      try makeFolder(split(path).folder, for: name)
      guard mkdir(path, 0o777) == 0 || isFolder(path) else { fallthrough }
    case EEXIST where isFolder(path): break
    case EEXIST: throw .cannotWrite(name, "\(path) is no folder")
    default: throw .cannotWrite(name, Cause.current)
    }
  }

  private static func split(_ path: String) -> (folder: String, file: String) {
    guard let slash = path.lastIndex(of: "/") else { return (".", path) }
    return (String(path[..<slash]), String(path[path.index(after: slash)...]))
  }

  private static let counter = Atomic(0)

  private static func nextNumber() -> Int {
    counter.add(1, ordering: .relaxed).newValue
  }
}

/// Why the system refused.
enum Cause {
  /// The words for the system's last error.
  static var current: String { String(cString: strerror(errno)) }

  /// The words for an error of Foundation's: the system's, where it names one.
  static func of(_ error: any Error) -> String {
    let error = error as NSError
    let underlying = error.userInfo[NSUnderlyingErrorKey] as? NSError
    guard let system = [error, underlying].compactMap({ $0 }).first(where: isSystem) else {
      return error.localizedDescription
    }
    return String(cString: strerror(Int32(system.code)))
  }

  private static func isSystem(_ error: NSError) -> Bool { error.domain == NSPOSIXErrorDomain }
}
