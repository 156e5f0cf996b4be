public import Foundation

/// What a bar says of a controller. Kept for code that sets it: no bars are drawn.
///
/// See [UINavigationItem](https://developer.apple.com/documentation/uikit/uinavigationitem).
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  open var title: String?
  open var subtitle: String?
  open var prompt: String?
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

  open var style = ItemStyle.navigator
  open var backButtonTitle: String?
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  open var hidesBackButton = false
  open var backBarButtonItem: UIBarButtonItem?
  open var titleView: UIView?
  open var searchController: UISearchController?
  open var hidesSearchBarWhenScrolling = true
  open var leftBarButtonItems: [UIBarButtonItem]?
  open var rightBarButtonItems: [UIBarButtonItem]?
  open var leftItemsSupplementBackButton = false
  open var standardAppearance: UINavigationBarAppearance?
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?

  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }

  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  public enum ItemStyle: Int, Sendable {
    case navigator = 0
    case browser
    case editor
  }

  public enum BackButtonDisplayMode: Int, Sendable {
    case `default` = 0
    case generic
    case minimal
  }

  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic = 0
    case always
    case never
  }

  public init(title: String) {
    self.title = title
    super.init()
  }
}
