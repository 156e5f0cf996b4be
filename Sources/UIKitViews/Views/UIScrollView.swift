public import Foundation
internal import Synchronization

/// A view that shows part of its content.
///
/// See [UIScrollView](https://developer.apple.com/documentation/uikit/uiscrollview).
open class UIScrollView: UIView, _ScrollingView {
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

  /// The rectangle of the content. What stands in the view is placed by it where constraints relate that to
  /// the edges of the view.
  public private(set) lazy var contentLayoutGuide = {
    let guide = UILayoutGuide()
    guide.view = self
    return guide
  }()

  /// The rectangle of the view itself, wherever the content is scrolled to.
  public private(set) lazy var frameLayoutGuide: UILayoutGuide = ScrollFrameGuide(self)

  /// Whether constraints say how large the content is, and not the view.
  var placesContent: Bool { true }

  /// Takes the size that constraints have made of the content.
  func contentDidMove() {
    let size = contentLayoutGuide.layoutFrame.size
    if placesContent, size != .zero { contentSize = size }
  }

  override var placedGuides: [UILayoutGuide] {
    placesContent ? layoutGuides + [contentLayoutGuide] : layoutGuides
  }

  /// Kept for code that sets it: it is never drawn.
  open var refreshControl: UIRefreshControl?

  /// What ``_ScrollingView/delegate`` keeps.
  fileprivate weak var scrollDelegate: (any UIScrollViewDelegate)?

  /// Called when the offset has changed.
  nonisolated func didScroll() {
    guard MainActor.isCurrent else { return }
    MainActor.assumeIsolated { delegate?.scrollViewDidScroll(self) }
  }

  /// Moves the visible part. Nothing is animated: it is there at once.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }

  /// Points around the content. A view that has been scrolled to where that begins shows it from there.
  nonisolated open var contentInset: UIEdgeInsets {
    get { content.withLock { $0.inset } }
    set {
      let old = contentInset
      content.withLock { $0.inset = newValue }
      insetsDidChange(from: old)
    }
  }

  /// Scrolls to where the content begins if it has been there.
  nonisolated func insetsDidChange(from old: UIEdgeInsets) {
    let (new, offset) = (contentInset, contentOffset)
    contentOffset = CGPoint(
      x: offset.x == -old.left ? -new.left : offset.x,
      y: offset.y == -old.top ? -new.top : offset.y)
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

/// Where a scroll view is in its own coordinates.
private final class ScrollFrameGuide: UILayoutGuide {
  init(_ view: UIScrollView) {
    super.init(view) { view in
      let offset = view.bounds.origin
      return UIEdgeInsets(top: offset.y, left: offset.x, bottom: -offset.y, right: -offset.x)
        .directional(view.readingDirection)
    }
  }

  override var layoutFrame: CGRect { view?.bounds ?? .zero }
}

/// A view that tells a delegate where it is scrolled to.
///
/// Text views and collection views have delegates of their own kinds, which no class may have in place of
/// one that it inherits.
@preconcurrency @MainActor
public protocol _ScrollingView: UIScrollView {}

extension _ScrollingView {
  /// Told where the view is scrolled to.
  public var delegate: (any UIScrollViewDelegate)? {
    get {
      switch self as UIScrollView {
      case let view as UICollectionView: view.delegate
      case let view as UITextView: view.delegate
      default: scrollDelegate
      }
    }
    set { scrollDelegate = newValue }
  }
}
