public import Foundation

/// What views are shown in. It is kept for code that makes one: no controller in it is drawn, and no view
/// knows of it.
///
/// See [UIWindow](https://developer.apple.com/documentation/uikit/uiwindow).
open class UIWindow: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: .zero)
    self.windowScene = windowScene
  }

  /// `nil`: there is no archive to read a window from.
  public required init?(coder: NSCoder) {
    return nil
  }

  open var rootViewController: UIViewController?
  open var isKeyWindow: Bool { false }

  open var windowScene: UIWindowScene?

  open func makeKeyAndVisible() {}
  open func makeKey() {}
}

extension UIView {
  /// `nil`, as the view is shown in none.
  public var window: UIWindow? { nil }
}
