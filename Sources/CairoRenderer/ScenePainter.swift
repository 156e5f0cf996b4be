import CompositionalLayout
import Foundation
import LayoutScene

/// Draws the elements of a scene on a canvas.
struct ScenePainter {
  let scene: Scene
  let canvas: Canvas
  let text: TextShaper
  private let pictures = GlyphPictures()
  private let masks: GlyphMasks

  /// - Parameter masks: Glyphs for images; they may serve several scenes of one scale.
  init(
    scene: Scene, canvas: Canvas, text: TextShaper, masks: GlyphMasks = GlyphMasks(scale: 1)
  ) {
    self.masks = masks
    self.scene = scene
    self.canvas = canvas
    self.text = text
  }

  /// Draws one element; nothing, if it cannot be seen.
  func draw(_ element: SceneElement, in space: DeviceSpace) {
    guard element.opacity > 0, space.box(element.bounds) != nil else { return }
    guard let clip = element.clip else {
      drawWhole(element, in: space)
      return
    }
    guard let area = space.box(clip.rect) else { return }
    canvas.isolated {
      canvas.clip(to: area, radius: clip.radius * space.scale)
      drawWhole(element, in: space)
    }
  }

  private func drawWhole(_ element: SceneElement, in space: DeviceSpace) {
    guard element.transform.isIdentity else {
      drawTransformed(element, in: space)
      return
    }
    drawUpright(element, in: space)
  }

  /// Draws an element under its transform, whose origin is the frame's centre.
  private func drawTransformed(_ element: SceneElement, in space: DeviceSpace) {
    // What has no inverse is as thin as nothing, and would stop Cairo for good.
    let (determinant, limit) = (element.transform.determinant, 1e-6...1e6)
    guard limit.contains(abs(determinant)) else { return }
    var (element, space) = (element, space)
    let centre = CGPoint(
      x: element.frame.midX * space.scale, y: element.frame.midY * space.scale - space.top)
    element.frame.origin = CGPoint(x: -element.frame.width / 2, y: -element.frame.height / 2)
    space.top = 0
    space.isBounded = false
    canvas.isolated {
      canvas.apply(element.transform, around: centre, scale: space.scale)
      drawUpright(element, in: space)
    }
  }

  private func drawUpright(_ element: SceneElement, in space: DeviceSpace) {
    guard let bounds = space.box(element.frame) else { return }
    if element.opacity < 1 {
      canvas.translucent(element.opacity, in: bounds) { drawOpaque(element, in: space, bounds) }
    } else {
      drawOpaque(element, in: space, bounds)
    }
  }

  private func drawOpaque(_ element: SceneElement, in space: DeviceSpace, _ bounds: CGRect) {
    if let index = element.definition, scene.definitions.indices.contains(index) {
      for shape in scene.definitions[index].shapes {
        switch shape {
        case .box(let box): draw(box, at: element.frame.origin, in: space)
        case .line(let line): draw(line, at: element.frame.origin, in: space)
        case .strokes(let strokes): draw(strokes, at: element.frame.origin, in: space)
        }
      }
    }
    for block in element.texts {
      draw(block, of: element, in: space, bounds)
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
      if let fill = box.fill {
        canvas.addRectangle(rect, corners: corners)
        canvas.fill(fill)
      }
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

  /// Fills a box and draws its outline inside the edges.
  ///
  /// Under an opaque line the fill ends in the middle of the line, so that it does not shine through
  /// the smooth edge of a corner.
  private func drawOutlined(
    _ box: Box, _ color: RGBA, width: Double, _ rect: CGRect, _ corners: CornerRadii
  ) {
    if let fill = box.fill, !color.isOpaque {
      canvas.addRectangle(rect, corners: corners)
      canvas.fill(fill)
    }
    let middle = rect.insetBy(dx: width / 2, dy: width / 2)
    canvas.addRectangle(middle, corners: corners.inset(by: width / 2).fitted(to: middle.size))
    if let fill = box.fill, color.isOpaque { canvas.fill(fill, keepingPath: true) }
    canvas.stroke(color, width: width)
  }
}

extension CornerRadii {
  fileprivate func scaled(by scale: CGFloat) -> CornerRadii {
    CornerRadii(
      topLeft: topLeft * scale, topRight: topRight * scale, bottomRight: bottomRight * scale,
      bottomLeft: bottomLeft * scale)
  }
}

// MARK: - Lines

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
}

extension ScenePainter {
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
}

// MARK: - Text

extension ScenePainter {
  private func draw(
    _ block: TextBlock, of element: SceneElement, in space: DeviceSpace, _ bounds: CGRect
  ) {
    for line in TextSetter(shaper: text).set(block) {
      draw(line, of: element, in: space, bounds)
    }
  }

  /// Draws a line. Where its ink would leave the element, as tall scripts in a small cell do, it is
  /// cut off at the edge.
  private func draw(
    _ line: SetLine, of element: SceneElement, in space: DeviceSpace, _ bounds: CGRect
  ) {
    let x = (element.frame.minX + line.origin.x) * space.scale
    let y = space.baseline(element.frame.minY + line.origin.y)
    let ink = CGRect(
      x: x + line.ink.minX * space.scale, y: y + line.ink.minY * space.scale,
      width: line.ink.width * space.scale, height: line.ink.height * space.scale)
    let surface = CGRect(origin: .zero, size: space.size)
    guard !space.isBounded || ink.insetBy(dx: -1, dy: -1).overlaps(surface) else { return }
    canvas.isolated {
      if !bounds.covers(ink) { canvas.clip(to: bounds) }
      canvas.setColor(line.color)
      if space.isPixels, space.isBounded {
        canvas.drawMasks(
          line.text, line: line.index, x: x, y: y, scale: space.scale, masks: masks)
      } else if space.isPixels {
        canvas.drawOutlines(line.text, line: line.index, x: x, y: y, scale: space.scale)
      } else {
        canvas.drawGlyphs(line.text, line: line.index, x: x, y: y, pictures: pictures)
      }
    }
  }
}

extension CGAffineTransform {
  /// By what the transform multiplies areas.
  fileprivate var determinant: CGFloat { a * d - b * c }
}
