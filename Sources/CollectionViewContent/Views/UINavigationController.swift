public import CompositionalLayout
public import Foundation

// A controller is drawn alone. As on Apple's systems, what it would be shown in is `nil` then, so that code
// which asks for it there goes on without it.

extension UIViewController {
  /// `nil`, as the controller is shown in none.
  public var navigationController: UINavigationController? { nil }

  /// `nil`, as the controller is shown in none.
  public var tabBarController: UITabBarController? { nil }
}

/// Controllers in a row, the last of which is shown below a bar. There are none.
///
/// See [UINavigationController](https://developer.apple.com/documentation/uikit/uinavigationcontroller).
open class UINavigationController: UIViewController {
  @available(
    *, unavailable, message: "no bars are drawn; make the picture of the controller itself"
  )
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  @available(
    *, unavailable, message: "no bars are drawn; make the picture of the controller itself"
  )
  public init() {
    super.init(nibName: nil, bundle: nil)
  }

  @available(
    *, unavailable, message: "no bars are drawn; make the picture of the controller itself"
  )
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
  }

  /// `nil`: there is no archive to read a controller from.
  public required init?(coder: NSCoder) {
    return nil
  }

  open var navigationBar: UINavigationBar { UINavigationBar() }
  open var isNavigationBarHidden: Bool { true }
  open var hidesBarsOnSwipe = false
  open var topViewController: UIViewController? { nil }
  open var viewControllers: [UIViewController] = []

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {}
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {}
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {}
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? { nil }
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? { nil }
}

/// The bar over a controller. No bars are drawn.
///
/// See [UINavigationBar](https://developer.apple.com/documentation/uikit/uinavigationbar).
open class UINavigationBar: UIView {
  open var prefersLargeTitles = false
  open var isTranslucent = true
  open var barTintColor: UIColor?
}

/// Controllers of which one is chosen in a bar. There are none.
///
/// See [UITabBarController](https://developer.apple.com/documentation/uikit/uitabbarcontroller).
open class UITabBarController: UIViewController {
  @available(
    *, unavailable, message: "no bars are drawn; make the picture of the controller itself"
  )
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  @available(
    *, unavailable, message: "no bars are drawn; make the picture of the controller itself"
  )
  public init() {
    super.init(nibName: nil, bundle: nil)
  }

  /// `nil`: there is no archive to read a controller from.
  public required init?(coder: NSCoder) {
    return nil
  }

  open var tabBar: UIView { UIView() }
  open var selectedIndex = 0
  open var viewControllers: [UIViewController]?
}
