public import CompositionalLayout

/// An area outside of which nothing of a layer is seen.
public struct LayerClip: Hashable, Sendable {
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
