import PNGCodec
import Scene

/// A reusable surface for a few rows of a picture.
final class Band {
  let canvas: Canvas
  private let surface: ImageSurface
  /// The rows of the picture that are on the surface.
  private(set) var rows = 0..<0

  /// The number of rows in a band; the last band of a picture may have fewer.
  static let height = 64

  /// Creates a surface for a band.
  ///
  /// - Throws: ``RendererError``.
  init(width: Int, height: Int, isOpaque: Bool) throws {
    surface = try ImageSurface(width: width, height: height, isOpaque: isOpaque)
    canvas = try Canvas(drawingOn: surface)
  }

  /// Clears the surface and draws `rows` of the picture on it.
  ///
  /// - Throws: ``RendererError``.
  func draw(_ rows: Range<Int>, on background: RGBA, _ body: () throws -> Void) throws {
    self.rows = rows
    canvas.clear(to: background)
    try body()
    try canvas.check()
  }

  /// Writes the rows from top to bottom.
  ///
  /// - Throws: An error of the writer.
  func write(to writer: PNG.SegmentWriter) throws {
    guard surface.isOpaque else { return try forEachRow(writer.write(row:)) }
    for y in 0..<rows.count { try surface.withRow(y, writer.write(opaque:)) }
  }

  /// Calls `body` with each row from top to bottom: red, green, blue and alpha of its pixels, one
  /// byte each, not premultiplied.
  ///
  /// - Throws: An error of `body`. With `rethrows`, Swift 6.3.1 crashes when it optimizes a call whose
  ///   `body` throws nothing.
  func forEachRow(_ body: (UnsafeBufferPointer<UInt8>) throws -> Void) throws {
    // The highest byte of an opaque surface's pixels is undefined.
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
  /// Converts a premultiplied pixel of Cairo's to red, green, blue and alpha, starting with the
  /// lowest byte, not premultiplied.
  static func plain(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    let (red, green, blue) = (pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF)
    if alpha == 255 { return red | green << 8 | blue << 16 | alpha << 24 }
    if alpha == 0 { return 0 }
    func divided(_ component: UInt32) -> UInt32 {
      min((component * 255 + alpha / 2) / alpha, 255)
    }
    return divided(red) | divided(green) << 8 | divided(blue) << 16 | alpha << 24
  }

  /// Encodes a surface that is not opaque as a PNG.
  func png() throws -> [UInt8] {
    try PNG.encode(width: width, height: height, pixelsPerMeter: nil) { y, bytes in
      withRow(y) { pixels in
        bytes.withMemoryRebound(to: UInt32.self) { plain in
          for x in pixels.indices { plain[x] = Self.plain(pixels[x]).littleEndian }
        }
      }
    }
  }
}
