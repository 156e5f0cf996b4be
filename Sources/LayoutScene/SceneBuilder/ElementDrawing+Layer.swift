public import CompositionalLayout
internal import Foundation
public import Scene

extension ElementDrawing {
  /// Shapes with texts above them that lie over all that stands before them, turned, cut and seen
  /// through as one.
  public struct Layer: Hashable, Sendable {
    /// From the bottom to the top, in points around the frame's origin.
    public var shapes: [Shape]
    /// Above the shapes. Boxes are relative to the frame's origin.
    public var texts: [TextBlock]
    /// Of all in the layer, in points around the frame's origin.
    public var transform: CGAffineTransform
    /// Where the layer is seen once it is turned: in all of these.
    public var windows: [LayerClip]
    /// 0 to 1.
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

    /// Whether it is neither turned nor cut, and not seen through.
    package var isPlain: Bool { transform.isIdentity && windows.isEmpty && opacity == 1 }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(shapes)
      hasher.combine(texts)
    }
  }
}
