public import Foundation

/// The content of a navigation bar for one controller. A view in place of the title is drawn
/// at the size that it asks for.
///
/// See [UINavigationItem](https://developer.apple.com/documentation/uikit/uinavigationitem).
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  open var title: String?
  /// The text below the title.
  open var subtitle: String?
  /// The text above the title.
  open var prompt: String?
  /// When the title is large.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

  /// The layout of the bar.
  open var style = ItemStyle.navigator
  open var backButtonTitle: String?
  /// The content of the back button.
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  /// Whether the back button is hidden.
  open var hidesBackButton = false
  /// The item used as back button by the next controller.
  open var backBarButtonItem: UIBarButtonItem?
  /// The view in place of the title.
  open var titleView: UIView?
  /// The controller of the search bar.
  open var searchController: UISearchController?
  open var hidesSearchBarWhenScrolling = true
  /// The items at the leading end.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The items at the trailing end.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// Whether leading items are shown beside the back button.
  open var leftItemsSupplementBackButton = false
  /// The default appearance of the bar.
  open var standardAppearance: UINavigationBarAppearance?
  /// The appearance in a compact height.
  open var compactAppearance: UINavigationBarAppearance?
  /// The appearance while content is scrolled to the top.
  open var scrollEdgeAppearance: UINavigationBarAppearance?

  /// The first item at the leading end.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first item at the trailing end.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets the item at the leading end; animations are skipped.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  /// Sets the item at the trailing end; animations are skipped.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Sets the items at the trailing end; animations are skipped.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// The layout of a navigation bar.
  public enum ItemStyle: Int, Sendable {
    /// The default layout.
    case navigator = 0
    /// A layout for browsing files.
    case browser
    /// A layout for editing documents.
    case editor
  }

  /// The content of the back button.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The previous title, or "Back".
    case `default` = 0
    case generic
    /// Only an arrow.
    case minimal
  }

  /// When the title is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// Like the previous item.
    case automatic = 0
    case always, never
  }

  public init(title: String) {
    self.title = title
    super.init()
  }
}
