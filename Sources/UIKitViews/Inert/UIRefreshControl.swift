public import Foundation

/// What people pull down to have a list filled anew. Nobody waits for a picture: it is never drawn.
///
/// See [UIRefreshControl](https://developer.apple.com/documentation/uikit/uirefreshcontrol).
open class UIRefreshControl: UIControl {
  open var attributedTitle: NSAttributedString?
  public private(set) var isRefreshing = false

  open func beginRefreshing() {
    isRefreshing = true
  }

  open func endRefreshing() {
    isRefreshing = false
  }
}
