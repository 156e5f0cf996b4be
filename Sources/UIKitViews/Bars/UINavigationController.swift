public import CompositionalLayout
public import Foundation

/// Controllers in a row, the last of which is shown, without its bar.
///
/// See [UINavigationController](https://developer.apple.com/documentation/uikit/uinavigationcontroller).
open class UINavigationController: UIViewController {
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
    showTop()
  }

  /// `nil`: there is no archive to read a controller from.
  public required init?(coder: NSCoder) {
    return nil
  }

  public private(set) lazy var navigationBar = UINavigationBar()
  public private(set) var isNavigationBarHidden = false
  open var hidesBarsOnSwipe = false
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// `nil`: nobody goes back.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }
  open var topViewController: UIViewController? { viewControllers.last }
  open var visibleViewController: UIViewController? { viewControllers.last }
  open var viewControllers: [UIViewController] = [] {
    didSet { showTop() }
  }

  private func showTop() {
    take(viewControllers, showing: topViewController)
  }

  open override func loadView() {
    super.loadView()
    showTop()
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    self.viewControllers = viewControllers
  }

  open var isToolbarHidden = true

  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    isToolbarHidden = hidden
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewControllers.append(viewController)
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.count > 1 ? viewControllers.removeLast() : nil
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let rest = Array(viewControllers.dropFirst())
    viewControllers.removeLast(rest.count)
    return rest
  }
}

/// Told when somebody goes from one controller to another.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {}

/// The bar over a controller. No bars are drawn.
///
/// See [UINavigationBar](https://developer.apple.com/documentation/uikit/uinavigationbar).
open class UINavigationBar: UIView {
  open var prefersLargeTitles = false
  open var isTranslucent = true
  open var barTintColor: UIColor?
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  open var shadowImage: UIImage?
  open var standardAppearance = UINavigationBarAppearance()
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
}
