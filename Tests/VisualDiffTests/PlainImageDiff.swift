import Foundation
import PNGCodec

/// A plain implementation of the image metric, one pixel at a time with arrays and without
/// shortcuts. The fast one is compared with it.
struct PlainImageDiff {
  let (width, height): (Int, Int)
  var threshold = 0.02
  /// The colors of each picture over white and over black.
  private let one: [[[Double]]]
  private let two: [[[Double]]]
  private let raw1: [[UInt8]]
  private let raw2: [[UInt8]]

  init(_ a: PNG.Picture, _ b: PNG.Picture, threshold: Double = 0.02) {
    (width, height) = (max(a.width, b.width), max(a.height, b.height))
    self.threshold = threshold
    let (raw1, raw2) = (Self.raw(a, width, height), Self.raw(b, width, height))
    (self.raw1, self.raw2) = (raw1, raw2)
    one = [255.0, 0].map { ground in raw1.map { Self.over(ground, $0) } }
    two = [255.0, 0].map { ground in raw2.map { Self.over(ground, $0) } }
  }

  private static func raw(_ picture: PNG.Picture, _ width: Int, _ height: Int) -> [[UInt8]] {
    (0..<(width * height)).map { index in
      let (x, y) = (index % width, index / width)
      guard x < picture.width, y < picture.height else { return [0, 0, 0, 0] }
      let start = 4 * (y * picture.width + x)
      return Array(picture.pixels[start..<(start + 4)])
    }
  }

  private static func over(_ ground: Double, _ p: [UInt8]) -> [Double] {
    (0..<3).map { ground + (Double(p[$0]) - ground) * Double(p[3]) / 255 }
  }

  private func luma(_ c: [Double]) -> Double {
    0.29889531 * c[0] + 0.58662247 * c[1] + 0.11448223 * c[2]
  }

  /// A color in Oklab, with a constant added before the cube root.
  static func uniform(_ color: [Double]) -> [Double] {
    let linear = color.map { level in
      let value = level / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    func product(_ matrix: [[Double]], _ vector: [Double]) -> [Double] {
      matrix.map { row in zip(row, vector).reduce(0) { $0 + $1.0 * $1.1 } }
    }
    let cones = product(
      [
        [0.4122214708, 0.5363325363, 0.0514459929], [0.2119034982, 0.6806995451, 0.1073969566],
        [0.0883024619, 0.2817188376, 0.6299787005],
      ], linear)
    return product(
      [
        [0.2104542553, 0.7936177850, -0.0040720468], [1.9779984951, -2.4285922050, 0.4505937099],
        [0.0259040371, 0.7827717662, -0.8086757660],
      ], cones.map { cbrt($0 + 0.005) / (cbrt(1.005) - cbrt(0.005)) })
  }

  func delta(_ index: Int) -> Double {
    zip(one, two).map { one, two in
      let (a, b) = (Self.uniform(one[index]), Self.uniform(two[index]))
      return zip(a, b).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
    }.max() ?? 0
  }

  private func neighbours(_ index: Int) -> [Int] {
    let (x, y) = (index % width, index / width)
    var found: [Int] = []
    for column in (x - 1)...(x + 1) {
      for row in (y - 1)...(y + 1) where (0..<width).contains(column) {
        guard (0..<height).contains(row), column != x || row != y else { continue }
        found.append(row * width + column)
      }
    }
    return found
  }

  /// The levels of a pixel's channels over black, and of its opacity.
  private func channels(_ pixel: [UInt8]) -> [Double] {
    (0..<3).map { ((Double(pixel[$0]) * Double(pixel[3])) / 255).rounded() } + [Double(pixel[3])]
  }

  private func length(_ vector: [Double]) -> Double {
    vector.reduce(0) { $0 + $1 * $1 }.squareRoot()
  }

  /// The values of a differing pixel that decide whether its area is a change.
  private struct Step {
    var (step, share, amount, outside) = (0.0, 0.0, 0.0, 0.0)
    var change: [Double] = []
  }

  private func step(_ index: Int) -> Step {
    let around = neighbours(index) + [index]
    func bounds(_ raw: [[UInt8]]) -> [(low: Double, high: Double)] {
      let values = around.map { channels(raw[$0]) }
      return (0..<4).map { lane in
        (values.map { $0[lane] }.min() ?? 0, values.map { $0[lane] }.max() ?? 0)
      }
    }
    let (old, new) = (channels(raw1[index]), channels(raw2[index]))
    let (bounds1, bounds2) = (bounds(raw1), bounds(raw2))
    func beyond(_ value: [Double], _ bounds: [(low: Double, high: Double)]) -> Double {
      length(zip(value, bounds).map { max($0 - $1.high, $1.low - $0, 0) })
    }
    let change = zip(old, new).map { $1 - $0 }
    let contrast = [bounds1, bounds2].map { length($0.map { $0.high - $0.low }) }.max() ?? 0
    return Step(
      step: min(length(change) / max(contrast, 36), 1), share: length(change) / max(contrast, 1),
      amount: length(change),
      outside: max(beyond(new, bounds1), beyond(old, bounds2)), change: change)
  }

  /// The cell of 4 × 4 pixels that contains a pixel.
  private func cell(_ index: Int) -> [Int] { [index % width / 4, index / width / 4] }

  private func isChange(_ pixels: [Int]) -> Bool {
    let steps = pixels.map { (cell: cell($0), step: step($0)) }
    let excess = steps.map { max($0.step.step - 0.6, 0) }
    let densest = Set(steps.map(\.cell)).map { corner in
      zip(steps, excess).reduce(0) { sum, entry in
        let isNear = zip(corner, entry.0.cell).allSatisfy { (0...1).contains($0 - $1) }
        return sum + (isNear ? entry.1 : 0)
      }
    }
    if densest.contains(where: { $0 >= 2.4 }) { return true }
    func sum(_ value: (Step) -> Double) -> Double { steps.reduce(0) { $0 + value($1.step) } }
    let amount = sum(\.amount)
    let common = length((0..<4).map { lane in sum { $0.change[lane] } }) / amount
    let outside = sum(\.outside) / amount
    let visible = pixels.reduce(0) { $0 + delta($1) }
    let isNew = outside >= 0.4 && steps.contains { $0.step.share >= 0.08 }
    let isLong = steps.contains { $0.step.step >= 0.5 }
    if common >= 0.95, visible >= 0.4, isNew || isLong { return true }
    let least = common < 0.6 && outside >= 0.35 ? 0.12 : 0.025
    return excess.reduce(0, +) >= max(0.2, least * sum(\.step))
  }

  /// 0 for equal, 1 for different, 2 for antialiased, 3 for different by less than the threshold.
  func marks() -> [UInt8] {
    var marks: [UInt8] = (0..<(width * height)).map { index in
      guard raw1[index] != raw2[index] else { return 0 }
      let delta = delta(index)
      return delta <= 0 ? 0 : delta < threshold ? 3 : 1
    }
    var cells = Dictionary(grouping: marks.indices.filter { marks[$0] == 1 }, by: cell)
    while let start = cells.keys.first {
      var (open, area): ([[Int]], [Int]) = ([start], [])
      while let place = open.popLast() {
        guard let pixels = cells.removeValue(forKey: place) else { continue }
        area += pixels
        for dy in -1...1 { open += (-1...1).map { [place[0] + $0, place[1] + dy] } }
      }
      if !isChange(area) { for pixel in area { marks[pixel] = 2 } }
    }
    return marks
  }

  func picture() -> [UInt8] {
    zip(marks(), one[0]).flatMap { mark, color -> [UInt8] in
      if mark == 1 { return [255, 0, 0, 255] }
      if mark == 2 { return [255, 255, 0, 255] }
      let grey = UInt8((255 + (luma(color) - 255) * 0.1).rounded())
      return [grey, grey, grey, 255]
    }
  }
}
