public import CompositionalLayout
public import Foundation

/// A stack of controllers. Pictures show the top controller's view, the navigation bar and the toolbar.
///
/// See [UINavigationController](https://developer.apple.com/documentation/uikit/uinavigationcontroller).
open class UINavigationController: UIViewController {
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a stack with one controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
    showTop()
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The delegate. Its methods are never called.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// The gesture to go back; always `nil`.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }
  /// The controller at the top of the stack.
  open var topViewController: UIViewController? { viewControllers.last }
  /// The controller that is shown: the top of the stack.
  open var visibleViewController: UIViewController? { viewControllers.last }
  /// The controllers of the stack, from the root to the top.
  open var viewControllers: [UIViewController] = [] {
    didSet { showTop() }
  }

  private func showTop() {
    navigationBar.items = viewControllers.map(\.navigationItem)
    setChildren(viewControllers, showing: topViewController)
  }

  open override func loadView() {
    super.loadView()
    showTop()
  }

  /// Replaces the stack; animations are skipped.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    self.viewControllers = viewControllers
  }

  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  /// Adds a controller to the top of the stack; animations are skipped.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewControllers.append(viewController)
  }

  /// Removes the top controller unless it is the only one, and returns it.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.count > 1 ? viewControllers.removeLast() : nil
  }

  /// Removes all controllers above the root, and returns them.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let rest = Array(viewControllers.dropFirst())
    viewControllers.removeLast(rest.count)
    return rest
  }

  public private(set) lazy var navigationBar = UINavigationBar()
  open var isNavigationBarHidden = false
  open var isToolbarHidden = true
  /// No effect on pictures.
  open var hidesBarsOnSwipe = false
}

/// The delegate of a navigation controller. Flatplan never calls it.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {}

/// A navigation bar. The system's look is drawn; appearances have no effect.
///
/// See [UINavigationBar](https://developer.apple.com/documentation/uikit/uinavigationbar).
open class UINavigationBar: UIView {
  /// The items of the bar, from the root to the top.
  open var items: [UINavigationItem]?
  open var topItem: UINavigationItem? { items?.last }
  /// The item below the top.
  open var backItem: UINavigationItem? { items?.dropLast().last }
  open var barStyle = UIBarStyle.default

  /// Sets the image of the background. It has no effect on pictures.
  open func setBackgroundImage(_ image: UIImage?, for barMetrics: UIBarMetrics) {}
  open var prefersLargeTitles = false
  open var isTranslucent = true
  /// The background color.
  open var barTintColor: UIColor?
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The image at the bottom edge.
  open var shadowImage: UIImage?
  /// The default appearance.
  open var standardAppearance = UINavigationBarAppearance()
  /// The appearance in a compact height.
  open var compactAppearance: UINavigationBarAppearance?
  /// The appearance while content is scrolled to the top.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The appearance in a compact height while content is scrolled to the top.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
}
