public import Foundation

/// Something with a centre, bounds and a transform.
///
/// See [UIDynamicItem](https://developer.apple.com/documentation/uikit/uidynamicitem).
public protocol UIDynamicItem: NSObjectProtocol {
  /// Points.
  var center: CGPoint { get set }
  /// Points, before `transform`.
  var bounds: CGRect { get }
  /// Applied about the centre.
  var transform: CGAffineTransform { get set }
}

/// An element in sight, as a section's handler may change it.
///
/// See [NSCollectionLayoutVisibleItem](https://developer.apple.com/documentation/uikit/nscollectionlayoutvisibleitem).
public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
  /// 0 to 1.
  var alpha: CGFloat { get set }
  /// The order of drawing.
  var zIndex: Int { get set }
  /// Whether it is not drawn.
  var isHidden: Bool { get set }
  /// Points, in the section's scrolling content.
  var center: CGPoint { get set }
  /// Applied about the centre.
  var transform: CGAffineTransform { get set }
  /// Applied about the centre.
  var transform3D: CATransform3D { get set }
  /// The name its item was given; empty without one.
  var name: String { get }
  /// The element's index.
  var indexPath: IndexPath { get }
  /// Points, in the section's scrolling content, `transform` applied.
  var frame: CGRect { get }
  /// Points, before `transform`.
  var bounds: CGRect { get }
  /// The kind of element.
  var representedElementCategory: UICollectionElementCategory { get }
  /// The element kind; `nil` for cells.
  var representedElementKind: String? { get }
}

/// Called when a section has been solved and whenever it scrolls, with what is in sight, the
/// section's scroll offset in points, and the environment.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void

/// A visible item over the attributes of its element.
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
