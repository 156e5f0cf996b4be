internal import Foundation

// Nothing is animated: a change is there at once.
extension UIView {
  /// Does what is to be animated.
  public class func animate(withDuration duration: Double, animations: () -> Void) {
    animations()
  }

  /// Does what is to be animated, and then tells `completion` so.
  public class func animate(
    withDuration duration: Double, animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }
}
