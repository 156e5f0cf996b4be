import CPangoCairo
import Scene

/// Something to draw on. Owns its `cairo_surface_t`.
class Surface {
  let pointer: OpaquePointer

  /// Wraps what a function that creates a surface returns.
  ///
  /// - Throws: ``RendererError/cairo(_:)``; Cairo returns a surface even when it could not make one.
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

  /// Ends the drawing, so that everything is written: `cairo_surface_finish`.
  func finish() throws {
    cairo_surface_finish(pointer)
    try check()
  }
}

/// Pixels in memory: 32 bits each, alpha in the highest byte, red, green and blue below it,
/// multiplied by alpha; in one that is opaque the highest byte means nothing.
final class ImageSurface: Surface {
  let isOpaque: Bool

  /// `cairo_image_surface_create`, transparent or black.
  init(width: Int, height: Int, isOpaque: Bool = false) throws {
    self.isOpaque = isOpaque
    try super.init(
      takingOwnership: cairo_image_surface_create(
        isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)))
  }

  /// Pixels that are there already, and stay for as long as the surface, row by row without gaps:
  /// `cairo_image_surface_create_for_data`.
  init(showing pixels: UnsafeMutablePointer<UInt32>, width: Int, height: Int) throws {
    isOpaque = false
    try super.init(
      takingOwnership: cairo_image_surface_create_for_data(
        UnsafeMutableRawPointer(pixels).assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32,
        Int32(width), Int32(height), Int32(4 * width)))
  }

  /// How much of each pixel is covered, a byte each: `cairo_image_surface_create`.
  init(maskOf width: Int, _ height: Int) throws {
    isOpaque = false
    try super.init(
      takingOwnership: cairo_image_surface_create(
        CAIRO_FORMAT_A8, Int32(width), Int32(height)))
  }

  var width: Int { Int(cairo_image_surface_get_width(pointer)) }
  var height: Int { Int(cairo_image_surface_get_height(pointer)) }

  /// The coverage of the pixels of a row, of a surface that holds nothing else.
  func withBytes<Result>(ofRow y: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    body(UnsafeBufferPointer(start: data + y * stride, count: width))
  }

  /// Lets pixels be set; the body is given those of the first row, and by how many pixels the next
  /// one is away: `cairo_surface_mark_dirty`.
  func withPixels(_ body: (_ pixels: UnsafeMutablePointer<UInt32>, _ stride: Int) -> Void) {
    body(UnsafeMutableRawPointer(data).assumingMemoryBound(to: UInt32.self), stride / 4)
    cairo_surface_mark_dirty(pointer)
  }

  /// The pixel that an opaque colour becomes.
  static func pixel(_ color: RGBA) -> UInt32 {
    guard let surface = try? ImageSurface(width: 1, height: 1, isOpaque: true),
      let canvas = try? Canvas(drawingOn: surface)
    else { return 0 }
    canvas.clear(to: color)
    return surface.withRow(0) { $0[0] }
  }

  /// Hands out the pixels of a row.
  func withRow<Result>(
    _ y: Int, _ body: (UnsafeBufferPointer<UInt32>) throws -> Result
  ) rethrows -> Result {
    let row = UnsafeRawPointer(data + y * stride).assumingMemoryBound(to: UInt32.self)
    return try body(UnsafeBufferPointer(start: row, count: width))
  }

  /// What is in memory, once everything is drawn: `cairo_image_surface_get_data`.
  private var data: UnsafeMutablePointer<UInt8> {
    cairo_surface_flush(pointer)
    guard let data = cairo_image_surface_get_data(pointer) else {
      preconditionFailure("an image surface without pixels")
    }
    return data
  }

  /// Bytes from a row to the next one.
  private var stride: Int { Int(cairo_image_surface_get_stride(pointer)) }
}

extension RendererError {
  /// Throws what Cairo's status says, unless it is success.
  static func check(_ status: cairo_status_t) throws {
    guard status != CAIRO_STATUS_SUCCESS else { return }
    throw RendererError.cairo(String(cString: cairo_status_to_string(status)))
  }
}
