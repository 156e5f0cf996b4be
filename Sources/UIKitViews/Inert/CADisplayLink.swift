public import Foundation

/// A timer that fires on every screen refresh. It never fires, because a picture shows a single
/// moment.
///
/// See [CADisplayLink](https://developer.apple.com/documentation/quartzcore/cadisplaylink).
public final class CADisplayLink: NSObject {
  public var isPaused = false
  public var preferredFramesPerSecond = 0
  public let timestamp: TimeInterval = 0
  public let targetTimestamp: TimeInterval = 0
  public let duration: TimeInterval = 0

  public init(target: Any, selector sel: Selector) { super.init() }

  public func add(to: RunLoop, forMode: RunLoop.Mode) {}
  public func remove(from: RunLoop, forMode: RunLoop.Mode) {}
  public func invalidate() {}
}
