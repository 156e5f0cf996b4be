public import Foundation
public import LayoutEngine

/// A length along one axis: a fraction of the container, a number of points, or an estimate that is
/// replaced by the measured length.
///
/// Any finite value is accepted, including negative ones and fractions over 1. Other values are
/// reported when the layout is solved.
///
/// See [NSCollectionLayoutDimension](https://developer.apple.com/documentation/uikit/nscollectionlayoutdimension).
open class NSCollectionLayoutDimension: NSObject, NSCopying, @unchecked Sendable {
  let value: LayoutEngine.Dimension

  /// Creates a dimension that wraps `value`.
  public required init(_ value: LayoutEngine.Dimension) {
    self.value = value
  }

  /// Creates a fraction of the width of the containing group.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    Self(.fractionalWidth(fractionalWidth))
  }

  /// Creates a fraction of the height of the containing group.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    Self(.fractionalHeight(fractionalHeight))
  }

  /// Creates a fixed number of points.
  open class func absolute(_ absoluteDimension: CGFloat) -> Self {
    Self(.absolute(absoluteDimension))
  }

  /// Creates an estimate in points, used until the content has been measured.
  open class func estimated(_ estimatedDimension: CGFloat) -> Self {
    Self(.estimated(estimatedDimension))
  }

  /// Creates an estimate in points. Each sibling then takes the largest measured length (R34).
  open class func uniformAcrossSiblings(estimate: CGFloat) -> Self {
    Self(.uniformAcrossSiblings(estimate))
  }

  /// Whether the length is a fraction of the container's width.
  open var isFractionalWidth: Bool {
    if case .fractionalWidth = value { true } else { false }
  }

  /// Whether the length is a fraction of the container's height.
  open var isFractionalHeight: Bool {
    if case .fractionalHeight = value { true } else { false }
  }

  /// Whether the length is a fixed number of points.
  open var isAbsolute: Bool {
    if case .absolute = value { true } else { false }
  }

  /// Whether the length is an estimate that is independent of the siblings.
  open var isEstimated: Bool {
    if case .estimated = value { true } else { false }
  }

  /// Whether the length is an estimate shared with the siblings.
  open var isUniformAcrossSiblings: Bool {
    if case .uniformAcrossSiblings = value { true } else { false }
  }

  /// The fraction or the number of points.
  open var dimension: CGFloat { value.number }

  /// Returns the dimension itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutDimension else { return false }
    return type(of: self) == type(of: other) && value == other.value
  }

  open override var hash: Int { value.hashValue }

  open override var description: String { value.description }
}
