public import Foundation

extension UIView {
  /// The speed curve of an animation. No effect on pictures.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut = 0
    case easeIn, easeOut, linear
  }
}

/// A set of animated changes. They take effect immediately when the animation starts.
///
/// See [UIViewPropertyAnimator](https://developer.apple.com/documentation/uikit/uiviewpropertyanimator).
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  private init(_ duration: Double, _ animations: (() -> Void)?) {
    self.duration = duration
    super.init()
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    /// Creates an animator with a speed curve.
    duration: Double, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration, animations)
  }

  public convenience init(
    /// Creates an animator with a spring.
    duration: Double, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration, animations)
  }

  /// Adds changes.
  open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }

  /// Adds a closure to call after the changes.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Makes the changes, then calls the completions.
  open func startAnimation() {
    let (animations, completions) = (animations, completions)
    (self.animations, self.completions) = ([], [])
    for animation in animations { animation() }
    for completion in completions { completion(.end) }
  }

  /// Makes the changes immediately; the delay is ignored.
  open func startAnimation(afterDelay delay: Double) { startAnimation() }

  /// Does nothing: animations end when they start.
  open func pauseAnimation() {}
  /// Does nothing: animations end when they start.
  open func stopAnimation(_ withoutFinishing: Bool) {}

  /// Creates an animator and makes its changes immediately.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: Double, delay: Double, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration, animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation()
    return animator
  }

  // These members have no effect on pictures.
  public let duration: Double
  open var isReversed = false
  open var fractionComplete: CGFloat = 0
}

/// The position at which an animation ends. Here it is always ``end``.
public enum UIViewAnimatingPosition: Int, Sendable {
  case end = 0
  case start, current
}
