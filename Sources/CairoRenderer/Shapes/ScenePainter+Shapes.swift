import Foundation
import LayoutScene

extension ScenePainter {
  /// Draws shapes around an origin, from the bottom to the top.
  func draw(_ shapes: [Shape], at origin: CGPoint, in space: DeviceSpace) {
    for shape in shapes {
      switch shape {
      case .box(let box): draw(box, at: origin, in: space)
      case .line(let line): draw(line, at: origin, in: space)
      case .strokes(let strokes): draw(strokes, at: origin, in: space)
      case .outline(let outline): draw(outline, at: origin, in: space)
      case .shadow(let shadow): draw(shadow, at: origin, in: space)
      case .image(let image): draw(image, at: origin, in: space)
      case .clipped(let clipped): draw(clipped, at: origin, in: space)
      }
    }
  }
}

// MARK: - Boxes

extension ScenePainter {
  private func draw(_ box: Box, at origin: CGPoint, in space: DeviceSpace) {
    guard let rect = space.box(box.rect.offsetBy(dx: origin.x, dy: origin.y)) else { return }
    let corners = box.corners.fitted(to: box.rect.size).scaled(by: space.scale)
      .fitted(to: rect.size)
    guard let stroke = box.stroke, stroke.width > 0 else {
      fill(box, rect, corners)
      return
    }
    let width = space.thickness(stroke.width)
    if width * 2 >= min(rect.width, rect.height) {
      canvas.addRectangle(rect, corners: corners)
      canvas.fill(stroke.color)
      return
    }
    drawOutlined(box, stroke.color, width: width, rect, corners)
  }

  private func fill(_ box: Box, _ rect: CGRect, _ corners: CornerRadii) {
    if let fill = box.fill {
      canvas.addRectangle(rect, corners: corners)
      canvas.fill(fill)
    }
    if let gradient = box.gradient {
      canvas.addRectangle(rect, corners: corners)
      canvas.fill(gradient, in: rect)
    }
  }

  /// Fills a box and draws its outline inside the edges.
  ///
  /// Under an opaque line the fill ends in the middle of the line, so that it does not shine through
  /// the smooth edge of a corner.
  private func drawOutlined(
    _ box: Box, _ color: RGBA, width: Double, _ rect: CGRect, _ corners: CornerRadii
  ) {
    let middle = rect.insetBy(dx: width / 2, dy: width / 2)
    let inner = corners.inset(by: width / 2).fitted(to: middle.size)
    if color.isOpaque { fill(box, middle, inner) } else { fill(box, rect, corners) }
    canvas.addRectangle(middle, corners: inner)
    canvas.stroke(color, width: width)
  }

  /// Draws the fills of a shadow: on exact places, as its edge is nowhere.
  private func draw(_ shadow: Shadow, at origin: CGPoint, in space: DeviceSpace) {
    var space = space
    space.isPixels = false
    for box in shadow.layers { draw(box, at: origin, in: space) }
  }

  private func draw(_ clipped: ClippedShapes, at origin: CGPoint, in space: DeviceSpace) {
    guard let rect = space.box(clipped.rect.offsetBy(dx: origin.x, dy: origin.y)) else { return }
    let corners = clipped.corners.fitted(to: clipped.rect.size).scaled(by: space.scale)
    canvas.isolated {
      canvas.clip(to: rect, corners: corners.fitted(to: rect.size))
      draw(clipped.shapes, at: origin, in: space)
    }
  }
}

extension CornerRadii {
  fileprivate func scaled(by scale: CGFloat) -> CornerRadii {
    CornerRadii(
      topLeft: topLeft * scale, topRight: topRight * scale, bottomRight: bottomRight * scale,
      bottomLeft: bottomLeft * scale)
  }
}

// MARK: - Lines and curves

extension ScenePainter {
  private func draw(_ line: Polyline, at origin: CGPoint, in space: DeviceSpace) {
    guard line.width > 0, line.width.isFinite else { return }
    let points = line.points.map { point in
      CGPoint(
        x: (origin.x + point.x) * space.scale, y: (origin.y + point.y) * space.scale - space.top)
    }
    guard points.allSatisfy({ DeviceSpace.reaches($0) }) else { return }
    canvas.strokeLine(points, line.color, width: line.width * space.scale)
  }

  private func draw(_ strokes: Strokes, at origin: CGPoint, in space: DeviceSpace) {
    guard strokes.width > 0, strokes.width.isFinite else { return }
    let paths = strokes.paths.map { path in
      path.map { point in
        CGPoint(
          x: (origin.x + point.x) * space.scale, y: (origin.y + point.y) * space.scale - space.top)
      }
    }
    guard paths.joined().allSatisfy({ DeviceSpace.reaches($0) }) else { return }
    canvas.strokeLines(
      paths, strokes.color, width: strokes.width * space.scale,
      dash: strokes.dash.map { $0 * space.scale })
  }

  private func draw(_ outline: Outline, at origin: CGPoint, in space: DeviceSpace) {
    let moved = CGPoint(x: origin.x * space.scale, y: origin.y * space.scale - space.top)
    let path = outline.path.placed(at: moved, scale: space.scale)
    guard path.numbers.allSatisfy({ DeviceSpace.reaches(CGPoint(x: $0, y: 0)) }) else { return }
    if let fill = outline.fill {
      canvas.add(path)
      canvas.fill(fill)
    }
    if let stroke = outline.stroke, stroke.width > 0, stroke.width.isFinite {
      canvas.add(path)
      canvas.strokeRound(stroke.color, width: stroke.width * space.scale)
    }
  }

  /// Draws a picture; in files of vectors as it is, on pixels with its edges on whole ones.
  private func draw(_ image: PlacedImage, at origin: CGPoint, in space: DeviceSpace) {
    guard let rect = space.box(image.rect.offsetBy(dx: origin.x, dy: origin.y)),
      let surface = images[image.name]
    else { return }
    canvas.draw(surface, in: rect, extends: space.isPixels)
  }
}
