public import Foundation

/// A window. Flatplan draws the controllers of a window if it starts the app that creates it. Otherwise,
/// views have no window.
///
/// See [UIWindow](https://developer.apple.com/documentation/uikit/uiwindow).
open class UIWindow: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    RunningApp.current?.add(self)
  }

  /// Creates a window in a scene, as large as the screen.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen.bounds)
    self.windowScene = windowScene
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decode(coder, as: UIWindow.self)
  }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      if rootViewController !== oldValue { RunningApp.current?.showRoot(of: self) }
    }
  }
  /// Whether the window receives keyboard events; always `false`.
  open var isKeyWindow: Bool { false }

  /// The scene of the window. No effect on pictures.
  open var windowScene: UIWindowScene?

  /// Does nothing: windows are not shown.
  open func makeKeyAndVisible() {}
  /// Does nothing: windows are not shown.
  open func makeKey() {}
}

extension UIView {
  /// The window of the view; `nil` unless an app runs that shows the view.
  public var window: UIWindow? { RunningApp.current?.window(of: self) }
}
