public import Foundation

/// A point of a rectangle, named by its edges, from which a supplementary item hangs.
///
/// No edge on an axis is its centre. See
/// [NSCollectionLayoutAnchor](https://developer.apple.com/documentation/uikit/nscollectionlayoutanchor).
open class NSCollectionLayoutAnchor: NSObject, NSCopying, @unchecked Sendable {
  let value: AnchorDescription

  /// A façade over `value`.
  public required init(_ value: AnchorDescription) {
    self.value = value
  }

  /// The point that `edges` name.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(AnchorDescription(edges: edges, offset: .absolute(.zero)))
  }

  /// The point that `edges` name, moved by `absoluteOffset` points.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(AnchorDescription(edges: edges, offset: .absolute(absoluteOffset)))
  }

  /// The point that `edges` name, moved by fractions of the supplementary item's own size.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(AnchorDescription(edges: edges, offset: .fractional(fractionalOffset)))
  }

  /// The edges that meet in the point.
  open var edges: NSDirectionalRectEdge { value.edges }

  /// How far the point is moved: in points, or in fractions of the supplementary item's size.
  open var offset: CGPoint { value.offset.point }

  /// Whether the offset is in points.
  open var isAbsoluteOffset: Bool {
    if case .absolute = value.offset { true } else { false }
  }

  /// Whether the offset is in fractions of the supplementary item's size.
  open var isFractionalOffset: Bool { !isAbsoluteOffset }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutAnchor else { return false }
    return type(of: self) == type(of: other) && value == other.value
  }

  open override var hash: Int { value.hashValue }
}
