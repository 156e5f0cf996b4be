internal import CellContent
import CompositionalLayout
import Foundation
import Scene
import UIKitViews

// Drawing is split into layers. A new layer starts where shapes cover text, for transformed
// content, and for clipped text.
extension ViewPainter {
  /// Everything drawn, without the transform and opacity of the view itself.
  var drawing: ElementDrawing {
    var rest = layers[...]
    let ground = rest.first?.isPlain == true ? rest.removeFirst() : ElementDrawing.Layer()
    var drawing = ElementDrawing(ground.shapes, texts: ground.texts)
    drawing.layers = Array(rest)
    return drawing
  }

  /// Adds shapes without clipping.
  mutating func addUnclipped(_ shapes: [Shape], covering rect: CGRect) {
    extendBounds(toInclude: rect)
    addShapes(shapes, covering: rect)
  }

  private mutating func addShapes(_ shapes: [Shape], covering rect: CGRect) {
    let covers = layers.last?.texts.contains { text in
      shapes.contains { $0.covers(text.letters, within: rect) }
    }
    if layers.last?.isPlain != true || covers == true { layers.append(ElementDrawing.Layer()) }
    layers[layers.count - 1].shapes += shapes
  }

  /// Adds a line without clipping.
  mutating func add(_ line: Polyline) {
    let xs = line.points.map(\.x)
    let ys = line.points.map(\.y)
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    let rect = CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
    // Lines do not extend the bounds: accessory symbols stay inside their row.
    addShapes([.line(line)], covering: rect.insetBy(dx: -line.width / 2, dy: -line.width / 2))
  }

  /// Adds the visible part of a text.
  mutating func add(_ text: TextBlock, _ context: PaintContext) {
    let windows = context.windows(onto: text.letters)
    let fits =
      layers.last.map { $0.transform.isIdentity && $0.windows == windows && $0.opacity == 1 }
      ?? false
    if !fits { layers.append(ElementDrawing.Layer(windows: windows)) }
    layers[layers.count - 1].texts.append(text)
  }

  /// Adds everything drawn by another painter above the current content.
  mutating func append(_ other: ViewPainter) {
    guard !other.layers.isEmpty else { return }
    var added = other.layers[...]
    if let first = added.first, first.isPlain {
      addShapes(first.shapes, covering: other.extent)
      layers[layers.count - 1].texts += first.texts
      added = added.dropFirst()
    }
    layers += added
    extendBounds(toInclude: other.extent)
  }

  private mutating func extendBounds(toInclude rect: CGRect) {
    if !rect.isNull { extent = extent.joined(with: rect) }
  }

  /// Draws content as a group at an opacity.
  mutating func fade(_ opacity: Double, _ body: (inout ViewPainter) -> Void) {
    guard opacity < 1 else { return body(&self) }
    var inner = ViewPainter(copyingStateOf: self)
    body(&inner)
    for index in inner.layers.indices { inner.layers[index].fade(by: opacity, in: inner.extent) }
    append(inner)
  }

  /// Draws content through a mask. `body` receives the clipped context.
  mutating func mask(
    by mask: CALayer?, _ context: PaintContext, _ body: (inout ViewPainter, PaintContext) -> Void
  ) {
    guard let veil = mask as? CAGradientLayer, veil.type != .conic else {
      return body(&self, masked(by: mask, context))
    }
    let rect = veil.frame.offsetBy(dx: context.rect.minX, dy: context.rect.minY)
    guard rect.isFinite, let gradient = gradient(veil, 1) else { return }
    var inner = ViewPainter(copyingStateOf: self)
    body(&inner, context)
    let square = CGAffineTransform(
      a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY)
    let window = LayerClip(
      .rectangle(rect, corners: corners(of: veil)),
      mask: LayerClip.Mask(gradient, transform: square))
    for var layer in inner.layers {
      layer.windows.append(window)
      layers.append(layer)
    }
    if !inner.extent.isNull { extendBounds(toInclude: inner.extent.common(with: rect)) }
  }

  /// Draws content with a layer's transform.
  ///
  /// - Parameters:
  ///   - rect: The rectangle of the layer without its transform.
  ///   - body: Draws the content with the given clips.
  mutating func applyTransform(
    of layer: CALayer, in rect: CGRect, _ context: PaintContext,
    _ body: (inout ViewPainter, [Clip]) -> Void
  ) {
    let anchor = CGPoint(
      x: rect.minX + rect.width * layer.anchorPoint.x,
      y: rect.minY + rect.height * layer.anchorPoint.y)
    applyTransform(CATransform3DGetAffineTransform(layer.transform), about: anchor, context, body)
  }

  /// Draws content with a transform about a point.
  mutating func applyTransform(
    _ transform: CGAffineTransform, about point: CGPoint, _ context: PaintContext,
    _ body: (inout ViewPainter, [Clip]) -> Void
  ) {
    guard !transform.isIdentity else { return body(&self, context.clips) }
    let matrix = transform.about(point)
    let numbers = [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty]
    guard numbers.allSatisfy(\.isFinite) else { return }
    var inner = ViewPainter(copyingStateOf: self)
    body(&inner, [])
    guard !inner.layers.isEmpty else { return }
    let texts = inner.layers.flatMap(\.texts)
    let covered = texts.reduce(inner.extent) { $0.joined(with: $1.box) }.applying(matrix)
    let windows = context.windows(onto: covered)
    for var layer in inner.layers {
      layer.transform = layer.transform.concatenating(matrix)
      layer.windows = windows + layer.windows.map { $0.applying(matrix) }
      layers.append(layer)
    }
    guard !inner.extent.isNull else { return }
    extendBounds(
      toInclude: context.clips.reduce(inner.extent.applying(matrix)) { $0.common(with: $1.rect) })
  }
}

extension ViewPainter.PaintContext {
  /// The clips that cut off part of a rectangle.
  fileprivate func windows(onto rect: CGRect) -> [LayerClip] {
    clips.filter { !$0.contains(Box(rect, fill: .black)) }.map(\.window)
  }
}

extension ViewPainter.Clip {
  fileprivate var window: LayerClip {
    path.map { LayerClip($0, rule: rule) }
      ?? LayerClip(VectorPath.rectangle(rect, corners: corners))
  }
}

extension LayerClip {
  fileprivate func applying(_ matrix: CGAffineTransform) -> LayerClip {
    let mask = mask.map { Mask($0.gradient, transform: $0.transform.concatenating(matrix)) }
    return LayerClip(path.applying(matrix), rule: rule, mask: mask)
  }
}

extension ElementDrawing.Layer {
  /// Applies an opacity to the layer as a group. A single box or text gets fainter colors instead.
  ///
  /// - Parameter extent: The area covered by shapes other than lines.
  fileprivate mutating func fade(by opacity: Double, in extent: CGRect) {
    if isPlain, texts.isEmpty, shapes.count == 1, case .box(var box) = shapes[0],
      box.gradient == nil, box.fill == nil || box.stroke == nil
    {
      box.fill = box.fill?.faded(by: opacity)
      box.stroke = box.stroke.map {
        Box.Stroke(color: $0.color.faded(by: opacity), width: $0.width)
      }
      shapes = [.box(box)]
    } else if isPlain, shapes.isEmpty, !texts.contains(where: \.hasRuns) {
      for index in texts.indices { texts[index].fade(by: opacity) }
    } else if isPlain, texts.isEmpty, !shapes.contains(where: \.isLine) {
      shapes = [.faded(FadedShapes(opacity, in: extent, shapes))]
    } else {
      self.opacity *= opacity
    }
  }
}

extension TextBlock {
  /// Whether the text has runs with fonts and colors of their own.
  fileprivate var hasRuns: Bool {
    !(detail?.runs ?? []).isEmpty || paragraphs.contains { !$0.runs.isEmpty }
  }

  fileprivate mutating func fade(by opacity: Double) {
    for index in paragraphs.indices {
      paragraphs[index].color = paragraphs[index].color.faded(by: opacity)
    }
    if let color = detail?.color { detail?.color = color.faded(by: opacity) }
  }
}

extension TextBlock {
  /// The box without the space above and below the glyphs of its lines.
  fileprivate var letters: CGRect {
    let free = paragraphs.map { max($0.font.lineHeight - $0.font.size, 0) / 2 }.min() ?? 0
    return box.insetBy(dx: 0, dy: min(free, box.height / 2))
  }
}

extension Shape {
  fileprivate var isLine: Bool { if case .line = self { true } else { false } }

  /// Whether the shape overlaps a text. The shape covers at most `rect`.
  fileprivate func covers(_ text: CGRect, within rect: CGRect) -> Bool {
    var rect = rect
    if case .box(let box) = self {
      rect = rect.common(with: box.rect)
      // A box without fill covers only its edges.
      if box.fill == nil, box.gradient == nil, let width = box.stroke?.width,
        box.rect.insetBy(dx: width, dy: width).covers(text)
      {
        return false
      }
    }
    let both = rect.common(with: text)
    return both.width > 0.5 && both.height > 0.5
  }
}

extension UIView {
  /// The view's transform, about the center of its frame.
  var transformAboutCenter: CGAffineTransform {
    guard !transform.isIdentity else { return .identity }
    let (anchor, size) = (layer.anchorPoint, bounds.size)
    let (x, y) = ((anchor.x - 0.5) * size.width, (anchor.y - 0.5) * size.height)
    guard x != 0 || y != 0 else { return transform }
    return transform.about(CGPoint(x: x, y: y))
  }
}

extension CGAffineTransform {
  /// The transform with another fixed point.
  fileprivate func about(_ point: CGPoint) -> CGAffineTransform {
    CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(self)
      .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
  }
}
