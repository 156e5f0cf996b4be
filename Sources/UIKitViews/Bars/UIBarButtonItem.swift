public import CompositionalLayout
public import Foundation

/// An item in a bar.
///
/// See [UIBarItem](https://developer.apple.com/documentation/uikit/uibaritem).
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  open var title: String?
  open var image: UIImage?
  open var isEnabled = true
  /// A number that identifies the item.
  open var tag = 0
  /// The text read out for the item.
  open var accessibilityLabel: String?
  /// Identifies the item in user interface tests.
  open var accessibilityIdentifier: String?
}

/// A button in a bar. A custom view is drawn if it is a button or a label, as its title and image.
///
/// See [UIBarButtonItem](https://developer.apple.com/documentation/uikit/uibarbuttonitem).
open class UIBarButtonItem: UIBarItem {
  public enum SystemItem: Int, Sendable {
    case done = 0
    case cancel, edit, save
    /// A plus sign.
    case add
    /// A gap of flexible width.
    case flexibleSpace
    /// A gap of fixed width.
    case fixedSpace
    /// A pencil on a sheet.
    case compose
    /// An arrow to the left.
    case reply
    /// The share symbol.
    case action
    /// A folder.
    case organize
    /// A book.
    case bookmarks
    /// A magnifying glass.
    case search
    /// A circular arrow.
    case refresh
    /// A cross.
    case stop
    case camera, trash
    /// The play symbol.
    case play
    /// The pause symbol.
    case pause
    /// The rewind symbol.
    case rewind
    /// The fast-forward symbol.
    case fastForward
    /// The undo symbol.
    case undo
    /// The redo symbol.
    case redo
    /// A button that closes a view.
    case close = 24
  }

  public enum Style: Int, Sendable {
    /// The default style.
    case plain = 0
    /// For completing a task.
    case done = 2
    /// For the main action.
    case prominent = 3
  }

  /// A short text or a number on a button, on iOS 26.
  ///
  /// See [UIBarButtonItem.Badge](https://developer.apple.com/documentation/uikit/uibarbuttonitem/badge-swift.struct).
  public struct Badge: Hashable, Sendable {
    var text: String

    /// A number.
    public static func count(_ count: Int) -> Badge { Badge(text: "\(count)") }
    /// A short text.
    public static func string(_ text: String) -> Badge { Badge(text: text) }
    /// A dot.
    public static func indicator() -> Badge { Badge(text: "") }
  }

  /// The badge at the upper edge, on iOS 26; `nil` for none.
  open var badge: Badge?
  open var isSelected = false
  open var isHidden = false
  open var style = Style.plain
  open var tintColor: UIColor?
  /// The view shown in place of a button.
  open var customView: UIView?
  /// The width in points; 0 fits the content.
  open var width: CGFloat = 0
  open var menu: UIMenu?
  /// The action of the button. Never performed.
  open var primaryAction: UIAction?

  private(set) var systemItem: SystemItem?

  public convenience init(barButtonSystemItem: SystemItem, target: Any?, action: Selector?) {
    self.init()
    systemItem = barButtonSystemItem
    (self.target, self.action) = (target.map { $0 as AnyObject }, action)
  }

  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    (self.title, self.style) = (title, style)
    (self.target, self.action) = (target.map { $0 as AnyObject }, action)
  }

  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    (self.image, self.style) = (image, style)
    (self.target, self.action) = (target.map { $0 as AnyObject }, action)
  }

  /// Creates an item that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    (self.title, self.image) = (title ?? primaryAction?.title, image ?? primaryAction?.image)
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }

  /// Creates a button of the system with an action and a menu.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.systemItem = systemItem
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }

  /// A gap of flexible width.
  public class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }
  /// A gap of fixed width in points. It is drawn as one of flexible width.
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .fixedSpace)
  }

  // These members have no effect on pictures.
  open weak var target: AnyObject?
  open var action: Selector?
}
