import Foundation
internal import Geometry
import Scene

extension SVGTag {
  /// A mask element that shows as much of a path as the gradient is opaque.
  ///
  /// - Parameter origin: The origin of the element that the gradient belongs to, in points.
  static func mask(
    _ mask: LayerClip.Mask, at origin: CGPoint, over path: VectorPath, id: String
  ) -> SVGTag {
    let (fill, bounds) = ("\(id)-g", path.bounds ?? .zero)
    var (tag, area) = (SVGTag("mask"), SVGTag("path"))
    tag.add("id", id)
    tag.add("maskUnits", "userSpaceOnUse")
    tag.add(bounds)
    area.add("d", SVGPathData(path).text)
    area.add("fill", reference: fill)
    tag.append(gradient(of: mask, at: origin, id: fill))
    tag.append(area)
    return tag
  }

  /// A white gradient with the alpha of the original: SVG masks use luminance.
  private static func gradient(
    of mask: LayerClip.Mask, at origin: CGPoint, id: String
  ) -> SVGTag {
    let gradient = mask.gradient
    var placed = mask.transform
    var tag = SVGTag(gradient.kind == .axial ? "linearGradient" : "radialGradient")
    tag.add("id", id)
    tag.add("gradientUnits", "userSpaceOnUse")
    switch gradient.kind {
    case .axial: tag.add(lineOf: gradient)
    case .radial:
      for name: StaticString in ["cx", "cy"] { tag.add(name, 0.0) }
      tag.add("r", 1.0)
      let circle = CGAffineTransform(
        a: gradient.radii.width, b: 0, c: 0, d: gradient.radii.height, tx: gradient.startX,
        ty: gradient.startY)
      placed = circle.concatenating(placed)
    }
    let numbers = [
      placed.a, placed.b, placed.c, placed.d, placed.tx + origin.x, placed.ty + origin.y,
    ]
    tag.add(
      "gradientTransform",
      "matrix(\(numbers.map { SVGNumber.text($0) }.joined(separator: " ")))")
    tag.append(stops: gradient.stops.map { .init($0.location, .white.faded(by: $0.color.alpha)) })
    return tag
  }
}
