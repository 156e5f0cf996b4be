import CPangoCairo
import Scene

/// A drawing target. Owns its `cairo_surface_t`.
class Surface {
  let pointer: OpaquePointer

  /// Wraps a surface returned by one of Cairo's creation functions.
  ///
  /// - Throws: ``RendererError/cairo(_:)``. If creation fails, Cairo returns a surface in an error
  ///   state.
  init(takingOwnership pointer: OpaquePointer) throws {
    self.pointer = pointer
    try check()
  }

  deinit {
    cairo_surface_destroy(pointer)
  }

  /// `cairo_surface_status`
  func check() throws {
    try RendererError.check(cairo_surface_status(pointer))
  }

  /// Finishes drawing and writes pending output: `cairo_surface_finish`.
  func finish() throws {
    cairo_surface_finish(pointer)
    try check()
  }
}

/// Pixels in memory with 32 bits each: alpha in the highest byte, then red, green and blue,
/// premultiplied. In an opaque surface the highest byte is undefined.
final class ImageSurface: Surface {
  let isOpaque: Bool

  /// Creates a transparent or, if opaque, black surface: `cairo_image_surface_create`.
  init(width: Int, height: Int, isOpaque: Bool = false) throws {
    self.isOpaque = isOpaque
    try super.init(
      takingOwnership: cairo_image_surface_create(
        isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)))
  }

  /// Wraps existing pixels in rows without gaps, which must outlive the surface:
  /// `cairo_image_surface_create_for_data`.
  init(showing pixels: UnsafeMutablePointer<UInt32>, width: Int, height: Int) throws {
    isOpaque = false
    try super.init(
      takingOwnership: cairo_image_surface_create_for_data(
        UnsafeMutableRawPointer(pixels).assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32,
        Int32(width), Int32(height), Int32(4 * width)))
  }

  /// Creates a mask with one byte of coverage per pixel: `cairo_image_surface_create`.
  init(maskOf width: Int, _ height: Int) throws {
    isOpaque = false
    try super.init(
      takingOwnership: cairo_image_surface_create(
        CAIRO_FORMAT_A8, Int32(width), Int32(height)))
  }

  var width: Int { Int(cairo_image_surface_get_width(pointer)) }
  var height: Int { Int(cairo_image_surface_get_height(pointer)) }

  /// Calls `body` with a row of coverage bytes. The surface must be a mask.
  func withBytes<Result>(ofRow y: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    body(UnsafeBufferPointer(start: data + y * stride, count: width))
  }

  /// Calls `body` to modify pixels, with a pointer to the first row and the distance between rows
  /// in pixels: `cairo_surface_mark_dirty`.
  func withPixels(_ body: (_ pixels: UnsafeMutablePointer<UInt32>, _ stride: Int) -> Void) {
    body(UnsafeMutableRawPointer(data).assumingMemoryBound(to: UInt32.self), stride / 4)
    cairo_surface_mark_dirty(pointer)
  }

  /// The pixel value of an opaque color.
  static func pixel(_ color: RGBA) throws -> UInt32 {
    let surface = try ImageSurface(width: 1, height: 1, isOpaque: true)
    let canvas = try Canvas(drawingOn: surface)
    canvas.clear(to: color)
    try canvas.check()
    return surface.withRow(0) { $0[0] }
  }

  /// Calls `body` with the pixels of a row.
  func withRow<Result>(
    _ y: Int, _ body: (UnsafeBufferPointer<UInt32>) throws -> Result
  ) rethrows -> Result {
    let row = UnsafeRawPointer(data + y * stride).assumingMemoryBound(to: UInt32.self)
    return try body(UnsafeBufferPointer(start: row, count: width))
  }

  /// The pixel data after flushing pending drawing: `cairo_image_surface_get_data`.
  private var data: UnsafeMutablePointer<UInt8> {
    cairo_surface_flush(pointer)
    guard let data = cairo_image_surface_get_data(pointer) else {
      preconditionFailure("the image surface has no pixels")
    }
    return data
  }

  /// Bytes from one row to the next.
  private var stride: Int { Int(cairo_image_surface_get_stride(pointer)) }
}

extension RendererError {
  /// Throws an error for a Cairo status other than success.
  static func check(_ status: cairo_status_t) throws {
    guard status != CAIRO_STATUS_SUCCESS else { return }
    throw RendererError.cairo(String(cString: cairo_status_to_string(status)))
  }
}
