public import Foundation

// Gestures have no effect on a picture: recognizers are accepted but never recognize anything.

/// A recognizer of touch gestures. It never calls its targets, because pictures have no touch
/// input.
///
/// See [UIGestureRecognizer](https://developer.apple.com/documentation/uikit/uigesturerecognizer).
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// The state of a gesture.
  public enum State: Int, Sendable {
    /// No gesture yet.
    case possible = 0
    /// A gesture that has begun, changed, ended, been canceled or failed.
    case began, changed, ended, cancelled, failed
  }

  /// The state of the gesture. It stays `possible` unless code sets it.
  open var state = State.possible
  /// The recognizer's delegate. Flatplan never calls it.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether the recognizer is enabled. Has no effect on pictures.
  open var isEnabled = true
  /// Whether a recognized gesture cancels the view's touches. Has no effect on pictures.
  open var cancelsTouchesInView = true
  /// Whether the view receives touches late. Has no effect on pictures.
  open var delaysTouchesBegan = false
  /// Whether the view receives the end of touches late. Has no effect on pictures.
  open var delaysTouchesEnded = true
  /// A name for debugging. Has no effect on pictures.
  open var name: String?
  /// The view that the recognizer is attached to.
  public internal(set) weak var view: UIView?

  /// Creates a recognizer. The target is not kept.
  public init(target: Any?, action: Any?) {
    super.init()
  }

  public convenience override init() {
    self.init(target: nil, action: nil)
  }

  /// Does nothing.
  public func addTarget(_ target: Any, action: Any) {}
  /// Does nothing.
  public func removeTarget(_ target: Any?, action: Any?) {}
  /// Does nothing.
  public func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

  /// The center of the recognizer's view, in points. No gesture ever takes place.
  open func location(in view: UIView?) -> CGPoint {
    self.view.map { CGPoint(x: $0.bounds.midX, y: $0.bounds.midY) } ?? .zero
  }
}

/// The delegate of a gesture recognizer. Flatplan never calls it.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: AnyObject {}

/// A recognizer of taps. It has no effect on pictures.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps. Has no effect on pictures.
  open var numberOfTapsRequired = 1
  /// The number of fingers. Has no effect on pictures.
  open var numberOfTouchesRequired = 1
}

/// A recognizer of long presses. It has no effect on pictures.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The minimum duration, in seconds. Has no effect on pictures.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The number of taps before the press. Has no effect on pictures.
  open var numberOfTapsRequired = 0
  /// The movement that still counts as a press, in points. Has no effect on pictures.
  open var allowableMovement: CGFloat = 10
}

/// A recognizer of drags with a finger. It has no effect on pictures.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The minimum number of fingers. Has no effect on pictures.
  open var minimumNumberOfTouches = 1
  /// The maximum number of fingers. Has no effect on pictures.
  open var maximumNumberOfTouches = Int.max
  /// The distance of the drag, in points; always zero.
  open func translation(in view: UIView?) -> CGPoint { .zero }
  /// Does nothing.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
  /// The speed of the drag, in points per second; always zero.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// A recognizer of swipes. It has no effect on pictures.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions of a swipe.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The bits of the option set.
    public let rawValue: UInt

    /// Creates an option set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// To the right.
    public static let right = Self(rawValue: 1)
    /// To the left.
    public static let left = Self(rawValue: 2)
    /// Upward.
    public static let up = Self(rawValue: 4)
    /// Downward.
    public static let down = Self(rawValue: 8)
  }

  /// The allowed directions. Has no effect on pictures.
  open var direction = Direction.right
  /// The number of fingers. Has no effect on pictures.
  open var numberOfTouchesRequired = 1
}

/// A recognizer of pinches. It has no effect on pictures.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The scale of the pinch. Has no effect on pictures.
  open var scale: CGFloat = 1
  /// The speed of the pinch; always 0.
  open var velocity: CGFloat { 0 }
}

extension UIView {
  /// Attaches a recognizer, which only sets its `view`.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view = self
  }

  /// Detaches a recognizer from the view.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    if gestureRecognizer.view === self { gestureRecognizer.view = nil }
  }
}

extension UICollectionView {
  /// Returns `false`: items cannot be moved interactively.
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { false }
  /// Does nothing.
  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {}
  /// Does nothing.
  public func endInteractiveMovement() {}
  /// Does nothing.
  public func cancelInteractiveMovement() {}
}

// MARK: - Haptic feedback

/// A generator of haptic feedback. It has no effect on pictures.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// Does nothing.
  open func prepare() {}
}

/// A generator of impact feedback. It has no effect on pictures.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The character of an impact.
  public enum FeedbackStyle: Int, Sendable {
    /// A light impact.
    case light = 0
    /// A medium, heavy, soft or rigid impact.
    case medium, heavy, soft, rigid
  }

  /// Creates a generator of a style.
  public convenience init(style: FeedbackStyle) {
    self.init()
  }

  /// Does nothing.
  open func impactOccurred() {}
  /// Does nothing.
  open func impactOccurred(intensity: CGFloat) {}
}

/// A generator of selection feedback. It has no effect on pictures.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Does nothing.
  open func selectionChanged() {}
}

/// A generator of notification feedback. It has no effect on pictures.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The kind of notification.
  public enum FeedbackType: Int, Sendable {
    /// A success.
    case success = 0
    /// A warning or an error.
    case warning, error
  }

  /// Does nothing.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
