public import Foundation

/// Colours that pass into one another along a line.
public struct Gradient: Hashable, Sendable {
  /// In the order of their locations.
  public var stops: [Stop]
  /// Where the line begins: (0, 0) is the upper left corner of what is painted, (1, 1) the lower
  /// right one.
  public var startX: CGFloat
  public var startY: CGFloat
  /// Where it ends.
  public var endX: CGFloat
  public var endY: CGFloat

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
    _ stops: [Stop], from start: CGPoint = .zero, to end: CGPoint = CGPoint(x: 0, y: 1)
  ) {
    self.stops = stops
    (startX, startY, endX, endY) = (start.x, start.y, end.x, end.y)
  }

  /// Colours at equal distances, from the top to the bottom unless told otherwise.
  public init(
    _ colors: [RGBA], from start: CGPoint = .zero, to end: CGPoint = CGPoint(x: 0, y: 1)
  ) {
    let last = Double(max(colors.count - 1, 1))
    let stops = colors.enumerated().map { Stop(Double($0.offset) / last, $0.element) }
    self.init(stops, from: start, to: end)
  }

  /// Whether there is anything to see.
  public var isVisible: Bool { stops.contains { $0.color.isVisible } }

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
