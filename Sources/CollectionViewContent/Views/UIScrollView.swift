public import Foundation
internal import Synchronization

/// A view that shows part of its content.
///
/// See [UIScrollView](https://developer.apple.com/documentation/uikit/uiscrollview).
open class UIScrollView: UIView {
  nonisolated private let content = Mutex(Content())

  private struct Content: Sendable {
    var inset = UIEdgeInsets.zero
    var size = CGSize.zero
    var adjustment = ContentInsetAdjustmentBehavior.automatic
  }

  /// Content ends at the edges.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  public required init?(coder: NSCoder) {
    return nil
  }

  /// Where the visible part begins in the content, in points: the origin of the bounds. Numbers that are no
  /// place, for which UIKit raises an exception, are left out, which is said.
  nonisolated open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue.x.isFinite, newValue.y.isFinite else {
        return Notes.say("a view is not scrolled to \(newValue), which is no place")
      }
      guard newValue != bounds.origin else { return }
      bounds.origin = newValue
      didScroll()
    }
  }

  /// Kept for code that sets it: it is never drawn.
  open var refreshControl: UIRefreshControl?

  /// Called when the offset has changed.
  nonisolated func didScroll() {}

  /// Moves the visible part. Nothing is animated: it is there at once.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }

  /// Points around the content.
  nonisolated open var contentInset: UIEdgeInsets {
    get { content.withLock { $0.inset } }
    set { content.withLock { $0.inset = newValue } }
  }

  /// Whether the safe area is part of ``adjustedContentInset``.
  nonisolated open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    get { content.withLock { $0.adjustment } }
    set { content.withLock { $0.adjustment = newValue } }
  }

  /// When the safe area is added to the insets: always here, but for ``never``.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic = 0
    case scrollableAxes
    case never
    case always
  }

  /// ``contentInset`` and the safe area above and below.
  nonisolated open var adjustedContentInset: UIEdgeInsets {
    var inset = contentInset
    guard contentInsetAdjustmentBehavior != .never else { return inset }
    inset.top += safeAreaInsets.top
    inset.bottom += safeAreaInsets.bottom
    return inset
  }

  /// Points.
  nonisolated open var contentSize: CGSize {
    get { content.withLock { $0.size } }
    set { content.withLock { $0.size = newValue } }
  }

  // MARK: Touches

  // Kept for code that sets them: nobody touches a view without a window, and no indicators are drawn.

  open var isScrollEnabled = true
  open var isPagingEnabled = false
  open var isDirectionalLockEnabled = false
  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var scrollsToTop = true
  open var delaysContentTouches = true
  /// Kept for code that sets them: nobody scrolls, and no indicators are drawn.
  open var decelerationRate = DecelerationRate.normal
  open var automaticallyAdjustsScrollIndicatorInsets = true
  open var indicatorStyle = IndicatorStyle.default
  public private(set) lazy var panGestureRecognizer = UIPanGestureRecognizer()
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (horizontalScrollIndicatorInsets, verticalScrollIndicatorInsets) = (newValue, newValue) }
  }
  open func flashScrollIndicators() {}

  public enum IndicatorStyle: Int, Sendable {
    case `default` = 0
    case black, white
  }
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var isTracking: Bool { false }
  open var isDragging: Bool { false }
  open var isDecelerating: Bool { false }

  /// How fast scrolling would end.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let normal = Self(rawValue: 0.998)
    public static let fast = Self(rawValue: 0.99)
  }
  open var keyboardDismissMode = KeyboardDismissMode.none

  public enum KeyboardDismissMode: Int, Sendable {
    case none = 0
    case onDrag
    case interactive
    case onDragWithAccessory
    case interactiveWithAccessory
  }
}
