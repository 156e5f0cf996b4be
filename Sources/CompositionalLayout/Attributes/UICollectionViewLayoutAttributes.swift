public import Foundation
public import Geometry

/// The category of an element, named `UICollectionView.ElementCategory` in UIKit.
public enum UICollectionElementCategory: UInt, Hashable, Sendable, CaseIterable {
  case cell = 0
  /// A supplementary view, such as a header or badge.
  case supplementaryView
  /// A decoration view, such as a background.
  case decorationView
}

/// The position and appearance of one element of a collection view.
///
/// See [UICollectionViewLayoutAttributes](https://developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes).
open class UICollectionViewLayoutAttributes: NSObject, NSCopying, UIDynamicItem {
  /// The index path of the element. Boundary items of the layout itself have the item
  /// `NSIntegerMax`.
  open var indexPath: IndexPath

  /// The center in points.
  open var center = CGPoint.zero

  /// The size in points, before `transform`.
  open var size = CGSize.zero

  /// The three-dimensional transform, applied about the center.
  open var transform3D = CATransform3D()

  /// The opacity, from 0 to 1.
  open var alpha: CGFloat = 1

  /// The position in the drawing order; higher values are drawn on top.
  open var zIndex = 0

  /// Whether the element is not drawn.
  open var isHidden = false

  public internal(set) var representedElementCategory: UICollectionElementCategory

  /// The element kind; `nil` for cells.
  public internal(set) var representedElementKind: String?

  /// Creates attributes with an empty frame.
  ///
  /// - Parameters:
  ///   - category: A cell, a supplementary view or a decoration.
  ///   - kind: The element kind; `nil` for cells.
  ///   - indexPath: The index path of the cell, or of the item or section that the view belongs to.
  public required init(
    category: UICollectionElementCategory, kind: String?, indexPath: IndexPath
  ) {
    representedElementCategory = category
    representedElementKind = kind
    self.indexPath = indexPath
    super.init()
  }

  /// Creates attributes of a cell, with an empty frame.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init(category: .cell, kind: nil, indexPath: indexPath)
  }

  /// Creates attributes of a supplementary view, with an empty frame.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init(category: .supplementaryView, kind: elementKind, indexPath: indexPath)
  }

  /// Creates attributes of a decoration view, with an empty frame.
  public convenience init(
    forDecorationViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init(category: .decorationView, kind: elementKind, indexPath: indexPath)
  }

  public convenience init(_ element: SolvedElement) {
    self.init(
      category: UICollectionElementCategory(element.category), kind: element.kind,
      indexPath: element.identity.indexPath)
    show(element)
  }

  /// Copies the position and appearance of a solved element.
  func show(_ element: SolvedElement) {
    frame = element.frame
    zIndex = element.zIndex
    alpha = element.alpha
    isHidden = element.isHidden
    transform = element.transform
  }

  /// The bounding rectangle of the transformed element in points. Setting it sets the center and
  /// size.
  open var frame: CGRect {
    get {
      let box = CGRect(
        x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      return box.applying(transform).offset(by: center)
    }
    set {
      size = newValue.standardized.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }

  /// The rectangle of the element in its own coordinates, in points.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.standardized.size }
  }

  /// The transform, applied about the center.
  open var transform: CGAffineTransform {
    get { transform3D.affine }
    set { transform3D = CATransform3D(newValue) }
  }

  /// Returns a copy of the same class.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init(
      category: representedElementCategory, kind: representedElementKind, indexPath: indexPath)
    copy.center = center
    copy.size = size
    copy.transform3D = transform3D
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return type(of: self) == type(of: other) && indexPath == other.indexPath
      && representedElementCategory == other.representedElementCategory
      && representedElementKind == other.representedElementKind && center == other.center
      && size == other.size && alpha == other.alpha && zIndex == other.zIndex
      && isHidden == other.isHidden && transform3D.isEqual(to: other.transform3D)
  }

  open override var hash: Int { indexPath.hashValue }
}

extension UICollectionElementCategory {
  init(_ category: SolvedElement.Category) {
    self =
      switch category {
      case .cell: .cell
      case .supplementary: .supplementaryView
      case .decoration: .decorationView
      }
  }
}

extension SolvedElement.Identity {
  /// Creates the identity of the element with these attributes; `nil` unless their path has two
  /// indexes.
  package init?(_ attributes: UICollectionViewLayoutAttributes) {
    self.init(
      SolvedElement.Category(attributes.representedElementCategory),
      kind: attributes.representedElementKind, at: attributes.indexPath)
  }
}

extension SolvedElement.Category {
  fileprivate init(_ category: UICollectionElementCategory) {
    self =
      switch category {
      case .cell: .cell
      case .supplementaryView: .supplementary
      case .decorationView: .decoration
      }
  }
}
