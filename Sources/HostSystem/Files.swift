internal import Basics
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

  /// Reads a file of the program's own, or of the system. Rejects devices and pipes, because reading
  /// a pipe without a writer would block.
  package static func readFile(_ path: String, named name: String) throws(Failure) -> [UInt8] {
    try readFile(FileEntry(path), named: name)
  }

  static func readFile(
    _ entry: FileEntry, named name: String, atMost size: Int = .max
  ) throws(Failure) -> [UInt8] {
    let file = entry.open(O_RDONLY | O_NONBLOCK)
    guard file >= 0 else {
      throw errno == ENOENT ? .missing(name, entry.path) : .cannotRead(name, SystemError.current)
    }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.kind != .special else {
      throw .cannotRead(name, "it is not a regular file")
    }
    guard status.st_size <= size else { throw .cannotRead(name, "the file is too large") }
    return try read(file, named: name)
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
    FileEntry(path).status()?.kind == .folder
  }

  package static func isLink(_ path: String) -> Bool { FileEntry(path).kind == .link }

  /// The reason why a folder cannot be written, because its file system or permissions forbid it;
  /// `nil` otherwise.
  package static func reasonReadOnly(_ folder: String) -> String? {
    guard isFolder(folder), access(folder, W_OK | X_OK) != 0 else { return nil }
    return [EROFS, EACCES, EPERM].contains(errno) ? SystemError.current : nil
  }

  /// Returns whether a file can be run.
  package static func isExecutable(_ path: String) -> Bool {
    access(path, X_OK) == 0 && !isFolder(path)
  }

  /// The working directory of the process.
  package static var workingFolder: String { FileManager.default.currentDirectoryPath }

  /// The target of a link as it is written; `nil` if the path is none.
  package static func target(ofLink path: String) -> String? {
    try? FileManager.default.destinationOfSymbolicLink(atPath: path)
  }

  /// Creates a link; an existing file stays.
  package static func makeLink(at path: String, to target: String) { symlink(target, path) }

  /// Renames a file or folder of the program's own.
  package static func rename(_ path: String, to other: String) -> Bool {
    FileEntry(path).rename(to: FileEntry(other))
  }

  /// Removes a file, a link, or a folder with its contents, of the program's own. Does not follow
  /// links.
  package static func remove(_ path: String) { FileEntry(path).remove() }

  /// Returns the path with `.` and `..` resolved, so that equal paths compare equal.
  package static func direct(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }

  /// Returns the relative path from one folder to another, both absolute; empty if they are equal.
  package static func relativePath(from one: String, to other: String) -> String {
    let (one, other) = (direct(one).namesInPath, direct(other).namesInPath)
    let common = zip(one, other).prefix { $0 == $1 }.count
    return (one.dropFirst(common).map { _ in ".." } + other.dropFirst(common))
      .joined(separator: "/")
  }

  /// Returns the names of a folder's entries, sorted.
  package static func names(in path: String, named name: String) throws(Failure) -> [String] {
    try names(in: FileEntry(path), named: name)
  }

  static func names(in entry: FileEntry, named name: String) throws(Failure) -> [String] {
    guard let names = entry.names else { throw .cannotRead(name, SystemError.current) }
    return names
  }

  /// Returns the path with links resolved, so that replacing the file keeps the links.
  package static func resolved(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  package static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Returns whether a path certainly does not exist; false if it cannot be inspected.
  package static func isMissing(_ path: String) -> Bool { FileEntry(path).isMissing }

  /// Returns whether a directory entry exists, including broken links.
  package static func isThere(_ path: String) -> Bool { FileEntry(path).kind != nil }

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
