public import Foundation
internal import Synchronization

/// What all layouts of a collection view have in common.
///
/// See [UICollectionViewLayout](https://developer.apple.com/documentation/uikit/uicollectionviewlayout).
open class UICollectionViewLayout: NSObject, @unchecked Sendable {
  private let state = Mutex(State())

  private struct State: @unchecked Sendable {
    var decorations: [String: AnyClass] = [:]
    weak var host: (any CollectionViewLayoutHost)?
  }

  public override init() {
    super.init()
  }

  /// Layouts are written in code: there is no archive to read one from, and the answer is `nil`.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// What the layout is attached to; held weakly.
  public var host: (any CollectionViewLayoutHost)? {
    get { state.withLock { Held($0.host) }.value }
    set {
      let held = Held(newValue)
      state.withLock { $0.host = held.value }
      invalidateLayout()
    }
  }

  /// Carries a host out of the lock; whoever attaches a layout uses both on one thread.
  private struct Held: @unchecked Sendable {
    let value: (any CollectionViewLayoutHost)?

    init(_ value: (any CollectionViewLayoutHost)?) {
      self.value = value
    }
  }

  // MARK: Decoration views

  /// Says which class draws decorations of a kind; `nil` takes the saying back.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    let held = HeldClass(value: viewClass)
    state.withLock { $0.decorations[elementKind] = held.value }
  }

  private struct HeldClass: @unchecked Sendable {
    let value: AnyClass?
  }

  /// The class that draws decorations of `elementKind`.
  public func decorationViewClass(ofKind elementKind: String) -> AnyClass? {
    state.withLock { HeldClass(value: $0.decorations[elementKind]) }.value
  }

  // MARK: Layout

  /// The class of the attributes that the layout answers, for subclasses with attributes of their own.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// Called before attributes are asked for; for subclasses.
  open func prepare() {}

  /// The class of what is told of what changes, for subclasses with one of their own.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  private var newContext: UICollectionViewLayoutInvalidationContext {
    let known =
      Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return (known ?? UICollectionViewLayoutInvalidationContext.self).init()
  }

  /// Forgets what has been laid out.
  open func invalidateLayout() {
    let context = newContext
    context.invalidateEverything = true
    invalidateLayout(with: context)
  }

  /// Forgets what has been laid out: all of it, whatever is said to have changed. Subclasses hand it to their
  /// superclass.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {}

  /// Whether the layout changes with the visible bounds.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// What changes with the visible bounds.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { newContext }

  /// Whether the layout changes where a view wants another size. It is asked in UIKit alone: here sizes are
  /// measured before anything is laid out.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// What changes with the size that a view wants.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { newContext }

  /// Whether the layout is mirrored where text is read from the right.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: Changes, which are not animated: they are there at once

  open func prepare(forCollectionViewUpdates updateItems: [Any]) {}
  open func finalizeCollectionViewUpdates() {}
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  open func finalizeAnimatedBoundsChange() {}
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  open func finalizeLayoutTransition() {}

  /// Where an item would come from.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }

  /// Where an item would go.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }

  /// Points.
  open var collectionViewContentSize: CGSize { .zero }

  /// What lies in a rectangle, in points of the content.
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  /// Where the cell at an index lies, in points of the content; `nil` where there is none.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Where a supplementary view lies, in points of the content; `nil` where there is none.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Where a decoration view lies, in points of the content; `nil` where there is none.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }

  // MARK: For subclasses that say where a view comes to rest

  /// Where the page should come to rest: where it would.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    proposedContentOffset
  }

  /// Where the page should be after a change of layout: where it would.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    proposedContentOffset
  }
}
