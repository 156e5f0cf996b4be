import CompositionalLayout
import Foundation
import Scene
import UIKitViews

// Content that views and layers draw in `draw(_:)`.
extension ViewPainter {
  mutating func paintMarks(of view: UIView, _ place: Place) { paint(view.marks, of: view, place) }

  /// Draws operations clipped to the view. Opaque views without a background color are black, as in
  /// UIKit.
  mutating func paint(_ marks: [CGContext.Mark], of view: UIView, _ place: Place) {
    let isBlack = view.isOpaque && view.backgroundColor == nil
    paint(marks, from: view.bounds.origin, on: isBlack ? .black : nil, place)
  }

  /// Draws the operations of a layer, clipped to it.
  mutating func paintMarks(of layer: CALayer, _ place: Place) {
    paint(layer.marks, from: layer.bounds.origin, place)
  }

  private mutating func paint(
    _ marks: [CGContext.Mark], from origin: CGPoint, on ground: UIColor? = nil, _ place: Place
  ) {
    guard !marks.isEmpty else { return }
    var inside = place
    inside.clips.append(.all(of: place.rect))
    if let ground { add(Box(place.rect, fill: color(ground, place.opacity)), inside) }
    let start = CGAffineTransform(
      translationX: place.rect.minX - origin.x, y: place.rect.minY - origin.y)
    for mark in marks { paint(mark, by: start, inside) }
  }

  /// Draws a scaled or mirrored image.
  mutating func paint(
    _ picture: DrawnPicture, in rect: CGRect, isFlipped: Bool, _ place: Place
  ) {
    guard picture.size.width > 0, picture.size.height > 0, rect.isFinite else { return }
    var inside = place
    inside.clips.append(.all(of: rect))
    let across = rect.width / picture.size.width * (isFlipped ? -1 : 1)
    let transform = CGAffineTransform(
      translationX: isFlipped ? rect.maxX : rect.minX, y: rect.minY
    )
    .scaledBy(x: across, y: rect.height / picture.size.height)
    for mark in picture.marks { paint(mark, by: transform, inside) }
  }

  private mutating func paint(
    _ mark: CGContext.Mark, by transform: CGAffineTransform, _ place: Place
  ) {
    var place = place
    place.opacity *= mark.opacity
    for clip in mark.clips {
      let path = clip.path.applying(transform)
      guard path.numbers.allSatisfy(\.isFinite) else { continue }
      place.clips.append(
        Clip(rect: path.reach ?? .zero, corners: .square, path: path, rule: clip.rule))
    }
    switch mark.content {
    case .fill(let path, let ink, let rule):
      guard let ink = color(ink, place.opacity) else { return }
      var outline = Outline(path.applying(transform), fill: .color(ink))
      outline.rule = rule
      add(outline, place)
    case .stroke(let path, let ink, let width, let pen):
      guard width > 0, let ink = color(ink, place.opacity) else { return }
      var outline = Outline(
        path.applying(transform),
        stroke: Box.Stroke(color: ink, width: width * transform.scale))
      outline.pen = pen
      add(outline, place)
    case .text(let text, let rect, let own):
      let turn = own.concatenating(transform)
      placed(rect, by: turn, movedOnly: true, place) { $0.add(text, in: $1.rect, $1) }
    case .image(let image, let rect, let own):
      let view = UIImageView(image: image)
      view.tintColor = image.tint.map { UIColor($0) }
      let turn = own.concatenating(transform)
      placed(rect, by: turn, movedOnly: false, place) { $0.add(view, $1) }
    case .gradient(let gradient, let course, let options):
      var stops = gradient.stops.map {
        Gradient.Stop($0.location, resolved($0.color, place.opacity))
      }
      stops.end(options)
      switch course.applying(transform) {
      case .line(let start, let end): add(stops, from: start, to: end, place)
      case .radii(let center, let start, let end):
        add(stops, around: center, from: start, to: end, place)
      }
    }
  }

  /// Draws content in a transformed rectangle: directly if the rectangle stays upright, otherwise
  /// with a transform.
  ///
  /// - Parameter movedOnly: Whether scaled rectangles also need a transform.
  private mutating func placed(
    _ rect: CGRect, by turn: CGAffineTransform, movedOnly: Bool, _ place: Place,
    _ body: (inout ViewPainter, Place) -> Void
  ) {
    guard rect.isFinite, rect.applying(turn).isFinite else { return }
    let isUpright = turn.b == 0 && turn.c == 0 && turn.a > 0 && turn.d > 0
    var place = place
    if isUpright, !movedOnly || turn.a == 1 && turn.d == 1 {
      place.rect = rect.applying(turn)
      return body(&self, place)
    }
    place.rect = rect
    self.turn(by: turn, about: .zero, place) { painter, clips in
      place.clips = clips
      body(&painter, place)
    }
  }

  /// Fills the clipped area with an axial gradient. The box is a square, so that right angles are
  /// preserved.
  private mutating func add(
    _ stops: [Gradient.Stop], from start: CGPoint, to end: CGPoint, _ place: Place
  ) {
    let side = max(place.rect.width, place.rect.height)
    guard place.rect.isFinite, side > 0 else { return }
    let origin = place.rect.origin
    func part(_ point: CGPoint) -> CGPoint {
      CGPoint(x: (point.x - origin.x) / side, y: (point.y - origin.y) / side)
    }
    let (from, to) = (part(start), part(end))
    guard [from.x, from.y, to.x, to.y].allSatisfy(\.isFinite), from != to else { return }
    let square = CGRect(origin: origin, size: CGSize(width: side, height: side))
    add(Box(square, gradient: Gradient(stops, from: from, to: to)), place)
  }

  /// Fills the clipped area with a radial gradient, from the smaller to the larger circle. The box
  /// is a square around both. Its side is chosen so that the radius is a fraction with two
  /// decimals.
  private mutating func add(
    _ stops: [Gradient.Stop], around center: CGPoint, from start: CGFloat, to end: CGFloat,
    _ place: Place
  ) {
    let (inner, outer) = (min(start, end), max(start, end))
    let rect = place.rect
    let reach = hypot(
      max(abs(rect.minX - center.x), abs(rect.maxX - center.x)),
      max(abs(rect.minY - center.y), abs(rect.maxY - center.y)))
    guard rect.isFinite, reach.isFinite, outer.isFinite, outer > 0 else { return }
    let outwards = start <= end ? stops : stops.reversed().map { .init(1 - $0.location, $0.color) }
    let placed = outwards.map {
      Gradient.Stop((inner + $0.location * (outer - inner)) / outer, $0.color)
    }
    let goesOn = placed.last?.color.isVisible == true
    let part = [0.5, 0.25, 0.1, 0.05].first { !goesOn || outer / $0 >= 2 * reach } ?? 0.01
    let side = outer / part
    let square = CGRect(
      x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
    let middle = CGPoint(x: 0.5, y: 0.5)
    let gradient = Gradient(
      placed, from: middle, to: CGPoint(x: 0.5 + part, y: 0.5 + part), kind: .radial)
    add(Box(square, gradient: gradient), place)
  }

  private mutating func add(_ outline: Outline, _ place: Place) {
    guard let reach = outline.path.reach, outline.path.numbers.allSatisfy(\.isFinite) else {
      return
    }
    let width = outline.stroke?.width ?? 0
    guard width.isFinite else { return }
    add([.outline(outline)], covering: reach.insetBy(dx: -width, dy: -width), place)
  }

  /// Draws text from the top of the rectangle. A width of zero does not wrap lines.
  private mutating func add(_ text: NSAttributedString, in rect: CGRect, _ place: Place) {
    let label = text.drawnLabel
    let width = rect.width > 0 ? rect.width : .greatestFiniteMagnitude
    let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    label.frame = CGRect(
      x: 0, y: 0, width: rect.width > 0 ? rect.width : size.width, height: size.height)
    var place = place
    place.rect = CGRect(origin: rect.origin, size: label.frame.size)
    guard place.rect.isFinite else { return }
    add(label, place)
  }
}

extension [Gradient.Stop] {
  /// Adds transparent stops at the ends where the gradient does not continue.
  fileprivate mutating func end(_ options: CGGradientDrawingOptions) {
    if !options.contains(.drawsBeforeStartLocation), let first {
      insert(contentsOf: [.init(0, first.color.faded(by: 0)), .init(0, first.color)], at: 0)
    }
    if !options.contains(.drawsAfterEndLocation), let last {
      append(contentsOf: [.init(1, last.color), .init(1, last.color.faded(by: 0))])
    }
  }
}
