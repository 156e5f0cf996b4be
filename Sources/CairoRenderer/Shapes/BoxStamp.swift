import CPangoCairo
import Foundation
import Scene

/// A box with round corners as runs of equal pixels.
///
/// Between its corners all rows are alike, and so are all columns: only a box as small as its corners
/// allow is filled by Cairo, and its middle is drawn out.
struct BoxStamp {
  /// Pixels of a row that are covered alike by the layers.
  private struct Run {
    var count: Int
    var ground: UInt8
    var line: UInt8
  }

  private let width: Int
  private let height: Int
  private let ground: UInt32
  private let line: UInt32
  private var runs: [Run] = []
  /// Where the runs of each row that is held begin; one more than there are rows.
  private var starts = [0]
  private let top: Int
  private let bottom: Int

  /// Pixels of the smallest box; where corners are so large that it has more, Cairo is as fast, and needs no
  /// memory for them.
  private static let mostPixels = 1 << 22

  /// Nothing, if the corners are too large.
  ///
  /// - Parameters:
  ///   - layers: In pixels from the corner of the box, all of them within it and opaque.
  ///   - size: Whole pixels.
  init?(_ layers: BoxStamps.Layers, size: CGSize) {
    let (across, down) = (Self.part(layers, size.width), Self.part(layers, size.height))
    (width, height) = (Int(size.width), Int(size.height))
    (top, bottom) = down.map { ($0, $0) } ?? (height, 0)
    let small = CGSize(
      width: across.map { CGFloat(2 * $0 + 1) } ?? size.width,
      height: down.map { CGFloat(2 * $0 + 1) } ?? size.height)
    guard Int(small.width) * Int(small.height) <= Self.mostPixels else { return nil }
    guard let grounds = Self.mask(layers.ground, of: size, as: small) else { return nil }
    let lines = layers.line.flatMap { Self.mask($0, of: size, as: small) }
    guard (lines == nil) == (layers.line == nil) else { return nil }
    ground = ImageSurface.pixel(layers.ground.color)
    line = layers.line.map { ImageSurface.pixel($0.color) } ?? 0
    for y in 0..<grounds.height { addRow(y, of: grounds, lines, stretched: across) }
  }

  /// How much of each pixel a layer covers, of a box that is `small` in place of its own size.
  private static func mask(_ layer: BoxLayer, of size: CGSize, as small: CGSize) -> ImageSurface? {
    var layer = layer
    layer.rect.size.width -= size.width - small.width
    layer.rect.size.height -= size.height - small.height
    layer.color = .black
    guard let surface = try? ImageSurface(maskOf: Int(small.width), Int(small.height)),
      let canvas = try? Canvas(drawingOn: surface)
    else { return nil }
    canvas.paint(layer)
    return surface
  }

  /// How many pixels at each end of a side differ from its middle; `nil` if all of it does.
  private static func part(_ layers: BoxStamps.Layers, _ side: CGFloat) -> Int? {
    let corners = layers.ground.corners
    let radius = max(
      corners.topLeft, corners.topRight, corners.bottomLeft, corners.bottomRight)
    let part = Int((radius + (layers.line?.lineWidth ?? 0)).rounded(.up)) + 2
    return 2 * part + 1 < Int(side) ? part : nil
  }

  private mutating func addRow(
    _ y: Int, of ground: ImageSurface, _ line: ImageSurface?, stretched middle: Int?
  ) {
    ground.withBytes(ofRow: y) { ground in
      func add(_ lines: UnsafeBufferPointer<UInt8>?) {
        for (x, covered) in ground.enumerated() {
          let over = lines?[x] ?? 0
          let count = x == middle ? width - 2 * x : 1
          if runs.count > starts[starts.count - 1], let last = runs.last, last.ground == covered,
            last.line == over
          {
            runs[runs.count - 1].count += count
          } else {
            runs.append(Run(count: count, ground: covered, line: over))
          }
        }
      }
      if let line { line.withBytes(ofRow: y) { add($0) } } else { add(nil) }
    }
    starts.append(runs.count)
  }

  /// Draws the box with its corner at a pixel, as much of it as the surface has room for.
  func draw(on surface: ImageSurface, x: Int, y: Int) {
    let rows = max(0, -y)..<min(height, surface.height - y)
    guard !rows.isEmpty else { return }
    let limit = surface.width
    surface.withPixels { pixels, stride in
      for row in rows {
        draw(row, at: x, limit: limit, on: pixels + (y + row) * stride)
      }
    }
  }

  private func draw(_ row: Int, at x: Int, limit: Int, on target: UnsafeMutablePointer<UInt32>) {
    let held =
      row < top ? row : row >= height - bottom ? starts.count - 1 - (height - row) : top
    runs.withUnsafeBufferPointer { runs in
      var place = x
      for index in starts[held]..<starts[held + 1] {
        let run = runs[index]
        let (start, end) = (max(place, 0), min(place + run.count, limit))
        place += run.count
        guard start < end else { continue }
        if run.line == 255 {
          (target + start).update(repeating: line, count: end - start)
        } else if run.ground == 255, run.line == 0 {
          (target + start).update(repeating: ground, count: end - start)
        } else if run.ground > 0 || run.line > 0 {
          for x in start..<end { target[x] = blended(target[x], run) }
        }
      }
    }
  }

  @inline(__always)
  private func blended(_ pixel: UInt32, _ run: Run) -> UInt32 {
    var pixel = pixel
    if run.ground > 0 { pixel = pixel.mixed(with: ground, run.ground) }
    if run.line > 0 { pixel = pixel.mixed(with: line, run.line) }
    return pixel
  }
}

extension UInt32 {
  /// So many 255ths of another pixel over this one, as Cairo rounds it.
  @inline(__always)
  fileprivate func mixed(with other: UInt32, _ coverage: UInt8) -> UInt32 {
    guard coverage < 255 else { return other }
    let (part, rest) = (UInt32(coverage), UInt32(255 - coverage))
    func half(_ shift: UInt32) -> UInt32 {
      let (mine, its) = (self >> shift & 0xFF_00FF, other >> shift & 0xFF_00FF)
      return Self.scaled(its, part) &+ Self.scaled(mine, rest)
    }
    return half(0) & 0xFF_00FF | (half(8) & 0xFF_00FF) << 8
  }

  /// Two bytes, the lowest and the third, times so many 255ths.
  @inline(__always)
  private static func scaled(_ bytes: UInt32, _ part: UInt32) -> UInt32 {
    let product = bytes &* part &+ 0x7F_007F
    return (product &+ (product >> 8 & 0xFF_00FF)) >> 8 & 0xFF_00FF
  }
}
