import Synchronization

/// Lets one thread at a time use fonts: look for them, load glyphs, and let them go.
///
/// Fonts are loaded once for all threads (``FontMaps``), and Pango's are not made for several at once.
/// Cairo 1.16 keeps ten font files open. To open another it closes one that nobody uses, without making
/// sure that no thread begins to use it at that moment, and reads a face that is gone: pictures with many
/// scripts, drawn side by side, crashed now and then. Filling shapes needs no lock.
enum GlyphLoading {
  private static let lock = Mutex(())

  /// Calls `body` while no other thread loads glyphs. Calls must not be nested.
  static func alone<Result, Failure>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try lock.withLock { _ throws(Failure) in Handed(result: try body()) }.result
  }

  /// What comes out of the lock: it stays with the thread that made it.
  private struct Handed<Result>: @unchecked Sendable {
    var result: Result
  }
}
