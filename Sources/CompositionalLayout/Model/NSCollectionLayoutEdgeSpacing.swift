public import Foundation

/// Gaps around an item, laid out with it: they count when items are fitted into a line (R16).
///
/// See [NSCollectionLayoutEdgeSpacing](https://developer.apple.com/documentation/uikit/nscollectionlayoutedgespacing).
open class NSCollectionLayoutEdgeSpacing: NSObject, NSCopying, @unchecked Sendable {
  /// The gap before the item, in reading direction; `nil` is none.
  public let leading: NSCollectionLayoutSpacing?

  /// The gap above the item; `nil` is none.
  public let top: NSCollectionLayoutSpacing?

  /// The gap after the item, in reading direction; `nil` is none.
  public let trailing: NSCollectionLayoutSpacing?

  /// The gap below the item; `nil` is none.
  public let bottom: NSCollectionLayoutSpacing?

  public required init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }

  var value: EdgeSpacing {
    EdgeSpacing(
      top: top?.value ?? .none, leading: leading?.value ?? .none,
      bottom: bottom?.value ?? .none, trailing: trailing?.value ?? .none)
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutEdgeSpacing else { return false }
    return type(of: self) == type(of: other) && value == other.value
  }

  open override var hash: Int { value.hashValue }
}
