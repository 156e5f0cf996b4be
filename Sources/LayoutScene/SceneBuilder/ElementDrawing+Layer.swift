public import CompositionalLayout
internal import Foundation

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
    public var windows: [LayerWindow]
    /// 0 to 1.
    public var opacity: Double

    public init(
      _ shapes: [Shape] = [], texts: [TextBlock] = [], transform: CGAffineTransform = .identity,
      windows: [LayerWindow] = [], opacity: Double = 1
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

/// An area outside of which nothing of a layer is seen.
public struct LayerWindow: Hashable, Sendable {
  /// Points around the origin of the element.
  public var path: VectorPath
  public var rule: Outline.FillRule
  /// What lets the layer be seen within the area; all of it for `nil`.
  public var veil: Veil?

  public init(_ path: VectorPath, rule: Outline.FillRule = .nonZero, veil: Veil? = nil) {
    self.path = path
    self.rule = rule
    self.veil = veil
  }

  /// A gradient in front of a layer, which is seen as far as the colours are opaque.
  public struct Veil: Hashable, Sendable {
    public var gradient: Gradient
    /// From the square that the gradient is stated in to points around the origin of the element.
    public var transform: CGAffineTransform

    public init(_ gradient: Gradient, transform: CGAffineTransform) {
      self.gradient = gradient
      self.transform = transform
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(gradient)
    }
  }
}
