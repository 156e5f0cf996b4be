public import Foundation

/// A timer that fires on every screen refresh. It never fires, because a picture shows a single
/// moment.
///
/// See [CADisplayLink](https://developer.apple.com/documentation/quartzcore/cadisplaylink).
public final class CADisplayLink: NSObject {
  /// Whether the timer is paused. Has no effect on pictures.
  public var isPaused = false
  /// The desired number of calls per second. Has no effect on pictures.
  public var preferredFramesPerSecond = 0
  /// The time of the last frame, in seconds; always 0.
  public let timestamp: TimeInterval = 0
  /// The time of the next frame, in seconds; always 0.
  public let targetTimestamp: TimeInterval = 0
  /// The time between frames, in seconds; always 0.
  public let duration: TimeInterval = 0

  /// Creates a display link that never calls its target.
  public init(target: Any, selector sel: Selector) {
    super.init()
  }

  /// Does nothing.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Does nothing.
  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Does nothing.
  public func invalidate() {}
}
