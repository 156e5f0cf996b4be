import CPangoCairo
import Foundation
import Scene

/// A cached box with round corners as runs of equal pixels.
///
/// All rows between the corners are equal, and so are all columns. So Cairo fills only the smallest
/// box with these corners, and its middle is stretched.
struct BoxStamp {
  /// Consecutive pixels of a row with equal coverage.
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
  /// The start of each stored row in `runs`, followed by the end of the last row.
  private var starts = [0]
  private let top: Int
  private let bottom: Int

  /// The maximum number of pixels of the smallest box. For larger corners Cairo is as fast, and
  /// needs no memory for them.
  private static let maxPixels = 1 << 22

  /// Creates a stamp; `nil` if the corners are too large.
  ///
  /// - Parameters:
  ///   - layers: Opaque layers within the box, in pixels relative to its top left corner.
  ///   - size: The size in whole pixels.
  /// - Throws: ``RendererError`` if memory runs out.
  init?(_ layers: BoxStamps.Layers, size: CGSize) throws {
    let (across, down) = (Self.endLength(layers, size.width), Self.endLength(layers, size.height))
    (width, height) = (Int(size.width), Int(size.height))
    (top, bottom) = down.map { ($0, $0) } ?? (height, 0)
    let small = CGSize(
      width: across.map { CGFloat(2 * $0 + 1) } ?? size.width,
      height: down.map { CGFloat(2 * $0 + 1) } ?? size.height)
    guard Int(small.width) * Int(small.height) <= Self.maxPixels else { return nil }
    let grounds = try Self.mask(layers.ground, of: size, as: small)
    let lines = try layers.line.map { try Self.mask($0, of: size, as: small) }
    ground = try ImageSurface.pixel(layers.ground.color)
    line = try layers.line.map { try ImageSurface.pixel($0.color) } ?? 0
    for y in 0..<grounds.height { addRow(y, of: grounds, lines, stretched: across) }
  }

  /// The coverage mask of a layer, with the box shrunk from `size` to `small`.
  private static func mask(
    _ layer: BoxLayer, of size: CGSize, as small: CGSize
  ) throws -> ImageSurface {
    var layer = layer
    layer.rect.size.width -= size.width - small.width
    layer.rect.size.height -= size.height - small.height
    layer.color = .black
    let surface = try ImageSurface(maskOf: Int(small.width), Int(small.height))
    let canvas = try Canvas(drawingOn: surface)
    canvas.paint(layer)
    try canvas.check()
    return surface
  }

  /// The number of pixels at each end of a side that differ from its middle; `nil` if the side has
  /// no uniform middle.
  private static func endLength(_ layers: BoxStamps.Layers, _ side: CGFloat) -> Int? {
    let reach = layers.ground.corners.reach
    let length = Int((reach + (layers.line?.lineWidth ?? 0)).rounded(.up)) + 2
    return 2 * length + 1 < Int(side) ? length : nil
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

  /// Draws the box with its top left corner at a pixel, clipped to the surface.
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
    let storedRow =
      row < top ? row : row >= height - bottom ? starts.count - 1 - (height - row) : top
    runs.withUnsafeBufferPointer { runs in
      var position = x
      for index in starts[storedRow]..<starts[storedRow + 1] {
        let run = runs[index]
        let (start, end) = (max(position, 0), min(position + run.count, limit))
        position += run.count
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
  /// Blends another pixel over this one with a coverage in 255ths, rounding as Cairo does.
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

  /// Multiplies the lowest and the third byte by a fraction in 255ths.
  @inline(__always)
  private static func scaled(_ bytes: UInt32, _ part: UInt32) -> UInt32 {
    let product = bytes &* part &+ 0x7F_007F
    return (product &+ (product >> 8 & 0xFF_00FF)) >> 8 & 0xFF_00FF
  }
}
