internal import Foundation

/// Reading and writing whole files, with errors that say which file and why.
package enum Files {
  /// All bytes of the file at `path`; `name` is what the user calls it.
  package static func read(_ path: String, named name: String) throws(Failure) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else {
      throw errno == ENOENT ? .missing(name, path) : .cannotRead(name, SystemError.current)
    }
    defer { close(file) }
    return try read(file, named: name)
  }

  /// The same of a path that no user named, but where a file should be: for what is none, such as a
  /// pipe that nobody writes to, nobody waits.
  package static func readFile(_ path: String, named name: String) throws(Failure) -> [UInt8] {
    var about = stat()
    let isOther =
      stat(path, &about) == 0 && ![S_IFREG, S_IFDIR].contains(about.st_mode & S_IFMT)
    guard !isOther else { throw .cannotRead(name, "it is not a file") }
    return try read(path, named: name)
  }

  /// The most bytes of a file, and of what is none, such as a pipe or a device that has no end.
  private static let most = (file: 1 << 30, other: 1 << 26)

  package static func read(_ file: Int32, named name: String) throws(Failure) -> [UInt8] {
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
        if read < 0 { problem = errno == EINTR ? nil : .cannotRead(name, SystemError.current) }
        if read == 0 { room = 0 }
      }
      if let problem { throw problem }
      if room == 0 { return bytes }
      if bytes.isEmpty { bytes = piece } else { bytes += piece }
      guard bytes.count <= most else { throw tooLarge }
      room = piece.count == room ? 1 << 16 : 1 << 12
    }
  }

  package static func write(_ bytes: [UInt8], to file: Int32, named name: String) throws(Failure) {
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
        throw .cannotWrite(name, SystemError.current)
      }
    }
  }

  package static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  package static func isLink(_ path: String) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
  }

  /// The path without detours through `.` and `..`: equal for two ways to write one path.
  package static func direct(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }

  /// The way from one folder to another, both from the root of the file system; empty if they are one.
  package static func way(from one: String, to other: String) -> String {
    let (one, other) = (direct(one).split(separator: "/"), direct(other).split(separator: "/"))
    let common = zip(one, other).prefix { $0 == $1 }.count
    return (one.dropFirst(common).map { _ in ".." } + other.dropFirst(common))
      .joined(separator: "/")
  }

  /// The names of what is in a folder, sorted.
  package static func names(in path: String, named name: String) throws(Failure) -> [String] {
    guard let folder = opendir(path) else { throw .cannotRead(name, SystemError.current) }
    closedir(folder)
    do {
      return try FileManager.default.contentsOfDirectory(atPath: path).sorted()
    } catch {
      throw .cannotRead(name, SystemError.words(of: error))
    }
  }

  /// The path without links, which stay what they are where this one is replaced.
  package static func resolved(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  package static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Whether nothing is at a path; unlike of what is there and may not be looked at, that is known.
  package static func isMissing(_ path: String) -> Bool {
    var about = stat()
    return stat(path, &about) != 0 && [ENOENT, ENOTDIR].contains(errno)
  }

  /// Whether something is at a path, if only a link that leads nowhere.
  package static func isThere(_ path: String) -> Bool {
    var about = stat()
    return lstat(path, &about) == 0
  }

  package static func makeFolder(_ path: String, for name: String) throws(Failure) {
    if isFolder(path) || path.isEmpty { return }
    if mkdir(path, 0o777) == 0 { return }
    switch errno {
    case ENOENT:
      try makeFolder(split(path).folder, for: name)
      guard mkdir(path, 0o777) == 0 || isFolder(path) else { fallthrough }
    case EEXIST where isFolder(path): break
    case EEXIST: throw .cannotWrite(name, "\(path) is no folder")
    default: throw .cannotWrite(name, SystemError.current)
    }
  }

  /// The folder that a path leads to, and the name of what lies there; `.` for a name alone.
  package static func split(_ path: String) -> (folder: String, file: String) {
    // A name may begin with a mark that would be drawn over the slash.
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return (".", path) }
    let folder = slash == path.startIndex ? "/" : String(path[..<slash])
    return (folder, String(path[path.utf8.index(after: slash)...]))
  }
}
