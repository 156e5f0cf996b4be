public import Foundation
internal import LayoutEngine

/// Gaps around an item. They count when items are fitted into a line (R16).
///
/// See [NSCollectionLayoutEdgeSpacing](https://developer.apple.com/documentation/uikit/nscollectionlayoutedgespacing).
open class NSCollectionLayoutEdgeSpacing: NSObject, NSCopying, @unchecked Sendable {
  private let edges: Edges

  private struct Edges: Sendable {
    var leading, top, trailing, bottom: NSCollectionLayoutSpacing?
  }

  /// Creates the gaps of the four edges; `nil` is no gap.
  public required init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    edges = Edges(leading: leading, top: top, trailing: trailing, bottom: bottom)
  }

  /// The gap before the item in the reading direction; `nil` is no gap.
  open var leading: NSCollectionLayoutSpacing? { edges.leading }

  /// The gap above the item; `nil` is no gap.
  open var top: NSCollectionLayoutSpacing? { edges.top }

  /// The gap after the item in the reading direction; `nil` is no gap.
  open var trailing: NSCollectionLayoutSpacing? { edges.trailing }

  /// The gap below the item; `nil` is no gap.
  open var bottom: NSCollectionLayoutSpacing? { edges.bottom }

  var value: EdgeSpacing {
    EdgeSpacing(
      top: top?.value ?? .none, leading: leading?.value ?? .none,
      bottom: bottom?.value ?? .none, trailing: trailing?.value ?? .none)
  }

  /// Returns the spacing itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutEdgeSpacing else { return false }
    return type(of: self) == type(of: other) && value == other.value
  }

  open override var hash: Int { value.hashValue }
}
