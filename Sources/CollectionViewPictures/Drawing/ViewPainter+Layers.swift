import CompositionalLayout
import Foundation
import LayoutScene
import Scene
import UIKitViews

// What is drawn comes into layers: a new one begins where shapes cover texts, and for what is turned and
// texts that are cut.
extension ViewPainter {
  /// All that has been drawn, whole and upright.
  var drawing: ElementDrawing {
    var rest = layers[...]
    let ground = rest.first?.isPlain == true ? rest.removeFirst() : ElementDrawing.Layer()
    var drawing = ElementDrawing(ground.shapes, texts: ground.texts)
    drawing.layers = Array(rest)
    return drawing
  }

  /// Adds shapes as they are.
  mutating func put(_ shapes: [Shape], covering rect: CGRect) {
    note(rect)
    lay(shapes, covering: rect)
  }

  private mutating func lay(_ shapes: [Shape], covering rect: CGRect) {
    let covers = layers.last?.texts.contains { text in
      shapes.contains { $0.covers(text.letters, within: rect) }
    }
    if layers.last?.isPlain != true || covers == true { layers.append(ElementDrawing.Layer()) }
    layers[layers.count - 1].shapes += shapes
  }

  /// Adds a line that nothing clips.
  mutating func add(_ line: Polyline) {
    let xs = line.points.map(\.x)
    let ys = line.points.map(\.y)
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    let rect = CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
    // It does not count as reaching anywhere: signs at the ends of rows stay in them.
    lay([.line(line)], covering: rect.insetBy(dx: -line.width / 2, dy: -line.width / 2))
  }

  /// Adds what can be seen of a text.
  mutating func add(_ text: TextBlock, _ place: Place) {
    let windows = place.windows(onto: text.letters)
    let fits =
      layers.last.map { $0.transform.isIdentity && $0.windows == windows && $0.opacity == 1 }
      ?? false
    if !fits { layers.append(ElementDrawing.Layer(windows: windows)) }
    layers[layers.count - 1].texts.append(text)
  }

  /// Adds all that another painter has drawn above what is there.
  mutating func append(_ other: ViewPainter) {
    guard !other.layers.isEmpty else { return }
    var added = other.layers[...]
    if let first = added.first, first.isPlain {
      lay(first.shapes, covering: other.reach)
      layers[layers.count - 1].texts += first.texts
      added = added.dropFirst()
    }
    layers += added
    note(other.reach)
  }

  private mutating func note(_ rect: CGRect) {
    if !rect.isNull { reach = reach.joined(with: rect) }
  }

  /// Draws what is seen through as one thing.
  mutating func fade(_ opacity: Double, _ body: (inout ViewPainter) -> Void) {
    guard opacity < 1 else { return body(&self) }
    var inner = ViewPainter(beside: self)
    body(&inner)
    for index in inner.layers.indices { inner.layers[index].fade(by: opacity, in: inner.reach) }
    append(inner)
  }

  /// Draws what a mask lets be seen, at a place that it may cut.
  mutating func mask(
    by mask: CALayer?, _ place: Place, _ body: (inout ViewPainter, Place) -> Void
  ) {
    guard let veil = mask as? CAGradientLayer, veil.type != .conic else {
      return body(&self, masked(by: mask, place))
    }
    let rect = veil.frame.offsetBy(dx: place.rect.minX, dy: place.rect.minY)
    guard rect.isFinite, let gradient = gradient(veil, 1) else { return }
    var inner = ViewPainter(beside: self)
    body(&inner, place)
    let square = CGAffineTransform(
      a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY)
    let window = LayerClip(
      .rectangle(rect, corners: corners(of: veil)),
      mask: LayerClip.Mask(gradient, transform: square))
    for var layer in inner.layers {
      layer.windows.append(window)
      layers.append(layer)
    }
    if !inner.reach.isNull { note(inner.reach.common(with: rect)) }
  }

  /// Draws what stands in a layer, turned as that is.
  ///
  /// - Parameters:
  ///   - rect: Where the layer is before it is turned.
  ///   - body: Draws it there, cut as it is told.
  mutating func turn(
    as layer: CALayer, in rect: CGRect, _ place: Place,
    _ body: (inout ViewPainter, [Clip]) -> Void
  ) {
    let anchor = CGPoint(
      x: rect.minX + rect.width * layer.anchorPoint.x,
      y: rect.minY + rect.height * layer.anchorPoint.y)
    turn(by: CATransform3DGetAffineTransform(layer.transform), about: anchor, place, body)
  }

  /// Draws what is turned about a point.
  mutating func turn(
    by transform: CGAffineTransform, about point: CGPoint, _ place: Place,
    _ body: (inout ViewPainter, [Clip]) -> Void
  ) {
    guard !transform.isIdentity else { return body(&self, place.clips) }
    let turn = transform.about(point)
    let numbers = [turn.a, turn.b, turn.c, turn.d, turn.tx, turn.ty]
    guard numbers.allSatisfy(\.isFinite) else { return }
    var inner = ViewPainter(beside: self)
    body(&inner, [])
    guard !inner.layers.isEmpty else { return }
    let texts = inner.layers.flatMap(\.texts)
    let covered = texts.reduce(inner.reach) { $0.joined(with: $1.box) }.applying(turn)
    let windows = place.windows(onto: covered)
    for var layer in inner.layers {
      layer.transform = layer.transform.concatenating(turn)
      layer.windows = windows + layer.windows.map { $0.applying(turn) }
      layers.append(layer)
    }
    guard !inner.reach.isNull else { return }
    note(place.clips.reduce(inner.reach.applying(turn)) { $0.common(with: $1.rect) })
  }
}

extension ViewPainter.Place {
  /// The clips that cut something off a rectangle.
  fileprivate func windows(onto rect: CGRect) -> [LayerClip] {
    clips.filter { !$0.holds(Box(rect, fill: .black)) }.map(\.window)
  }
}

extension ViewPainter.Clip {
  fileprivate var window: LayerClip {
    path.map { LayerClip($0, rule: rule) }
      ?? LayerClip(VectorPath.rectangle(rect, corners: corners))
  }
}

extension LayerClip {
  fileprivate func applying(_ turn: CGAffineTransform) -> LayerClip {
    let mask = mask.map { Mask($0.gradient, transform: $0.transform.concatenating(turn)) }
    return LayerClip(path.applying(turn), rule: rule, mask: mask)
  }
}

extension ElementDrawing.Layer {
  /// Lets it be seen through as one thing. What is one thing only has fainter colours.
  ///
  /// - Parameter reach: All that shapes cover but lines.
  fileprivate mutating func fade(by opacity: Double, in reach: CGRect) {
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
      shapes = [.faded(FadedShapes(opacity, in: reach, shapes))]
    } else {
      self.opacity *= opacity
    }
  }
}

extension TextBlock {
  /// Whether parts of it have fonts and colours of their own.
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
  /// The box without what lines leave free above and below their letters.
  fileprivate var letters: CGRect {
    let free = paragraphs.map { max($0.font.lineHeight - $0.font.size, 0) / 2 }.min() ?? 0
    return box.insetBy(dx: 0, dy: min(free, box.height / 2))
  }
}

extension Shape {
  fileprivate var isLine: Bool { if case .line = self { true } else { false } }

  /// Whether something of it lies on a text, where it covers no more than `rect`.
  fileprivate func covers(_ text: CGRect, within rect: CGRect) -> Bool {
    var rect = rect
    if case .box(let box) = self {
      rect = rect.common(with: box.rect)
      // An outline leaves the inside free.
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
  /// The view's transform, about the middle of its frame.
  var turnAboutCentre: CGAffineTransform {
    guard !transform.isIdentity else { return .identity }
    let (anchor, size) = (layer.anchorPoint, bounds.size)
    let (x, y) = ((anchor.x - 0.5) * size.width, (anchor.y - 0.5) * size.height)
    guard x != 0 || y != 0 else { return transform }
    return transform.about(CGPoint(x: x, y: y))
  }
}

extension CGAffineTransform {
  /// The same with another point that it leaves where it is, as far as it moves nothing.
  fileprivate func about(_ point: CGPoint) -> CGAffineTransform {
    CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(self)
      .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
  }
}
