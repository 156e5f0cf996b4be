public import Foundation
public import Scene

/// An unresolved gradient of evenly spaced colors.
public struct GradientReference: Hashable, Sendable {
  /// The colors, evenly spaced from ``start`` to ``end``.
  public var colors: [ColorReference]
  /// The start of the gradient, or the center of a radial one.
  public var start: GradientEdge
  /// The end of the gradient, or the point that the radial gradient reaches.
  public var end: GradientEdge
  /// Whether the gradient is linear or elliptical.
  public var kind: Gradient.Kind

  /// Creates a gradient of evenly spaced colors.
  public init(
    _ colors: [ColorReference], from start: GradientEdge = .top, to end: GradientEdge = .bottom,
    kind: Gradient.Kind = .axial
  ) {
    self.colors = colors
    self.kind = kind
    self.start = start
    self.end = end
  }

  /// The gradient in a palette. `isMirrored` swaps leading and trailing for right-to-left
  /// layouts.
  package func resolved(in palette: Palette, isMirrored: Bool) -> Gradient {
    let first = start.point(isMirrored: isMirrored)
    var last = end.point(isMirrored: isMirrored)
    if kind == .radial {
      // A radial gradient toward an edge has equal radii in both directions.
      let vector = (x: last.x - first.x, y: last.y - first.y)
      if vector.x == 0 { last.x = first.x + vector.y }
      if vector.y == 0 { last.y = first.y + vector.x }
    }
    return Gradient(
      colors.map { $0.resolved(in: palette) }, from: first, to: last, kind: kind)
  }
}

/// An edge, a corner or the center of the filled area.
public enum GradientEdge: String, Hashable, Sendable, CaseIterable {
  /// The center of an edge.
  case top, bottom, leading, trailing
  /// A corner.
  case topLeading, topTrailing, bottomLeading, bottomTrailing
  /// The center of the area.
  case center

  package func point(isMirrored: Bool) -> CGPoint {
    let (x, y): (CGFloat, CGFloat) =
      switch self {
      case .top: (0.5, 0)
      case .bottom: (0.5, 1)
      case .leading: (0, 0.5)
      case .trailing: (1, 0.5)
      case .topLeading: (0, 0)
      case .topTrailing: (1, 0)
      case .bottomLeading: (0, 1)
      case .bottomTrailing: (1, 1)
      case .center: (0.5, 0.5)
      }
    return CGPoint(x: isMirrored ? 1 - x : x, y: y)
  }
}

/// An unresolved shadow, with the properties of `CALayer`.
public struct ShadowReference: Hashable, Sendable {
  public var color: ColorReference
  /// The opacity from 0 to 1. It is multiplied by the opacity of the color.
  public var opacity: CGFloat
  /// The blur radius in points.
  public var radius: CGFloat
  /// The horizontal offset in points, positive to the right.
  public var offsetX: CGFloat
  /// The vertical offset in points, positive downward.
  public var offsetY: CGFloat

  /// Creates a shadow. Radius and offset are in points.
  public init(
    color: ColorReference = .named("black"), opacity: CGFloat = 0.16, radius: CGFloat = 8,
    offset: CGPoint = CGPoint(x: 0, y: 3)
  ) {
    self.color = color
    self.opacity = opacity
    self.radius = radius
    offsetX = offset.x
    offsetY = offset.y
  }

  /// The shadow of a box in a palette.
  func resolved(_ rect: CGRect, _ corners: CornerRadii, in palette: Palette) -> Shadow {
    Shadow(
      rect, corners: corners,
      color: color.resolved(in: palette).faded(by: min(max(Double(opacity), 0), 1)),
      radius: max(radius, 0), offset: CGSize(width: offsetX, height: offsetY))
  }
}
