public import Foundation

/// Receives changes of a scroll view's offset. Only code scrolls views; there are no drags.
///
/// See [UIScrollViewDelegate](https://developer.apple.com/documentation/uikit/uiscrollviewdelegate).
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Called after the content offset changes.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
