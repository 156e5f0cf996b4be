public import Foundation

extension UIView {
  /// How fast a change would come about.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut = 0
    case easeIn, easeOut, linear
  }
}

/// Changes that would be animated. None are: each is there at once when they begin.
///
/// See [UIViewPropertyAnimator](https://developer.apple.com/documentation/uikit/uiviewpropertyanimator).
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// Seconds.
  public let duration: Double
  open var isReversed = false
  /// 0 to 1.
  open var fractionComplete: CGFloat = 0

  private init(_ duration: Double, _ animations: (() -> Void)?) {
    self.duration = duration
    super.init()
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: Double, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration, animations)
  }

  public convenience init(
    duration: Double, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration, animations)
  }

  open func addAnimations(_ animation: @escaping () -> Void) {
    animations.append(animation)
  }

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Does what is to be animated, and then tells completions so.
  open func startAnimation() {
    let (animations, completions) = (animations, completions)
    (self.animations, self.completions) = ([], [])
    for animation in animations { animation() }
    for completion in completions { completion(.end) }
  }

  open func startAnimation(afterDelay delay: Double) {
    startAnimation()
  }

  open func pauseAnimation() {}
  open func stopAnimation(_ withoutFinishing: Bool) {}

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
}

/// Where a change that would be animated ends.
public enum UIViewAnimatingPosition: Int, Sendable {
  case end = 0
  case start, current
}
