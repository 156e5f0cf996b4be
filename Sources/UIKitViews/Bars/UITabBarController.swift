public import CompositionalLayout
public import Foundation

/// A set of controllers in tabs. Pictures show the selected controller's view and the tab bar.
///
/// See [UITabBarController](https://developer.apple.com/documentation/uikit/uitabbarcontroller).
open class UITabBarController: UIViewController {
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public private(set) lazy var tabBar = UITabBar()
  /// What is shown above the tab bar of phones, on iOS 26.
  open var bottomAccessory: UITabAccessory?
  open var selectedIndex = 0 {
    didSet { showSelected() }
  }
  open var viewControllers: [UIViewController]? {
    didSet { showSelected() }
  }
  /// The delegate. Its methods are never called.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// The selected controller; `nil` if the index is out of range.
  open var selectedViewController: UIViewController? {
    get {
      viewControllers?.indices.contains(selectedIndex) == true
        ? viewControllers?[selectedIndex] : nil
    }
    set { selectedIndex = viewControllers?.firstIndex { $0 === newValue } ?? selectedIndex }
  }

  /// Sets the controllers; animations are skipped.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  private func showSelected() {
    setChildren(viewControllers ?? [], showing: selectedViewController)
  }

  open override func loadView() {
    super.loadView()
    showSelected()
  }
}

/// A view above a tab bar.
///
/// See [UITabAccessory](https://developer.apple.com/documentation/uikit/uitabaccessory).
@preconcurrency @MainActor
open class UITabAccessory: NSObject {
  /// The view that the capsule shows.
  public let contentView: UIView

  /// Creates an accessory that shows a view.
  public init(contentView: UIView) {
    self.contentView = contentView
    super.init()
  }
}

/// The delegate of a tab bar controller. Flatplan never calls it.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {}

/// A tab bar. The system's look is drawn, with the tint.
///
/// See [UITabBar](https://developer.apple.com/documentation/uikit/uitabbar).
open class UITabBar: UIView {
  open var isTranslucent = true
  /// The background color.
  open var barTintColor: UIColor?
  /// The color of tabs that are not selected.
  open var unselectedItemTintColor: UIColor?
  /// The image at the top edge.
  open var shadowImage: UIImage?
  open var backgroundImage: UIImage?
  /// The default appearance.
  open var standardAppearance = UITabBarAppearance()
  /// The appearance while content is scrolled to the bottom.
  open var scrollEdgeAppearance: UITabBarAppearance?
}

/// The tab of a controller.
///
/// See [UITabBarItem](https://developer.apple.com/documentation/uikit/uitabbaritem).
open class UITabBarItem: UIBarItem {
  public enum SystemItem: Int, Sendable {
    case more = 0
    case favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads
    case mostRecent, mostViewed
  }

  /// The image while the tab is selected.
  open var selectedImage: UIImage?
  /// The text of the badge; `nil` hides it.
  open var badgeValue: String?
  /// The background color of the badge.
  open var badgeColor: UIColor?
  /// The default appearance of the bar.
  open var standardAppearance: UITabBarAppearance?
  /// The appearance while content is scrolled to the bottom.
  open var scrollEdgeAppearance: UITabBarAppearance?

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }

  private(set) var systemItem: SystemItem?

  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    (self.systemItem, self.tag) = (systemItem, tag)
  }
}
