public import Foundation

/// An animation of a layer. It has no effect on pictures, which show the layer's own property
/// values.
///
/// See [CAAnimation](https://developer.apple.com/documentation/quartzcore/caanimation).
@preconcurrency @MainActor
open class CAAnimation: NSObject {
  open var duration: Double = 0
  open var beginTime: Double = 0
  open var timeOffset: Double = 0
  open var speed: Float = 1
  open var repeatCount: Float = 0
  open var repeatDuration: Double = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed
  open var timingFunction: CAMediaTimingFunction?
  open var isRemovedOnCompletion = true
  open weak var delegate: AnyObject?
}

open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?
  open var isAdditive = false
  open var isCumulative = false

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// An animation between two values. It has no effect on pictures.
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?
}

/// An animation that follows a spring. It has no effect on pictures.
open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  open var initialVelocity: CGFloat = 0
  /// The `duration`, in seconds: no spring is simulated.
  open var settlingDuration: Double { duration }
}

/// An animation through several values. It has no effect on pictures.
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  open var keyTimes: [NSNumber]?
  open var path: CGPath?
}

/// A group of simultaneous animations. It has no effect on pictures.
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?
}

/// The pacing of an animation. It has no effect on pictures.
public final class CAMediaTimingFunction: NSObject, Sendable {
  public init(name: CAMediaTimingFunctionName) {}
}

public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = Self(rawValue: "linear")
  public static let easeIn = Self(rawValue: "easeIn")
  public static let easeOut = Self(rawValue: "easeOut")
  public static let easeInEaseOut = Self(rawValue: "easeInEaseOut")
  public static let `default` = Self(rawValue: "default")
}

/// The values that a layer shows before and after an animation.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let removed = Self(rawValue: "removed")
  public static let forwards = Self(rawValue: "forwards")
  public static let backwards = Self(rawValue: "backwards")
  public static let both = Self(rawValue: "both")
}

extension CALayer {
  public func add(_: CAAnimation, forKey: String?) {}
  public func removeAnimation(forKey: String) {}
  public func removeAllAnimations() {}
  public func animation(forKey: String) -> CAAnimation? { nil }
  public func animationKeys() -> [String]? { nil }
}
