public import CompositionalLayout
package import Foundation

// Where a layer is. That of a view is where the view is.
extension CALayer {
  /// ``frame`` without the transform.
  package var uprightFrame: CGRect {
    if let view { return view.frame }
    let size = ownBounds.size
    return CGRect(
      x: ownPosition.x - size.width * ownAnchor.x, y: ownPosition.y - size.height * ownAnchor.y,
      width: size.width, height: size.height)
  }

  /// The transform, seen from the front.
  public func affineTransform() -> CGAffineTransform {
    CATransform3DGetAffineTransform(transform)
  }

  public func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// Lays out the layers in the layer that are no view's, from the outermost.
  func layoutLayersWithin() {
    for layer in sublayers ?? [] {
      layer.layoutSublayers()
      layer.layoutLayersWithin()
    }
  }

  /// What ``draw(in:)`` draws; nothing where the class does not draw.
  package var marks: [CGContext.Mark] {
    let context = CGContext()
    CGContext.$drawn.withValue(context) { draw(in: context) }
    return context.marks
  }
}
