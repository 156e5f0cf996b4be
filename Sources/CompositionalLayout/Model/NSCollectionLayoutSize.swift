public import Foundation
package import LayoutEngine

/// A width and a height, each with a dimension of any kind.
///
/// See [NSCollectionLayoutSize](https://developer.apple.com/documentation/uikit/nscollectionlayoutsize).
open class NSCollectionLayoutSize: NSObject, NSCopying, @unchecked Sendable {
  private let width: NSCollectionLayoutDimension
  private let height: NSCollectionLayoutDimension

  /// Creates a size from its two dimensions.
  public required init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    self.width = width
    self.height = height
  }

  /// The width: a fraction, points or an estimate.
  open var widthDimension: NSCollectionLayoutDimension { width }

  /// The height: a fraction, points or an estimate.
  open var heightDimension: NSCollectionLayoutDimension { height }

  package convenience init(_ size: SizeDescription) {
    self.init(
      widthDimension: NSCollectionLayoutDimension(size.width),
      heightDimension: NSCollectionLayoutDimension(size.height))
  }

  var value: SizeDescription {
    SizeDescription(width: widthDimension.value, height: heightDimension.value)
  }

  /// Returns the size itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutSize else { return false }
    return type(of: self) == type(of: other) && value == other.value
  }

  open override var hash: Int { value.hashValue }

  open override var description: String { value.description }
}
