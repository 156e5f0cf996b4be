public import Foundation
public import Geometry

/// An anchor point of a rectangle, with an offset.
public struct AnchorDescription: Hashable, Sendable {
  /// The edges that meet at the point; an axis without an edge is centered.
  public var edges: NSDirectionalRectEdge
  /// The offset from that point.
  public var offset: Offset

  /// An offset in points or fractions.
  public enum Offset: Hashable, Sendable {
    /// An offset in points.
    case absolute(CGPoint)
    /// An offset in fractions of the supplementary item's size.
    case fractional(CGPoint)

    package var point: CGPoint {
      switch self {
      case .absolute(let point), .fractional(let point): point
      }
    }

    /// Returns the offset in points for a supplementary item of the given size.
    func points(for size: CGSize) -> CGPoint {
      switch self {
      case .absolute(let point): point
      case .fractional(let part): CGPoint(x: part.x * size.width, y: part.y * size.height)
      }
    }
  }

  public init(edges: NSDirectionalRectEdge, offset: Offset) {
    self.edges = edges
    self.offset = offset
  }
}
