import CompositionalLayout
import Foundation
import Scene
import UIKitViews

// Content that views and layers draw in `draw(_:)`.
extension ViewPainter {
  mutating func paintOperations(of view: UIView, _ context: PaintContext) {
    paint(view.operations, of: view, context)
  }

  /// Draws operations clipped to the view. Opaque views without a background color are black, as in
  /// UIKit.
  mutating func paint(_ operations: [CGContext.Operation], of view: UIView, _ context: PaintContext)
  {
    let isBlack = view.isOpaque && view.backgroundColor == nil
    paint(operations, from: view.bounds.origin, on: isBlack ? .black : nil, context)
  }

  /// Draws the operations of a layer, clipped to it.
  mutating func paintOperations(of layer: CALayer, _ context: PaintContext) {
    paint(layer.operations, from: layer.bounds.origin, context)
  }

  private mutating func paint(
    _ operations: [CGContext.Operation], from origin: CGPoint, on ground: UIColor? = nil,
    _ context: PaintContext
  ) {
    guard !operations.isEmpty else { return }
    var inside = context
    inside.clips.append(.all(of: context.rect))
    if let ground { add(Box(context.rect, fill: color(ground, context.opacity)), inside) }
    let start = CGAffineTransform(
      translationX: context.rect.minX - origin.x, y: context.rect.minY - origin.y)
    for operation in operations { paint(operation, by: start, inside) }
  }

  /// Draws a scaled or mirrored image.
  mutating func paint(
    _ picture: DrawnPicture, in rect: CGRect, isFlipped: Bool, _ context: PaintContext
  ) {
    guard picture.size.width > 0, picture.size.height > 0, rect.isFinite else { return }
    var inside = context
    inside.clips.append(.all(of: rect))
    let across = rect.width / picture.size.width * (isFlipped ? -1 : 1)
    let transform = CGAffineTransform(
      translationX: isFlipped ? rect.maxX : rect.minX, y: rect.minY
    )
    .scaledBy(x: across, y: rect.height / picture.size.height)
    for operation in picture.operations { paint(operation, by: transform, inside) }
  }

  private mutating func paint(
    _ operation: CGContext.Operation, by transform: CGAffineTransform, _ context: PaintContext
  ) {
    var context = context
    context.opacity *= operation.opacity
    for clip in operation.clips {
      let path = clip.path.applying(transform)
      guard path.numbers.allSatisfy(\.isFinite) else { continue }
      context.clips.append(
        Clip(rect: path.boundingBox ?? .zero, corners: .square, path: path, rule: clip.rule))
    }
    switch operation.content {
    case .fill(let path, let ink, let rule):
      guard let ink = color(ink, context.opacity) else { return }
      var outline = Outline(path.applying(transform), fill: .color(ink))
      outline.rule = rule
      add(outline, context)
    case .stroke(let path, let ink, let width, let pen):
      guard width > 0, let ink = color(ink, context.opacity) else { return }
      var outline = Outline(
        path.applying(transform),
        stroke: Box.Stroke(color: ink, width: width * transform.scale))
      outline.pen = pen
      add(outline, context)
    case .text(let text, let rect, let own):
      let matrix = own.concatenating(transform)
      placed(rect, by: matrix, movedOnly: true, context) { $0.add(text, in: $1.rect, $1) }
    case .image(let image, let rect, let own):
      let view = UIImageView(image: image)
      view.tintColor = image.tint.map { UIColor($0) }
      let matrix = own.concatenating(transform)
      placed(rect, by: matrix, movedOnly: false, context) { $0.add(view, $1) }
    case .gradient(let gradient, let course, let options):
      var stops = gradient.stops.map {
        Gradient.Stop($0.location, resolved($0.color, context.opacity))
      }
      stops.addTransparentEnds(options)
      switch course.applying(transform) {
      case .line(let start, let end): add(stops, from: start, to: end, context)
      case .radii(let center, let start, let end):
        add(stops, around: center, from: start, to: end, context)
      }
    }
  }

  /// Draws content in a transformed rectangle: directly if the rectangle stays upright, otherwise
  /// with a transform.
  ///
  /// - Parameter movedOnly: Whether scaled rectangles also need a transform.
  private mutating func placed(
    _ rect: CGRect, by matrix: CGAffineTransform, movedOnly: Bool, _ context: PaintContext,
    _ body: (inout ViewPainter, PaintContext) -> Void
  ) {
    guard rect.isFinite, rect.applying(matrix).isFinite else { return }
    let isUpright = matrix.b == 0 && matrix.c == 0 && matrix.a > 0 && matrix.d > 0
    var context = context
    if isUpright, !movedOnly || matrix.a == 1 && matrix.d == 1 {
      context.rect = rect.applying(matrix)
      return body(&self, context)
    }
    context.rect = rect
    self.applyTransform(matrix, about: .zero, context) { painter, clips in
      context.clips = clips
      body(&painter, context)
    }
  }

  /// Fills the clipped area with an axial gradient. The box is a square, so that right angles are
  /// preserved.
  private mutating func add(
    _ stops: [Gradient.Stop], from start: CGPoint, to end: CGPoint, _ context: PaintContext
  ) {
    let side = max(context.rect.width, context.rect.height)
    guard context.rect.isFinite, side > 0 else { return }
    let origin = context.rect.origin
    func part(_ point: CGPoint) -> CGPoint {
      CGPoint(x: (point.x - origin.x) / side, y: (point.y - origin.y) / side)
    }
    let (from, to) = (part(start), part(end))
    guard [from.x, from.y, to.x, to.y].allSatisfy(\.isFinite), from != to else { return }
    let square = CGRect(origin: origin, size: CGSize(width: side, height: side))
    add(Box(square, gradient: Gradient(stops, from: from, to: to)), context)
  }

  /// Fills the clipped area with a radial gradient, from the smaller to the larger circle. The box
  /// is a square around both. Its side is chosen so that the radius is a fraction with two
  /// decimals.
  private mutating func add(
    _ stops: [Gradient.Stop], around center: CGPoint, from start: CGFloat, to end: CGFloat,
    _ context: PaintContext
  ) {
    let (inner, outer) = (min(start, end), max(start, end))
    let rect = context.rect
    let farthestCorner = hypot(
      max(abs(rect.minX - center.x), abs(rect.maxX - center.x)),
      max(abs(rect.minY - center.y), abs(rect.maxY - center.y)))
    guard rect.isFinite, farthestCorner.isFinite, outer.isFinite, outer > 0 else { return }
    let outwards = start <= end ? stops : stops.reversed().map { .init(1 - $0.location, $0.color) }
    let placed = outwards.map {
      Gradient.Stop((inner + $0.location * (outer - inner)) / outer, $0.color)
    }
    let isExtended = placed.last?.color.isVisible == true
    let part =
      [0.5, 0.25, 0.1, 0.05].first { !isExtended || outer / $0 >= 2 * farthestCorner } ?? 0.01
    let side = outer / part
    let square = CGRect(
      x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
    let middle = CGPoint(x: 0.5, y: 0.5)
    let gradient = Gradient(
      placed, from: middle, to: CGPoint(x: 0.5 + part, y: 0.5 + part), kind: .radial)
    add(Box(square, gradient: gradient), context)
  }

  private mutating func add(_ outline: Outline, _ context: PaintContext) {
    guard let pathBounds = outline.path.boundingBox, outline.path.numbers.allSatisfy(\.isFinite)
    else {
      return
    }
    let width = outline.stroke?.width ?? 0
    guard width.isFinite else { return }
    add([.outline(outline)], covering: pathBounds.insetBy(dx: -width, dy: -width), context)
  }

  /// Draws text from the top of the rectangle. A width of zero does not wrap lines.
  private mutating func add(_ text: NSAttributedString, in rect: CGRect, _ context: PaintContext) {
    let label = text.drawnLabel
    let width = rect.width > 0 ? rect.width : .greatestFiniteMagnitude
    let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    label.frame = CGRect(
      x: 0, y: 0, width: rect.width > 0 ? rect.width : size.width, height: size.height)
    var context = context
    context.rect = CGRect(origin: rect.origin, size: label.frame.size)
    guard context.rect.isFinite else { return }
    add(label, context)
  }
}

extension [Gradient.Stop] {
  /// Adds transparent stops at the ends where the gradient does not continue.
  fileprivate mutating func addTransparentEnds(_ options: CGGradientDrawingOptions) {
    if !options.contains(.drawsBeforeStartLocation), let first {
      insert(contentsOf: [.init(0, first.color.faded(by: 0)), .init(0, first.color)], at: 0)
    }
    if !options.contains(.drawsAfterEndLocation), let last {
      append(contentsOf: [.init(1, last.color), .init(1, last.color.faded(by: 0))])
    }
  }
}
