public import Foundation
public import Geometry
public import LayoutEngine

/// An attachment point of a supplementary item, named by edges of a rectangle.
///
/// On an axis without an edge it is the center. See
/// [NSCollectionLayoutAnchor](https://developer.apple.com/documentation/uikit/nscollectionlayoutanchor).
open class NSCollectionLayoutAnchor: NSObject, NSCopying, @unchecked Sendable {
  let value: AnchorDescription

  /// Creates an anchor that wraps `value`.
  public required init(_ value: AnchorDescription) {
    self.value = value
  }

  /// Creates an anchor at the point where `edges` meet.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(AnchorDescription(edges: edges, offset: .absolute(.zero)))
  }

  /// Creates an anchor at the point where `edges` meet, moved by `absoluteOffset` points.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(AnchorDescription(edges: edges, offset: .absolute(absoluteOffset)))
  }

  /// Creates an anchor at the point where `edges` meet, moved by fractions of the supplementary
  /// item's own size.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(AnchorDescription(edges: edges, offset: .fractional(fractionalOffset)))
  }

  /// The edges that meet at the anchor.
  open var edges: NSDirectionalRectEdge { value.edges }

  /// The offset from that point, in points or in fractions of the supplementary item's size.
  open var offset: CGPoint { value.offset.point }

  /// Whether the offset is in points.
  open var isAbsoluteOffset: Bool {
    if case .absolute = value.offset { true } else { false }
  }

  /// Whether the offset is in fractions of the supplementary item's size.
  open var isFractionalOffset: Bool { !isAbsoluteOffset }

  /// Returns the anchor itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutAnchor else { return false }
    return type(of: self) == type(of: other) && value == other.value
  }

  open override var hash: Int { value.hashValue }
}
