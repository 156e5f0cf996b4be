internal import Foundation

/// An open folder, which is closed with its last reference.
final class OpenFolder: Sendable {
  let descriptor: Int32

  #if os(Linux)
    /// `O_PATH`, which the imported headers of the C library do not declare.
    private static let pathOnly: Int32 = 0o10_000_000
    /// The flags to open a folder for paths in it only, which needs no permission to list it.
    static let flags = pathOnly | O_DIRECTORY | O_CLOEXEC
  #else
    static let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC
  #endif

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  deinit {
    close(descriptor)
  }

  /// Opens a folder below this one in one step, without following links: `openat2`. Returns `nil` if
  /// that fails or the kernel cannot do it.
  func opened(_ path: String) -> OpenFolder? {
    #if os(Linux) && (arch(x86_64) || arch(arm64))
      let (noLinks, beneath): (UInt64, UInt64) = (0x04, 0x08)
      let how = [UInt64(Self.flags), 0, noLinks | beneath]
      guard let opened = Self.call?(437, Int(descriptor), path, how, 8 * how.count), opened >= 0
      else { return nil }
      return OpenFolder(Int32(opened))
    #else
      return nil
    #endif
  }

  #if os(Linux)
    /// The C library declares `syscall` with variable arguments, which Swift cannot call.
    private typealias Call =
      @convention(c) (Int, Int, UnsafePointer<CChar>, UnsafePointer<UInt64>, Int) -> Int
    private static let call = dlsym(nil, "syscall").map { unsafeBitCast($0, to: Call.self) }
  #endif
}

/// The kind of a directory entry; links are not followed.
package enum FileKind: Hashable, Sendable {
  case file, folder, link
  /// A pipe, device or socket.
  case special
}

/// A file by path, or by its name in an open folder.
///
/// A path follows links, as the user who typed it expects. A name in an open folder does not, so
/// nobody can exchange a file that was checked for a link.
struct FileEntry: Sendable {
  /// The path, for messages and for removing temporary files.
  let path: String
  private let folder: OpenFolder?
  /// The path or name for calls of the system.
  private let name: String

  /// Creates an entry for a path that the user named.
  init(_ path: String) {
    (self.path, name, folder) = (path, path, nil)
  }

  init(_ path: String, in folder: OpenFolder) {
    (self.path, self.folder) = (path, folder)
    let last = Files.split(path).file
    name = last.isEmpty ? "." : last
  }

  private var descriptor: Int32 { folder?.descriptor ?? AT_FDCWD }

  /// Whether the entry is a name in an open folder, and so never follows links.
  var isConfined: Bool { folder != nil }

  /// Opens the file: `openat`. Returns a negative number on failure.
  func open(_ flags: Int32, mode: mode_t = 0o666) -> Int32 {
    openat(descriptor, name, flags | O_CLOEXEC | (isConfined ? O_NOFOLLOW : 0), mode)
  }

  /// Returns the file's status, with `errno` set on failure: `fstatat`.
  ///
  /// - Parameter followsLinks: Whether to return the status of a link's target; ignored for confined
  ///   entries.
  func status(followsLinks: Bool = true) -> stat? {
    var status = stat()
    let flags = followsLinks && !isConfined ? 0 : AT_SYMLINK_NOFOLLOW
    return fstatat(descriptor, name, &status, flags) == 0 ? status : nil
  }

  /// The kind of the entry; `nil` if it does not exist.
  var kind: FileKind? { status(followsLinks: false).map(\.kind) }

  /// Whether the entry certainly does not exist; false if it cannot be inspected.
  var isMissing: Bool { status() == nil && [ENOENT, ENOTDIR].contains(errno) }

  /// Returns whether files can be created in the folder of this entry.
  var canCreate: Bool {
    isConfined
      ? faccessat(descriptor, ".", W_OK | X_OK, 0) == 0
      : access(Files.split(path).folder, W_OK | X_OK) == 0
  }

  /// Returns another entry of the same folder.
  func sibling(_ name: String) -> FileEntry {
    let path = "\(Files.split(path).folder)/\(name)"
    return folder.map { FileEntry(path, in: $0) } ?? FileEntry(path)
  }

  func makeFolder() -> Bool { mkdirat(descriptor, name, 0o777) == 0 }
  func unlink() -> Bool { unlinkat(descriptor, name, 0) == 0 }

  /// Renames the file, replacing `other`: `renameat`.
  func rename(to other: FileEntry) -> Bool {
    renameat(descriptor, name, other.descriptor, other.name) == 0
  }

  /// Adds a name to the file; fails if the name exists: `linkat`.
  func link(to other: FileEntry) -> Bool {
    linkat(descriptor, name, other.descriptor, other.name, 0) == 0
  }

  /// Returns the sorted names in the folder, with `errno` set on failure: `readdir`.
  var names: [String]? {
    let file = open(O_RDONLY | O_DIRECTORY)
    guard file >= 0 else { return nil }
    guard let folder = fdopendir(file) else {
      close(file)
      return nil
    }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// Opens the folder at this entry; `nil` if it is none, or a link.
  var openedFolder: OpenFolder? {
    let file = open(OpenFolder.flags | O_NOFOLLOW)
    return file < 0 ? nil : OpenFolder(file)
  }

  /// Removes a file or link, or a folder with its contents. Does not follow links.
  ///
  /// - Parameter isFolder: Whether a folder may be removed.
  @discardableResult
  func remove(isFolder: Bool = true) -> Bool {
    if unlink() || errno == ENOENT { return true }
    guard isFolder, kind == .folder, let folder = openedFolder else { return false }
    for name in names ?? [] { FileEntry("\(path)/\(name)", in: folder).remove() }
    return unlinkat(descriptor, name, AT_REMOVEDIR) == 0
  }
}

extension stat {
  var kind: FileKind {
    switch st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    case S_IFLNK: .link
    default: .special
    }
  }
}
