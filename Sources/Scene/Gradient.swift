public import Foundation

/// Colours that pass into one another along a line, or from a centre outwards.
public struct Gradient: Hashable, Sendable {
  public var kind: Kind
  /// In the order of their locations.
  public var stops: [Stop]
  /// Where the line begins, or the centre: (0, 0) is the upper left corner of what is painted,
  /// (1, 1) the lower right one.
  public var startX: CGFloat
  public var startY: CGFloat
  /// Where the line ends, or a corner of the box around the ellipse of the last colour.
  public var endX: CGFloat
  public var endY: CGFloat

  /// How the colours lie, as
  /// [CAGradientLayerType](https://developer.apple.com/documentation/quartzcore/cagradientlayertype)
  /// has it.
  public enum Kind: Hashable, Sendable {
    /// Along a line.
    case axial
    /// Along the radii of an ellipse.
    case radial
  }

  /// A colour at a place of the line, 0 to 1.
  public struct Stop: Hashable, Sendable {
    public var location: Double
    public var color: RGBA

    public init(_ location: Double, _ color: RGBA) {
      self.location = location
      self.color = color
    }
  }

  public init(
    _ stops: [Stop], from start: CGPoint = .zero, to end: CGPoint = CGPoint(x: 0, y: 1),
    kind: Kind = .axial
  ) {
    self.stops = stops
    self.kind = kind
    (startX, startY, endX, endY) = (start.x, start.y, end.x, end.y)
  }

  /// Colours at equal distances, from the top to the bottom unless told otherwise.
  public init(
    _ colors: [RGBA], from start: CGPoint = .zero, to end: CGPoint = CGPoint(x: 0, y: 1),
    kind: Kind = .axial
  ) {
    let last = Double(max(colors.count - 1, 1))
    let stops = colors.enumerated().map { Stop(Double($0.offset) / last, $0.element) }
    self.init(stops, from: start, to: end, kind: kind)
  }

  /// How far the ellipse of a radial one reaches from its centre, in parts of what is painted.
  package var radii: CGSize {
    CGSize(width: abs(endX - startX), height: abs(endY - startY))
  }

  /// Whether there is anything to see.
  public var isVisible: Bool { hasArea && stops.contains { $0.color.isVisible } }

  /// Whether it is not an ellipse without an area, or one beyond what can be drawn.
  package var hasArea: Bool {
    guard kind == .radial else { return true }
    let (near, far) = (1e-6, 1e6)
    return abs(startX) <= far && abs(startY) <= far
      && [radii.width, radii.height].allSatisfy { $0 >= near && $0 <= far }
  }

  /// Whether nothing below it is seen.
  package var isOpaque: Bool { isVisible && stops.allSatisfy { $0.color.alpha >= 1 } }

  /// The mean of its colours: what it looks like from afar.
  public var mean: RGBA {
    guard !stops.isEmpty else { return .clear }
    func mean(_ component: KeyPath<RGBA, Double>) -> Double {
      stops.reduce(0) { $0 + $1.color[keyPath: component] } / Double(stops.count)
    }
    return RGBA(
      red: mean(\.red), green: mean(\.green), blue: mean(\.blue), alpha: mean(\.alpha))
  }
}

/// What a shape is filled with.
public enum Paint: Hashable, Sendable {
  case color(RGBA)
  case gradient(Gradient)
}
