import Dispatch
import Foundation
public import Scene
import Synchronization

/// Loads fonts on a background thread while the process parses and solves layouts. Finding and
/// opening fonts takes half the time of the text of a small picture. The work is wasted if other
/// fonts are chosen meanwhile (``Fonts/use(only:)``).
///
/// It does not change any picture. A request for a font that is being loaded waits for it.
public final class FontLoading: Sendable {
  private let fontsAreKnown = DispatchSemaphore(value: 0)
  private let isDone = DispatchSemaphore(value: 0)
  /// Fonts to load after the common ones.
  private let additional = Mutex<[TextMetrics]>([])

  /// The maximum number of additional fonts: the fonts of a few text styles.
  private static let limit = 4

  /// The most common size of each of the two most common weights.
  private static let common = [DynamicTypeStyle.caption1, .headline].map(\.metrics)

  /// Starts loading the most common fonts.
  public init() {
    let isStarted = Threads.begin { [self] in
      load(Self.common)
      fontsAreKnown.wait()
      load(additional.withLock(\.self))
      isDone.signal()
    }
    if !isStarted { isDone.signal() }
  }

  /// Continues with the given fonts. Call it at most once.
  ///
  /// - Parameter fonts: The fonts of the pictures to draw; at most four are loaded.
  public func proceed(with fonts: [TextMetrics]) {
    additional.withLock { $0 = Array(fonts.prefix(Self.limit)) }
    fontsAreKnown.signal()
  }

  private func load(_ fonts: [TextMetrics]) {
    let shaper = TextShaper()
    for font in fonts {
      _ = shaper.shape(
        TextShaper.Key(
          string: "Ag", size: font.size, weight: font.weight, isItalic: font.isItalic, width: 100,
          maxLines: 1))
    }
  }

  /// Waits until loading ends, because no thread may be inside the font library when the process
  /// exits.
  public func wait() {
    fontsAreKnown.signal()
    isDone.wait()
  }
}
