public import Foundation
internal import Synchronization

/// The base class of collection view layouts.
///
/// See [UICollectionViewLayout](https://developer.apple.com/documentation/uikit/uicollectionviewlayout).
open class UICollectionViewLayout: NSObject, @unchecked Sendable {
  private let state = Mutex(State())

  private struct State: @unchecked Sendable {
    var decorations: [String: AnyClass] = [:]
    weak var host: (any CollectionViewLayoutHost)?
    var substitute: UICollectionViewCompositionalLayout?
  }

  public override init() {
    super.init()
  }

  /// Creates a layout; values of the coder are ignored.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The object that the layout is attached to; a weak reference. Setting it invalidates the
  /// layout.
  public var host: (any CollectionViewLayoutHost)? {
    get { state.withLock { UncheckedBox($0.host) }.value }
    set {
      let box = UncheckedBox(newValue)
      state.withLock { $0.host = box.value }
      invalidateLayout()
    }
  }

  /// The compositional layout that has the frames of a subclass that computes its own.
  package var substitute: UICollectionViewCompositionalLayout? {
    get { state.withLock { $0.substitute } }
    set { state.withLock { $0.substitute = newValue } }
  }

  /// Carries a host out of the lock. The code that attaches a layout uses both on one thread.
  private struct UncheckedBox: @unchecked Sendable {
    let value: (any CollectionViewLayoutHost)?

    init(_ value: (any CollectionViewLayoutHost)?) {
      self.value = value
    }
  }

  // MARK: Decoration views

  /// Registers the class that draws decorations of a kind; `nil` unregisters it.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    let box = ClassBox(value: viewClass)
    state.withLock { $0.decorations[elementKind] = box.value }
  }

  private struct ClassBox: @unchecked Sendable {
    let value: AnyClass?
  }

  /// Returns the class registered for decorations of `elementKind`, or `nil`.
  public func decorationViewClass(ofKind elementKind: String) -> AnyClass? {
    state.withLock { ClassBox(value: $0.decorations[elementKind]) }.value
  }

  // MARK: Layout

  /// The class of the attributes that the layout returns. Subclasses may override it.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// Prepares the layout before attributes are requested. Subclasses may override it.
  open func prepare() {}

  /// The class of invalidation contexts. Subclasses may override it.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  private var newContext: UICollectionViewLayoutInvalidationContext {
    let known =
      Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return (known ?? UICollectionViewLayoutInvalidationContext.self).init()
  }

  /// Invalidates the whole layout, so that it is solved again.
  open func invalidateLayout() {
    let context = newContext
    context.invalidateEverything = true
    invalidateLayout(with: context)
  }

  /// Invalidates the whole layout, whatever the context specifies. Overrides must call `super`.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    substitute?.invalidateLayout(with: context)
  }

  /// Whether the layout must be updated for new bounds. The default is false.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { newContext }

  /// Whether the layout must be updated for a view's preferred size. The engine never calls it,
  /// because content is measured while the layout is solved.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Returns the invalidation context for a view's preferred size.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { newContext }

  /// Whether the layout is mirrored for right-to-left reading.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: Updates, which take effect without animation

  /// Does nothing: updates take effect immediately.
  open func prepare(forCollectionViewUpdates updateItems: [Any]) {}
  /// Does nothing: updates take effect immediately.
  open func finalizeCollectionViewUpdates() {}
  /// Does nothing: changes of bounds take effect immediately.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// Does nothing: changes of bounds take effect immediately.
  open func finalizeAnimatedBoundsChange() {}
  /// Does nothing: layout changes take effect immediately.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// Does nothing: layout changes take effect immediately.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// Does nothing: layout changes take effect immediately.
  open func finalizeLayoutTransition() {}

  /// Returns the attributes where an appearing item starts: its final attributes.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }

  /// Returns the attributes where a disappearing item ends: its current attributes.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }

  /// The size of the content in points.
  open var collectionViewContentSize: CGSize { .zero }

  /// Returns the attributes of the elements that intersect a rectangle, given in points of the
  /// content.
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  /// Returns the attributes of a cell, in points of the content; `nil` if there is no such cell.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Returns the attributes of a supplementary view, in points of the content; `nil` if there is no
  /// such view.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Returns the attributes of a decoration view, in points of the content; `nil` if there is no
  /// such view.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }

  // MARK: Target offsets of subclasses

  /// Returns the offset at which scrolling stops. The default is the proposed offset.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    proposedContentOffset
  }

  /// Returns the offset after a layout change. The default is the proposed offset.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    proposedContentOffset
  }
}

/// A layout whose frames only a collection view can ask for. `UIKitViews` makes all layouts conform.
package protocol SolvedInView: Sendable {
  /// Solves the layout in a view of its own, with plain cells.
  @MainActor func solveInView(itemCounts: [Int], in container: Container) throws -> SolvedLayout
}
