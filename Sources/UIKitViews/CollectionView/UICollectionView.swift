public import CompositionalLayout
public import Foundation
internal import Synchronization

/// A view that shows items laid out by a layout, without a window.
///
/// See [UICollectionView](https://developer.apple.com/documentation/uikit/uicollectionview).
open class UICollectionView: UIScrollView {
  nonisolated private let held: Mutex<Held>
  nonisolated let carousels = Mutex<[Int: CGFloat]>([:])
  var registry = ViewRegistry()

  /// The views of what is in sight, and of what has just been measured.
  var live: [SolvedElement.Identity: UICollectionReusableView] = [:]
  /// What the delegate has been told to be in sight.
  var displayed: Set<SolvedElement.Identity> = []
  /// Elements that have views although nobody sees them, the longest first: see ``putBack(_:)``.
  var lent: [SolvedElement.Identity] = []
  var isPresenting = false
  /// How often the data has been said to be another.
  private(set) var dataChanges = 0
  /// Where the view that is being asked for will stand.
  var pendingFrame: CGRect?
  /// Views that have been asked for and that no element has got yet.
  var dequeued: [UICollectionReusableView] = []
  /// Cells that are to be filled again, not replaced.
  var reconfigured: [IndexPath: UICollectionReusableView] = [:]
  /// The selected items.
  var selection = SelectedPaths<IndexPath>()
  var updates: PendingUpdates?

  /// Whether a data source is being asked for a view.
  static var isProviding = false

  /// The first error for which UIKit would raise an exception, in this view or in its data source's snapshots.
  public internal(set) var error: CollectionViewError? {
    get { ownError ?? (dataSource as? any SnapshotSource)?.queryError.map { .snapshot($0) } }
    set { ownError = newValue }
  }
  private var ownError: CollectionViewError?

  private struct Held: Sendable {
    var layout: UICollectionViewLayout
    /// As the data source last said.
    var itemCounts: [Int] = []
    /// Whether the data source is to be asked again.
    var countsAreStale = true
    /// Whether it is being asked.
    var isCounting = false
    /// Where the content began when the offset was last looked at.
    var beginning = CGPoint.zero
    /// How large the content was when views were last put in their places.
    var presentedSize = CGSize.zero
  }

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    held = Mutex(Held(layout: layout))
    super.init(frame: frame)
    layout.host = self
  }

  public required init?(coder: NSCoder) {
    return nil
  }

  // MARK: Layout

  /// What lays the items out; assigning another one attaches it.
  nonisolated open var collectionViewLayout: UICollectionViewLayout {
    get { held.withLock { $0.layout } }
    set {
      let old = collectionViewLayout
      guard newValue !== old else { return }
      old.host = nil
      carousels.withLock { $0 = [:] }
      held.withLock { $0.layout = newValue }
      newValue.host = self
    }
  }

  /// Changes the layout. Nothing is animated: it is there at once.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }

  /// Changes the layout, and tells `completion` so. Nothing is animated: it is there at once.
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

  /// The layout keeps clear of them.
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

  /// ``contentInset`` and the safe area at both ends of the content, which pinned bars keep clear
  /// of.
  nonisolated open override var adjustedContentInset: UIEdgeInsets {
    // Scroll views adjust themselves at the top and the bottom.
    guard compositionalLayout?.configuration.scrollDirection == .horizontal,
      contentInsetAdjustmentBehavior != .never
    else { return super.adjustedContentInset }
    var inset = contentInset
    inset.left += safeAreaInsets.left
    inset.right += safeAreaInsets.right
    return inset
  }

  /// Where the visible part begins in the content, in points. A view that has not been scrolled begins at
  /// its ``adjustedContentInset``, which changes with what surrounds it: the first row then lies below
  /// what bars cover. One that scrolls across and is read from the right begins at the right end.
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

  /// Moves a view that stands at the beginning of its content with the beginning.
  nonisolated func settleOffset() {
    let beginning = beginning(of: beginsAtRight ? contentSize : .zero)
    let old = held.withLock { held in
      defer { held.beginning = beginning }
      return held.beginning
    }
    move(to: offset(bounds.origin, of: old, movedTo: beginning))
  }

  /// Moves a view back whose content has become smaller, so far that it ends with the content.
  ///
  /// - Returns: Whether it has moved.
  func keepInContent() -> Bool {
    let size = contentSize
    let old = held.withLock { held in
      defer { held.presentedSize = size }
      return held.presentedSize
    }
    var origin = contentOffset
    for axis in Axis.allCases where size[axis] < old[axis] {
      origin[axis] = inContent(origin[axis], along: axis)
    }
    return move(to: origin)
  }

  @discardableResult
  nonisolated private func move(to origin: CGPoint) -> Bool {
    guard origin != super.contentOffset else { return false }
    super.contentOffset = origin
    return true
  }

  nonisolated private func offset(
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

  nonisolated private var beginsAtRight: Bool {
    let axis = compositionalLayout?.configuration.scrollDirection.axis ?? .vertical
    return axis.isReversed(rightToLeft: isMirrored)
  }

  package nonisolated override func boundsWillChange(to newBounds: CGRect) {
    let asks = collectionViewLayout.shouldInvalidateLayout(forBoundsChange: newBounds)
    let isScroll = newBounds.size == bounds.size
    // A subclass that asks for more than its superclass is obeyed.
    if let layout = compositionalLayout, isScroll, !asks || layout.changes(forBounds: newBounds) {
      layout.hostHasScrolled()
    } else if asks {
      let layout = collectionViewLayout
      layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: newBounds))
    }
  }

  package nonisolated override func directionDidChange() { collectionViewLayout.invalidateLayout() }

  package nonisolated override func didScroll() {
    guard MainActor.isHere else { return }
    MainActor.assumeIsolated { delegate?.scrollViewDidScroll(self) }
  }

  /// Has the layout look again from where the view stands now.
  nonisolated func layoutHasMoved() { compositionalLayout?.hostHasScrolled() }

  /// Puts views in their places: what is in sight has one.
  open override func layoutSubviews() {
    present()
    placeBackground()
    super.layoutSubviews()
  }

  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  // MARK: Data

  /// Says how many items there are, and makes their views.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet {
      forgetCounts()
      if dataSource != nil { hasHadDataSource = true }
    }
  }

  /// Whether a data source has ever been set. If so, no items and no sections are what the view shows, and
  /// pictures contain no sample cells.
  package private(set) var hasHadDataSource = false

  /// Told what is done to the view, and what comes into sight.
  open weak var delegate: (any UICollectionViewDelegate)?

  /// Whether items can be selected, and how many at a time.
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  /// Kept for code that sets them: nobody edits a picture.
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false

  /// When cells are asked how large they want to be. Kept for code that sets it: they always are when
  /// they are filled, and nothing changes them behind the view's back.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled = 0
    case enabled
    case enabledIncludingConstraints
  }

  /// Kept for code that sets them: cells are made when they are looked at, and nothing is got ready before.
  open var isPrefetchingEnabled = true
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  // Kept for code that sets them: nobody drags.
  open var dragInteractionEnabled = false
  open weak var dragDelegate: (any UICollectionViewDragDelegate)?
  open weak var dropDelegate: (any UICollectionViewDropDelegate)?
  open var reorderingCadence = ReorderingCadence.immediate
  /// Kept for code that sets them: nothing is focused.
  open var remembersLastFocusedIndexPath = false
  open var allowsFocus = false
  open var selectionFollowsFocus = false
  public var hasUncommittedUpdates: Bool { false }

  /// The ground of texts unless said; `nil`, where it is said, is clear.
  open override var backgroundColor: UIColor? {
    didSet { hasSaidGround = true }
  }

  package private(set) var hasSaidGround = false

  /// What lies behind all cells, as large as what is seen.
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

  /// Whether rows show what deletes, inserts, selects and moves them.
  open var isEditing = false {
    didSet {
      for case let cell as UICollectionViewCell in live.values { cell.isEditing = isEditing }
      if isEditing != oldValue { collectionViewLayout.invalidateLayout() }
    }
  }

  /// Asks the data source again, and for new views.
  open func reloadData() {
    selection = SelectedPaths()
    forgetCounts()
    recycle { _, _ in true }
  }

  func forgetCounts() {
    dataChanges += 1
    held.withLock { $0.countsAreStale = true }
    collectionViewLayout.invalidateLayout()
  }

  nonisolated public var numberOfSections: Int { itemCounts.count }

  /// The number of items in a section; 0 where there is no such section.
  nonisolated public func numberOfItems(inSection section: Int) -> Int {
    let counts = itemCounts
    return counts.indices.contains(section) ? counts[section] : 0
  }
}

extension UICollectionView {
  /// The layout, if it is one that is solved.
  nonisolated package var compositionalLayout: UICollectionViewCompositionalLayout? {
    collectionViewLayout as? UICollectionViewCompositionalLayout
  }
}

extension UICollectionView: CollectionViewLayoutHost {
  /// The number of items of each section, as the data source says when the layout first needs it
  /// after a reload. Elsewhere than on the main actor it cannot be asked: what it last said stands. While it
  /// is being asked, sections that it has not come to are empty.
  nonisolated public var itemCounts: [Int] {
    let (known, isAsked) = held.withLock { ($0.itemCounts, $0.countsAreStale && !$0.isCounting) }
    guard isAsked, MainActor.isHere else { return known }
    held.withLock { $0.isCounting = true }
    MainActor.assumeIsolated { countItems() }
    return held.withLock {
      ($0.countsAreStale, $0.isCounting) = (false, false)
      return $0.itemCounts
    }
  }

  private func countItems() {
    let sections = max(dataSource?.numberOfSections(in: self) ?? 0, 0)
    held.withLock { $0.itemCounts = Array(repeating: 0, count: sections) }
    for section in 0..<sections {
      let items = dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
      held.withLock { $0.itemCounts[section] = items }
    }
  }

  /// The view's size and surroundings.
  nonisolated public var layoutContainer: Container {
    var traits = traitCollection.traits
    traits.layoutDirection = readingDirection
    var container = screen ?? Container(size: bounds.size, traits: traits)
    container.traits = traits
    container.size = bounds.size
    container.safeArea = safeAreaInsets.directional(traits.layoutDirection)
    container.layoutMargins = containerMargins
    container.contentInset = adjustedContentInset.directional(traits.layoutDirection)
    return container
  }

  /// Where the page and its carousels stand, once the view has moved with the beginning of the content.
  nonisolated public func scrollPosition(
    in layout: SolvedLayout
  ) -> CompositionalLayout.ScrollPosition {
    let page = offset(
      bounds.origin, of: held.withLock { $0.beginning },
      movedTo: beginning(of: layout.contentSize))
    return CompositionalLayout.ScrollPosition(page: page, carousels: carousels.withLock { $0 })
  }

  /// The views themselves: on the main actor, where they live.
  nonisolated public var contentMeasurer: (any ContentMeasuring)? {
    MainActor.isHere ? CellMeasurer(collectionView: self) : nil
  }
}

extension UICollectionViewLayout {
  /// The collection view that the layout is attached to.
  public var collectionView: UICollectionView? { host as? UICollectionView }
}
