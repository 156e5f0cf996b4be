import CPangoCairo
import Foundation
import Scene

/// Draws SVG images with librsvg, which is loaded when a picture first needs it. librsvg runs no scripts,
/// and without a base URL it opens no other files.
enum SVGImage {
  /// A recording of the image, which stays sharp at any size: `rsvg_handle_render_document`.
  ///
  /// - Throws: ``ImageDecodingError`` if the image is damaged, or if there is no librsvg.
  static func surface(_ file: ImageFile) throws(ImageDecodingError) -> Surface {
    guard let library else {
      throw ImageDecodingError(reason: "it is an SVG, which needs the library librsvg")
    }
    let size = CGRect(x: 0, y: 0, width: file.width, height: file.height)
    // librsvg finds fonts for the text in an image.
    return try GlyphLoading.alone { () throws(ImageDecodingError) in
      var error: UnsafeMutablePointer<GError>?
      guard let handle = library.open(file.bytes, file.bytes.count, &error) else {
        throw failure(error)
      }
      defer { g_object_unref(handle) }
      var bounds = cairo_rectangle_t(x: 0, y: 0, width: size.width, height: size.height)
      let pointer = cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &bounds)
      guard let pointer, let surface = try? Surface(takingOwnership: pointer),
        let canvas = try? Canvas(drawingOn: surface)
      else { throw ImageDecodingError(reason: "there is not enough memory") }
      guard library.draw(handle, canvas.context, &bounds, &error) != 0 else {
        throw failure(error)
      }
      return surface
    }
  }

  /// The pixels of the image, three a side for each unit unless they were too many.
  static func bitmap(_ file: ImageFile) throws(ImageDecodingError) -> Bitmap {
    let recording = try surface(file)
    let most = Double(ImageFile.maximumPixels) / Double(file.width * file.height)
    let factor = max(1, min(3, Int(most.squareRoot())))
    let (width, height) = (factor * file.width, factor * file.height)
    guard let surface = try? ImageSurface(width: width, height: height),
      let canvas = try? Canvas(drawingOn: surface)
    else { throw ImageDecodingError(reason: "there is not enough memory") }
    let size = CGSize(width: file.width, height: file.height)
    let bounds = CGRect(x: 0, y: 0, width: width, height: height)
    canvas.draw(recording, of: size, in: bounds, extends: false)
    return Bitmap(surface)
  }

  private static func failure(_ error: UnsafeMutablePointer<GError>?) -> ImageDecodingError {
    defer { error.map { g_error_free($0) } }
    let message = error.flatMap { $0.pointee.message }.map { String(cString: $0) }
    return ImageDecodingError(reason: message ?? "the file is damaged")
  }

  /// The functions of librsvg, which returns a `gpointer` for its handle.
  private struct Library: @unchecked Sendable {
    typealias Failure = UnsafeMutablePointer<UnsafeMutablePointer<GError>?>
    typealias Open = @convention(c) (UnsafePointer<UInt8>, Int, Failure) -> UnsafeMutableRawPointer?
    typealias Draw =
      @convention(c) (
        UnsafeMutableRawPointer, OpaquePointer, UnsafePointer<cairo_rectangle_t>, Failure
      ) -> Int32

    var open: Open
    var draw: Draw
  }

  private static let library: Library? = {
    let names = ["librsvg-2.so.2", "librsvg-2.2.dylib", "/opt/homebrew/lib/librsvg-2.2.dylib"]
    guard let handle = names.lazy.compactMap({ dlopen($0, RTLD_NOW | RTLD_LOCAL) }).first,
      let open = dlsym(handle, "rsvg_handle_new_from_data"),
      let draw = dlsym(handle, "rsvg_handle_render_document")
    else { return nil }
    return Library(
      open: unsafeBitCast(open, to: Library.Open.self),
      draw: unsafeBitCast(draw, to: Library.Draw.self))
  }()

  /// Whether SVG images can be drawn.
  static var isAvailable: Bool { library != nil }
}

extension Bitmap {
  /// The pixels of a surface, no longer premultiplied.
  fileprivate init(_ surface: ImageSurface) {
    var pixels: [UInt8] = []
    pixels.reserveCapacity(4 * surface.width * surface.height)
    for y in 0..<surface.height {
      surface.withRow(y) { row in
        for pixel in row {
          withUnsafeBytes(of: ImageSurface.plain(pixel).littleEndian) { pixels += $0 }
        }
      }
    }
    self.init(width: surface.width, height: surface.height, pixels: pixels)
  }
}
