internal import Foundation

/// The effect of writing a file.
package enum FileChange: String, CaseIterable, Sendable {
  /// The file did not exist.
  case new
  /// The file existed with other contents.
  case changed
  /// The file existed with the same contents.
  case unchanged
}

/// Compares a file with bytes that arrive in pieces.
final class FileComparison {
  /// The descriptor of the file; negative if it cannot be read.
  private let file: Int32
  /// The number of leading bytes that equal those of the file.
  private(set) var equalCount = 0

  /// - Parameter followsLinks: Whether to compare with the target of a symbolic link. If not, a link
  ///   is like a file that cannot be read.
  init(_ entry: FileEntry?, followsLinks: Bool) {
    file = entry?.open(O_RDONLY | O_NONBLOCK | (followsLinks ? 0 : O_NOFOLLOW)) ?? -1
  }

  deinit {
    if file >= 0 { close(file) }
  }

  /// Moves past the next bytes if the file continues with them; returns whether it does.
  func advance(over piece: UnsafeBufferPointer<UInt8>) -> Bool {
    var rest = piece
    while let start = rest.baseAddress, !rest.isEmpty {
      let next = oldBytes(from: equalCount + piece.count - rest.count, atMost: rest.count)
      guard !next.isEmpty, memcmp(next, start, next.count) == 0 else { return false }
      rest = UnsafeBufferPointer(rebasing: rest[next.count...])
    }
    guard file >= 0 else { return false }
    equalCount += piece.count
    return true
  }

  /// Reads bytes of the file; returns none at its end or if it cannot be read.
  func oldBytes(from offset: Int, atMost most: Int) -> [UInt8] {
    let capacity = min(most, 1 << 16)
    return [UInt8](unsafeUninitializedCapacity: capacity) { bytes, count in
      count = max(pread(file, bytes.baseAddress, capacity, off_t(offset)), 0)
    }
  }

  /// Whether the file ends after the equal bytes.
  var isAtEnd: Bool {
    var status = stat()
    return fstat(file, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
      && Int(status.st_size) == equalCount
  }
}

extension Files {
  /// Compares a file with new contents, without writing. Unlike ``replace(_:named:isDurable:_:)``, it
  /// follows a symbolic link.
  ///
  /// - Parameter body: Passes the bytes to compare with the file.
  /// - Throws: The error that `body` throws.
  package static func change(
    of path: String, to body: (@escaping Sink) throws -> Void
  ) throws -> FileChange {
    try change(of: FileEntry(path), to: body)
  }

  static func change(
    of entry: FileEntry?, to body: (@escaping Sink) throws -> Void
  ) throws -> FileChange {
    let comparison = FileComparison(entry, followsLinks: true)
    var isEqual = true
    try body { piece in isEqual = isEqual && comparison.advance(over: piece) }
    if entry?.isMissing ?? true { return .new }
    return isEqual && comparison.isAtEnd ? .unchanged : .changed
  }
}
