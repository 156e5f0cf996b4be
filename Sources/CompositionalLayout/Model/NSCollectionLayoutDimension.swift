public import Foundation

/// A length along one axis: a fraction of the container, an absolute number of points, or an
/// estimate that the content corrects.
///
/// Any finite value is accepted, negative ones and fractions over 1 included; what is not finite is
/// reported when the layout is solved.
///
/// See [NSCollectionLayoutDimension](https://developer.apple.com/documentation/uikit/nscollectionlayoutdimension).
open class NSCollectionLayoutDimension: NSObject, NSCopying, @unchecked Sendable {
  let value: Dimension

  /// A façade over `value`.
  public required init(_ value: Dimension) {
    self.value = value
  }

  /// A fraction of the width of the containing group.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    Self(.fractionalWidth(fractionalWidth))
  }

  /// A fraction of the height of the containing group.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    Self(.fractionalHeight(fractionalHeight))
  }

  /// A fixed number of points.
  open class func absolute(_ absoluteDimension: CGFloat) -> Self {
    Self(.absolute(absoluteDimension))
  }

  /// A number of points that stands until the content has been measured.
  open class func estimated(_ estimatedDimension: CGFloat) -> Self {
    Self(.estimated(estimatedDimension))
  }

  /// An estimate after which every sibling takes the largest measured length.
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

  /// Whether the length is an estimate of its own.
  open var isEstimated: Bool {
    if case .estimated = value { true } else { false }
  }

  /// Whether the length is an estimate shared with the siblings.
  open var isUniformAcrossSiblings: Bool {
    if case .uniformAcrossSiblings = value { true } else { false }
  }

  /// The fraction, or the number of points.
  open var dimension: CGFloat { value.number }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutDimension else { return false }
    return type(of: self) == type(of: other) && value == other.value
  }

  open override var hash: Int { value.hashValue }

  open override var description: String { value.description }
}
