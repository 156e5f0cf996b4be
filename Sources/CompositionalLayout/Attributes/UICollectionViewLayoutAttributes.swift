public import Foundation

/// The category of an element; `UICollectionView.ElementCategory` in UIKit.
public enum UICollectionElementCategory: UInt, Hashable, Sendable, CaseIterable {
  case cell = 0
  case supplementaryView
  case decorationView
}

/// Where and how one element of a collection view is shown.
///
/// See [UICollectionViewLayoutAttributes](https://developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes).
open class UICollectionViewLayoutAttributes: NSObject, NSCopying, UIDynamicItem {
  /// The element's index; of boundary items of the layout itself item `NSIntegerMax`.
  open var indexPath: IndexPath

  /// Points, before `transform`.
  open var center = CGPoint.zero

  /// Points, before `transform`.
  open var size = CGSize.zero

  /// Applied about the centre.
  open var transform3D = CATransform3D()

  /// 0 to 1.
  open var alpha: CGFloat = 1

  /// The order of drawing.
  open var zIndex = 0

  /// Whether it is not drawn.
  open var isHidden = false

  /// The kind of element.
  public internal(set) var representedElementCategory: UICollectionElementCategory

  /// The element kind; `nil` for cells.
  public internal(set) var representedElementKind: String?

  /// Attributes without a place yet.
  ///
  /// - Parameters:
  ///   - category: A cell, a supplementary view or a decoration.
  ///   - kind: The element kind; `nil` for cells.
  ///   - indexPath: Of the cell, or of what the view belongs to.
  public required init(
    category: UICollectionElementCategory, kind: String?, indexPath: IndexPath
  ) {
    representedElementCategory = category
    representedElementKind = kind
    self.indexPath = indexPath
    super.init()
  }

  /// Those of a cell, without a place yet.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init(category: .cell, kind: nil, indexPath: indexPath)
  }

  /// Those of a supplementary view, without a place yet.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init(category: .supplementaryView, kind: elementKind, indexPath: indexPath)
  }

  /// Those of a decoration view, without a place yet.
  public convenience init(
    forDecorationViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init(category: .decorationView, kind: elementKind, indexPath: indexPath)
  }

  /// The attributes of a solved element.
  public convenience init(_ element: SolvedElement) {
    self.init(
      category: UICollectionElementCategory(element.category), kind: element.kind,
      indexPath: element.identity.indexPath)
    show(element)
  }

  /// Takes over where and how a solved element is shown.
  func show(_ element: SolvedElement) {
    frame = element.frame
    zIndex = element.zIndex
    alpha = element.alpha
    isHidden = element.isHidden
    transform = element.transform
  }

  /// The rectangle around the element as it is shown, in points; setting it sets centre and size.
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

  /// The element's own coordinates, in points.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.standardized.size }
  }

  /// Applied about the centre.
  open var transform: CGAffineTransform {
    get { transform3D.affine }
    set { transform3D = CATransform3D(newValue) }
  }

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
