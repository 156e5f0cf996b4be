public import Foundation
public import LayoutEngine

/// A fixed or flexible gap in points.
///
/// See [NSCollectionLayoutSpacing](https://developer.apple.com/documentation/uikit/nscollectionlayoutspacing).
open class NSCollectionLayoutSpacing: NSObject, NSCopying, @unchecked Sendable {
  let value: Spacing

  /// Creates a gap that wraps `value`.
  public required init(_ value: Spacing) {
    self.value = value
  }

  /// Creates a gap of at least `flexibleSpacing` points, which takes a share of the remaining space
  /// in its line (R12).
  open class func flexible(_ flexibleSpacing: CGFloat) -> Self {
    Self(.flexible(flexibleSpacing))
  }

  /// Creates a gap of exactly `fixedSpacing` points.
  open class func fixed(_ fixedSpacing: CGFloat) -> Self {
    Self(.fixed(fixedSpacing))
  }

  /// The width of the gap in points; the minimum if it is flexible.
  open var spacing: CGFloat { value.minimum }

  /// Whether the gap grows with the remaining space.
  open var isFlexible: Bool { value.isFlexible }

  /// Whether the gap has a fixed width.
  open var isFixed: Bool { !value.isFlexible }

  /// Returns the spacing itself, which is immutable.
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
