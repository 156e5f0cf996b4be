import Foundation
import PNGCodec

/// A small picture of shapes that several rasterizers can draw.
struct StrokeScene {
  /// A shape, given by the distance of points from its edge, which is negative inside.
  enum Shape {
    case rect(Double, Double, Double, Double)
    case roundRect(Double, Double, Double, Double, radius: Double)
    case disc(Double, Double, Double)
    /// A part of a circle between two angles in quarters of a turn, from the right and clockwise.
    case arc(Double, Double, Double, from: Double, to: Double, width: Double)
    case line([(Double, Double)], width: Double)

    static func ring(_ x: Double, _ y: Double, _ radius: Double, width: Double = 1) -> Shape {
      .arc(x, y, radius, from: 0, to: 4, width: width)
    }

    func distance(_ x: Double, _ y: Double) -> Double {
      switch self {
      case .rect(let left, let top, let width, let height):
        return max(left - x, x - left - width, top - y, y - top - height)
      case .roundRect(let left, let top, let width, let height, let radius):
        let (dx, dy) = (
          abs(x - left - width / 2) - width / 2 + radius,
          abs(y - top - height / 2) - height / 2 + radius
        )
        return hypot(max(dx, 0), max(dy, 0)) + min(max(dx, dy), 0) - radius
      case .disc(let cx, let cy, let radius): return hypot(x - cx, y - cy) - radius
      case .arc(let cx, let cy, let radius, let from, let to, let width):
        var angle = atan2(y - cy, x - cx) / .pi * 2
        while angle < from { angle += 4 }
        if angle <= to { return abs(hypot(x - cx, y - cy) - radius) - width / 2 }
        let ends = [from, to].map { turn in
          hypot(x - cx - radius * cos(turn * .pi / 2), y - cy - radius * sin(turn * .pi / 2))
        }
        return min(ends[0], ends[1]) - width / 2
      case .line(let points, let width):
        let distances = zip(points, points.dropFirst()).map { one, two -> Double in
          let (dx, dy) = (two.0 - one.0, two.1 - one.1)
          let length = dx * dx + dy * dy
          let along = length == 0 ? 0 : ((x - one.0) * dx + (y - one.1) * dy) / length
          let part = min(max(along, 0), 1)
          return hypot(x - one.0 - part * dx, y - one.1 - part * dy)
        }
        return (distances.min() ?? 1e9) - width / 2
      }
    }
  }

  /// A way to compute which part of a pixel a shape covers.
  enum Rasterizer: CaseIterable {
    /// 16 × 16 samples, almost exact.
    case fine
    /// 15 × 17 samples, as Cairo's rasterizer has.
    case cairo
    /// 4 × 4 samples.
    case coarse
    /// The distance of the pixel's center from the edge, as graphics cards do it.
    case ramp

    func coverage(_ shape: Shape, _ x: Double, _ y: Double) -> Double {
      let distance = shape.distance(x + 0.5, y + 0.5)
      if abs(distance) > 1 { return distance < 0 ? 1 : 0 }
      let (columns, rows): (Int, Int)
      switch self {
      case .ramp: return min(max(0.5 - distance, 0), 1)
      case .fine: (columns, rows) = (16, 16)
      case .cairo: (columns, rows) = (17, 15)
      case .coarse: (columns, rows) = (4, 4)
      }
      var inside = 0
      for row in 0..<rows {
        for column in 0..<columns {
          let (dx, dy) = (
            (Double(column) + 0.5) / Double(columns), (Double(row) + 0.5) / Double(rows)
          )
          if shape.distance(x + dx, y + dy) < 0 { inside += 1 }
        }
      }
      return Double(inside) / Double(columns * rows)
    }
  }

  typealias Color = (Double, Double, Double)

  var ground: Color = (255, 255, 255)
  var shapes: [(Shape, Color)] = []

  /// Draws the scene.
  ///
  /// - Parameters:
  ///   - shift: The displacement of everything in pixels, to the right and down.
  ///   - gamma: The exponent of the coverage; other than 1, strokes look bolder or thinner.
  func drawn(
    _ rasterizer: Rasterizer = .fine, shift: (Double, Double) = (0, 0), gamma: Double = 1
  ) -> PNG.Picture {
    let (width, height) = (72, 48)
    var pixels: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        var color = ground
        for (shape, ink) in shapes {
          let covered = rasterizer.coverage(shape, Double(x) - shift.0, Double(y) - shift.1)
          guard covered > 0 else { continue }
          let part = pow(covered, gamma)
          color = (
            color.0 + (ink.0 - color.0) * part, color.1 + (ink.1 - color.1) * part,
            color.2 + (ink.2 - color.2) * part
          )
        }
        pixels += [color.0, color.1, color.2].map { UInt8(min(max($0.rounded(), 0), 255)) } + [255]
      }
    }
    return PNG.Picture(width: width, height: height, pixels: pixels)
  }

  func adding(_ shapes: [Shape], _ color: Color) -> StrokeScene {
    var scene = self
    scene.shapes += shapes.map { ($0, color) }
    return scene
  }

  /// The strokes of a word of digits and some letters, on a baseline.
  ///
  /// - Parameters:
  ///   - isHinted: Whether the left edge and the height of letters are whole pixels.
  static func word(
    _ text: String, x: Double, y: Double, size: Double, weight: Double = 0.11,
    isHinted: Bool = false
  ) -> [Shape] {
    var (shapes, left): ([Shape], Double) = ([], x)
    for letter in text {
      let glyph = glyphs[letter] ?? (0.3, [])
      let start = isHinted ? left.rounded() : left
      let height = isHinted ? (0.7 * size).rounded() / 0.7 : size
      shapes += glyph.strokes.map { stroke in
        switch stroke {
        case .arc(let cx, let cy, let radius, let from, let to, _):
          return .arc(
            start + cx * size, y - cy * height, radius * size, from: from, to: to,
            width: weight * size)
        case .line(let points, _):
          return .line(
            points.map { (start + $0.0 * size, y - $0.1 * height) }, width: weight * size)
        case .disc(let cx, let cy, let radius):
          return .disc(start + cx * size, y - cy * height, radius * size)
        default: return stroke
        }
      }
      left += (glyph.width + 0.12) * size
    }
    return shapes
  }

  /// The width and the strokes of letters, in units of the font's size above the baseline.
  private static let glyphs: [Character: (width: Double, strokes: [Shape])] = [
    "0": (
      0.4,
      [
        .line([(0.05, 0.2), (0.05, 0.5)], width: 1), .line([(0.35, 0.2), (0.35, 0.5)], width: 1),
        .arc(0.2, 0.5, 0.15, from: 2, to: 4, width: 1),
        .arc(0.2, 0.2, 0.15, from: 0, to: 2, width: 1),
      ]
    ),
    "1": (0.2, [.line([(0, 0.55), (0.15, 0.7), (0.15, 0)], width: 1)]),
    "3": (
      0.4,
      [
        .arc(0.2, 0.52, 0.16, from: 2.3, to: 5, width: 1),
        .arc(0.2, 0.19, 0.18, from: -1, to: 1.8, width: 1),
      ]
    ),
    "5": (
      0.4,
      [
        .line([(0.38, 0.7), (0.08, 0.7), (0.06, 0.38)], width: 1),
        .arc(0.2, 0.22, 0.2, from: 2.6, to: 5.8, width: 1),
      ]
    ),
    "6": (
      0.4,
      [
        .arc(0.2, 0.2, 0.18, from: 0, to: 4, width: 1),
        .line([(0.03, 0.22), (0.25, 0.7)], width: 1),
      ]
    ),
    "7": (0.4, [.line([(0, 0.7), (0.38, 0.7), (0.12, 0)], width: 1)]),
    "8": (
      0.4,
      [
        .arc(0.2, 0.52, 0.16, from: 0, to: 4, width: 1),
        .arc(0.2, 0.19, 0.18, from: 0, to: 4, width: 1),
      ]
    ),
    "e": (
      0.4,
      [
        .line([(0.04, 0.27), (0.38, 0.27)], width: 1),
        .arc(0.2, 0.24, 0.18, from: 0.6, to: 4, width: 1),
      ]
    ),
    "i": (0.1, [.line([(0.05, 0), (0.05, 0.48)], width: 1), .disc(0.05, 0.66, 0.07)]),
    "l": (0.1, [.line([(0.05, 0), (0.05, 0.72)], width: 1)]),
    "n": (
      0.36,
      [
        .line([(0.03, 0), (0.03, 0.48)], width: 1),
        .arc(0.18, 0.33, 0.15, from: 2, to: 4, width: 1),
        .line([(0.33, 0.33), (0.33, 0)], width: 1),
      ]
    ),
    "o": (0.4, [.arc(0.2, 0.24, 0.19, from: 0, to: 4, width: 1)]),
    "t": (
      0.25,
      [.line([(0.1, 0.66), (0.1, 0)], width: 1), .line([(0, 0.48), (0.24, 0.48)], width: 1)]
    ),
    ".": (0.1, [.disc(0.05, 0.04, 0.07)]),
    ",": (0.1, [.line([(0.06, 0.06), (0.02, -0.12)], width: 1)]),
    " ": (0.2, []),
  ]
}

extension PNG.Picture {
  /// The picture after lossy compression as in JPEG, with full color resolution.
  ///
  /// - Parameter step: The quantization step of the lowest frequency in levels; it is up to eight
  ///   times as large at the highest.
  func compressed(step: Double) -> PNG.Picture {
    var result = self
    let waves: [[Double]] = (0..<8).map { wave in
      let amplitude: Double = wave == 0 ? 0.125.squareRoot() : 0.5
      return (0..<8).map { (x: Int) -> Double in
        let angle: Double = Double((2 * x + 1) * wave) * .pi / 16
        return amplitude * cos(angle)
      }
    }
    for top in stride(from: 0, to: height, by: 8) {
      for left in stride(from: 0, to: width, by: 8) {
        for channel in 0..<3 {
          var block = [Double](repeating: 0, count: 64)
          for place in 0..<64 {
            block[place] = Double(
              pixels[4 * ((top + place / 8) * width + left + place % 8) + channel])
          }
          // The transform of all rows, then of all columns, and back.
          func transform(_ block: [Double], isBack: Bool) -> [Double] {
            (0..<64).map { (place: Int) -> Double in
              let (row, column) = (place / 8 * 8, place % 8)
              return (0..<8).reduce(0.0) { (sum: Double, x: Int) -> Double in
                sum + block[row + x] * (isBack ? waves[x][column] : waves[column][x])
              }
            }
          }
          func turned(_ block: [Double]) -> [Double] { (0..<64).map { block[$0 % 8 * 8 + $0 / 8] } }
          var sums = transform(turned(transform(block, isBack: false)), isBack: false)
          for place in 0..<64 {
            let size = step * (1 + Double(place / 8 + place % 8) / 2)
            sums[place] = (sums[place] / size).rounded() * size
          }
          block = transform(turned(transform(sums, isBack: true)), isBack: true)
          for place in 0..<64 {
            result.pixels[4 * ((top + place / 8) * width + left + place % 8) + channel] =
              UInt8(min(max(block[place].rounded(), 0), 255))
          }
        }
      }
    }
    return result
  }
}
