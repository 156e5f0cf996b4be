import LayoutScene
import PNGCodec

/// Some rows of a picture, on a surface of their own.
///
/// On one thread at a time: one draws, and another one may read what it has drawn.
final class Band {
  let canvas: Canvas
  private let surface: ImageSurface
  /// Which rows of the picture are drawn.
  private(set) var rows = 0..<0
  /// Red, green, blue and alpha of each pixel of a row, a byte every one, not multiplied.
  private let row: UnsafeMutableBufferPointer<UInt8>

  /// How many rows a band has; the last one of a picture may have fewer.
  static let height = 64

  /// - Throws: ``RendererError``.
  init(width: Int, height: Int, isOpaque: Bool) throws {
    surface = try ImageSurface(width: width, height: height, isOpaque: isOpaque)
    canvas = try Canvas(drawingOn: surface)
    row = .allocate(capacity: 4 * width)
  }

  deinit { row.deallocate() }

  /// Replaces what was there by `rows` of the picture, which `body` draws on the canvas.
  ///
  /// - Throws: ``RendererError``.
  func draw(_ rows: Range<Int>, on background: RGBA, _ body: () throws -> Void) throws {
    self.rows = rows
    canvas.clear(to: background)
    try body()
    try canvas.check()
  }

  /// Writes the rows, from the top.
  ///
  /// - Throws: What the encoder throws.
  func write(to encoder: PNG.Encoder) throws {
    guard surface.isOpaque else { return try forEachRow(encoder.write(row:)) }
    for y in 0..<rows.count { try surface.withRow(y, encoder.write(opaque:)) }
  }

  /// Calls `body` with the pixels of each row, from the top.
  func forEachRow(_ body: (UnsafeBufferPointer<UInt8>) throws -> Void) rethrows {
    for y in 0..<rows.count {
      surface.withRow(y, fillRow)
      try body(UnsafeBufferPointer(row))
    }
  }

  private func fillRow(with pixels: UnsafeBufferPointer<UInt32>) {
    guard let source = pixels.baseAddress else { return }
    row.withMemoryRebound(to: UInt32.self) { target in
      if surface.isOpaque {
        for x in 0..<target.count {
          // Red, green, blue and a byte that means nothing, from the highest: shifted up, turned around.
          target[x] = (source[x] << 8 | 0xFF).bigEndian
        }
      } else {
        for x in 0..<target.count { target[x] = Self.plain(source[x]).littleEndian }
      }
    }
  }

  /// One of Cairo's pixels as red, green, blue and alpha, from the lowest byte, not multiplied.
  private static func plain(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    let (red, green, blue) = (pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF)
    if alpha == 255 { return red | green << 8 | blue << 16 | alpha << 24 }
    if alpha == 0 { return 0 }
    func divided(_ component: UInt32) -> UInt32 {
      min((component * 255 + alpha / 2) / alpha, 255)
    }
    return divided(red) | divided(green) << 8 | divided(blue) << 16 | alpha << 24
  }
}
