import PNGCodec

/// A plain implementation of the image metric, one pixel at a time with arrays and without
/// shortcuts. The fast one is compared with it.
struct PlainImageDiff {
  let (width, height): (Int, Int)
  var threshold = 0.1
  private let one: [[Double]]
  private let two: [[Double]]
  private let raw1: [[UInt8]]
  private let raw2: [[UInt8]]

  init(_ a: PNG.Picture, _ b: PNG.Picture, threshold: Double = 0.1) {
    (width, height) = (max(a.width, b.width), max(a.height, b.height))
    self.threshold = threshold
    (raw1, raw2) = (Self.raw(a, width, height), Self.raw(b, width, height))
    one = raw1.map(Self.overWhite)
    two = raw2.map(Self.overWhite)
  }

  private static func raw(_ picture: PNG.Picture, _ width: Int, _ height: Int) -> [[UInt8]] {
    (0..<(width * height)).map { index in
      let (x, y) = (index % width, index / width)
      guard x < picture.width, y < picture.height else { return [0, 0, 0, 0] }
      let start = 4 * (y * picture.width + x)
      return Array(picture.pixels[start..<(start + 4)])
    }
  }

  private static func overWhite(_ p: [UInt8]) -> [Double] {
    (0..<3).map { 255 + (Double(p[$0]) - 255) * Double(p[3]) / 255 }
  }

  private func luma(_ c: [Double]) -> Double {
    0.29889531 * c[0] + 0.58662247 * c[1] + 0.11448223 * c[2]
  }

  private func delta(_ index: Int) -> Double {
    let d = zip(one[index], two[index]).map { $0 - $1 }
    let y = 0.29889531 * d[0] + 0.58662247 * d[1] + 0.11448223 * d[2]
    let i = 0.59597799 * d[0] - 0.27417610 * d[1] - 0.32180189 * d[2]
    let q = 0.21147017 * d[0] - 0.52261711 * d[1] + 0.31114694 * d[2]
    return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
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

  /// 0 for equal, 1 for different, 2 for antialiased.
  func marks() -> [UInt8] {
    (0..<(width * height)).map { index in
      guard delta(index) > 35_215 * threshold * threshold else { return 0 }
      return isAntialiased(index, one) || isAntialiased(index, two) ? 2 : 1
    }
  }

  func picture() -> [UInt8] {
    zip(marks(), one).flatMap { mark, color -> [UInt8] in
      if mark == 1 { return [255, 0, 0, 255] }
      if mark == 2 { return [255, 255, 0, 255] }
      let grey = UInt8((255 + (luma(color) - 255) * 0.1).rounded())
      return [grey, grey, grey, 255]
    }
  }
}
