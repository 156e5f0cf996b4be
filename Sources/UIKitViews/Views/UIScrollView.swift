public import Foundation
internal import Synchronization

/// A view that shows part of its content and can be scrolled by code.
///
/// See [UIScrollView](https://developer.apple.com/documentation/uikit/uiscrollview).
open class UIScrollView: UIView, _ScrollingView {
  nonisolated private let content = Mutex(Content())

  private struct Content: Sendable {
    var inset = UIEdgeInsets.zero
    var size = CGSize.zero
    var adjustment = ContentInsetAdjustmentBehavior.automatic
  }

  /// Creates a view that clips its content.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
    decode(coder, as: UIScrollView.self)
  }

  /// The content's point at the view's top left corner, in points; equal to the origin of the
  /// bounds.
  ///
  /// Infinite values and NaN, for which UIKit raises an exception, are logged and ignored.
  nonisolated open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue.x.isFinite, newValue.y.isFinite else {
        return Notes.report("contentOffset \(newValue) is not finite; it is ignored")
      }
      guard newValue != bounds.origin else { return }
      bounds.origin = newValue
      didScroll()
    }
  }

  /// The layout guide of the content. Constraints between subviews and this guide determine
  /// ``contentSize``.
  public private(set) lazy var contentLayoutGuide = {
    let guide = UILayoutGuide()
    guide.view = self
    return guide
  }()

  /// The layout guide of the view's visible rectangle, independent of the content offset.
  public private(set) lazy var frameLayoutGuide: UILayoutGuide = ScrollFrameGuide(self)

  /// Whether constraints determine ``contentSize``.
  var placesContent: Bool { true }

  /// Sets ``contentSize`` from the constraints.
  func contentDidMove() {
    let size = contentLayoutGuide.layoutFrame.size
    if placesContent, size != .zero { contentSize = size }
  }

  override var placedGuides: [UILayoutGuide] {
    placesContent ? layoutGuides + [contentLayoutGuide] : layoutGuides
  }

  /// The storage of ``_ScrollingView/delegate``.
  fileprivate weak var scrollDelegate: (any UIScrollViewDelegate)?

  /// Called after the offset changes.
  nonisolated func didScroll() {
    guard MainActor.isCurrent else { return }
    MainActor.assumeIsolated { delegate?.scrollViewDidScroll(self) }
  }

  /// Scrolls to an offset immediately; animations are skipped.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }

  /// The space around the content in points. If the view is scrolled to the start of its content,
  /// it stays there.
  nonisolated open var contentInset: UIEdgeInsets {
    get { content.withLock { $0.inset } }
    set {
      let old = contentInset
      content.withLock { $0.inset = newValue }
      insetsDidChange(from: old)
    }
  }

  /// Keeps a view that is scrolled to the start of its content there.
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

  /// When the safe area is added to ``UIScrollView/adjustedContentInset``. Flatplan treats every
  /// case except ``never`` as ``always``.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Treated as ``always``.
    case automatic = 0
    /// Treated as ``always``.
    case scrollableAxes
    /// The safe area is not added.
    case never
    /// The safe area is added.
    case always
  }

  /// The content inset plus the safe area at the top and bottom, in points.
  nonisolated open var adjustedContentInset: UIEdgeInsets {
    var inset = contentInset
    guard contentInsetAdjustmentBehavior != .never else { return inset }
    inset.top += safeAreaInsets.top
    inset.bottom += safeAreaInsets.bottom
    return inset
  }

  nonisolated open var contentSize: CGSize {
    get { content.withLock { $0.size } }
    set { content.withLock { $0.size = newValue } }
  }

  // MARK: Touches

  /// The insets of both scroll indicators in points. Not drawn.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (horizontalScrollIndicatorInsets, verticalScrollIndicatorInsets) = (newValue, newValue) }
  }
  /// Would show the scroll indicators briefly; does nothing.
  open func flashScrollIndicators() {}

  /// The color of scroll indicators. Not drawn.
  public enum IndicatorStyle: Int, Sendable {
    case `default` = 0
    case black, white
  }
  /// Whether the user touches the content; always `false`.
  open var isTracking: Bool { false }
  /// Whether the user scrolls; always `false`.
  open var isDragging: Bool { false }
  /// Whether scrolling continues after a drag; always `false`.
  open var isDecelerating: Bool { false }

  /// How fast scrolling stops after a drag. No effect on pictures.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = Self(rawValue: 0.998)
    public static let fast = Self(rawValue: 0.99)
  }

  /// How scrolling dismisses the keyboard. No effect on pictures.
  public enum KeyboardDismissMode: Int, Sendable {
    case none = 0
    case onDrag, interactive
    /// Like ``onDrag``, including the input accessory view.
    case onDragWithAccessory
    /// Like ``interactive``, including the input accessory view.
    case interactiveWithAccessory
  }

  // These members have no effect on pictures.
  open var refreshControl: UIRefreshControl?
  public private(set) lazy var topEdgeEffect = UIScrollEdgeEffect()
  public private(set) lazy var bottomEdgeEffect = UIScrollEdgeEffect()
  public private(set) lazy var leftEdgeEffect = UIScrollEdgeEffect()
  public private(set) lazy var rightEdgeEffect = UIScrollEdgeEffect()
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
  open var decelerationRate = DecelerationRate.normal
  open var automaticallyAdjustsScrollIndicatorInsets = true
  open var indicatorStyle = IndicatorStyle.default
  public private(set) lazy var panGestureRecognizer = UIPanGestureRecognizer()
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var keyboardDismissMode = KeyboardDismissMode.none
}

/// The guide of a scroll view's visible rectangle in its own coordinates.
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

/// A view with a scroll delegate.
///
/// The delegate lives in this protocol because text views and collection views have delegates of
/// other types, and a class cannot change the type of an inherited property.
@preconcurrency @MainActor
public protocol _ScrollingView: UIScrollView {}

extension _ScrollingView {
  /// Receives changes of the content offset.
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
