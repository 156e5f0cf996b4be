public import Foundation

/// What appears when a row is swiped. Kept for the code that sets it: a picture shows no swipes.
///
/// See [UISwipeActionsConfiguration](https://developer.apple.com/documentation/uikit/uiswipeactionsconfiguration).
open class UISwipeActionsConfiguration: NSObject {
  public let actions: [UIContextualAction]

  open var performsFirstActionWithFullSwipe = true

  public init(actions: [UIContextualAction]) {
    self.actions = actions
  }
}

/// One action of a swiped row.
///
/// See [UIContextualAction](https://developer.apple.com/documentation/uikit/uicontextualaction).
open class UIContextualAction: NSObject {
  public enum Style: Int, Hashable, Sendable {
    case normal
    case destructive
  }

  /// Called with the action, the view it was taken on, and what to call when it is done.
  public typealias Handler = (UIContextualAction, AnyObject, @escaping (Bool) -> Void) -> Void

  public let style: Style
  public let handler: Handler
  open var title: String?
  open var backgroundColor: UIColor?
  /// The action's image, whose type is none of a layout's.
  package var picture: AnyObject?

  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
  }
}
