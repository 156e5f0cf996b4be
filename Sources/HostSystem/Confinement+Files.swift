internal import Basics
internal import Foundation
package import SpecDiagnostics

/// Access to the files that are found rather than named by the user.
extension Confinement {
  /// Opens the folder of a file, step by step from the root, without following links.
  ///
  /// - Parameters:
  ///   - path: An absolute path. Links in it that stay in the root are resolved first.
  ///   - name: The path for messages.
  ///   - followsLast: Whether to resolve a link at the path itself.
  ///   - makesFolders: Whether to create missing folders.
  func entry(
    _ path: String, named name: String, for access: Access, followsLast: Bool = true,
    makesFolders: Bool = false
  ) throws(Failure) -> FileEntry {
    let reason: String
    do throws(Refusal) {
      if let entry = try find(path, for: access, followsLast, makesFolders) { return entry }
      reason = SystemError.current
    } catch {
      reason = error.reason
    }
    if access == .write { throw .cannotWrite(name, reason) }
    throw reason == SystemError.message(ENOENT)
      ? .missing(name, path) : .cannotRead(name, reason)
  }

  /// Finds a file like ``entry(_:named:for:followsLast:makesFolders:)``. Returns `nil`, with `errno`
  /// set, if its folder is missing or cannot be opened.
  private func find(
    _ path: String, for access: Access, _ followsLast: Bool, _ makesFolders: Bool
  ) throws(Refusal) -> FileEntry? {
    guard !path.utf8.contains(0) else { throw .notAPath }
    let written = parts(below: path) ?? [".."]
    if !written.contains("."), !written.contains("..") {
      try requireNoVersionControl(written, for: access)
      if let entry = open(written, makesFolders: makesFolders) {
        if !followsLast || entry.kind != .link { return entry }
      } else if errno == ENOENT {
        return nil
      }
    }
    let (folder, file) = Files.split(path)
    let target =
      followsLast
      ? try resolved(path, for: access) : try resolved(folder, for: access) + "/" + file
    let parts = parts(below: target) ?? []
    try requireNoVersionControl(parts, for: access)
    return open(parts, makesFolders: makesFolders)
  }

  /// Opens the folder of a path that consists of names below the root. Returns `nil`, with `errno`
  /// set, if a folder is missing or a link.
  private func open(_ parts: [Substring], makesFolders: Bool) -> FileEntry? {
    var descriptor = Foundation.open(root, OpenFolder.flags)
    if descriptor < 0, makesFolders, errno == ENOENT {
      try? Files.makeFolder(root, for: root)
      descriptor = Foundation.open(root, OpenFolder.flags)
    }
    guard descriptor >= 0 else { return nil }
    var folder = OpenFolder(descriptor)
    var path = root.hasSuffix("/") ? String(root.dropLast()) : root
    let folders = parts.dropLast()
    if folders.count > 1, let opened = folder.opened(folders.joined(separator: "/")) {
      return FileEntry("\(path)/\(parts.joined(separator: "/"))", in: opened)
    }
    for part in folders {
      path += "/\(part)"
      let next = FileEntry(path, in: folder)
      if let opened = next.openedFolder {
        folder = opened
        continue
      }
      guard makesFolders, errno == ENOENT, next.makeFolder() || errno == EEXIST,
        let made = next.openedFolder
      else { return nil }
      folder = made
    }
    return FileEntry(parts.last.map { "\(path)/\($0)" } ?? path + "/", in: folder)
  }

  /// Reads a regular file.
  ///
  /// - Parameter size: The maximum size in bytes.
  package func read(
    _ path: String, named name: String, atMost size: Int = .max
  ) throws(Failure) -> [UInt8] {
    try Files.readFile(entry(path, named: name, for: .read), named: name, atMost: size)
  }

  /// Reads a regular file; returns `nil` if it does not exist.
  package func bytes(_ path: String, named name: String) throws(Failure) -> [UInt8]? {
    let entry: FileEntry?
    do throws(Refusal) {
      entry = try find(path, for: .read, true, false)
    } catch {
      throw .cannotRead(name, error.reason)
    }
    if errno == ENOENT, entry == nil { return nil }
    guard let entry else { throw .cannotRead(name, SystemError.current) }
    return entry.isMissing ? nil : try Files.readFile(entry, named: name)
  }

  /// Returns the kind of what is at a path, which may be a link; `nil` if there is nothing, or if it
  /// is outside.
  package func kind(of path: String) -> FileKind? {
    (try? entry(path, named: path, for: .read, followsLast: false))?.kind
  }

  /// Returns whether a file or folder exists, with links resolved.
  package func holds(_ path: String) -> Bool {
    (try? entry(path, named: path, for: .read))?.kind != nil
  }

  /// Returns the names of a folder's entries, sorted.
  package func names(in path: String, named name: String) throws(Failure) -> [String] {
    try Files.names(in: entry(path, named: name, for: .read), named: name)
  }

  /// Returns the entries of a folder, sorted by name. Links are not followed.
  package func entries(
    in path: String, named name: String
  ) throws(Failure) -> [(name: String, kind: FileKind)] {
    let entry = try entry(path, named: name, for: .read)
    let names = try Files.names(in: entry, named: name)
    guard let folder = entry.openedFolder else { throw .cannotRead(name, SystemError.current) }
    return names.compactMap { name in
      FileEntry("\(path)/\(name)", in: folder).kind.map { (name, $0) }
    }
  }

  /// Returns the paths of all files and folders in a folder, relative to it. Links to folders are
  /// listed and not followed.
  package func subpaths(of path: String) -> [String] {
    guard let entry = try? entry(path, named: path, for: .read), let folder = entry.openedFolder,
      let names = entry.names
    else { return [] }
    return names.flatMap { Self.subpaths($0, FileEntry("\(path)/\($0)", in: folder), depth: 0) }
  }

  /// The maximum depth of nested folders that are searched.
  private static let maxDepth = 64

  private static func subpaths(_ name: String, _ entry: FileEntry, depth: Int) -> [String] {
    guard depth < maxDepth, let folder = entry.openedFolder, let names = entry.names else {
      return [name]
    }
    return [name]
      + names.flatMap {
        subpaths("\(name)/\($0)", FileEntry("\(entry.path)/\($0)", in: folder), depth: depth + 1)
      }
  }

  /// Replaces a file atomically, creating the folders above it: see ``Files/replace(_:with:named:isDurable:)``.
  ///
  /// - Parameter keepsLink: Whether a link at the path stays, and its target is replaced.
  @discardableResult
  package func replace(
    _ path: String, with bytes: [UInt8], named name: String, isDurable: Bool = false,
    keepsLink: Bool = false
  ) throws(Failure) -> FileChange {
    let entry = try entry(
      path, named: name, for: .write, followsLast: keepsLink, makesFolders: true)
    return try Files.replace(entry, with: bytes, named: name, isDurable: isDurable)
  }

  /// Replaces a file with the bytes that `body` writes.
  ///
  /// - Throws: ``Failure``, or the error that `body` throws.
  @discardableResult
  package func replace(
    _ path: String, named name: String, _ body: (@escaping Files.Sink) throws -> Void
  ) throws -> FileChange {
    try Files.replace(
      entry(path, named: name, for: .write, followsLast: false, makesFolders: true), named: name,
      body)
  }

  /// Compares a file with new contents, without writing.
  package func change(
    of path: String, named name: String, to body: (@escaping Files.Sink) throws -> Void
  ) throws -> FileChange {
    guard holds(path) else { return try Files.change(of: nil, to: body) }
    return try Files.change(of: entry(path, named: name, for: .read), to: body)
  }

  /// Removes a file or link. What is missing counts as removed.
  ///
  /// - Parameter isFolder: Whether a folder is removed with its contents.
  package func remove(
    _ path: String, named name: String, isFolder: Bool = false
  ) throws(Failure) {
    guard kind(of: path) != nil else { return }
    guard
      try entry(path, named: name, for: .write, followsLast: false).remove(isFolder: isFolder)
    else {
      throw .cannotWrite(name, SystemError.current)
    }
  }

  /// Renames a file in its folder, replacing any other. What is missing is skipped.
  package func rename(
    _ path: String, to newName: String, named name: String
  ) throws(Failure) {
    let entry = try entry(path, named: name, for: .write, followsLast: false)
    guard entry.rename(to: entry.sibling(newName)) || errno == ENOENT else {
      throw .cannotWrite(name, SystemError.current)
    }
  }

  /// Moves a file or folder to a path where there is none, creating the folders above it.
  package func move(
    _ path: String, to newPath: String, named name: String
  ) throws(Failure) {
    let entry = try entry(path, named: name, for: .write, followsLast: false)
    let target = try self.entry(
      newPath, named: name, for: .write, followsLast: false, makesFolders: true)
    guard entry.rename(to: target) else { throw .cannotWrite(name, SystemError.current) }
  }

  /// Opens a file of the program's own, such as a lock, and creates it if it is missing.
  package func openForLocking(_ path: String, named name: String) throws(Failure) -> Int32 {
    let entry = try entry(
      path, named: name, for: .write, followsLast: false, makesFolders: true)
    let file = entry.open(O_RDWR | O_CREAT | O_NONBLOCK)
    guard file >= 0 else { throw .cannotWrite(name, SystemError.current) }
    return file
  }

  /// Copies font files to a private folder, because libraries open fonts by path.
  ///
  /// - Parameters:
  ///   - paths: The paths of files, and of folders, of which the fonts are copied.
  ///   - folder: The folder for the copies.
  /// - Returns: The copy of each path. It is missing if there is no font to read.
  package func copyFonts(
    at paths: [String], to folder: TemporaryFolder
  ) throws(Failure) -> [String] {
    var total = 0
    var copies: [String] = []
    for (index, path) in paths.enumerated() {
      let isFolder = try entry(path, named: path, for: .read).kind == .folder
      let copy = "\(folder.path)/\(index)" + (isFolder ? "" : "/\(Files.split(path).file)")
      copies.append(copy)
      let files =
        isFolder ? subpaths(of: path).filter(Self.isFont).map { "/\($0)" } : [""]
      for file in files {
        guard let bytes = try? read(path + file, named: path + file) else { continue }
        total += bytes.count
        guard total <= Self.maxFontBytes else {
          throw .cannotRead(path, "its fonts are larger than \(Self.maxFontBytes >> 20) MB")
        }
        try Files.replace(copy + file, with: bytes, named: path + file)
      }
    }
    return copies
  }

  /// The maximum size of a project's fonts.
  private static let maxFontBytes = 512 << 20

  /// Returns whether a visible file has a font's extension.
  private static func isFont(_ path: String) -> Bool {
    let ending = path.split(separator: ".").last?.lowercased() ?? ""
    return ["ttf", "ttc", "otf", "otc", "pfa", "pfb", "woff", "woff2", "dfont"].contains(ending)
      && !path.namesInPath.contains { $0.hasPrefix(".") }
  }
}

extension Files {
  /// Reads a file that was found in a confinement, or that the user named.
  package static func read(
    _ path: String, named name: String, in confinement: Confinement?
  ) throws(Failure) -> [UInt8] {
    guard let confinement else { return try read(path, named: name) }
    return try confinement.read(path, named: name)
  }
}
