internal import Foundation
package import SpecDiagnostics

/// Functions that read and write whole files, with errors that name the file and the reason.
package enum Files {
  /// Reads the file at `path`; `name` is the path as the user wrote it.
  package static func read(_ path: String, named name: String) throws(Failure) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else {
      throw errno == ENOENT ? .missing(name, path) : .cannotRead(name, SystemError.current)
    }
    defer { close(file) }
    return try read(file, named: name)
  }

  /// Reads a file that the user did not name. Rejects devices and pipes, because reading a pipe
  /// without a writer would block.
  package static func readFile(_ path: String, named name: String) throws(Failure) -> [UInt8] {
    var status = stat()
    let isSpecial =
      stat(path, &status) == 0 && ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
    guard !isSpecial else { throw .cannotRead(name, "it is not a regular file") }
    return try read(path, named: name)
  }

  /// The maximum number of bytes to read from a file, and from a pipe or device, which may be
  /// endless.
  private static let maxBytes = (file: 1 << 30, other: 1 << 26)

  package static func read(_ file: Int32, named name: String) throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    // Read a whole file at once, with one extra byte to detect its end. Pipes have no known size.
    var status = stat()
    let isFile = fstat(file, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    let limit = isFile ? maxBytes.file : maxBytes.other
    let tooLarge = Failure.cannotRead(name, "it is larger than \(limit >> 20) MB")
    guard !isFile || Int(status.st_size) <= limit else { throw tooLarge }
    var capacity = isFile ? Int(status.st_size) + 1 : 0
    while true {
      capacity = max(capacity, 1 << 12)
      var problem: Failure?
      let piece = [UInt8](unsafeUninitializedCapacity: capacity) { piece, count in
        let read = Foundation.read(file, piece.baseAddress, capacity)
        count = max(read, 0)
        if read < 0 { problem = errno == EINTR ? nil : .cannotRead(name, SystemError.current) }
        if read == 0 { capacity = 0 }
      }
      if let problem { throw problem }
      if capacity == 0 { return bytes }
      if bytes.isEmpty { bytes = piece } else { bytes += piece }
      guard bytes.count <= limit else { throw tooLarge }
      capacity = piece.count == capacity ? 1 << 16 : 1 << 12
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

  /// Returns the path with `.` and `..` resolved, so that equal paths compare equal.
  package static func direct(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }

  /// Returns the relative path from one folder to another, both absolute; empty if they are equal.
  package static func relativePath(from one: String, to other: String) -> String {
    let (one, other) = (direct(one).split(separator: "/"), direct(other).split(separator: "/"))
    let common = zip(one, other).prefix { $0 == $1 }.count
    return (one.dropFirst(common).map { _ in ".." } + other.dropFirst(common))
      .joined(separator: "/")
  }

  /// Returns the names of a folder's entries, sorted.
  package static func names(in path: String, named name: String) throws(Failure) -> [String] {
    guard let folder = opendir(path) else { throw .cannotRead(name, SystemError.current) }
    closedir(folder)
    do {
      return try FileManager.default.contentsOfDirectory(atPath: path).sorted()
    } catch {
      throw .cannotRead(name, SystemError.message(for: error))
    }
  }

  /// Returns the path with links resolved, so that replacing the file keeps the links.
  package static func resolved(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  package static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Returns whether a path certainly does not exist; false if it cannot be inspected.
  package static func isMissing(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) != 0 && [ENOENT, ENOTDIR].contains(errno)
  }

  /// Returns whether a directory entry exists, including broken links.
  package static func isThere(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  package static func makeFolder(_ path: String, for name: String) throws(Failure) {
    if isFolder(path) || path.isEmpty { return }
    if mkdir(path, 0o777) == 0 { return }
    switch errno {
    case ENOENT:
      try makeFolder(split(path).folder, for: name)
      guard mkdir(path, 0o777) == 0 || isFolder(path) else { fallthrough }
    case EEXIST where isFolder(path): break
    case EEXIST: throw .cannotWrite(name, "\(path) is not a folder")
    default: throw .cannotWrite(name, SystemError.current)
    }
  }

  /// Splits a path into its folder and its last component; the folder of a plain name is `.`.
  package static func split(_ path: String) -> (folder: String, file: String) {
    // Split bytes, not characters: a name may begin with a combining mark that would merge with the
    // slash.
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return (".", path) }
    let folder = slash == path.startIndex ? "/" : String(path[..<slash])
    return (folder, String(path[path.utf8.index(after: slash)...]))
  }
}
