public import Foundation
public import Scene

/// A gradient as it is written: colours at equal distances, and where the first and the last lie.
public struct GradientReference: Hashable, Sendable {
  public var colors: [ColorReference]
  public var start: GradientEdge
  public var end: GradientEdge
  public var kind: Gradient.Kind

  public init(
    _ colors: [ColorReference], from start: GradientEdge = .top, to end: GradientEdge = .bottom,
    kind: Gradient.Kind = .axial
  ) {
    self.colors = colors
    self.kind = kind
    self.start = start
    self.end = end
  }

  /// The gradient in an appearance; leading is right where text is read from there.
  package func resolved(in appearance: Appearance, isMirrored: Bool) -> Gradient {
    let first = start.point(isMirrored: isMirrored)
    var last = end.point(isMirrored: isMirrored)
    if kind == .radial {
      // What is reached straight on is reached as far across.
      let reach = (x: last.x - first.x, y: last.y - first.y)
      if reach.x == 0 { last.x = first.x + reach.y }
      if reach.y == 0 { last.y = first.y + reach.x }
    }
    return Gradient(
      colors.map { $0.resolved(in: appearance) }, from: first, to: last, kind: kind)
  }
}

/// An edge, a corner or the centre of what a gradient fills.
public enum GradientEdge: String, Hashable, Sendable, CaseIterable {
  case top, bottom, leading, trailing
  case topLeading, topTrailing, bottomLeading, bottomTrailing
  case center

  fileprivate func point(isMirrored: Bool) -> CGPoint {
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

/// A shadow as it is written, in the words of layers.
public struct ShadowReference: Hashable, Sendable {
  public var color: ColorReference
  /// 0 to 1, of the colour's own.
  public var opacity: CGFloat
  /// How soft it is, in points.
  public var radius: CGFloat
  /// Points to the right.
  public var offsetX: CGFloat
  /// Points down.
  public var offsetY: CGFloat

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

  /// The shadow of a box in an appearance.
  func resolved(_ rect: CGRect, _ corners: CornerRadii, in appearance: Appearance) -> Shadow {
    Shadow(
      rect, corners: corners,
      color: color.resolved(in: appearance).faded(by: min(max(Double(opacity), 0), 1)),
      radius: max(radius, 0), offset: CGSize(width: offsetX, height: offsetY))
  }
}
