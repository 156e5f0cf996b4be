import Synchronization

/// A lock for finding fonts, loading glyphs and freeing them.
///
/// Fonts are shared by all threads (``FontMaps``), and Pango's are not thread-safe. Cairo 1.16
/// keeps ten font files open. To open another, it closes an unused one without checking that no
/// other thread starts to use it, and then reads a freed face: pictures with many scripts, drawn in
/// parallel, crashed occasionally. Filling shapes needs no lock.
enum GlyphLoading {
  private static let lock = Mutex(())

  /// Calls `body` with the lock held. Calls must not be nested.
  static func alone<Result, Failure>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try lock.withLock { _ throws(Failure) in Transferred(result: try body()) }.result
  }

  /// A result passed out of the lock. It stays on the thread that created it.
  private struct Transferred<Result>: @unchecked Sendable {
    var result: Result
  }
}
