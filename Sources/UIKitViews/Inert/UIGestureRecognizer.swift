public import Foundation

// Gestures have no effect on a picture: recognizers are accepted but never recognize anything.

/// A recognizer of touch gestures. It never calls its targets, because pictures have no touch
/// input.
///
/// See [UIGestureRecognizer](https://developer.apple.com/documentation/uikit/uigesturerecognizer).
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible = 0
    case began, changed, ended, cancelled, failed
  }

  /// The state of the gesture. It stays `possible` unless code sets it.
  open var state = State.possible
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var isEnabled = true
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  open var name: String?
  public internal(set) weak var view: UIView?

  public init(target: Any?, action: Any?) { super.init() }
  public convenience override init() { self.init(target: nil, action: nil) }

  public func addTarget(_: Any, action: Any) {}
  public func removeTarget(_: Any?, action: Any?) {}
  public func require(toFail: UIGestureRecognizer) {}

  /// The center of the recognizer's view, in points. No gesture ever takes place.
  open func location(in view: UIView?) -> CGPoint {
    self.view.map { CGPoint(x: $0.bounds.midX, y: $0.bounds.midY) } ?? .zero
  }
}

@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: AnyObject {}

open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
}

open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var minimumPressDuration: TimeInterval = 0.5
  open var numberOfTapsRequired = 0
  open var allowableMovement: CGFloat = 10
}

/// A recognizer of drags with a finger. It has no effect on pictures.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  open func translation(in: UIView?) -> CGPoint { .zero }
  open func setTranslation(_: CGPoint, in: UIView?) {}
  open func velocity(in: UIView?) -> CGPoint { .zero }
}

open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let right = Self(rawValue: 1)
    public static let left = Self(rawValue: 2)
    public static let up = Self(rawValue: 4)
    public static let down = Self(rawValue: 8)
  }

  open var direction = Direction.right
  open var numberOfTouchesRequired = 1
}

open class UIPinchGestureRecognizer: UIGestureRecognizer {
  open var scale: CGFloat = 1
  open var velocity: CGFloat { 0 }
}

extension UIView {
  /// Attaches a recognizer, which only sets its `view`.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view = self
  }

  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    if gestureRecognizer.view === self { gestureRecognizer.view = nil }
  }
}

extension UICollectionView {
  public func beginInteractiveMovementForItem(at: IndexPath) -> Bool { false }
  public func updateInteractiveMovementTargetPosition(_: CGPoint) {}
  public func endInteractiveMovement() {}
  public func cancelInteractiveMovement() {}
}

// MARK: - Haptic feedback

/// A generator of haptic feedback. It has no effect on pictures.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  open func prepare() {}
}

open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable {
    case light = 0
    case medium, heavy, soft, rigid
  }

  public convenience init(style: FeedbackStyle) { self.init() }

  open func impactOccurred() {}
  open func impactOccurred(intensity: CGFloat) {}
}

open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() {}
}

open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable {
    case success = 0
    case warning, error
  }

  open func notificationOccurred(_: FeedbackType) {}
}
