import Foundation
import Scene

extension Shape {
  /// Whether the shape is an area of one color.
  var isWash: Bool {
    guard case .box(let box) = self else { return false }
    return box.fill != nil && box.stroke == nil && box.gradient == nil && box.corners == .square
  }

  /// The shape with its lines interrupted where they cross certain rectangles.
  ///
  /// - Parameters:
  ///   - origin: The origin of the shape.
  ///   - places: Returns the rectangles near a straight line, in the same coordinates as `origin`.
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

extension [Shape] {
  /// The shapes with round holes at badges, so that badges keep their color.
  func cutOut(around badges: [CGRect]) -> [Shape] {
    let washes = compactMap { shape -> CGRect? in
      guard case .box(let box) = shape else { return nil }
      return box.rect
    }
    guard let first = washes.first else { return self }
    let whole = washes.reduce(first) { $0.joined(with: $1) }
    var seen = VectorPath.rectangle(whole)
    for badge in badges {
      seen.append(
        .rectangle(badge, corners: CornerRadii(Swift.min(badge.width, badge.height) / 2)))
    }
    return [.clipped(ClippedShapes(whole, path: seen, rule: .evenOdd, self))]
  }
}

extension Strokes {
  /// The lines without the parts inside the given rectangles.
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

/// Collects the remaining pieces of an interrupted line.
private struct BrokenLine {
  private var pieces: [[CGPoint]] = []
  /// Whether the next segment continues the last piece.
  private var continuesPiece = false

  /// The minimum length of a piece in points. Shorter ones are dropped.
  private static let minimumPieceLength: CGFloat = 2

  mutating func add(from start: CGPoint, to end: CGPoint, without places: [CGRect]) {
    let cuts = places.compactMap { $0.crossing(from: start, to: end) }
      .sorted { $0.lowerBound < $1.lowerBound }
    var place: CGFloat = 0
    for cut in cuts where cut.upperBound > place {
      if cut.lowerBound > place {
        add(start.toward(end, by: place), start.toward(end, by: cut.lowerBound))
      }
      (place, continuesPiece) = (cut.upperBound, false)
    }
    guard place < 1 else { return }
    add(start.toward(end, by: place), end)
    continuesPiece = true
  }

  private mutating func add(_ start: CGPoint, _ end: CGPoint) {
    if continuesPiece {
      pieces[pieces.count - 1].append(end)
    } else {
      pieces.append([start, end])
    }
  }

  /// The pieces that are long enough. The last piece is joined to the first one if a closed line
  /// was not interrupted between them.
  func pieces(isClosed: Bool) -> [[CGPoint]] {
    var pieces = pieces
    if isClosed, continuesPiece, pieces.count > 1, pieces[0].first == pieces[pieces.count - 1].last
    {
      pieces[0] = pieces.removeLast() + pieces[0].dropFirst()
    }
    return pieces.filter { $0.length >= Self.minimumPieceLength }
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

  /// The point at a fraction of the way to another one.
  fileprivate func toward(_ end: CGPoint, by part: CGFloat) -> CGPoint {
    part >= 1 ? end : CGPoint(x: x + (end.x - x) * part, y: y + (end.y - y) * part)
  }
}
