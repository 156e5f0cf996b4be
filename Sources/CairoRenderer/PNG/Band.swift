import PNGCodec
import Scene

/// Some rows of a picture, on a surface of their own.
final class Band {
  let canvas: Canvas
  private let surface: ImageSurface
  /// Which rows of the picture are drawn.
  private(set) var rows = 0..<0

  /// How many rows a band has; the last one of a picture may have fewer.
  static let height = 64

  /// - Throws: ``RendererError``.
  init(width: Int, height: Int, isOpaque: Bool) throws {
    surface = try ImageSurface(width: width, height: height, isOpaque: isOpaque)
    canvas = try Canvas(drawingOn: surface)
  }

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
  /// - Throws: What the writer throws.
  func write(to writer: PNG.SegmentWriter) throws {
    guard surface.isOpaque else { return try forEachRow(writer.write(row:)) }
    for y in 0..<rows.count { try surface.withRow(y, writer.write(opaque:)) }
  }

  /// Calls `body` with each row, from the top: red, green, blue and alpha of its pixels, a byte every
  /// one, not multiplied.
  func forEachRow(_ body: (UnsafeBufferPointer<UInt8>) throws -> Void) rethrows {
    // The highest byte of an opaque pixel means nothing.
    let alpha: UInt32 = surface.isOpaque ? 0xFF00_0000 : 0
    let row = UnsafeMutableBufferPointer<UInt32>.allocate(capacity: surface.width)
    defer { row.deallocate() }
    for y in 0..<rows.count {
      surface.withRow(y) { pixels in
        for x in pixels.indices { row[x] = ImageSurface.plain(pixels[x] | alpha).littleEndian }
      }
      try UnsafeRawBufferPointer(row).withMemoryRebound(to: UInt8.self, body)
    }
  }
}

extension ImageSurface {
  /// One of Cairo's pixels as red, green, blue and alpha, from the lowest byte, not multiplied.
  fileprivate static func plain(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    let (red, green, blue) = (pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF)
    if alpha == 255 { return red | green << 8 | blue << 16 | alpha << 24 }
    if alpha == 0 { return 0 }
    func divided(_ component: UInt32) -> UInt32 {
      min((component * 255 + alpha / 2) / alpha, 255)
    }
    return divided(red) | divided(green) << 8 | divided(blue) << 16 | alpha << 24
  }

  /// The bytes of a PNG of a surface that is not opaque.
  func png() throws -> [UInt8] {
    try PNG.encode(width: width, height: height, pixelsPerMetre: nil) { y, bytes in
      withRow(y) { pixels in
        bytes.withMemoryRebound(to: UInt32.self) { plain in
          for x in pixels.indices { plain[x] = Self.plain(pixels[x]).littleEndian }
        }
      }
    }
  }
}
