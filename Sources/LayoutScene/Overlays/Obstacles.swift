import Foundation
internal import Geometry
import Scene

/// The rectangles and leaders that labels must avoid: other labels, or the text of a picture.
///
/// They are stored in a grid of square cells, so that queries look only at neighbors.
struct Obstacles {
  /// The minimum distance between labels and obstacles in points.
  private let clearance: CGFloat

  private struct Cell: Hashable {
    var x: Int
    var y: Int
  }

  private var frames: [Cell: [CGRect]] = [:]
  private var leaders: [Cell: [(CGPoint, CGPoint)]] = [:]
  /// The bounding box of everything stored. Queries may be larger than any picture.
  private var bounds = CGRect.null

  /// The side of a grid cell in points, slightly more than the width of most labels.
  private static let side: CGFloat = 64

  init(_ places: [CGRect] = [], clearance: CGFloat) {
    self.clearance = clearance
    for place in places { insert(place) }
  }

  /// Whether a label would cover neither a rectangle nor a leader.
  func isFree(_ frame: CGRect) -> Bool {
    let around = frame.insetBy(dx: -clearance, dy: -clearance)
    return cells(near: around).allSatisfy { cell in
      !(frames[cell] ?? []).contains { $0.overlaps(around) }
        && !(leaders[cell] ?? []).contains { frame.isCrossed(from: $0.0, to: $0.1) }
    }
  }

  /// The rectangles near a straight line. Some may be repeated.
  func rects(near start: CGPoint, _ end: CGPoint) -> [CGRect] {
    let around = CGRect(start, end).insetBy(dx: -clearance, dy: -clearance)
    return cells(near: around)
      .flatMap { cell in (frames[cell] ?? []).filter { $0.overlaps(around) } }
      .map { $0.insetBy(dx: -clearance, dy: -clearance) }
  }

  /// The area of the rectangles that a label would cover, in square points.
  func coveredArea(of frame: CGRect) -> CGFloat {
    Set(cells(near: frame).flatMap { frames[$0] ?? [] }).reduce(0) { sum, place in
      let common = place.common(with: frame)
      return sum + common.width * common.height
    }
  }

  /// Whether a leader would cross no rectangle and no other leader.
  func isFree(from start: CGPoint, to end: CGPoint) -> Bool {
    let around = CGRect(start, end).insetBy(dx: -clearance, dy: -clearance)
    return cells(near: around).allSatisfy { cell in
      !(frames[cell] ?? []).contains { $0.isCrossed(from: start, to: end) }
        && !(leaders[cell] ?? []).contains { around.isCrossed(from: $0.0, to: $0.1) }
    }
  }

  mutating func insert(_ frame: CGRect) {
    for cell in cells(frame) { frames[cell, default: []].append(frame) }
    bounds = bounds.joined(with: frame)
  }

  mutating func insert(from start: CGPoint, to end: CGPoint) {
    let frame = CGRect(start, end)
    for cell in cells(frame) { leaders[cell, default: []].append((start, end)) }
    bounds = bounds.joined(with: frame)
  }

  /// The grid cells of a rectangle that may contain something.
  private func cells(near rect: CGRect) -> [Cell] {
    guard rect.minX <= bounds.maxX, rect.maxX >= bounds.minX, rect.minY <= bounds.maxY,
      rect.maxY >= bounds.minY
    else { return [] }
    return cells(rect.common(with: bounds))
  }

  private func cells(_ rect: CGRect) -> [Cell] {
    func index(_ place: CGFloat) -> Int {
      Int(min(max((place / Self.side).rounded(.down), -1e9), 1e9))
    }
    return (index(rect.minX)...index(rect.maxX)).flatMap { x in
      (index(rect.minY)...index(rect.maxY)).map { Cell(x: x, y: $0) }
    }
  }
}

extension CGRect {
  /// The bounding box of two points.
  fileprivate init(_ one: CGPoint, _ two: CGPoint) {
    self.init(
      x: min(one.x, two.x), y: min(one.y, two.y), width: abs(one.x - two.x),
      height: abs(one.y - two.y))
  }

  /// Whether a straight line crosses the interior.
  func isCrossed(from start: CGPoint, to end: CGPoint) -> Bool {
    crossing(from: start, to: end) != nil
  }

  /// The part of a straight line in the interior, as fractions of its length, by [Liang and
  /// Barsky](https://en.wikipedia.org/wiki/Liang–Barsky_algorithm).
  func crossing(from start: CGPoint, to end: CGPoint) -> ClosedRange<CGFloat>? {
    var (first, last): (CGFloat, CGFloat) = (0, 1)
    for (place, step, low, high) in [
      (start.x, end.x - start.x, minX, maxX), (start.y, end.y - start.y, minY, maxY),
    ] {
      if step == 0 {
        if place <= low || place >= high { return nil }
        continue
      }
      let (one, two) = ((low - place) / step, (high - place) / step)
      first = max(first, min(one, two))
      last = min(last, max(one, two))
    }
    return last - first > 1e-9 ? first...last : nil
  }
}
