public import Foundation

// Animations are not run: changes take effect immediately, and completions are called afterwards.
extension UIView {
  /// Calls `animations` immediately, then `completion` with `true`.
  public class func animateKeyframes(
    withDuration duration: Double, delay: Double, options: KeyframeAnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) { animate(withDuration: duration, animations: animations, completion: completion) }

  /// Calls `animations` immediately.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: () -> Void
  ) { animations() }

  /// Whether animations run; always `false`.
  public class var areAnimationsEnabled: Bool { false }
  /// Does nothing: animations never run.
  public class func setAnimationsEnabled(_ enabled: Bool) {}

  /// Calls `animations` immediately.
  public class func animate(withDuration duration: Double, animations: () -> Void) { animations() }

  /// Calls `animations` immediately, then `completion` with `true`.
  public class func animate(
    withDuration duration: Double, animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Calls `animations` immediately, then `completion` with `true`.
  public class func animate(
    withDuration duration: Double, delay: Double, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) { animate(withDuration: duration, animations: animations, completion: completion) }

  /// Calls `animations` immediately, then `completion` with `true`.
  public class func animate(
    withDuration duration: Double, delay: Double, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) { animate(withDuration: duration, animations: animations, completion: completion) }

  /// Calls `animations` immediately, then `completion` with `true`.
  public class func animate(
    springDuration duration: Double = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
    delay: Double = 0, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) { animate(withDuration: duration, animations: animations, completion: completion) }

  /// Calls `animations` immediately, then `completion` with `true`.
  public class func transition(
    with view: UIView, duration: Double, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }

  /// Calls the closure.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }
}

/// A group of layer changes. Changes take effect immediately.
///
/// See [CATransaction](https://developer.apple.com/documentation/quartzcore/catransaction).
@preconcurrency @MainActor
open class CATransaction: NSObject {
  private static var completions: [(() -> Void)?] = []

  open class func begin() { completions.append(nil) }

  /// Ends the innermost transaction and calls its completion.
  open class func commit() { completions.popLast()??() }

  /// Does nothing: changes are never delayed.
  open class func flush() {}
  /// Does nothing: layers have no implicit animations.
  open class func setDisableActions(_ flag: Bool) {}
  /// Does nothing; `dur` would be the duration in seconds.
  open class func setAnimationDuration(_ dur: Double) {}

  /// Sets the completion of the innermost transaction, or calls `block` immediately outside of one.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    guard completions.isEmpty else {
      completions[completions.count - 1] = block
      return
    }
    block?()
  }
}
