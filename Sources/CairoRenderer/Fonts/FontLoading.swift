import Dispatch
import Foundation
public import Scene
import Synchronization

/// Loads fonts on a thread of its own, while the process reads and solves what is to be drawn: half of what
/// a small picture's text takes is to find its fonts and to open them. It is in vain where others are asked
/// for meanwhile (``Fonts/use(only:)``).
///
/// It changes no picture. What asks for a font meanwhile waits until that is there.
public final class FontLoading: Sendable {
  private let asked = DispatchSemaphore(value: 0)
  private let isDone = DispatchSemaphore(value: 0)
  /// What is loaded after the usual ones.
  private let wanted = Mutex<[TextMetrics]>([])

  /// How many are loaded beyond the usual ones: those of a few styles.
  private static let most = 4

  /// The sizes that more pictures use than any other of their weight.
  private static let usual = [DynamicTypeStyle.caption1, .headline].map(\.metrics)

  /// Begins with those that most text is set in.
  public init() {
    let isBegun = Threads.begin { [self] in
      load(Self.usual)
      asked.wait()
      load(wanted.withLock(\.self))
      isDone.signal()
    }
    if !isBegun { isDone.signal() }
  }

  /// Goes on with these, now that they are known; to be called once.
  public func goOn(with fonts: [TextMetrics]) {
    wanted.withLock { $0 = Array(fonts.prefix(Self.most)) }
    asked.signal()
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

  /// Waits until they are loaded, as no thread is to be left in the library when the process ends.
  public func wait() {
    asked.signal()
    isDone.wait()
  }
}
