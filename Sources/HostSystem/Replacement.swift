internal import Foundation
internal import SpecDiagnostics

/// The atomic replacement of a file, whose bytes arrive in pieces.
///
/// The bytes go to a temporary file in the same folder, which is then renamed. The temporary file
/// is created only when the bytes differ from the old file: redrawn pictures are mostly unchanged,
/// and file systems flush a file to disk before renaming it over another, which takes longer than
/// drawing most pictures. If all bytes are equal, the old file is left untouched.
final class Replacement {
  private let entry: FileEntry
  private let name: String
  private let comparison: FileComparison
  /// The temporary file, once created.
  private var new: New?

  private typealias New = (handle: Int32, entry: FileEntry, index: TemporaryFiles.Index)

  /// - Parameters:
  ///   - entry: The file; missing folders of a path are created.
  ///   - name: The path as the user wrote it.
  init(_ entry: FileEntry, named name: String) throws(Failure) {
    self.entry = entry
    self.name = name
    if !entry.isConfined { try Files.makeFolder(Files.split(entry.path).folder, for: name) }
    // Fail before time is spent on drawing.
    guard entry.canCreate else { throw .cannotWrite(name, SystemError.current) }
    comparison = FileComparison(entry, followsLinks: false)
  }

  func write(_ piece: UnsafeBufferPointer<UInt8>) throws(Failure) {
    if new == nil, comparison.advance(over: piece) { return }
    try Files.write(piece, to: try temporaryFile().handle, named: name)
  }

  /// Renames the new file to its final path, after all bytes are written.
  func finish(isDurable: Bool = false) throws(Failure) -> FileChange {
    if new == nil, comparison.isAtEnd { return .unchanged }
    let isNew = entry.isMissing
    let new = try temporaryFile()
    copyMode(for: new.handle)
    if isDurable { try Files.synchronize(new.handle, named: name) }
    self.new?.handle = -1
    guard close(new.handle) == 0, new.entry.rename(to: entry) else {
      throw .cannotWrite(name, SystemError.current)
    }
    TemporaryFiles.remove(new.index)
    self.new = nil
    return isNew ? .new : .changed
  }

  /// Deletes an unfinished temporary file.
  func end() {
    guard let new else { return }
    if new.handle >= 0 { close(new.handle) }
    _ = new.entry.unlink()
    TemporaryFiles.remove(new.index)
  }

  /// Returns the temporary file; creates it on first use with the unchanged leading bytes.
  private func temporaryFile() throws(Failure) -> New {
    if let new { return new }
    let temporary = entry.sibling(Files.temporaryName)
    let index = TemporaryFiles.add(temporary.path)
    let handle = temporary.open(O_WRONLY | O_CREAT | O_EXCL)
    guard handle >= 0 else {
      TemporaryFiles.remove(index)
      throw .cannotWrite(name, SystemError.current)
    }
    let created: New = (handle, temporary, index)
    // From here on, `end()` deletes the file after a failure.
    new = created
    var written = 0
    while written < comparison.equalCount {
      let piece = comparison.oldBytes(from: written, atMost: comparison.equalCount - written)
      guard !piece.isEmpty else { throw .cannotWrite(name, "another program has changed it") }
      try Files.write(piece, to: handle, named: name)
      written += piece.count
    }
    return created
  }

  /// Copies the permissions of the old file to the new one.
  private func copyMode(for handle: Int32) {
    guard let status = entry.status(), status.kind == .file else { return }
    fchmod(handle, status.st_mode & 0o777)
  }
}
