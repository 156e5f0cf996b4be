public import Foundation
public import Geometry

/// An object with a center, bounds and a transform.
///
/// See [UIDynamicItem](https://developer.apple.com/documentation/uikit/uidynamicitem).
public protocol UIDynamicItem: NSObjectProtocol {
  /// The center in points.
  var center: CGPoint { get set }
  /// The bounds in points, before `transform`.
  var bounds: CGRect { get }
  /// The transform, applied about the center.
  var transform: CGAffineTransform { get set }
}

/// A visible element that a section's handler may change.
///
/// See [NSCollectionLayoutVisibleItem](https://developer.apple.com/documentation/uikit/nscollectionlayoutvisibleitem).
public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
  /// The opacity, from 0 to 1.
  var alpha: CGFloat { get set }
  /// The position in the drawing order; higher values are drawn on top.
  var zIndex: Int { get set }
  /// Whether the element is not drawn.
  var isHidden: Bool { get set }
  /// The center in points, in the section's scrolling content.
  var center: CGPoint { get set }
  /// The transform, applied about the center.
  var transform: CGAffineTransform { get set }
  /// The three-dimensional transform, applied about the center.
  var transform3D: CATransform3D { get set }
  /// The name of the item; empty if it has none.
  var name: String { get }
  /// The index path of the element.
  var indexPath: IndexPath { get }
  /// The frame in points, in the section's scrolling content, with `transform` applied.
  var frame: CGRect { get }
  /// The bounds in points, before `transform`.
  var bounds: CGRect { get }
  var representedElementCategory: UICollectionElementCategory { get }
  /// The element kind; `nil` for cells.
  var representedElementKind: String? { get }
}

/// A handler that a section calls after it has been solved and whenever it scrolls. Its arguments
/// are the visible elements, the section's scroll offset in points, and the environment.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void

/// A visible item backed by layout attributes.
final class VisibleItem: NSObject, NSCollectionLayoutVisibleItem {
  let attributes: UICollectionViewLayoutAttributes
  let name: String

  init(_ element: SolvedElement) {
    attributes = UICollectionViewLayoutAttributes(element)
    name = element.name ?? ""
  }

  var alpha: CGFloat {
    get { attributes.alpha }
    set { attributes.alpha = newValue }
  }

  var zIndex: Int {
    get { attributes.zIndex }
    set { attributes.zIndex = newValue }
  }

  var isHidden: Bool {
    get { attributes.isHidden }
    set { attributes.isHidden = newValue }
  }

  var center: CGPoint {
    get { attributes.center }
    set { attributes.center = newValue }
  }

  var transform: CGAffineTransform {
    get { attributes.transform }
    set { attributes.transform = newValue }
  }

  var transform3D: CATransform3D {
    get { attributes.transform3D }
    set { attributes.transform3D = newValue }
  }

  var indexPath: IndexPath { attributes.indexPath }
  var frame: CGRect { attributes.frame }
  var bounds: CGRect { attributes.bounds }
  var representedElementCategory: UICollectionElementCategory {
    attributes.representedElementCategory
  }
  var representedElementKind: String? { attributes.representedElementKind }
}
