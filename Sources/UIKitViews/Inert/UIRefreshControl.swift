public import Foundation

/// A pull-to-refresh control. It is never drawn.
///
/// See [UIRefreshControl](https://developer.apple.com/documentation/uikit/uirefreshcontrol).
open class UIRefreshControl: UIControl {
  /// The title below the indicator. Has no effect on pictures.
  open var attributedTitle: NSAttributedString?
  /// Whether a refresh is in progress. Has no effect on pictures.
  public private(set) var isRefreshing = false

  /// Sets ``isRefreshing``.
  open func beginRefreshing() {
    isRefreshing = true
  }

  /// Resets ``isRefreshing``.
  open func endRefreshing() {
    isRefreshing = false
  }
}
