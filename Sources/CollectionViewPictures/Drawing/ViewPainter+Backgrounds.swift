import CompositionalLayout
import Foundation
import Scene
import UIKitViews

// Backgrounds, borders, sublayers and shadows.
extension ViewPainter {
  mutating func paintBackground(of view: UIView, border: Box.Stroke?, _ context: PaintContext) {
    let layer = view.layer
    let box = Box(
      context.rect, corners: corners(of: layer),
      fill: view.backgroundColor.flatMap { color($0, context.opacity) },
      gradient: gradient(layer, context.opacity), stroke: border)
    addBackground(box, of: layer, context)
    if let layer = layer as? CAShapeLayer { addPath(of: layer, context) }
  }

  /// Draws the path of a shape layer, filled and stroked.
  private mutating func addPath(of layer: CAShapeLayer, _ context: PaintContext) {
    guard let path = layer.path else { return }
    func color(_ color: CGColor?) -> RGBA? {
      color.flatMap { self.color(UIColor(cgColor: $0), context.opacity) }
    }
    if let fill = color(layer.fillColor) {
      add(path.vectors, fill: fill, of: layer, context)
    }
    if let stroke = color(layer.strokeColor), layer.lineWidth > 0, let line = layer.strokedPath {
      add(line, stroke: Box.Stroke(color: stroke, width: layer.lineWidth), of: layer, context)
    }
  }

  private mutating func add(
    _ path: VectorPath, fill: RGBA? = nil, stroke: Box.Stroke? = nil, of layer: CAShapeLayer,
    _ context: PaintContext
  ) {
    let path = path.placed(at: context.rect.origin)
    guard let pathBounds = path.boundingBox, path.numbers.allSatisfy(\.isFinite) else { return }
    var outline = Outline(path, fill: fill.map(Paint.color), stroke: stroke)
    (outline.pen, outline.rule) = (layer.pen, layer.rule)
    let width = stroke?.width ?? 0
    add([.outline(outline)], covering: pathBounds.insetBy(dx: -width, dy: -width), context)
  }

  /// The context clipped by a layer's mask.
  func masked(by mask: CALayer?, _ context: PaintContext) -> PaintContext {
    guard let mask else { return context }
    var context = context
    let rect = mask.frame.offsetBy(dx: context.rect.minX, dy: context.rect.minY)
    if let shape = mask as? CAShapeLayer {
      let path = (shape.path?.vectors ?? VectorPath()).placed(at: rect.origin)
      guard path.numbers.allSatisfy(\.isFinite) else { return context }
      context.clips.append(
        Clip(rect: path.boundingBox ?? .zero, corners: .square, path: path, rule: shape.rule))
    } else if mask.isPlain {
      let ground = mask.backgroundColor.map { UIColor(cgColor: $0) }
      let isSeen = ground.flatMap { color($0, 1) } != nil
      context.clips.append(Clip(rect: isSeen ? rect : .zero, corners: corners(of: mask)))
    } else {
      Notes.report("masks other than shapes, plain backgrounds and gradients are ignored")
    }
    return context
  }

  func border(of layer: CALayer, _ context: PaintContext) -> Box.Stroke? {
    guard layer.borderWidth > 0, let line = layer.borderColor else { return nil }
    return color(UIColor(cgColor: line), context.opacity)
      .map { Box.Stroke(color: $0, width: layer.borderWidth) }
  }

  /// Draws the sublayers above a number of subviews. Sublayers above subviews that were removed are
  /// above all remaining ones.
  mutating func paintSublayers(of view: UIView, above subviews: Int, _ inside: PaintContext) {
    for layer in sublayers(of: view, above: subviews) { paint(layer, in: inside) }
  }

  func sublayers(of view: UIView, above subviews: Int) -> [CALayer] {
    let most = view.subviews.count
    return (view.layer.sublayers?.fromBottom(by: \.self) ?? [])
      .filter { min($0.subviewsBelow, most) == subviews }
  }

  /// Draws a sublayer in its superlayer.
  private mutating func paint(_ layer: CALayer, in context: PaintContext) {
    let rect = layer.uprightFrame.offsetBy(dx: context.rect.minX, dy: context.rect.minY)
    guard rect.isFinite else { return }
    applyTransform(of: layer, in: rect, context) { painter, clips in
      painter.paint(layer, at: PaintContext(rect: rect, opacity: context.opacity, clips: clips))
    }
  }

  /// Draws a layer in a rectangle.
  mutating func paint(_ layer: CALayer, at context: PaintContext) {
    guard !layer.isHidden, layer.opacity > 0 else { return }
    fade(Double(layer.opacity)) { painter in
      painter.mask(by: layer.mask, context) { $0.paintOpaque(layer, at: $1) }
    }
  }

  private mutating func paintOpaque(_ layer: CALayer, at context: PaintContext) {
    let opacity = context.opacity
    var inner = context
    guard inner.rect.isFinite else { return }
    let box = Box(
      inner.rect, corners: corners(of: layer),
      fill: layer.backgroundColor.flatMap { color(UIColor(cgColor: $0), opacity) },
      gradient: gradient(layer, opacity), stroke: border(of: layer, inner))
    addBackground(box, of: layer, inner)
    if let layer = layer as? CAShapeLayer { addPath(of: layer, inner) }
    if layer.masksToBounds {
      inner.clips.append(Clip(rect: inner.rect, corners: corners(of: layer)))
    }
    addContents(of: layer, inner)
    paintOperations(of: layer, inner)
    if let layer = layer as? CATextLayer { add(layer, inner) }
    if layer is CAEmitterLayer { Notes.report("particles of emitter layers are not drawn") }
    guard let replicator = layer as? CAReplicatorLayer else {
      return paintSublayers(of: layer, in: inner)
    }
    var matrix = CGAffineTransform.identity
    let middle = CGPoint(x: inner.rect.midX, y: inner.rect.midY)
    for _ in 0..<min(max(replicator.instanceCount, 0), Self.maximumInstances) {
      self.applyTransform(matrix, about: middle, inner) { painter, clips in
        painter.paintSublayers(
          of: layer, in: PaintContext(rect: inner.rect, opacity: inner.opacity, clips: clips))
      }
      matrix = matrix.concatenating(CATransform3DGetAffineTransform(replicator.instanceTransform))
    }
  }

  private static let maximumInstances = 1000

  private mutating func paintSublayers(of layer: CALayer, in context: PaintContext) {
    for sublayer in layer.sublayers?.fromBottom(by: \.self) ?? [] { paint(sublayer, in: context) }
  }

  /// Draws the image of a layer.
  mutating func addContents(of layer: CALayer, _ context: PaintContext) {
    guard let image = layer.image else { return }
    let view = UIImageView(image: image)
    view.contentMode = layer.contentsGravity.contentMode
    add(view, context)
  }

  /// Draws the text of a layer from its top.
  private mutating func add(_ layer: CATextLayer, _ context: PaintContext) {
    let label = layer.label
    let size = label.sizeThatFits(
      CGSize(width: context.rect.width, height: .greatestFiniteMagnitude))
    label.frame = CGRect(x: 0, y: 0, width: context.rect.width, height: size.height)
    var context = context
    context.rect.size.height = size.height
    add(label, context)
  }

  // MARK: Gradients

  /// Draws a box with the layer's conic gradient between its fill and its border.
  private mutating func addBackground(_ box: Box, of layer: CALayer, _ context: PaintContext) {
    guard let conic = conicGradient(layer, context.opacity) else { return add(box, context) }
    var (ground, border) = (box, box)
    (ground.stroke, border.fill) = (nil, nil)
    add(ground, context)
    add(conic.shapes(in: box.rect, corners: box.corners), covering: box.rect, context)
    add(border, context)
  }

  /// The axial or radial gradient of a layer; `nil` if it has none.
  func gradient(_ layer: CALayer, _ opacity: Double) -> Gradient? {
    guard let layer = layer as? CAGradientLayer, layer.type != .conic else { return nil }
    let result = Gradient(
      stops(of: layer, opacity), from: layer.startPoint, to: layer.endPoint,
      kind: layer.type == .radial ? .radial : .axial)
    return result.isVisible ? result : nil
  }

  /// The conic gradient of a layer; `nil` if it has none.
  private func conicGradient(_ layer: CALayer, _ opacity: Double) -> ConicGradient? {
    guard let layer = layer as? CAGradientLayer, layer.type == .conic else { return nil }
    let result = ConicGradient(
      stops(of: layer, opacity), around: layer.startPoint, from: layer.endPoint)
    return result.isVisible ? result : nil
  }

  private func stops(of layer: CAGradientLayer, _ opacity: Double) -> [Gradient.Stop] {
    layer.stops.map { stop in
      Gradient.Stop(
        min(max(stop.location, 0), 1), resolved(UIColor(cgColor: stop.color), opacity))
    }
  }

  // MARK: Shadows

  /// Draws the shadow of the view's background or, if it has none, of its subviews' backgrounds.
  mutating func paintShadow(of view: UIView, _ context: PaintContext) {
    let layer = view.layer
    guard let ink = shadowColor(of: layer, context) else { return }
    let casting =
      layer.shadowPath.map { [box($0, in: context)] } ?? silhouette(of: view, at: context.rect)
    for box in casting.prefix(Self.maximumShadows) {
      let shadow = Shadow(
        box.rect, corners: box.corners, color: ink, radius: max(layer.shadowRadius, 0),
        offset: layer.shadowOffset)
      let far = shadow.overflow
      add([.shadow(shadow)], covering: box.rect.insetBy(dx: -far, dy: -far), context)
    }
  }

  private static let maximumShadows = 8

  /// The shadow of text or a symbol: a copy in the shadow color.
  struct SymbolShadow {
    var color: RGBA
    var offset: CGSize
  }

  /// The shadow of a view's text or symbol if the view has no background.
  ///
  /// It is not blurred. A larger blur radius makes it fainter instead.
  func symbolShadow(of view: UIView, _ context: PaintContext) -> SymbolShadow? {
    let layer = view.layer
    guard !isFilled(view), layer.shadowPath == nil else { return nil }
    let faintness = min(1.5 / (0.5 + max(Double(layer.shadowRadius), 0)), 1)
    return shadowColor(of: layer, context, fadedBy: faintness).map {
      SymbolShadow(color: $0, offset: layer.shadowOffset)
    }
  }

  /// The color of a layer's shadow; `nil` if it has none.
  private func shadowColor(of layer: CALayer, _ context: PaintContext, fadedBy factor: Double = 1)
    -> RGBA?
  {
    guard layer.shadowOpacity > 0, !layer.masksToBounds, let cast = layer.shadowColor else {
      return nil
    }
    return color(UIColor(cgColor: cast), context.opacity * Double(layer.shadowOpacity) * factor)
  }

  /// Whether the view's background color is visible.
  private func isFilled(_ view: UIView) -> Bool {
    view.backgroundColor.flatMap { color($0, 1) } != nil
  }

  private func box(_ path: CGPath, in context: PaintContext) -> Box {
    guard let rectangle = path.rectangle else {
      Notes.report("shadowPath is not supported; the shadow of its bounding rectangle is drawn")
      let rect = path.isEmpty ? .zero : path.boundingBoxOfPath
      return Box(rect.offsetBy(dx: context.rect.minX, dy: context.rect.minY))
    }
    return Box(
      rectangle.rect.offsetBy(dx: context.rect.minX, dy: context.rect.minY),
      corners: rectangle.corners)
  }

  private func silhouette(of view: UIView, at rect: CGRect) -> [Box] {
    uncovered(backgrounds(of: view, at: rect))
  }

  /// The view's background or, if it has none, its subviews' backgrounds.
  private func backgrounds(of view: UIView, at rect: CGRect) -> [Box] {
    let hasBackground =
      isFilled(view) || gradient(view.layer, 1) != nil || conicGradient(view.layer, 1) != nil
      || (view as? UIImageView)?.image?.isSymbolImage == false
    if hasBackground { return [Box(rect, corners: corners(of: view.layer))] }
    func frame(of child: UIView) -> CGRect {
      child.frame.offsetBy(dx: rect.minX - view.bounds.minX, dy: rect.minY - view.bounds.minY)
    }
    let shown = view.subviews.filter { !$0.isHidden && $0.alpha > 0 }
    guard view.clipsToBounds else {
      return shown.flatMap { backgrounds(of: $0, at: frame(of: $0)) }
    }
    // Covered boxes are removed before clipping, because clipping makes more boxes equal.
    let clip = Clip(rect: rect, corners: corners(of: view.layer))
    return shown.flatMap { silhouette(of: $0, at: frame(of: $0)) }.compactMap(clip.remainder(of:))
  }

  /// Removes boxes inside other boxes: they cast no shadow of their own.
  private func uncovered(_ boxes: [Box]) -> [Box] {
    boxes.enumerated().filter { index, box in
      !boxes.enumerated().contains { other, ground in
        let isLater = other > index && ground.rect == box.rect
        return other != index && !isLater && ground.rect.covers(box.rect)
      }
    }
    .map(\.element)
  }
}

extension Array {
  /// The elements back to front: by `zPosition`, then in order.
  @MainActor func fromBottom(by layer: (Element) -> CALayer) -> [Element] {
    contains { layer($0).zPosition != 0 }
      ? sorted { layer($0).zPosition < layer($1).zPosition } : self
  }
}

extension CALayer {
  /// Whether the layer shows only its background.
  fileprivate var isPlain: Bool {
    let isOfPlainView = view.map { type(of: $0) == UIView.self && $0.subviews.isEmpty } ?? true
    return !(self is CAGradientLayer) && (sublayers ?? []).isEmpty && isOfPlainView
  }
}
