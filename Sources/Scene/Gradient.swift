public import Foundation

/// A linear or elliptical color gradient.
public struct Gradient: Hashable, Sendable {
  /// Whether the gradient is linear or elliptical.
  public var kind: Kind
  /// Color stops ordered by location.
  public var stops: [Stop]
  /// The x coordinate of the line's start or of the ellipse's center, in unit coordinates: (0, 0)
  /// is the top left corner of the painted area, (1, 1) the bottom right one.
  public var startX: CGFloat
  /// The y coordinate of the line's start or of the ellipse's center, in unit coordinates.
  public var startY: CGFloat
  /// The x coordinate of the line's end or of a corner of the ellipse's bounding box, in unit
  /// coordinates.
  public var endX: CGFloat
  /// The y coordinate of the line's end or of a corner of the ellipse's bounding box, in unit
  /// coordinates.
  public var endY: CGFloat

  /// The kind of gradient, as in
  /// [CAGradientLayerType](https://developer.apple.com/documentation/quartzcore/cagradientlayertype).
  public enum Kind: Hashable, Sendable {
    /// Colors change along a line.
    case axial
    /// Colors change along the radii of an ellipse.
    case radial
  }

  /// A color at a position of the gradient.
  public struct Stop: Hashable, Sendable {
    /// The position from 0, the start, to 1, the end.
    public var location: Double
    /// The color at the position.
    public var color: RGBA

    /// Creates a stop at a location from 0 to 1.
    public init(_ location: Double, _ color: RGBA) {
      self.location = location
      self.color = color
    }
  }

  /// Creates a gradient from stops. Points are in unit coordinates.
  public init(
    _ stops: [Stop], from start: CGPoint = .zero, to end: CGPoint = CGPoint(x: 0, y: 1),
    kind: Kind = .axial
  ) {
    self.stops = stops
    self.kind = kind
    (startX, startY, endX, endY) = (start.x, start.y, end.x, end.y)
  }

  /// Creates a gradient of evenly spaced colors. By default it runs from top to bottom. Points are
  /// in unit coordinates.
  public init(
    _ colors: [RGBA], from start: CGPoint = .zero, to end: CGPoint = CGPoint(x: 0, y: 1),
    kind: Kind = .axial
  ) {
    let last = Double(max(colors.count - 1, 1))
    let stops = colors.enumerated().map { Stop(Double($0.offset) / last, $0.element) }
    self.init(stops, from: start, to: end, kind: kind)
  }

  /// The radii of a radial gradient's ellipse, in unit coordinates.
  package var radii: CGSize {
    CGSize(width: abs(endX - startX), height: abs(endY - startY))
  }

  /// Whether the gradient can be drawn and any stop is at least partly opaque.
  public var isVisible: Bool { hasArea && stops.contains { $0.color.isVisible } }

  /// Whether a radial gradient's ellipse has an area and is within the range that can be drawn.
  package var hasArea: Bool {
    guard kind == .radial else { return true }
    let (near, far) = (1e-6, 1e6)
    return abs(startX) <= far && abs(startY) <= far
      && [radii.width, radii.height].allSatisfy { $0 >= near && $0 <= far }
  }

  /// Whether the gradient hides everything behind it.
  package var isOpaque: Bool { isVisible && stops.allSatisfy { $0.color.alpha >= 1 } }

  /// The mean of the stop colors.
  ///
  /// - Complexity: O(*n*) in the number of stops.
  public var mean: RGBA {
    guard !stops.isEmpty else { return .clear }
    func mean(_ component: KeyPath<RGBA, Double>) -> Double {
      stops.reduce(0) { $0 + $1.color[keyPath: component] } / Double(stops.count)
    }
    return RGBA(
      red: mean(\.red), green: mean(\.green), blue: mean(\.blue), alpha: mean(\.alpha))
  }
}

/// The fill of a path.
public enum Paint: Hashable, Sendable {
  /// A solid color.
  case color(RGBA)
  case gradient(Gradient)
}
