public import Foundation

/// A point of a rectangle, named by its edges and moved.
public struct AnchorDescription: Hashable, Sendable {
  /// An edge, a corner, or none: the middle.
  public var edges: NSDirectionalRectEdge
  /// From there.
  public var offset: Offset

  /// How far the point is moved.
  public enum Offset: Hashable, Sendable {
    /// In points.
    case absolute(CGPoint)
    /// In fractions of the supplementary item's size.
    case fractional(CGPoint)

    var point: CGPoint {
      switch self {
      case .absolute(let point), .fractional(let point): point
      }
    }

    /// In points, for a supplementary item of the given size.
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
