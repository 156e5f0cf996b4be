public import Foundation

/// An alert or an action sheet.
///
/// Pictures of the controller that presents it show it. See
/// [UIAlertController](https://developer.apple.com/documentation/uikit/uialertcontroller).
open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable {
    case actionSheet = 0
    case alert
  }

  open var message: String?
  open var preferredAction: UIAlertAction?
  public private(set) var preferredStyle = Style.alert
  public private(set) var actions: [UIAlertAction] = []

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    (self.title, self.message, self.preferredStyle) = (title, message, preferredStyle)
  }

  open func addAction(_ action: UIAlertAction) { actions.append(action) }
}

/// A button of an alert. It is never pressed.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable {
    case `default` = 0
    case cancel, destructive
  }

  public let title: String?
  public let style: Style
  open var isEnabled = true

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style) = (title, style)
    super.init()
  }
}
