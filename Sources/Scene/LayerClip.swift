public import Geometry

/// A region that clips a layer.
public struct LayerClip: Hashable, Sendable {
  /// The region's outline, in points relative to the element's origin.
  public var path: VectorPath
  /// Determines which parts of a self-intersecting path are inside.
  public var rule: Outline.FillRule
  /// A gradient mask inside the region; `nil` shows all of it.
  public var mask: Mask?

  /// Creates a clip from an outline in points relative to the element's origin.
  public init(_ path: VectorPath, rule: Outline.FillRule = .nonZero, mask: Mask? = nil) {
    self.path = path
    self.rule = rule
    self.mask = mask
  }

  /// The clip, moved with its layer.
  package func applying(_ transform: CGAffineTransform) -> LayerClip {
    LayerClip(
      path.applying(transform), rule: rule,
      mask: mask.map { Mask($0.gradient, transform: $0.transform.concatenating(transform)) })
  }

  /// A gradient mask: the layer is as visible as the gradient is opaque.
  public struct Mask: Hashable, Sendable {
    /// The gradient, in unit coordinates.
    public var gradient: Gradient
    /// Maps the gradient's unit square to points relative to the element's origin.
    public var transform: CGAffineTransform

    /// Creates a mask from a gradient and the transform of its unit square.
    public init(_ gradient: Gradient, transform: CGAffineTransform) {
      self.gradient = gradient
      self.transform = transform
    }

    /// Hashes only the gradient; equality also compares the transform.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(gradient)
    }
  }
}
