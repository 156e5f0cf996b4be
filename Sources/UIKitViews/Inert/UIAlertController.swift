public import Foundation

/// An alert or an action sheet.
///
/// Presenting one only logs a note, because pictures show no alerts. See
/// [UIAlertController](https://developer.apple.com/documentation/uikit/uialertcontroller).
open class UIAlertController: UIViewController {
  /// The style of an alert controller.
  public enum Style: Int, Sendable {
    /// An action sheet.
    case actionSheet = 0
    /// An alert.
    case alert
  }

  /// The text below the title. Has no effect on pictures.
  open var message: String?
  /// The action that the Return key performs. Has no effect on pictures.
  open var preferredAction: UIAlertAction?
  /// The style that the controller was created with. Has no effect on pictures.
  public private(set) var preferredStyle = Style.alert
  /// The actions in the order in which they were added. Has no effect on pictures.
  public private(set) var actions: [UIAlertAction] = []

  /// Creates an alert controller without actions.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    (self.title, self.message, self.preferredStyle) = (title, message, preferredStyle)
  }

  /// Adds an action.
  open func addAction(_ action: UIAlertAction) {
    actions.append(action)
  }
}

/// A button of an alert. It has no effect on pictures.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// The style of an alert action.
  public enum Style: Int, Sendable {
    /// The default style.
    case `default` = 0
    /// A button that cancels, or one that destroys data.
    case cancel, destructive
  }

  /// The title of the button.
  public let title: String?
  /// The style of the button.
  public let style: Style
  /// Whether the button is enabled. Has no effect on pictures.
  open var isEnabled = true

  /// Creates an action whose handler is never called.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style) = (title, style)
    super.init()
  }
}
