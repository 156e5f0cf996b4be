public import CompositionalLayout
package import Foundation

// Geometry of layers. The layer of a view takes its geometry from the view.
extension CALayer {
  /// The frame without the transform, in points.
  package var uprightFrame: CGRect {
    if let view { return view.frame }
    let size = ownBounds.size
    return CGRect(
      x: ownPosition.x - size.width * ownAnchor.x, y: ownPosition.y - size.height * ownAnchor.y,
      width: size.width, height: size.height)
  }

  /// The transform in two dimensions.
  public func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  public func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// Lays out the sublayers, from the outermost.
  func layoutLayersWithin() {
    for layer in sublayers ?? [] {
      layer.layoutSublayers()
      layer.layoutLayersWithin()
    }
  }

  /// The operations of ``draw(in:)``; empty if the class does not override it.
  package var operations: [CGContext.Operation] {
    let context = CGContext()
    CGContext.$drawn.withValue(context) { draw(in: context) }
    return context.operations
  }
}
