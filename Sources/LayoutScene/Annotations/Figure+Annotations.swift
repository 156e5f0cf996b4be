internal import CellContent
import Foundation
internal import Geometry
internal import LayoutEngine
import Scene

extension Figure {
  /// Adds annotations above all overlays: marks at their elements, and texts beside the picture.
  /// Those about elements that are not visible are left out.
  mutating func addAnnotations(
    _ annotations: [Annotation], measuring text: inout some TextMeasuring
  ) {
    guard !annotations.isEmpty else { return }
    let lookup = ElementLookup(subject, scene: base)
    let ink = AnnotationInk(subject.appearance)
    var pencil = Pencil()
    var callouts: [Callout] = []
    for annotation in annotations {
      guard let area = area(of: annotation, lookup, measuring: &text) else { continue }
      switch annotation.subject {
      case .element: break
      case .gap: pencil.add(bracket(over: area, ink))
      case .frame:
        let outline = Strokes.outline(of: area.local, color: ink.color, width: 1, dash: [3, 2])
        pencil.add(([.strokes(outline)], area))
      case .arrow(let from, let to):
        guard let start = lookup.frame(of: from), let end = lookup.frame(of: to) else { continue }
        pencil.add(ink.line(arrow(from: start, to: end), .arrowhead))
      }
      if let number = annotation.number {
        pencil.add(marker(number, at: area, ink))
      } else {
        let label = annotation.label(for: area)
        callouts.append(
          Callout(label, area, annotation.side.map(side), ink, measuring: &text))
      }
    }
    place(callouts, ink, &pencil)
    let elements = pencil.drawn.map { shapes, frame, texts in
      SceneElement(
        .overlay, frame: frame, definition: shapes.isEmpty ? nil : definitions.index(of: shapes),
        texts: texts, overflow: 1)
    }
    if !elements.isEmpty { above.append(SceneGroup(layer: .annotations, elements: elements)) }
  }

  private func side(_ side: Annotation.Side) -> OverlayLabel.Side {
    switch side {
    case .top: .above
    case .bottom: .below
    case .leading: subject.isRightToLeft ? .right : .left
    case .trailing: subject.isRightToLeft ? .left : .right
    }
  }

  /// The shapes and texts of annotations with their frames.
  private struct Pencil {
    var drawn: [(shapes: [Shape], frame: CGRect, texts: [TextBlock])] = []

    mutating func add(_ mark: (shapes: [Shape], frame: CGRect)) {
      drawn.append((mark.shapes, mark.frame, []))
    }

    mutating func add(_ mark: (shapes: [Shape], frame: CGRect, text: TextBlock)) {
      drawn.append((mark.shapes, mark.frame, [mark.text]))
    }
  }

  /// A text that gets a place beside the picture.
  private struct Callout {
    var area: CGRect
    /// The side of the text; `nil` for any.
    var side: OverlayLabel.Side?
    var lines: [String]
    var size: CGSize

    init(
      _ label: String, _ area: CGRect, _ side: OverlayLabel.Side?, _ ink: AnnotationInk,
      measuring text: inout some TextMeasuring
    ) {
      self.area = area
      self.side = side
      lines = text.lines(of: label, width: AnnotationInk.widest, ink.paragraph)
      let widths = lines.map { text.extent(of: ink.paragraph($0), width: nil).width }
      size = CGSize(
        width: (widths.max() ?? 0).rounded(.up) + 2,
        height: CGFloat(lines.count) * AnnotationInk.font.lineHeight)
    }
  }
}

// MARK: - Subjects

extension Figure {
  /// The rectangle of an annotation's subject, in visible points of the content.
  private func area(
    of annotation: Annotation, _ lookup: ElementLookup, measuring text: inout some TextMeasuring
  ) -> CGRect? {
    switch annotation.subject {
    case .element(let name):
      guard case .part(let item, let role) = name.target else {
        return lookup.frame(of: name)?.common(with: subject.viewport)
      }
      return lookup.drawing(ofCell: item, in: name)?.area(ofPart: role, measuring: &text)?
        .offsetBy(dx: subject.viewport.minX, dy: subject.viewport.minY)
        .insetBy(dx: -Self.textDistance, dy: -Self.textDistance)
    case .gap(let one, let other):
      guard let one = lookup.frame(of: one), let other = lookup.frame(of: other) else { return nil }
      return one.gap(to: other)
    case .arrow(let from, let to):
      guard let from = lookup.frame(of: from), let to = lookup.frame(of: to) else { return nil }
      let points = arrow(from: from, to: to)
      let middle = CGPoint(
        x: (points[0].x + points[1].x) / 2, y: (points[0].y + points[1].y) / 2)
      return CGRect(around: middle, CGSize(width: 2, height: 2))
    case .frame(var frame):
      if subject.isRightToLeft { frame.origin.x = subject.layout.contentSize.width - frame.maxX }
      return frame.overlaps(subject.viewport) ? frame.common(with: subject.viewport) : nil
    }
  }

  /// The ends of an arrow, a little inside both elements.
  private func arrow(from one: CGRect, to other: CGRect) -> [CGPoint] {
    let (start, end) = (one.center, other.center)
    let outer = one.crossing(from: start, to: end)?.upperBound ?? 0
    let inner = other.crossing(from: start, to: end)?.lowerBound ?? 1
    let length = max(hypot(end.x - start.x, end.y - start.y), 1)
    let first = max(outer - 8 / length, 0)
    let last = min(inner + 8 / length, 1)
    return [first, max(last, first)].map { part in
      CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
    }
  }

  /// A bracket along the edge of a gap, with a faint fill.
  private func bracket(
    over gap: CGRect, _ ink: AnnotationInk
  ) -> (shapes: [Shape], frame: CGRect) {
    let axis: Axis = gap.width <= gap.height ? .horizontal : .vertical
    let depth = min(4, gap.size[axis.across])
    let points = [
      CGPoint(axis, 0.5, across: depth), CGPoint(axis, 0.5, across: 0.5),
      CGPoint(axis, gap.size[axis] - 0.5, across: 0.5),
      CGPoint(axis, gap.size[axis] - 0.5, across: depth),
    ]
    return (
      [
        .box(Box(gap.local, fill: ink.color.faded(by: 0.14))),
        .strokes(Strokes([points], color: ink.color, width: 1)),
      ], gap
    )
  }

  /// The frames of the labels of overlays.
  private var labelFrames: [CGRect] {
    above.flatMap { group -> [CGRect] in
      guard case .labels = group.layer else { return [] }
      return group.elements.map(\.frame)
    }
  }

  /// A marker in a corner of an element that its text and the labels of overlays leave free.
  private func marker(
    _ number: Int, at area: CGRect, _ ink: AnnotationInk
  ) -> (shapes: [Shape], frame: CGRect, text: TextBlock) {
    let side = AnnotationInk.marker
    let (dx, dy) = (min(3, (area.width - side) / 2), min(3, (area.height - side) / 2))
    let xs = [area.minX + dx, area.maxX - dx - side]
    let (leading, trailing) = subject.isRightToLeft ? (xs[1], xs[0]) : (xs[0], xs[1])
    let (top, bottom) = (area.minY + dy, area.maxY - dy - side)
    let corners = [(leading, top), (trailing, top), (trailing, bottom), (leading, bottom)]
      .map { CGRect(x: $0.0, y: $0.1, width: side, height: side) }
    let taken = textAreas.all + labelFrames
    let frame = corners.first { corner in !taken.contains { $0.overlaps(corner) } }
    let (shapes, text) = ink.marker(number)
    return (shapes, frame ?? corners[0], text)
  }
}

// MARK: - Callouts

extension Figure {
  /// The distance between a text of a cell and the end of a leader to it, in points. Leaders reach
  /// 3 points into other subjects.
  private static let textDistance: CGFloat = 6
  /// The distance between the picture and texts beside it, in points.
  private static let distance: CGFloat = 12

  private mutating func place(
    _ callouts: [Callout], _ ink: AnnotationInk, _ pencil: inout Pencil
  ) {
    let frames = subject.elements.filter { $0.category != .decoration && !$0.isHidden }.map(\.frame)
    let finder = CalloutRoute.Finder(
      elements: frames.map { $0.common(with: subject.viewport) }.filter { !$0.isEmpty },
      texts: Obstacles(textAreas.all, clearance: 1), extent: extent)
    var (routes, taken): ([CalloutRoute], TakenPlaces) = ([], TakenPlaces())
    for callout in callouts {
      let sides = callout.side.map { [$0] } ?? [.left, .right, .above, .below]
      guard let route = finder.best(from: callout.area, to: sides, besides: routes),
        let last = route.points.last
      else { continue }
      routes.append(route)
      let frame = free(callout.size, at: last, route.side, beyond: extent, taken)
      let end = frame.attachment(on: route.side, near: last)
      taken.frames.append(frame)
      taken.leaders.append((last, end))
      pencil.add(ink.line(route.points + [end], .dot))
      let block = TextBlock(
        callout.lines.map(ink.paragraph), in: frame.local,
        alignment: route.side == .left ? .right : route.side == .right ? .left : .center)
      pencil.add(([], frame, block))
    }
    for (_, frame, _) in pencil.drawn { include(frame) }
  }

  /// The nearest free frame for a text beside the picture.
  private func free(
    _ size: CGSize, at point: CGPoint, _ side: OverlayLabel.Side, beyond edge: CGRect,
    _ taken: TakenPlaces
  ) -> CGRect {
    let isColumn = side == .left || side == .right
    let step: CGFloat = isColumn ? 6 : 10
    var first: CGRect?
    for lane in 0..<(isColumn ? 1 : 6) {
      for shift in 0..<80 {
        let moved = CGFloat((shift + 1) / 2) * (shift % 2 == 0 ? step : -step)
        let away = Self.distance + CGFloat(lane) * (size.height + 6)
        let frame = frame(of: size, at: point, side, beyond: edge, moved: moved, away: away)
        if first == nil { first = frame }
        if taken.isFree(frame, from: point, to: frame.attachment(on: side, near: point)) {
          return frame
        }
      }
    }
    return first ?? CGRect(origin: point, size: size)
  }

  private func frame(
    of size: CGSize, at point: CGPoint, _ side: OverlayLabel.Side, beyond edge: CGRect,
    moved: CGFloat, away: CGFloat
  ) -> CGRect {
    let x = min(
      max(point.x + moved - size.width / 2, edge.minX), max(edge.maxX - size.width, edge.minX))
    let y = point.y + moved - size.height / 2
    let origin =
      switch side {
      case .left: CGPoint(x: edge.minX - away - size.width, y: y)
      case .right: CGPoint(x: edge.maxX + away, y: y)
      case .above: CGPoint(x: x, y: edge.minY - away - size.height)
      case .below: CGPoint(x: x, y: edge.maxY + away)
      }
    return CGRect(
      x: origin.x.rounded(), y: origin.y.rounded(), width: size.width, height: size.height)
  }
}

/// The texts beside a picture and the parts of their leaders that are beside it.
private struct TakenPlaces {
  var frames: [CGRect] = []
  var leaders: [(from: CGPoint, to: CGPoint)] = []

  /// Whether a text and its leader cover no other text, and no other leader crosses the text.
  func isFree(_ frame: CGRect, from start: CGPoint, to end: CGPoint) -> Bool {
    let around = frame.insetBy(dx: -3, dy: -3)
    return !frames.contains { $0.overlaps(around) || $0.isCrossed(from: start, to: end) }
      && !leaders.contains { frame.isCrossed(from: $0.from, to: $0.to) }
  }
}

extension Annotation {
  /// The text, with its length for a gap.
  fileprivate func label(for area: CGRect) -> String {
    guard case .gap = subject else { return text }
    return "\(text) \(OverlayFormat.number(min(area.width, area.height)))"
  }
}

extension CGRect {
  /// The place at the edge that faces the picture where a leader ends: straight beside its last
  /// point if possible, otherwise in the middle.
  fileprivate func attachment(on side: OverlayLabel.Side, near point: CGPoint) -> CGPoint {
    let y = point.y > minY + 3 && point.y < maxY - 3 ? point.y : midY
    let x = point.x > minX + 3 && point.x < maxX - 3 ? point.x : midX
    return switch side {
    case .left: CGPoint(x: maxX + 2, y: y)
    case .right: CGPoint(x: minX - 2, y: y)
    case .above: CGPoint(x: x, y: maxY + 1)
    case .below: CGPoint(x: x, y: minY - 1)
    }
  }

  /// The rectangle between two frames along the axis on which they are apart; `nil` if they are
  /// apart on none.
  fileprivate func gap(to other: CGRect) -> CGRect? {
    let gaps = Axis.allCases.compactMap { axis -> CGRect? in
      let (first, second) = start(axis) <= other.start(axis) ? (self, other) : (other, self)
      let length = second.start(axis) - first.end(axis)
      guard length > 0 else { return nil }
      let low = max(start(axis.across), other.start(axis.across))
      let high = min(end(axis.across), other.end(axis.across))
      let isShared = high > low
      let from = isShared ? low : min(start(axis.across), other.start(axis.across))
      let to = isShared ? high : max(end(axis.across), other.end(axis.across))
      return CGRect(
        origin: CGPoint(axis, first.end(axis), across: from),
        size: CGSize(axis, length, across: to - from))
    }
    return gaps.min { $0.width * $0.height < $1.width * $1.height }
  }
}
