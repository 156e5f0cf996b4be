import CompositionalLayout
import Foundation

extension Shape {
  /// The shape with a wash cut out around places; anything else is left as it is.
  func without(_ places: [CGRect]) -> [Shape] {
    guard case .box(let box) = self, box.stroke == nil, box.gradient == nil, box.corners == .square,
      let fill = box.fill
    else { return [self] }
    let rest = places.reduce([box.rect]) { rects, place in rects.flatMap { $0.without(place) } }
    return rest == [box.rect] ? [self] : rest.map { .box(Box($0, fill: fill)) }
  }

  /// The shape with lines that end where something stands, and go on behind it.
  ///
  /// - Parameters:
  ///   - origin: Where the shape's own zero is.
  ///   - places: What stands near a straight line; both around zero.
  func broken(
    around origin: CGPoint, at places: (_ start: CGPoint, _ end: CGPoint) -> [CGRect]
  ) -> [Shape] {
    func local(_ start: CGPoint, _ end: CGPoint) -> [CGRect] {
      places(start.moved(by: origin), end.moved(by: origin))
        .map { $0.offsetBy(dx: -origin.x, dy: -origin.y) }
    }
    switch self {
    case .strokes(let strokes):
      return [.strokes(strokes.broken(at: local))]
    case .box(let box):
      guard let stroke = box.stroke else { return [self] }
      let inset = stroke.width / 2
      let whole = Strokes.outline(
        of: box.rect.insetBy(dx: inset, dy: inset), color: stroke.color, width: stroke.width)
      let broken = whole.broken(at: local)
      guard broken != whole else { return [self] }
      var ground = box
      ground.stroke = nil
      return (ground.fill == nil && ground.gradient == nil ? [] : [.box(ground)])
        + [.strokes(broken)]
    case .line, .outline, .shadow, .image, .clipped, .faded:
      return [self]
    }
  }
}

extension Strokes {
  /// The lines without what runs through places that something takes.
  fileprivate func broken(at places: (CGPoint, CGPoint) -> [CGRect]) -> Strokes {
    var strokes = self
    strokes.paths = paths.flatMap { path in
      var line = BrokenLine()
      for (start, end) in zip(path, path.dropFirst()) {
        line.add(from: start, to: end, without: places(start, end))
      }
      return line.pieces(isClosed: path.first == path.last)
    }
    return strokes
  }
}

/// What is left of a line.
private struct BrokenLine {
  private var pieces: [[CGPoint]] = []
  /// Whether the next straight line goes on where the last one ended.
  private var goesOn = false

  /// Shorter pieces are left out, in points.
  private static let leastPiece: CGFloat = 2

  mutating func add(from start: CGPoint, to end: CGPoint, without places: [CGRect]) {
    let cuts = places.compactMap { $0.crossing(from: start, to: end) }
      .sorted { $0.lowerBound < $1.lowerBound }
    var place: CGFloat = 0
    for cut in cuts where cut.upperBound > place {
      if cut.lowerBound > place {
        add(start.toward(end, by: place), start.toward(end, by: cut.lowerBound))
      }
      (place, goesOn) = (cut.upperBound, false)
    }
    guard place < 1 else { return }
    add(start.toward(end, by: place), end)
    goesOn = true
  }

  private mutating func add(_ start: CGPoint, _ end: CGPoint) {
    if goesOn {
      pieces[pieces.count - 1].append(end)
    } else {
      pieces.append([start, end])
    }
  }

  /// The pieces that are long enough; the last one goes on in the first one where a closed line was
  /// not broken between them.
  func pieces(isClosed: Bool) -> [[CGPoint]] {
    var pieces = pieces
    if isClosed, goesOn, pieces.count > 1, pieces[0].first == pieces[pieces.count - 1].last {
      pieces[0] = pieces.removeLast() + pieces[0].dropFirst()
    }
    return pieces.filter { $0.length >= Self.leastPiece }
  }
}

extension [CGPoint] {
  fileprivate var length: CGFloat {
    zip(self, dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
  }
}

extension CGPoint {
  fileprivate func moved(by other: CGPoint) -> CGPoint {
    CGPoint(x: x + other.x, y: y + other.y)
  }

  /// The point so far on the way to another one, from 0 to 1.
  fileprivate func toward(_ end: CGPoint, by part: CGFloat) -> CGPoint {
    part >= 1 ? end : CGPoint(x: x + (end.x - x) * part, y: y + (end.y - y) * part)
  }
}

extension CGRect {
  /// What another rectangle leaves of it: above and below from side to side, and beside.
  fileprivate func without(_ hole: CGRect) -> [CGRect] {
    guard overlaps(hole) else { return [self] }
    let hole = common(with: hole)
    return [
      CGRect(x: minX, y: minY, width: width, height: hole.minY - minY),
      CGRect(x: minX, y: hole.minY, width: hole.minX - minX, height: hole.height),
      CGRect(x: hole.maxX, y: hole.minY, width: maxX - hole.maxX, height: hole.height),
      CGRect(x: minX, y: hole.maxY, width: width, height: maxY - hole.maxY),
    ].filter { $0.width > 0 && $0.height > 0 }
  }
}
