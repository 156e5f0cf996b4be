public import CompositionalLayout
public import Foundation
internal import Synchronization

/// A scroll view that shows items arranged by a layout. It needs no window.
///
/// See [UICollectionView](https://developer.apple.com/documentation/uikit/uicollectionview).
open class UICollectionView: UIScrollView {
  nonisolated let state: Mutex<State>
  nonisolated let carousels = Mutex<[Int: CGFloat]>([:])
  var registry = ViewRegistry()

  /// The views of visible and recently measured elements.
  var live: [SolvedElement.Identity: UICollectionReusableView] = [:]
  /// The elements for which the delegate received a `willDisplay` call.
  var displayed: Set<SolvedElement.Identity> = []
  /// Elements that have a view but are not visible, oldest first. See ``releaseView(of:)``.
  var offscreenElements: [SolvedElement.Identity] = []
  var isPresenting = false
  /// The number of data changes so far.
  private(set) var dataChanges = 0
  /// The frame of the view that the data source is creating.
  var pendingFrame: CGRect?
  /// Views that were dequeued but do not belong to an element yet.
  var dequeued: [UICollectionReusableView] = []
  /// Cells to be configured again rather than replaced, by index path.
  var reconfigured: [IndexPath: UICollectionReusableView] = [:]
  /// The selected items.
  var selection = SelectedPaths<IndexPath>()
  var updates: PendingUpdates?

  /// Whether a data source is creating a view.
  static var isProviding = false

  /// The first error for which UIKit would raise an exception, in this view or in its data source's snapshots.
  public internal(set) var error: CollectionViewError? {
    get { ownError ?? (dataSource as? any SnapshotSource)?.queryError.map { .snapshot($0) } }
    set { ownError = newValue }
  }
  private var ownError: CollectionViewError?

  struct State: Sendable {
    var layout: UICollectionViewLayout
    /// The counts that the data source last returned.
    var itemCounts: [Int] = []
    /// Whether the data source must be queried again.
    var countsAreStale = true
    /// Whether the data source is being queried.
    var isCounting = false
    /// The start of the content when the offset was last checked.
    var beginning = CGPoint.zero
    /// The content size when views were last positioned.
    var presentedSize = CGSize.zero
  }

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    state = Mutex(State(layout: layout))
    super.init(frame: frame)
    attach(layout)
  }

  /// Attaches a layout, and the compositional layout that has its frames.
  nonisolated private func attach(_ layout: UICollectionViewLayout) {
    if let drawn = layout.drawnLayout, drawn !== layout { drawn.host = self }
    layout.host = self
  }

  /// Creates a view without a layout, for subclasses whose initializers set one.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewLayout())
  }

  /// Creates an empty view without a layout, for subclasses whose initializers set one.
  public convenience init() { self.init(frame: .zero) }

  /// Creates a collection view from an interface file, with the layout of the file.
  public required init?(coder: NSCoder) {
    let layout = (coder as? InterfaceCoder)?.layout ?? UICollectionViewFlowLayout()
    state = Mutex(State(layout: layout))
    super.init(coder: coder)
    attach(layout)
    decode(coder, as: UICollectionView.self)
  }

  // MARK: Layout

  /// The layout that arranges the items. Assigning a layout attaches it to the view.
  nonisolated open var collectionViewLayout: UICollectionViewLayout {
    get { state.withLock { $0.layout } }
    set {
      let old = collectionViewLayout
      guard newValue !== old else { return }
      old.host = nil
      old.drawnLayout?.host = nil
      carousels.withLock { $0 = [:] }
      state.withLock { $0.layout = newValue }
      attach(newValue)
    }
  }

  /// Sets the layout, without animation.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }

  /// Sets the layout, without animation, and then calls `completion`.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    collectionViewLayout = layout
    completion?(true)
  }

  /// The layout's content size, in points.
  nonisolated open override var contentSize: CGSize {
    get { collectionViewLayout.collectionViewContentSize }
    set {}
  }

  package override var placesContent: Bool { false }

  /// Does nothing, because the layout itself avoids the insets.
  package nonisolated override func insetsDidChange(from old: UIEdgeInsets) {}

  nonisolated open override var contentInset: UIEdgeInsets {
    get { super.contentInset }
    set {
      super.contentInset = newValue
      collectionViewLayout.invalidateLayout()
    }
  }

  nonisolated open override var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    get { super.contentInsetAdjustmentBehavior }
    set {
      super.contentInsetAdjustmentBehavior = newValue
      collectionViewLayout.invalidateLayout()
    }
  }

  /// ``contentInset`` plus the safe area at both ends of the content, in points. Pinned headers and
  /// footers stay clear of it.
  nonisolated open override var adjustedContentInset: UIEdgeInsets {
    // Scroll views adjust only the top and the bottom.
    guard compositionalLayout?.configuration.scrollDirection == .horizontal,
      contentInsetAdjustmentBehavior != .never
    else { return super.adjustedContentInset }
    var inset = contentInset
    inset.left += safeAreaInsets.left
    inset.right += safeAreaInsets.right
    return inset
  }

  /// The origin of the visible area in the content, in points.
  ///
  /// A view that has not been scrolled starts at its ``adjustedContentInset`` and follows it, so
  /// that bars do not cover the first row. A view that scrolls horizontally in a right-to-left
  /// layout starts at the right end.
  nonisolated open override var contentOffset: CGPoint {
    get {
      settleOffset()
      return super.contentOffset
    }
    set {
      settleOffset()
      super.contentOffset = newValue
    }
  }

  /// Keeps a view at the start of its content when that start moves.
  nonisolated func settleOffset() {
    let beginning = beginning(of: beginsAtRight ? contentSize : .zero)
    let old = state.withLock { state in
      defer { state.beginning = beginning }
      return state.beginning
    }
    move(to: offset(bounds.origin, of: old, movedTo: beginning))
  }

  /// Scrolls back to the end of the content if the content has shrunk.
  ///
  /// - Returns: Whether the offset has changed.
  func clampToContent() -> Bool {
    let size = contentSize
    let old = state.withLock { state in
      defer { state.presentedSize = size }
      return state.presentedSize
    }
    var origin = contentOffset
    for axis in Axis.allCases where size[axis] < old[axis] {
      origin[axis] = clampedOffset(origin[axis], along: axis)
    }
    return move(to: origin)
  }

  @discardableResult
  nonisolated private func move(to origin: CGPoint) -> Bool {
    guard origin != super.contentOffset else { return false }
    super.contentOffset = origin
    return true
  }

  nonisolated func offset(
    _ origin: CGPoint, of old: CGPoint, movedTo beginning: CGPoint
  ) -> CGPoint {
    CGPoint(
      x: origin.x == old.x ? beginning.x : origin.x, y: origin.y == old.y ? beginning.y : origin.y)
  }

  /// The offset of a view that has not been scrolled.
  nonisolated func beginning(of size: CGSize) -> CGPoint {
    let inset = adjustedContentInset
    return CGPoint(
      x: beginsAtRight ? size.width + inset.right - bounds.width : -inset.left, y: -inset.top)
  }

  nonisolated var beginsAtRight: Bool {
    let axis = compositionalLayout?.configuration.scrollDirection.axis ?? .vertical
    return axis.isReversed(rightToLeft: isMirrored)
  }

  package nonisolated override func boundsWillChange(to newBounds: CGRect) {
    let invalidates = collectionViewLayout.shouldInvalidateLayout(forBoundsChange: newBounds)
    let isScroll = newBounds.size == bounds.size
    // A layout subclass may request more invalidation than its superclass.
    if let layout = compositionalLayout, isScroll,
      !invalidates || layout.changes(forBounds: newBounds)
    {
      layout.hostHasScrolled()
    } else if invalidates {
      let layout = collectionViewLayout
      layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: newBounds))
    }
  }

  package nonisolated override func directionDidChange() { collectionViewLayout.invalidateLayout() }

  package nonisolated override func didScroll() {
    guard MainActor.isCurrent else { return }
    MainActor.assumeIsolated { delegate?.scrollViewDidScroll(self) }
  }

  /// Tells the layout that the viewport has moved.
  nonisolated func layoutHasMoved() { compositionalLayout?.hostHasScrolled() }

  /// Positions the views of all visible elements.
  open override func layoutSubviews() {
    present()
    placeBackground()
    super.layoutSubviews()
  }

  /// The layout attributes of an item, or `nil` if it does not exist.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  /// The layout attributes of a supplementary view, or `nil` if it does not exist.
  open func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath) }

  // MARK: Data

  /// The object that provides the item counts and creates the views.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet {
      invalidateCounts()
      if dataSource != nil { hasHadDataSource = true }
    }
  }

  /// Whether a data source has ever been set. If so, no items and no sections are what the view shows, and
  /// pictures contain no sample cells.
  package private(set) var hasHadDataSource = false

  /// The object that is notified about selection and visible elements.
  open weak var delegate: (any UICollectionViewDelegate)?

  /// Whether an item can be selected.
  open var allowsSelection = true
  /// Whether several items can be selected at a time.
  open var allowsMultipleSelection = false

  /// When cells invalidate their size. Has no effect: cells are measured whenever they are
  /// configured.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  /// When cells invalidate their size.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Never.
    case disabled = 0
    /// When the cell requests it.
    case enabled
    /// When the cell requests it or its constraints change.
    case enabledIncludingConstraints
  }

  /// Whether cells are prepared ahead of display. Has no effect: cells are created when they become
  /// visible.
  open var isPrefetchingEnabled = true
  /// Whether updates are pending; always `false`, because updates take effect immediately.
  public var hasUncommittedUpdates: Bool { false }

  /// The background color. The default is `systemBackground`; `nil`, set explicitly, is clear.
  open override var backgroundColor: UIColor? {
    didSet { hasExplicitBackground = true }
  }

  package private(set) var hasExplicitBackground = false

  /// The view behind all cells. It fills the visible area.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      if let oldValue, oldValue.superview === self { oldValue.removeFromSuperview() }
      guard let backgroundView else { return }
      insertSubview(backgroundView, at: 0)
      backgroundView.layer.zPosition = -.greatestFiniteMagnitude
      placeBackground()
    }
  }

  private func placeBackground() {
    guard let backgroundView, backgroundView.superview === self else { return }
    backgroundView.frame = bounds
  }

  /// Whether list cells show their controls for deleting, inserting, selecting and reordering.
  open var isEditing = false {
    didSet {
      for case let cell as UICollectionViewCell in live.values { cell.isEditing = isEditing }
      if isEditing != oldValue { collectionViewLayout.invalidateLayout() }
    }
  }

  /// Queries the data source again and replaces all views.
  open func reloadData() {
    selection = SelectedPaths()
    invalidateCounts()
    recycle { _, _ in true }
  }

  func invalidateCounts() {
    dataChanges += 1
    state.withLock { $0.countsAreStale = true }
    collectionViewLayout.invalidateLayout()
  }

  nonisolated public var numberOfSections: Int { itemCounts.count }

  /// The number of items in a section, or 0 if there is no such section.
  nonisolated public func numberOfItems(inSection section: Int) -> Int {
    let counts = itemCounts
    return counts.indices.contains(section) ? counts[section] : 0
  }

  // These members have no effect on pictures.
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  open var dragInteractionEnabled = false
  open weak var dragDelegate: (any UICollectionViewDragDelegate)?
  open weak var dropDelegate: (any UICollectionViewDropDelegate)?
  open var reorderingCadence = ReorderingCadence.immediate
  open var remembersLastFocusedIndexPath = false
  open var allowsFocus = false
  open var selectionFollowsFocus = false
}

extension UICollectionView {
  /// The layout that is drawn: a compositional layout, or the lines of a flow layout.
  nonisolated package var compositionalLayout: UICollectionViewCompositionalLayout? {
    collectionViewLayout.drawnLayout
  }
}
