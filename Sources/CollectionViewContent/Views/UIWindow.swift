public import Foundation

/// What views are shown in. There is none: a view is made with a frame and drawn.
///
/// See [UIWindow](https://developer.apple.com/documentation/uikit/uiwindow).
open class UIWindow: UIView {
  @available(
    *, unavailable, message: "there is no window; a controller or a collection view is drawn"
  )
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// `nil`: there is no archive to read a window from.
  public required init?(coder: NSCoder) {
    return nil
  }

  open var rootViewController: UIViewController?
  open var isKeyWindow: Bool { false }

  open func makeKeyAndVisible() {}
}

extension UIView {
  /// `nil`, as the view is shown in none.
  public var window: UIWindow? { nil }
}
