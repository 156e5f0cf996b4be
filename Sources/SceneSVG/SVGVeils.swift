import CompositionalLayout
import Foundation
import Scene

extension SVGTag {
  /// The element that lets be seen as much as the colours of a gradient are opaque, within a path around the
  /// origin of the file.
  ///
  /// - Parameter origin: Of the element that the gradient lies on; points.
  static func mask(
    _ veil: LayerClip.Veil, at origin: CGPoint, over path: VectorPath, id: String
  ) -> String {
    let (fill, bounds) = ("\(id)-g", path.bounds ?? .zero)
    var (tag, area) = (SVGTag("mask"), SVGTag("path"))
    tag.add("id", id)
    tag.add("maskUnits", "userSpaceOnUse")
    tag.add(bounds)
    area.add("d", SVGPathData(path).text)
    area.add("fill", reference: fill)
    tag.append(gradient(of: veil, at: origin, id: fill))
    tag.append(area)
    return tag.markup
  }

  /// White that is as opaque as the colours: masks go by how bright they are.
  private static func gradient(
    of veil: LayerClip.Veil, at origin: CGPoint, id: String
  ) -> SVGTag {
    let gradient = veil.gradient
    var placed = veil.transform
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
