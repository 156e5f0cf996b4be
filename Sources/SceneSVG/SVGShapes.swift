import Foundation
import Scene

/// Converts shapes to SVG elements.
struct SVGShapes {
  /// The ids of clip paths, gradients and images.
  let resources: SVGResources

  /// The largest coordinate in points, beyond the longest picture. Clamping to it moves no visible
  /// corner.
  static let limit = CGFloat(Scene.maximumVectorLength) + 1_000_000

  /// The elements of shapes, from bottom to top, with the drawing's origin at `origin`.
  func tags(_ shapes: [Shape], at origin: CGPoint) -> [SVGTag] {
    shapes.flatMap { shape in
      switch shape {
      case .box(let box): tags(box, at: origin)
      case .line(let line): Self.tags(line, at: origin)
      case .strokes(let strokes): Self.tags(strokes, at: origin)
      case .outline(let outline): tags(outline, at: origin)
      case .shadow(let shadow): tags(shadow, at: origin)
      case .image(let image): tags(image, at: origin)
      case .clipped(let clipped): tags(clipped, at: origin)
      case .faded(let faded): tags(faded, at: origin)
      }
    }
  }

  /// The elements of a box: one if fill and stroke can be combined.
  ///
  /// Below an opaque stroke the fill may end in the middle of the stroke. A translucent stroke
  /// needs the fill to reach the edges.
  private func tags(_ box: Box, at origin: CGPoint) -> [SVGTag] {
    guard let rect = box.rect.offsetBy(dx: origin.x, dy: origin.y).withinLimit else { return [] }
    let corners = box.corners.fitted(to: rect.size)
    let fills = resources.fills(box.fill, box.gradient)
    guard let stroke = box.stroke, stroke.width > 0, stroke.color.isVisible else {
      return fills.map { fill in Self.outline(rect, corners) { $0.add(fill: fill) } }
    }
    guard stroke.width * 2 < min(rect.width, rect.height) else {
      return [Self.outline(rect, corners) { $0.add("fill", stroke.color) }]
    }
    let middle = rect.insetBy(dx: stroke.width / 2, dy: stroke.width / 2)
    let inner = corners.inset(by: stroke.width / 2).fitted(to: middle.size)
    let isOne = fills.count < 2 && (stroke.color.isOpaque || fills.isEmpty)
    let line = Self.outline(middle, inner) { tag in
      tag.add(fill: isOne ? fills.first : nil)
      tag.add("stroke", stroke.color)
      tag.add("stroke-width", stroke.width, unless: 1)
    }
    guard !isOne else { return [line] }
    return fills.map { fill in Self.outline(rect, corners) { $0.add(fill: fill) } } + [line]
  }

  /// The element for a rectangle with rounded corners, painted by `paint`.
  static func outline(
    _ rect: CGRect, _ corners: CornerRadii, paint: (inout SVGTag) -> Void
  ) -> SVGTag {
    var tag: SVGTag
    if corners == CornerRadii(corners.topLeft) {
      tag = SVGTag("rect")
      tag.add(rect)
      tag.add("rx", corners.topLeft, unless: 0)
    } else {
      tag = SVGTag("path")
      tag.add(
        "d",
        corners.curve == .circular
          ? path(rect, corners) : SVGPathData(.rectangle(rect, corners: corners)).text)
    }
    paint(&tag)
    return tag
  }

  /// Path data that starts at the left end of the top edge and runs clockwise.
  private static func path(_ rect: CGRect, _ corners: CornerRadii) -> String {
    func corner(_ radius: CGFloat, _ x: CGFloat, _ y: CGFloat) -> String {
      let r = SVGNumber.text(radius)
      return radius > 0 ? "A\(r) \(r) 0 0 1 \(SVGNumber.list(x, y))" : ""
    }
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    return "M\(SVGNumber.list(left + corners.topLeft, top))"
      + "H\(SVGNumber.text(right - corners.topRight))"
      + corner(corners.topRight, right, top + corners.topRight)
      + "V\(SVGNumber.text(bottom - corners.bottomRight))"
      + corner(corners.bottomRight, right - corners.bottomRight, bottom)
      + "H\(SVGNumber.text(left + corners.bottomLeft))"
      + corner(corners.bottomLeft, left, bottom - corners.bottomLeft)
      + "V\(SVGNumber.text(top + corners.topLeft))"
      + corner(corners.topLeft, left + corners.topLeft, top) + "Z"
  }

  /// All lines as one path. Horizontal and vertical segments use the short commands `H` and `V`.
  private static func tags(_ strokes: Strokes, at origin: CGPoint) -> [SVGTag] {
    guard strokes.width > 0, strokes.width.isFinite, strokes.color.isVisible else { return [] }
    let data = strokes.paths.map { path(of: $0, at: origin) }.joined()
    guard !data.isEmpty else { return [] }
    var tag = SVGTag("path")
    tag.add("d", data)
    tag.add(fill: nil)
    tag.add("stroke", strokes.color)
    tag.add("stroke-width", strokes.width, unless: 1)
    if !strokes.dash.isEmpty {
      tag.add("stroke-dasharray", strokes.dash.map { SVGNumber.text($0) }.joined(separator: " "))
    }
    return [tag]
  }

  private static func path(of points: [CGPoint], at origin: CGPoint) -> String {
    let points = points.map { CGPoint(x: origin.x + $0.x, y: origin.y + $0.y) }
    let isWithinLimit = points.allSatisfy { abs($0.x) < limit && abs($0.y) < limit }
    guard points.count > 1, isWithinLimit, let first = points.first else { return "" }
    let rest = zip(points.dropFirst(), points).map { point, last in
      if point.y == last.y { return "H\(SVGNumber.text(point.x))" }
      if point.x == last.x { return "V\(SVGNumber.text(point.y))" }
      return "L\(SVGNumber.list(point.x, point.y))"
    }
    return "M\(SVGNumber.list(first.x, first.y))" + rest.joined()
  }

  private static func tags(_ line: Polyline, at origin: CGPoint) -> [SVGTag] {
    let points = line.points.map { CGPoint(x: origin.x + $0.x, y: origin.y + $0.y) }
    let isWithinLimit = points.allSatisfy { abs($0.x) < limit && abs($0.y) < limit }
    guard let first = points.first, isWithinLimit, line.width > 0, line.width.isFinite,
      line.color.isVisible
    else { return [] }
    // A dot is a line of zero length.
    let others = points.count > 1 ? Array(points.dropFirst()) : [first]
    let rest = others.map { "L\(SVGNumber.list($0.x, $0.y))" }.joined()
    var tag = SVGTag("path")
    tag.add("d", "M\(SVGNumber.list(first.x, first.y))\(rest)")
    tag.add(fill: nil)
    tag.add("stroke", line.color)
    tag.add("stroke-width", line.width, unless: 1)
    tag.add("stroke-linecap", "round")
    if others.count > 1 { tag.add("stroke-linejoin", "round") }
    return [tag]
  }
}

extension CGRect {
  /// Whether the rectangle is not empty and all its edges are within the coordinates that viewers
  /// can draw.
  var isWithinLimit: Bool {
    width > 0 && height > 0 && minX >= -SVGShapes.limit && minY >= -SVGShapes.limit
      && maxX <= SVGShapes.limit && maxY <= SVGShapes.limit
  }

  /// The rectangle with its edges clamped to the coordinates that viewers can draw; `nil` if it is
  /// empty, outside or NaN.
  var withinLimit: CGRect? {
    guard width > 0, height > 0, minX < SVGShapes.limit, minY < SVGShapes.limit,
      maxX > -SVGShapes.limit, maxY > -SVGShapes.limit
    else { return nil }
    func bounded(_ value: CGFloat) -> CGFloat {
      min(max(value, -SVGShapes.limit), SVGShapes.limit)
    }
    let (x, y) = (bounded(minX), bounded(minY))
    return CGRect(x: x, y: y, width: bounded(maxX) - x, height: bounded(maxY) - y)
  }
}
