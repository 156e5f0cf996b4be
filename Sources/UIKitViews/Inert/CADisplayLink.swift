public import Foundation

/// Would call a method whenever the screen is drawn; a picture is one moment, and it calls none.
///
/// See [CADisplayLink](https://developer.apple.com/documentation/quartzcore/cadisplaylink).
public final class CADisplayLink: NSObject {
  public var isPaused = false
  public var preferredFramesPerSecond = 0
  /// Seconds.
  public let timestamp: TimeInterval = 0
  public let targetTimestamp: TimeInterval = 0
  public let duration: TimeInterval = 0

  public init(target: Any, selector sel: Selector) {
    super.init()
  }

  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  public func invalidate() {}
}
