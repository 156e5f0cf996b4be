public import Foundation

// What people do to views, which nobody does to a picture: it is taken, and never heard of again.

/// See [UIGestureRecognizer](https://developer.apple.com/documentation/uikit/uigesturerecognizer).
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible = 0
    case began, changed, ended, cancelled, failed
  }

  /// Whoever asks for a gesture's state does so while there is one.
  open var state = State.possible
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var isEnabled = true
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  open var name: String?
  public internal(set) weak var view: UIView?

  public init(target: Any?, action: Any?) {
    super.init()
  }

  public convenience override init() {
    self.init(target: nil, action: nil)
  }

  public func addTarget(_ target: Any, action: Any) {}
  public func removeTarget(_ target: Any?, action: Any?) {}
  public func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

  /// Points, in the middle of what the gesture is on.
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
  /// Seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  open var numberOfTapsRequired = 0
  /// Points.
  open var allowableMovement: CGFloat = 10
}

open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  open func translation(in view: UIView?) -> CGPoint { .zero }
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

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
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view = self
  }

  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    if gestureRecognizer.view === self { gestureRecognizer.view = nil }
  }
}

extension UICollectionView {
  /// Nobody moves items in a picture.
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { false }
  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {}
  public func endInteractiveMovement() {}
  public func cancelInteractiveMovement() {}
}

// MARK: - What can be felt

@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  open func prepare() {}
}

open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable {
    case light = 0
    case medium, heavy, soft, rigid
  }

  public convenience init(style: FeedbackStyle) {
    self.init()
  }

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

  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
