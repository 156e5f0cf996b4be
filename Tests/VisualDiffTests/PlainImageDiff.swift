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

  private func isFlat(_ index: Int, _ raw: [[UInt8]]) -> Bool {
    let around = neighbours(index)
    return around.filter { raw[$0] == raw[index] }.count + (around.count < 8 ? 1 : 0) >= 3
  }

  private func isAntialiased(_ index: Int, _ colors: [[Double]]) -> Bool {
    let around = neighbours(index)
    let deltas = around.map { (place: $0, delta: luma(colors[index]) - luma(colors[$0])) }
    let zeroes = deltas.filter { $0.delta == 0 }.count + (around.count < 8 ? 1 : 0)
    guard zeroes <= 2 else { return false }
    var (low, high) = ((place: 0, delta: 0.0), (place: 0, delta: 0.0))
    for entry in deltas {
      if entry.delta < low.delta { low = entry }
      if entry.delta > high.delta { high = entry }
    }
    guard low.delta < 0, high.delta > 0 else { return false }
    return [low.place, high.place].contains { isFlat($0, raw1) && isFlat($0, raw2) }
  }

  /// 0 for equal, 1 for different, 2 for antialiased, 3 for different by less than the threshold.
  func marks() -> [UInt8] {
    (0..<(width * height)).map { index in
      guard raw1[index] != raw2[index] else { return 0 }
      let delta = delta(index)
      guard delta > 0 else { return 0 }
      guard delta >= threshold else { return 3 }
      let isOpaque = raw1[index][3] == 255 && raw2[index][3] == 255
      let pairs = zip(one, two).prefix(isOpaque ? 1 : 2)
      return pairs.contains { isAntialiased(index, $0.0) || isAntialiased(index, $0.1) } ? 2 : 1
    }
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
