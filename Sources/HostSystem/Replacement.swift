internal import Foundation

/// A file that is put in its place, whose bytes come piece by piece.
///
/// The bytes go to a temporary file in the same folder, which then takes the name. As long as they are
/// those of the file that has it, none is made: what is drawn again is mostly as it was, and file systems
/// bring a file to the disk before it takes the place of another, which takes longer than most pictures.
/// Where they are all the same, the old file stays, and has been written now.
final class Replacement {
  private let path: String
  private let name: String
  private let folder: String
  /// The file that has the place, if no link has it, and how many of its bytes came again; none is
  /// negative.
  private let old: Int32
  private var kept = 0
  /// The file that is to take the place, as soon as there is one.
  private var new: New?

  private typealias New = (handle: Int32, path: String, place: TemporaryFiles.Place)

  /// - Parameters:
  ///   - path: Where the file belongs; the folders above it are made.
  ///   - name: What the user calls it.
  init(_ path: String, named name: String) throws(Failure) {
    self.path = path
    self.name = name
    folder = Files.split(path).folder
    try Files.makeFolder(folder, for: name)
    // Said before anything is drawn for it.
    guard access(folder, W_OK | X_OK) == 0 else { throw .cannotWrite(name, SystemError.current) }
    old = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
  }

  func write(_ piece: UnsafeBufferPointer<UInt8>) throws(Failure) {
    if new == nil, comesAgain(piece) {
      kept += piece.count
    } else {
      try Files.write(piece, to: try begun().handle, named: name)
    }
  }

  /// Gives the new file its name, once all its bytes are written.
  func finish() throws(Failure) {
    if new == nil, isWhole, utimes(path, nil) == 0 { return }
    let new = try begun()
    keepMode(for: new.handle)
    self.new?.handle = -1
    guard close(new.handle) == 0, rename(new.path, path) == 0 else {
      throw .cannotWrite(name, SystemError.current)
    }
    TemporaryFiles.remove(new.place)
    self.new = nil
  }

  /// Closes what is open, and removes what has no name yet.
  func end() {
    if old >= 0 { close(old) }
    guard let new else { return }
    if new.handle >= 0 { close(new.handle) }
    unlink(new.path)
    TemporaryFiles.remove(new.place)
  }

  /// The temporary file, which is made when it is first asked for, with what came before.
  private func begun() throws(Failure) -> New {
    if let new { return new }
    let temporary = Files.temporary(in: folder)
    let place = TemporaryFiles.add(temporary)
    let handle = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard handle >= 0 else {
      TemporaryFiles.remove(place)
      throw .cannotWrite(name, SystemError.current)
    }
    let begun: New = (handle, temporary, place)
    // Whatever fails from here on, it is removed at the end.
    new = begun
    var written = 0
    while written < kept {
      let piece = oldBytes(from: written, atMost: kept - written)
      guard !piece.isEmpty else { throw .cannotWrite(name, "another program has changed it") }
      try Files.write(piece, to: handle, named: name)
      written += piece.count
    }
    return begun
  }

  /// Whether the old file goes on with these bytes.
  private func comesAgain(_ piece: UnsafeBufferPointer<UInt8>) -> Bool {
    var rest = piece
    while let start = rest.baseAddress, !rest.isEmpty {
      let next = oldBytes(from: kept + piece.count - rest.count, atMost: rest.count)
      guard !next.isEmpty, memcmp(next, start, next.count) == 0 else { return false }
      rest = UnsafeBufferPointer(rebasing: rest[next.count...])
    }
    return old >= 0
  }

  /// Some bytes of the old file; none at its end, and where there is none or it cannot be read.
  private func oldBytes(from offset: Int, atMost most: Int) -> [UInt8] {
    let room = min(most, 1 << 16)
    return [UInt8](unsafeUninitializedCapacity: room) { bytes, count in
      count = max(pread(old, bytes.baseAddress, room, off_t(offset)), 0)
    }
  }

  /// Whether nothing of the old file is left that did not come again.
  private var isWhole: Bool {
    var about = stat()
    return fstat(old, &about) == 0 && about.st_mode & S_IFMT == S_IFREG
      && Int(about.st_size) == kept
  }

  /// Lets those read and write the new file who might the one whose place it takes.
  private func keepMode(for handle: Int32) {
    var about = stat()
    guard stat(path, &about) == 0, about.st_mode & S_IFMT == S_IFREG else { return }
    fchmod(handle, about.st_mode & 0o777)
  }
}
