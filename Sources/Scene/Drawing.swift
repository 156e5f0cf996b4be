public import Foundation

/// Shapes that are drawn together, from the bottom to the top, around an origin of their own.
public struct Drawing: Hashable, Sendable {
  public var shapes: [Shape]

  public init(_ shapes: [Shape]) {
    self.shapes = shapes
  }
}

/// One thing to draw.
public indirect enum Shape: Hashable, Sendable {
  case box(Box)
  case line(Polyline)
  case strokes(Strokes)
  case outline(Outline)
  case shadow(Shadow)
  case image(PlacedImage)
  case clipped(ClippedShapes)
  case faded(FadedShapes)
}

/// Shapes of which nothing is seen outside of a rectangle, or of an area in it.
public struct ClippedShapes: Hashable, Sendable {
  /// Points, relative to the origin of its drawing.
  public var rect: CGRect
  public var corners: CornerRadii
  /// The area, relative to the origin of its drawing; all of the rectangle for `nil`.
  public var path: VectorPath?
  public var rule: Outline.FillRule
  public var shapes: [Shape]

  public init(
    _ rect: CGRect, corners: CornerRadii = .square, path: VectorPath? = nil,
    rule: Outline.FillRule = .nonZero, _ shapes: [Shape]
  ) {
    self.rect = rect
    self.corners = corners
    self.path = path
    self.rule = rule
    self.shapes = shapes
  }
}

/// Shapes that are seen through as one thing: no more where they cover each other.
public struct FadedShapes: Hashable, Sendable {
  /// From 0 to 1.
  public var opacity: Double
  /// Points, relative to the origin of its drawing; nothing is drawn beyond it.
  public var rect: CGRect
  public var shapes: [Shape]

  public init(_ opacity: Double, in rect: CGRect, _ shapes: [Shape]) {
    self.opacity = opacity
    self.rect = rect
    self.shapes = shapes
  }
}

/// A picture of the scene, the whole of it stretched over a rectangle.
public struct PlacedImage: Hashable, Sendable {
  /// The name of one of the scene's images.
  public var name: String
  /// Points, relative to the origin of its drawing.
  public var rect: CGRect

  public init(_ name: String, in rect: CGRect) {
    self.name = name
    self.rect = rect
  }
}

/// A line from point to point, with round ends and joints.
public struct Polyline: Hashable, Sendable {
  /// Points, relative to the origin of its drawing. Two equal ones make a dot.
  public var points: [CGPoint]
  public var color: RGBA
  /// Points.
  public var width: CGFloat

  public init(_ points: [CGPoint], color: RGBA, width: CGFloat) {
    self.points = points
    self.color = color
    self.width = width
  }

  /// All of it, as what looks different is told by hashes.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(points.count)
    for point in points {
      hasher.combine(point.x)
      hasher.combine(point.y)
    }
    hasher.combine(color)
    hasher.combine(width)
  }
}

/// A filled and outlined rectangle.
public struct Box: Hashable, Sendable {
  /// Points, relative to the origin of its drawing.
  public var rect: CGRect
  public var corners: CornerRadii
  public var fill: RGBA?
  /// Over the fill.
  public var gradient: Gradient?
  public var stroke: Stroke?

  public init(
    _ rect: CGRect, corners: CornerRadii = .square, fill: RGBA? = nil, gradient: Gradient? = nil,
    stroke: Stroke? = nil
  ) {
    self.rect = rect
    self.corners = corners
    self.fill = fill
    self.gradient = gradient
    self.stroke = stroke
  }

  /// An outline; all of it lies inside the edges.
  public struct Stroke: Hashable, Sendable {
    public var color: RGBA
    /// Points.
    public var width: CGFloat

    public init(color: RGBA, width: CGFloat) {
      self.color = color
      self.width = width
    }
  }
}

extension Drawing {
  /// The pictures that it places, by name, one that it places twice twice.
  public var imageNames: [String] { shapes.flatMap(\.imageNames) }

  /// The same with other names for some of its pictures.
  package func placingImages(calledOtherwise names: [String: String]) -> Drawing {
    names.isEmpty ? self : Drawing(shapes.map { $0.placingImages(calledOtherwise: names) })
  }
}

extension Shape {
  fileprivate var imageNames: [String] {
    switch self {
    case .image(let image): [image.name]
    case .clipped(let clipped): clipped.shapes.flatMap(\.imageNames)
    case .faded(let faded): faded.shapes.flatMap(\.imageNames)
    case .box, .line, .strokes, .outline, .shadow: []
    }
  }

  fileprivate func placingImages(calledOtherwise names: [String: String]) -> Shape {
    switch self {
    case .image(var image):
      image.name = names[image.name] ?? image.name
      return .image(image)
    case .clipped(var clipped):
      clipped.shapes = clipped.shapes.map { $0.placingImages(calledOtherwise: names) }
      return .clipped(clipped)
    case .faded(var faded):
      faded.shapes = faded.shapes.map { $0.placingImages(calledOtherwise: names) }
      return .faded(faded)
    case .box, .line, .strokes, .outline, .shadow: return self
    }
  }
}
