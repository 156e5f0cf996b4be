internal import Foundation
public import Geometry
public import Scene

extension ElementDrawing {
  /// The drawing with another one above it.
  package func below(_ other: ElementDrawing) -> ElementDrawing {
    var drawing = self
    drawing.layers.append(
      Layer(other.shapes, texts: other.texts, transform: other.transform, opacity: other.opacity))
    drawing.layers += other.layers
    return drawing
  }

  /// Shapes and text that are transformed, clipped and faded as a group, above the content before
  /// them.
  public struct Layer: Hashable, Sendable {
    /// The shapes from bottom to top, in points relative to the frame's origin.
    public var shapes: [Shape]
    /// The texts above the shapes. Boxes are relative to the frame's origin.
    public var texts: [TextBlock]
    /// The transform of the whole layer, in points relative to the frame's origin.
    public var transform: CGAffineTransform
    /// The clips of the transformed layer. It is visible in their intersection.
    public var windows: [LayerClip]
    /// The opacity of the layer, from 0 to 1.
    public var opacity: Double

    public init(
      _ shapes: [Shape] = [], texts: [TextBlock] = [], transform: CGAffineTransform = .identity,
      windows: [LayerClip] = [], opacity: Double = 1
    ) {
      self.shapes = shapes
      self.texts = texts
      self.transform = transform
      self.windows = windows
      self.opacity = opacity
    }

    /// Whether the layer has neither a transform nor clips nor transparency.
    package var isPlain: Bool { transform.isIdentity && windows.isEmpty && opacity == 1 }

    /// Hashes the shapes and texts; equality compares everything.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(shapes)
      hasher.combine(texts)
    }
  }
}
