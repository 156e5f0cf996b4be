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

  /// Forgets what has been laid out.
  open func invalidateLayout() {}

  /// Whether the layout changes with the visible bounds.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

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
