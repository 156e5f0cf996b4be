public import Foundation

/// An object that can receive events. Pictures have no input, so nothing becomes the first
/// responder.
///
/// See [UIResponder](https://developer.apple.com/documentation/uikit/uiresponder).
@preconcurrency @MainActor
open class UIResponder: NSObject {
  public override init() {
    super.init()
  }

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

  /// Returns `true`.
  @discardableResult
  open func resignFirstResponder() -> Bool { true }

  // For subclasses. Flatplan never calls the following methods.
  /// Called when assistive technologies scroll. Flatplan never calls it.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Called when touches begin in UIKit. Flatplan never calls it.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Called when touches move in UIKit. Flatplan never calls it.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Called when touches end in UIKit. Flatplan never calls it.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Called when touches are canceled in UIKit. Flatplan never calls it.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Called when a motion begins in UIKit. Flatplan never calls it.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Called when a motion ends in UIKit. Flatplan never calls it.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Called after an object of a nib or storyboard is loaded and its outlets are set; for
  /// subclasses.
  open func awakeFromNib() {}
  /// Called after nib loading in UIKit. Flatplan never calls it.
  open class func awakeFromNib() {}
  /// Called in Interface Builder. Flatplan never calls it.
  open func prepareForInterfaceBuilder() {}
}

// No keyboard is ever shown, so these notifications are never posted.
extension UIResponder {
  /// The keyboard is about to appear. Never posted.
  nonisolated public static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  /// The keyboard has appeared. Never posted.
  nonisolated public static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  /// The keyboard is about to disappear. Never posted.
  nonisolated public static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  /// The keyboard has disappeared. Never posted.
  nonisolated public static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
  /// The keyboard's frame is about to change. Never posted.
  nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// The keyboard's frame has changed. Never posted.
  nonisolated public static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")
  /// The key of the keyboard's frame before a change.
  nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key of the keyboard's frame after a change.
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key of the keyboard animation's duration, in seconds.
  nonisolated public static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// The key of the keyboard animation's curve.
  nonisolated public static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
}

/// The direction of a scroll that assistive technologies request.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// To the right.
  case right = 1
  /// To the left, up, down, or by one element or page.
  case left, up, down, next, previous
}

/// A touch on the screen. Flatplan never creates one.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// The number of taps; always 0.
  open var tapCount: Int { 0 }
  /// The view in which the touch began; always `nil`.
  open var view: UIView? { nil }

  /// The position in a view; always zero.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// The previous position in a view; always zero.
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}

/// An input event. Flatplan never creates one.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// The touches of the event; always `nil`.
  open var allTouches: Set<UITouch>? { nil }

  /// The kind of a motion event.
  public enum EventSubtype: Int, Sendable {
    /// No motion.
    case none = 0
    /// A shake.
    case motionShake
  }
}
