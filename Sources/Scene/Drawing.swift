public import Foundation

/// Shapes that are drawn together, from bottom to top, relative to a common origin.
public struct Drawing: Hashable, Sendable {
  /// The shapes, from bottom to top.
  public var shapes: [Shape]

  /// Creates a drawing from shapes in drawing order.
  public init(_ shapes: [Shape]) {
    self.shapes = shapes
  }
}

/// A single shape of a drawing.
public indirect enum Shape: Hashable, Sendable {
  /// A filled and stroked rectangle.
  case box(Box)
  /// A polyline with round caps and joins.
  case line(Polyline)
  /// Straight lines with butt ends.
  case strokes(Strokes)
  /// A path.
  case outline(Outline)
  /// A soft shadow of a rectangle.
  case shadow(Shadow)
  case image(PlacedImage)
  /// Shapes clipped to a region.
  case clipped(ClippedShapes)
  /// Shapes with a common opacity.
  case faded(FadedShapes)
}

/// Shapes clipped to a rectangle or to a path inside it.
public struct ClippedShapes: Hashable, Sendable {
  /// The clip rectangle in points relative to the drawing's origin.
  public var rect: CGRect
  /// The corner radii of the clip rectangle.
  public var corners: CornerRadii
  /// A path that clips in addition, relative to the drawing's origin; `nil` for none.
  public var path: VectorPath?
  /// Determines which parts of a self-intersecting path are inside.
  public var rule: Outline.FillRule
  /// The clipped shapes, from bottom to top.
  public var shapes: [Shape]

  /// Creates clipped shapes. Lengths are in points.
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

/// Shapes that are made translucent as a group, so that overlaps do not show.
public struct FadedShapes: Hashable, Sendable {
  /// The opacity of the group, from 0 to 1.
  public var opacity: Double
  /// The bounds of the group in points relative to the drawing's origin. Nothing is drawn outside.
  public var rect: CGRect
  /// The shapes, from bottom to top.
  public var shapes: [Shape]

  /// Creates a group with an opacity from 0 to 1. The rectangle is in points.
  public init(_ opacity: Double, in rect: CGRect, _ shapes: [Shape]) {
    self.opacity = opacity
    self.rect = rect
    self.shapes = shapes
  }
}

/// An image of the scene, stretched to fill a rectangle.
public struct PlacedImage: Hashable, Sendable {
  /// The name of one of the scene's images.
  public var name: String
  /// The rectangle in points relative to the drawing's origin.
  public var rect: CGRect
  /// The color that replaces those of the image, which keeps its opacity; `nil` for its own colors.
  public var tint: RGBA?

  /// Places the image with the name `name` in a rectangle in points.
  public init(_ name: String, in rect: CGRect, tint: RGBA? = nil) {
    self.name = name
    self.rect = rect
    self.tint = tint
  }
}

/// A polyline with round caps and joins.
public struct Polyline: Hashable, Sendable {
  /// The vertices in points relative to the drawing's origin. Two equal vertices draw a dot.
  public var points: [CGPoint]
  /// The color of the line.
  public var color: RGBA
  /// The line width in points.
  public var width: CGFloat

  /// Creates a polyline. Lengths are in points.
  public init(_ points: [CGPoint], color: RGBA, width: CGFloat) {
    self.points = points
    self.color = color
    self.width = width
  }

  /// Hashes every property.
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

/// A filled and stroked rectangle with rounded corners.
public struct Box: Hashable, Sendable {
  /// The rectangle in points relative to the drawing's origin.
  public var rect: CGRect
  public var corners: CornerRadii
  /// The fill color; `nil` for none.
  public var fill: RGBA?
  /// A gradient above the fill.
  public var gradient: Gradient?
  /// The stroke inside the edges; `nil` for none.
  public var stroke: Stroke?
  /// The radius in points by which what is below the box is blurred. SVG files blur only below bars.
  public var blur: CGFloat = 0

  /// Creates a box. Lengths are in points.
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

  /// A stroke that lies completely inside the edges.
  public struct Stroke: Hashable, Sendable {
    public var color: RGBA
    /// The width of the stroke in points.
    public var width: CGFloat

    /// Creates a stroke `width` points wide.
    public init(color: RGBA, width: CGFloat) {
      self.color = color
      self.width = width
    }
  }
}

extension Shape {
  /// The box if it blurs what is below it.
  package var blurredBox: Box? {
    if case .box(let box) = self, box.blur > 0 { box } else { nil }
  }
}

extension Drawing {
  /// The names of the images that the drawing places, repeated if an image is placed repeatedly.
  ///
  /// - Complexity: O(*n*) in the number of shapes.
  public var imageNames: [String] { shapes.flatMap(\.imageNames) }

  /// The drawing with images renamed by a dictionary.
  package func renamingImages(by names: [String: String]) -> Drawing {
    names.isEmpty ? self : Drawing(shapes.map { $0.renamingImages(by: names) })
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

  fileprivate func renamingImages(by names: [String: String]) -> Shape {
    switch self {
    case .image(var image):
      image.name = names[image.name] ?? image.name
      return .image(image)
    case .clipped(var clipped):
      clipped.shapes = clipped.shapes.map { $0.renamingImages(by: names) }
      return .clipped(clipped)
    case .faded(var faded):
      faded.shapes = faded.shapes.map { $0.renamingImages(by: names) }
      return .faded(faded)
    case .box, .line, .strokes, .outline, .shadow: return self
    }
  }
}
