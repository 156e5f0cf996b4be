public import Foundation

/// A pull-to-refresh control. It is never drawn.
///
/// See [UIRefreshControl](https://developer.apple.com/documentation/uikit/uirefreshcontrol).
open class UIRefreshControl: UIControl {
  open var attributedTitle: NSAttributedString?
  public private(set) var isRefreshing = false

  open func beginRefreshing() { isRefreshing = true }
  open func endRefreshing() { isRefreshing = false }
}
