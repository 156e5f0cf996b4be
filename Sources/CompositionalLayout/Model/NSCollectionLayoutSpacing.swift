public import Foundation

/// A gap in points: exactly so wide, or at least so wide.
///
/// See [NSCollectionLayoutSpacing](https://developer.apple.com/documentation/uikit/nscollectionlayoutspacing).
open class NSCollectionLayoutSpacing: NSObject, NSCopying, @unchecked Sendable {
  let value: Spacing

  /// A façade over `value`.
  public required init(_ value: Spacing) {
    self.value = value
  }

  /// A gap of at least so many points, which shares the room left over in its line.
  open class func flexible(_ flexibleSpacing: CGFloat) -> Self {
    Self(.flexible(flexibleSpacing))
  }

  /// A gap of exactly so many points.
  open class func fixed(_ fixedSpacing: CGFloat) -> Self {
    Self(.fixed(fixedSpacing))
  }

  /// The gap in points; of a flexible one, the least.
  open var spacing: CGFloat { value.minimum }

  /// Whether the gap grows with the room left over.
  open var isFlexible: Bool { value.isFlexible }

  /// Whether the gap stays as it is.
  open var isFixed: Bool { !value.isFlexible }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutSpacing else { return false }
    return type(of: self) == type(of: other) && value == other.value
  }

  open override var hash: Int { value.hashValue }

  open override var description: String {
    "<\(type(of: self)) - \(address(of: self)): \(value.description)>"
  }
}
