public import Foundation

/// The actions revealed by swiping a row. Stored for source compatibility; pictures show no swipes.
///
/// See [UISwipeActionsConfiguration](https://developer.apple.com/documentation/uikit/uiswipeactionsconfiguration).
open class UISwipeActionsConfiguration: NSObject {
  /// The actions, from the row's edge inward.
  public let actions: [UIContextualAction]

  /// Whether a full swipe performs the first action. The default is true.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a configuration of the given actions.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
  }
}

/// An action revealed by swiping a row.
///
/// See [UIContextualAction](https://developer.apple.com/documentation/uikit/uicontextualaction).
open class UIContextualAction: NSObject {
  /// The kind of action.
  public enum Style: Int, Hashable, Sendable {
    /// An ordinary action.
    case normal
    /// An action that deletes data.
    case destructive
  }

  /// A function called with the action, the view it was performed on, and a completion handler.
  public typealias Handler = (UIContextualAction, AnyObject, @escaping (Bool) -> Void) -> Void

  /// The kind of action.
  public let style: Style
  /// The function that performs the action.
  public let handler: Handler
  open var title: String?
  open var backgroundColor: UIColor?
  /// The action's image. Images are not part of this module, so the type is opaque.
  package var picture: AnyObject?

  /// Creates an action without a background color.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
  }
}
