public import Foundation
public import Geometry
public import Scene

/// The drawing of an element made by other code, such as that of a view.
public struct ElementDrawing: Hashable, Sendable {
  /// The shapes from bottom to top, in points relative to the frame's origin.
  public var shapes: [Shape]
  /// The texts above the shapes. Boxes are relative to the frame's origin.
  public var texts: [TextBlock]
  /// Further layers above shapes and texts, from bottom to top.
  public var layers: [Layer] = []
  /// The opacity of shapes and texts as a group, from 0 to 1.
  public var opacity: Double
  /// The transform about the frame's center.
  public var transform: CGAffineTransform
  /// How far the shapes extend beyond the frame, such as shadows, in points.
  public var overflow: CGFloat = 0
  /// The distance from a list row's leading edge to its labels in points, where its separators
  /// start. `nil` uses the default.
  public var labelStart: CGFloat?
  /// Whether a list row has its own background, or none, instead of the list's card.
  public var replacesCard = false

  public init(
    _ shapes: [Shape] = [], texts: [TextBlock] = [], opacity: Double = 1,
    transform: CGAffineTransform = .identity
  ) {
    self.shapes = shapes
    self.texts = texts
    self.opacity = opacity
    self.transform = transform
  }

  /// Hashes the visible properties that mostly differ; equality compares everything.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(shapes)
    hasher.combine(texts)
    hasher.combine(layers)
    hasher.combine(opacity)
  }
}
