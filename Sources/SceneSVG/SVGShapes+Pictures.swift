import Foundation
import Scene

/// Paths, shadows, images and groups.
extension SVGShapes {
  func tags(_ outline: Outline, at origin: CGPoint) -> [SVGTag] {
    let path = outline.path.placed(at: origin)
    guard path.stays(within: Self.limit), !path.steps.isEmpty else { return [] }
    let fills: [SVGResources.Fill] =
      switch outline.fill {
      case nil: []
      case .color(let color): resources.fills(color, nil)
      case .gradient(let gradient): resources.fills(nil, gradient)
      }
    let stroke = outline.stroke.flatMap { $0.width > 0 && $0.color.isVisible ? $0 : nil }
    guard !fills.isEmpty || stroke != nil else { return [] }
    var tag = SVGTag("path")
    tag.add("d", SVGPathData(path).text)
    tag.add(fill: fills.first)
    if !fills.isEmpty, outline.rule == .evenOdd { tag.add("fill-rule", "evenodd") }
    if let stroke {
      tag.add("stroke", stroke.color)
      tag.add("stroke-width", stroke.width, unless: 1)
      let pen = outline.pen
      if pen.cap != .butt { tag.add("stroke-linecap", pen.cap.rawValue) }
      if pen.join != .miter { tag.add("stroke-linejoin", pen.join.rawValue) }
      if !pen.dash.isEmpty {
        tag.add("stroke-dasharray", pen.dash.map { SVGNumber.text($0) }.joined(separator: " "))
        tag.add("stroke-dashoffset", pen.phase, unless: 0)
      }
    }
    return [tag]
  }

  /// A group with the color, which all fills of the shadow share.
  func tags(_ shadow: Shadow, at origin: CGPoint) -> [SVGTag] {
    let boxes = shadow.layers
    guard let color = boxes.first?.fill else { return [] }
    var group = SVGTag("g")
    group.add("class", "fp-shadow")
    group.add(opacity: "opacity", shadow.opacity, unless: 1)
    group.add("fill", color)
    for box in boxes {
      guard let rect = box.rect.offsetBy(dx: origin.x, dy: origin.y).withinLimit else { continue }
      group.append(Self.outline(rect, box.corners.fitted(to: rect.size)) { _ in })
    }
    return [group]
  }

  func tags(_ image: PlacedImage, at origin: CGPoint) -> [SVGTag] {
    let rect = image.rect.offsetBy(dx: origin.x, dy: origin.y)
    guard let known = resources.image(image.name), rect.isWithinLimit else { return [] }
    // The factors are written a hundred times as large and scaled down again, so that they keep
    // four decimals instead of two.
    let (x, y) = (rect.width / known.width * 100, rect.height / known.height * 100)
    let place = "translate(\(SVGNumber.list(rect.minX, rect.minY)))"
    var tag = SVGTag("use")
    tag.add("xlink:href", to: known.id)
    tag.add("transform", "\(place) scale(\(SVGNumber.list(x, y))) scale(.01)")
    if let id = image.tint.flatMap(resources.id) { tag.add("filter", reference: id) }
    return [tag]
  }

  func tags(_ faded: FadedShapes, at origin: CGPoint) -> [SVGTag] {
    guard faded.opacity > 0 else { return [] }
    var group = SVGTag("g")
    group.add("class", "fp-sign")
    group.add(opacity: "opacity", faded.opacity)
    for tag in tags(faded.shapes, at: origin) { group.append(tag) }
    return [group]
  }

  /// A group with its own origin, so that clips of the same size share one clip path.
  func tags(_ clipped: ClippedShapes, at origin: CGPoint) -> [SVGTag] {
    let rect = clipped.rect.offsetBy(dx: origin.x, dy: origin.y)
    guard let id = resources.id(of: clipped), rect.isWithinLimit else { return [] }
    var group = SVGTag("g")
    group.add("class", "fp-picture")
    if rect.origin != .zero {
      group.add("transform", "translate(\(SVGNumber.list(rect.minX, rect.minY)))")
    }
    group.add("clip-path", reference: id)
    let inner = CGPoint(x: -clipped.rect.minX, y: -clipped.rect.minY)
    for tag in tags(clipped.shapes, at: inner) { group.append(tag) }
    return [group]
  }
}
