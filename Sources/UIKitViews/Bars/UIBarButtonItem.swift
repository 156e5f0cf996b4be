public import CompositionalLayout
public import Foundation

/// What stands in a bar. No bars are drawn.
///
/// See [UIBarItem](https://developer.apple.com/documentation/uikit/uibaritem).
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  open var title: String?
  open var image: UIImage?
  open var isEnabled = true
  open var tag = 0
  open var accessibilityLabel: String?
  open var accessibilityIdentifier: String?
}

/// A button in a bar.
///
/// See [UIBarButtonItem](https://developer.apple.com/documentation/uikit/uibarbuttonitem).
open class UIBarButtonItem: UIBarItem {
  public enum SystemItem: Int, Sendable {
    case done = 0
    case cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo
    case redo
    case close = 24
  }

  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2
    case prominent = 3
  }

  open var isSelected = false
  open var isHidden = false
  open var style = Style.plain
  open var tintColor: UIColor?
  open var customView: UIView?
  open var width: CGFloat = 0
  open var menu: UIMenu?
  open var primaryAction: UIAction?

  public convenience init(barButtonSystemItem: SystemItem, target: Any?, action: Any?) {
    self.init()
  }

  public convenience init(title: String?, style: Style, target: Any?, action: Any?) {
    self.init()
    (self.title, self.style) = (title, style)
  }

  public convenience init(image: UIImage?, style: Style, target: Any?, action: Any?) {
    self.init()
    (self.image, self.style) = (image, style)
  }

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

  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }

  public class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem() }
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem { UIBarButtonItem() }
}
