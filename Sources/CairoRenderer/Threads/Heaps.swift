import CPangoCairo
import Foundation

/// The memory that threads take from the system.
public enum Heaps {
  /// Lets threads share so many heaps, where the system would give each of them its own:
  /// `mallopt(M_ARENA_MAX)`.
  ///
  /// Pango and fontconfig look for fonts on short-lived threads. To be called before there are any.
  public static func share(_ count: Int) {
    #if canImport(Glibc)
      mallopt(M_ARENA_MAX, Int32(clamping: max(count, 1)))
    #endif
  }
}
