internal import Foundation

extension [Shape] {
  /// The shapes, with those that end at the corners of the same rounded rectangle, one above
  /// another, clipped to it as a group.
  ///
  /// Each of them with an antialiased edge of its own would leave a rim in the color of those below
  /// it.
  package var sharingEdges: [Shape] {
    guard count > 1 else { return self }
    var (result, run): ([Shape], [Shape]) = ([], [])
    var edge: RoundedEdge?
    func finished() -> [Shape] {
      guard run.count > 1, let edge else { return run }
      let inner = run.flatMap(edge.content)
      return [.clipped(ClippedShapes(edge.rect, corners: edge.corners, inner))]
    }
    for shape in self {
      let own = RoundedEdge(of: shape)
      if let own, let edge, edge.isShared(by: own) {
        run.append(shape)
        continue
      }
      result += finished()
      (run, edge) = ([shape], own)
    }
    return result + finished()
  }
}

/// A rectangle with round corners that a shape fills.
private struct RoundedEdge {
  var rect: CGRect
  /// The radii that fit the rectangle.
  var corners: CornerRadii
  /// The radii before they were fitted.
  var wanted: CornerRadii

  /// The edge of a shape; `nil` for shapes with strokes, square corners or another outline.
  init?(of shape: Shape) {
    switch shape {
    case .box(let box):
      guard box.stroke == nil else { return nil }
      (rect, wanted) = (box.rect, box.corners)
    case .clipped(let clipped):
      guard clipped.path == nil else { return nil }
      (rect, wanted) = (clipped.rect, clipped.corners)
    case .line, .strokes, .outline, .shadow, .image, .faded: return nil
    }
    corners = wanted.fitted(to: rect.size)
    if corners == .square { return nil }
  }

  /// Whether all round corners of another edge are corners of this one.
  func isShared(by other: RoundedEdge) -> Bool {
    guard rect.covers(other.rect), corners.curve == other.corners.curve else { return false }
    let (left, right) = (other.rect.minX == rect.minX, other.rect.maxX == rect.maxX)
    let (top, bottom) = (other.rect.minY == rect.minY, other.rect.maxY == rect.maxY)
    let places: [(WritableKeyPath<CornerRadii, CGFloat>, isCorner: Bool)] = [
      (\.topLeft, top && left), (\.topRight, top && right),
      (\.bottomRight, bottom && right), (\.bottomLeft, bottom && left),
    ]
    return places.allSatisfy { corner, isCorner in
      let (own, others) = (corners[keyPath: corner], other.corners[keyPath: corner])
      // Radii that are too large for a lower shape are those of the edge.
      return isCorner ? own == others || own == other.wanted[keyPath: corner] : others == 0
    }
  }

  /// What a shape that shares the edge draws inside it.
  func content(of shape: Shape) -> [Shape] {
    switch shape {
    case .box(var box):
      box.corners = .square
      return [.box(box)]
    case .clipped(var clipped):
      if clipped.rect == rect { return clipped.shapes }
      clipped.corners = .square
      return [.clipped(clipped)]
    case .line, .strokes, .outline, .shadow, .image, .faded: return [shape]
    }
  }
}
