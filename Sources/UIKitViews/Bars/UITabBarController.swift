public import CompositionalLayout
public import Foundation

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

  public private(set) lazy var tabBar = UITabBar()
  open var selectedIndex = 0 {
    didSet { showSelected() }
  }
  open var viewControllers: [UIViewController]? {
    didSet { showSelected() }
  }
  open weak var delegate: (any UITabBarControllerDelegate)?
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

/// Told when somebody goes from one controller to another.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {}

/// The bar under controllers. No bars are drawn.
///
/// See [UITabBar](https://developer.apple.com/documentation/uikit/uitabbar).
open class UITabBar: UIView {
  open var isTranslucent = true
  open var barTintColor: UIColor?
  open var unselectedItemTintColor: UIColor?
  open var shadowImage: UIImage?
  open var backgroundImage: UIImage?
  open var standardAppearance = UITabBarAppearance()
  open var scrollEdgeAppearance: UITabBarAppearance?
}

/// What a bar of tabs would say of a controller.
///
/// See [UITabBarItem](https://developer.apple.com/documentation/uikit/uitabbaritem).
open class UITabBarItem: UIBarItem {
  /// The system's own tabs.
  public enum SystemItem: Int, Sendable {
    case more = 0
    case favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads
    case mostRecent, mostViewed
  }

  open var selectedImage: UIImage?
  open var badgeValue: String?
  open var badgeColor: UIColor?
  open var standardAppearance: UITabBarAppearance?
  open var scrollEdgeAppearance: UITabBarAppearance?

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }

  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    self.tag = tag
  }
}
