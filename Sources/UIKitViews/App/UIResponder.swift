public import Foundation

/// An object that can receive events. Pictures have no input, so nothing becomes the first
/// responder.
///
/// See [UIResponder](https://developer.apple.com/documentation/uikit/uiresponder).
@preconcurrency @MainActor
open class UIResponder: NSObject {
  public override init() { super.init() }

  /// The next responder: the controller or the superview of a view, and the view or the controller that a
  /// controller is in; `nil` for other objects.
  open var next: UIResponder? { nil }
  /// Whether the object can become the first responder; `false` unless overridden.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the object can stop being the first responder; `true` unless overridden.
  open var canResignFirstResponder: Bool { true }
  /// Whether the object is the first responder; always `false`.
  open var isFirstResponder: Bool { false }

  /// Returns `false`: nothing becomes the first responder.
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }

  @discardableResult
  open func resignFirstResponder() -> Bool { true }

  // For subclasses. Flatplan never calls the following methods.
  /// Called after an object of a nib or storyboard is loaded and its outlets are set; for
  /// subclasses.
  open func awakeFromNib() {}

  // These members have no effect on pictures.
  open func accessibilityScroll(_: UIAccessibilityScrollDirection) -> Bool { false }
  open func touchesBegan(_: Set<UITouch>, with: UIEvent?) {}
  open func touchesMoved(_: Set<UITouch>, with: UIEvent?) {}
  open func touchesEnded(_: Set<UITouch>, with: UIEvent?) {}
  open func touchesCancelled(_: Set<UITouch>, with: UIEvent?) {}
  open func motionBegan(_: UIEvent.EventSubtype, with: UIEvent?) {}
  open func motionEnded(_: UIEvent.EventSubtype, with: UIEvent?) {}
  open class func awakeFromNib() {}
  open func prepareForInterfaceBuilder() {}
}

// No keyboard is ever shown, so these notifications are never posted.
extension UIResponder {
  /// The key of the keyboard's frame before a change.
  nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key of the keyboard's frame after a change.
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key of the keyboard animation's duration, in seconds.
  nonisolated public static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  nonisolated public static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"

  // These members have no effect on pictures.
  nonisolated public static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  nonisolated public static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  nonisolated public static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  nonisolated public static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
  nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  nonisolated public static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")
}

/// The direction of a scroll that assistive technologies request.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  case right = 1
  /// To the left, up, down, or by one element or page.
  case left, up, down, next, previous
}

/// A touch on the screen. Flatplan never creates one.
@preconcurrency @MainActor
open class UITouch: NSObject {
  open var tapCount: Int { 0 }
  /// The view in which the touch began; always `nil`.
  open var view: UIView? { nil }

  open func location(in: UIView?) -> CGPoint { .zero }
  open func previousLocation(in: UIView?) -> CGPoint { .zero }
}

/// An input event. Flatplan never creates one.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// The touches of the event; always `nil`.
  open var allTouches: Set<UITouch>? { nil }

  public enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake
  }
}
