import Dispatch
import Foundation
import LayoutScene

/// Loads the fonts that most text is set in on a thread of its own, while the process reads and solves what
/// is to be drawn: half of what a small picture's text takes is to find its fonts and to open them.
/// It is in vain where others are asked for meanwhile (``Fonts/use(only:)``).
///
/// It changes no picture. What asks for a font meanwhile waits until that is there.
public final class FontLoading: Sendable {
  private let isDone = DispatchSemaphore(value: 0)

  /// Begins.
  public init() {
    Thread.detachNewThread { [isDone] in
      let shaper = TextShaper()
      for weight in [FontWeight.regular, .semibold] {
        _ = shaper.shape(
          TextShaper.Key(string: "Ag", size: 12, weight: weight, width: 100, maxLines: 1))
      }
      isDone.signal()
    }
  }

  /// Waits until they are loaded, as no thread is to be left in the library when the process ends.
  public func wait() { isDone.wait() }
}
