internal import Foundation
internal import Geometry
public import LayoutEngine

/// A section's handler as given and as the layout keeps it.
///
/// Apple declares the handler without `@Sendable`; the code that presents a layout calls it one call
/// at a time.
final class SectionHandler: @unchecked Sendable {
  let given: NSCollectionLayoutSectionVisibleItemsInvalidationHandler
  let described: VisibleItemsHandler

  init(_ given: @escaping NSCollectionLayoutSectionVisibleItemsInvalidationHandler) {
    self.given = given
    described = VisibleItemsHandler { elements, offset, container in
      let items = elements.map(VisibleItem.init)
      Container.$current.withValue(container) {
        given(items, offset, LayoutEnvironment(container))
      }
      return items.compactMap { item in
        SolvedElement.Identity(item.attributes).map { ($0, ElementChange(item.attributes)) }
      }
    }
  }
}

extension ElementChange {
  init(_ attributes: UICollectionViewLayoutAttributes) {
    self.init(
      center: attributes.center, zIndex: attributes.zIndex, alpha: attributes.alpha,
      isHidden: attributes.isHidden, transform: attributes.transform)
  }
}

extension UICollectionViewCompositionalLayout {
  /// Returns the solved layout at a scroll position, with the changes of visible items handlers.
  /// The handler of the last section is called first (R38).
  ///
  /// Handlers do not change sections whose content sizes itself (R35). If the container has no
  /// area, for example before a view has its size, nothing is visible and no handler is called.
  ///
  /// - Complexity: O(sections) without handlers. Otherwise the complexity of
  ///   `visibleElements()` plus O(n log n) for n visible elements.
  public func presented(
    _ layout: SolvedLayout, at position: ScrollPosition = ScrollPosition()
  ) -> SolvedLayout {
    layout.presented(at: position, within: nil)
  }

  /// Like ``presented(_:at:)``, but all elements count as visible, as in a picture of the whole
  /// layout. In layouts with more than 10,000 cells only those within the container do.
  package func presentedWhole(
    _ layout: SolvedLayout, at position: ScrollPosition
  ) -> SolvedLayout {
    let all = CGRect(origin: .zero, size: layout.contentSize)
    return layout.presented(
      at: position, within: layout.cellCount <= Self.largestQueriedCellCount ? all : nil)
  }
}

extension SolvedLayout {
  /// Records a changed element unless the change is already known. Returns its identity.
  @discardableResult
  mutating func record(
    _ change: ElementChange, of attributes: UICollectionViewLayoutAttributes,
    unless known: [SolvedElement.Identity: ElementChange] = [:]
  ) -> SolvedElement.Identity? {
    guard let identity = SolvedElement.Identity(attributes) else { return nil }
    if known[identity] != change { changes[identity] = change }
    return identity
  }
}
