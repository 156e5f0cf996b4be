public import CompositionalLayout
public import Foundation

// Controllers that show others. What they show fills them, as no bars are drawn. A controller that is drawn
// alone is in none, as on Apple's systems: code that asks for it there goes on without it.

extension UIViewController {
  /// The one that shows the controller, directly or in others; `nil` where it is drawn alone.
  public var navigationController: UINavigationController? { ancestor() }

  /// The one that shows the controller, directly or in others; `nil` where it is drawn alone.
  public var tabBarController: UITabBarController? { ancestor() }

  private func ancestor<Controller: UIViewController>() -> Controller? {
    var next = parent
    while let controller = next {
      if let found = controller as? Controller { return found }
      next = controller.parent
    }
    return nil
  }

  /// Takes others in place of its children, and shows one of them all over.
  fileprivate func take(_ controllers: [UIViewController], showing shown: UIViewController?) {
    for child in children where child !== shown { child.viewIfLoaded?.removeFromSuperview() }
    for child in children { child.removeFromParent() }
    for child in controllers where child !== self { addChild(child) }
    guard let view = viewIfLoaded, let shown, shown !== self, let content = shown.view else {
      return
    }
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content)
  }
}

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

/// The bar over a controller. No bars are drawn.
///
/// See [UINavigationBar](https://developer.apple.com/documentation/uikit/uinavigationbar).
open class UINavigationBar: UIView {
  open var prefersLargeTitles = false
  open var isTranslucent = true
  open var barTintColor: UIColor?
}

/// Controllers of which one is chosen and shown, without the bar.
///
/// See [UITabBarController](https://developer.apple.com/documentation/uikit/uitabbarcontroller).
open class UITabBarController: UIViewController {
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// `nil`: there is no archive to read a controller from.
  public required init?(coder: NSCoder) {
    return nil
  }

  public private(set) lazy var tabBar = UIView()
  open var selectedIndex = 0 {
    didSet { showSelected() }
  }
  open var viewControllers: [UIViewController]? {
    didSet { showSelected() }
  }
  open var selectedViewController: UIViewController? {
    get {
      viewControllers?.indices.contains(selectedIndex) == true
        ? viewControllers?[selectedIndex] : nil
    }
    set { selectedIndex = viewControllers?.firstIndex { $0 === newValue } ?? selectedIndex }
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  private func showSelected() {
    take(viewControllers ?? [], showing: selectedViewController)
  }

  open override func loadView() {
    super.loadView()
    showSelected()
  }
}
