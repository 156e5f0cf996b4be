import Foundation
import Scene

extension ScenePainter {
  /// Draws shapes relative to an origin, from bottom to top.
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
      case .faded(let faded): draw(faded, at: origin, in: space)
      }
    }
  }
}

// MARK: - Boxes

extension ScenePainter {
  private func draw(_ box: Box, at origin: CGPoint, in space: DeviceSpace) {
    guard let rect = space.box(box.rect.offsetBy(dx: origin.x, dy: origin.y)) else { return }
    let corners = box.corners.fitted(to: box.rect.size).map { $0 * space.scale }
      .fitted(to: rect.size)
    let lineWidth = box.stroke.flatMap { $0.width > 0 ? space.thickness($0.width) : nil }
    let (ground, line) = BoxLayer.layers(
      of: box, in: rect, corners: corners, lineWidth: lineWidth)
    if box.gradient == nil, space.isPixels, space.isBounded, canvas.isPlain, let stamps,
      let image = canvas.image
    {
      do {
        let layers = BoxStamps.Layers(ground: ground, line: line)
        if try stamps.draw(layers, in: rect, on: image) { return }
      } catch {
        return canvas.fail(error)
      }
    }
    if ground.color.isVisible { canvas.paint(ground) }
    // If the stroke covers the whole box, the gradient is not visible.
    if let gradient = box.gradient, line != nil || lineWidth == nil {
      canvas.addRectangle(ground.rect, corners: ground.corners)
      canvas.fill(gradient, in: ground.rect)
    }
    if let line { canvas.paint(line) }
  }

  /// Draws the layers of a shadow. Positions are not rounded, because a shadow has no sharp edges.
  ///
  /// On pixel surfaces the layers form a mask and the color is applied last, because 8-bit colors
  /// as faint as one layer have only a few shades.
  private func draw(_ shadow: Shadow, at origin: CGPoint, in space: DeviceSpace) {
    var exact = space
    exact.isPixels = false
    let layers = shadow.layers
    guard let widest = layers.first,
      let edges = exact.box(widest.rect.offsetBy(dx: origin.x, dy: origin.y))
    else { return }
    func draw() { for box in layers { self.draw(box, at: origin, in: exact) } }
    // Include pixels that are partly covered.
    let rect = edges.insetBy(dx: -1, dy: -1)
    if space.isPixels, layers.count > 1 {
      var color = shadow.color
      color.alpha = shadow.opacity
      canvas.paint(color, in: rect, maskedBy: draw)
    } else if shadow.opacity < 1 {
      canvas.translucent(shadow.opacity, in: rect, draw)
    } else {
      draw()
    }
  }

  private func draw(_ clipped: ClippedShapes, at origin: CGPoint, in space: DeviceSpace) {
    guard let rect = space.box(clipped.rect.offsetBy(dx: origin.x, dy: origin.y)) else { return }
    let corners = clipped.corners.fitted(to: clipped.rect.size).map { $0 * space.scale }
      .fitted(to: rect.size)
    func draw() { self.draw(clipped.shapes, at: origin, in: space) }
    func clip() {
      if let path = clipped.path {
        canvas.clip(
          to: path.placed(at: space.point(.zero, from: origin), scale: space.scale), clipped.rule)
      } else {
        canvas.clip(to: rect, corners: corners)
      }
    }
    let hasCurves = clipped.path != nil || corners != .square
    if space.isPixels, hasCurves, clipped.shapes.count > 1 {
      canvas.clipped(in: rect, by: clip, draw)
    } else {
      canvas.isolated {
        clip()
        draw()
      }
    }
  }
}

extension ScenePainter {
  private func draw(_ faded: FadedShapes, at origin: CGPoint, in space: DeviceSpace) {
    guard let rect = space.box(faded.rect.offsetBy(dx: origin.x, dy: origin.y)) else { return }
    // Include pixels that are partly covered.
    canvas.translucent(faded.opacity, in: rect.insetBy(dx: -1, dy: -1)) {
      draw(faded.shapes, at: origin, in: space)
    }
  }
}

// MARK: - Lines and curves

extension ScenePainter {
  private func draw(_ line: Polyline, at origin: CGPoint, in space: DeviceSpace) {
    guard line.width > 0, line.width.isFinite else { return }
    let points = line.points.map { space.point($0, from: origin) }
    guard points.allSatisfy(space.reaches) else { return }
    canvas.strokeLine(points, line.color, width: line.width * space.scale)
  }

  private func draw(_ strokes: Strokes, at origin: CGPoint, in space: DeviceSpace) {
    guard strokes.width > 0, strokes.width.isFinite else { return }
    let paths = strokes.paths.map { path in path.map { space.point($0, from: origin) } }
    guard paths.joined().allSatisfy(space.reaches) else { return }
    canvas.strokeLines(
      paths, strokes.color, width: strokes.width * space.scale,
      dash: strokes.dash.map { $0 * space.scale })
  }

  private func draw(_ outline: Outline, at origin: CGPoint, in space: DeviceSpace) {
    let path = outline.path.placed(at: space.point(.zero, from: origin), scale: space.scale)
    guard space.reaches(path) else { return }
    if let fill = outline.fill {
      canvas.add(path)
      canvas.fill(fill, outline.rule)
    }
    if let stroke = outline.stroke, stroke.width > 0, stroke.width.isFinite {
      canvas.add(path)
      var pen = outline.pen
      pen.dash = pen.dash.map { $0 * space.scale }
      pen.phase *= space.scale
      canvas.stroke(stroke.color, width: stroke.width * space.scale, pen: pen)
    }
  }

  /// Draws an image. On pixels its edges are rounded to whole pixels.
  private func draw(_ image: PlacedImage, at origin: CGPoint, in space: DeviceSpace) {
    guard let rect = space.box(image.rect.offsetBy(dx: origin.x, dy: origin.y)),
      let (surface, size) = images[image.name]
    else { return }
    canvas.draw(
      surface, of: size, in: rect, tint: image.tint,
      extends: space.isPixels && surface is ImageSurface)
  }
}
