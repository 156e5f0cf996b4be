public import Foundation

/// An animation of a layer. It has no effect on pictures, which show the layer's own property
/// values.
///
/// See [CAAnimation](https://developer.apple.com/documentation/quartzcore/caanimation).
@preconcurrency @MainActor
open class CAAnimation: NSObject {
  /// The duration in seconds. Has no effect on pictures.
  open var duration: Double = 0
  /// The start time in seconds. Has no effect on pictures.
  open var beginTime: Double = 0
  /// The offset into the animation, in seconds. Has no effect on pictures.
  open var timeOffset: Double = 0
  /// The playback rate. Has no effect on pictures.
  open var speed: Float = 1
  /// The number of repetitions. Has no effect on pictures.
  open var repeatCount: Float = 0
  /// The total time of all repetitions, in seconds. Has no effect on pictures.
  open var repeatDuration: Double = 0
  /// Whether the animation plays backward after it has played forward. Has no effect on pictures.
  open var autoreverses = false
  /// The values that the layer shows outside the animation's duration. Has no effect on pictures.
  open var fillMode = CAMediaTimingFillMode.removed
  /// The pacing of the animation. Has no effect on pictures.
  open var timingFunction: CAMediaTimingFunction?
  /// Whether the layer drops the animation when it ends. Has no effect on pictures.
  open var isRemovedOnCompletion = true
  /// The object that is notified of the start and the end. Flatplan never calls it.
  open weak var delegate: AnyObject?
}

/// An animation of one property. It has no effect on pictures.
open class CAPropertyAnimation: CAAnimation {
  /// The key path of the animated property.
  open var keyPath: String?
  /// Whether values are added to the property's own value. Has no effect on pictures.
  open var isAdditive = false
  /// Whether each repetition starts at the end of the previous one. Has no effect on pictures.
  open var isCumulative = false

  /// Creates an animation of the property at a key path.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// An animation between two values. It has no effect on pictures.
open class CABasicAnimation: CAPropertyAnimation {
  /// The start value. Has no effect on pictures.
  open var fromValue: Any?
  /// The end value. Has no effect on pictures.
  open var toValue: Any?
  /// The change in value. Has no effect on pictures.
  open var byValue: Any?
}

/// An animation that follows a spring. It has no effect on pictures.
open class CASpringAnimation: CABasicAnimation {
  /// The mass at the end of the spring. Has no effect on pictures.
  open var mass: CGFloat = 1
  /// The stiffness of the spring. Has no effect on pictures.
  open var stiffness: CGFloat = 100
  /// The damping of the spring. Has no effect on pictures.
  open var damping: CGFloat = 10
  /// The initial velocity. Has no effect on pictures.
  open var initialVelocity: CGFloat = 0
  /// The `duration`, in seconds: no spring is simulated.
  open var settlingDuration: Double { duration }
}

/// An animation through several values. It has no effect on pictures.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values of the keyframes. Has no effect on pictures.
  open var values: [Any]?
  /// The time of each keyframe, from 0 to 1. Has no effect on pictures.
  open var keyTimes: [NSNumber]?
  /// The path that a point property follows. Has no effect on pictures.
  open var path: CGPath?
}

/// A group of simultaneous animations. It has no effect on pictures.
open class CAAnimationGroup: CAAnimation {
  /// The animations of the group. Has no effect on pictures.
  open var animations: [CAAnimation]?
}

/// The pacing of an animation. It has no effect on pictures.
public final class CAMediaTimingFunction: NSObject, Sendable {
  /// Creates the timing function of a name.
  public init(name: CAMediaTimingFunctionName) {}
}

/// The name of a timing function.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a name from its raw value.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Constant speed.
  public static let linear = Self(rawValue: "linear")
  /// A slow start.
  public static let easeIn = Self(rawValue: "easeIn")
  /// A slow end.
  public static let easeOut = Self(rawValue: "easeOut")
  /// A slow start and a slow end.
  public static let easeInEaseOut = Self(rawValue: "easeInEaseOut")
  /// The system's default pacing.
  public static let `default` = Self(rawValue: "default")
}

/// The values that a layer shows before and after an animation.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The layer's own values.
  public static let removed = Self(rawValue: "removed")
  /// The end value after the animation.
  public static let forwards = Self(rawValue: "forwards")
  /// The start value before the animation.
  public static let backwards = Self(rawValue: "backwards")
  /// The start value before and the end value after the animation.
  public static let both = Self(rawValue: "both")
}

extension CALayer {
  /// Does nothing: pictures show the layer's own values.
  public func add(_ anim: CAAnimation, forKey key: String?) {}
  /// Does nothing.
  public func removeAnimation(forKey key: String) {}
  /// Does nothing.
  public func removeAllAnimations() {}
  /// Returns `nil`, because animations are not kept.
  public func animation(forKey key: String) -> CAAnimation? { nil }
  /// Returns `nil`, because animations are not kept.
  public func animationKeys() -> [String]? { nil }
}
