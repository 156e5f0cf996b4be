public import Foundation

/// Told where a view has been scrolled to, by whoever sets its offset: nobody drags it.
///
/// See [UIScrollViewDelegate](https://developer.apple.com/documentation/uikit/uiscrollviewdelegate).
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
