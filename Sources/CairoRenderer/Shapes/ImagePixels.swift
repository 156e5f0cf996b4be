import CPangoCairo

/// The pixels of a decoded image in Cairo's format. They are immutable, so surfaces on several
/// threads may share them.
final class ImagePixels: @unchecked Sendable {
  let width: Int
  let height: Int
  /// Rows without gaps.
  private let pixels: UnsafeMutablePointer<UInt32>

  init(_ bitmap: Bitmap) {
    (width, height) = (bitmap.width, bitmap.height)
    let count = width * height
    pixels = .allocate(capacity: count)
    bitmap.pixels.withUnsafeBufferPointer { bytes in
      for index in 0..<count {
        let byte = 4 * index
        pixels[index] = Self.multiplied(
          bytes[byte], bytes[byte + 1], bytes[byte + 2], bytes[byte + 3])
      }
    }
  }

  deinit { pixels.deallocate() }

  /// A premultiplied pixel in Cairo's format.
  private static func multiplied(
    _ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8
  ) -> UInt32 {
    let factor = UInt32(alpha)
    func part(_ component: UInt8) -> UInt32 { (UInt32(component) * factor + 127) / 255 }
    return factor << 24 | part(red) << 16 | part(green) << 8 | part(blue)
  }

  /// A surface for one thread, which retains the pixels while Cairo uses it.
  ///
  /// - Throws: ``RendererError``.
  func surface() throws -> ImageSurface {
    let surface = try ImageSurface(showing: pixels, width: width, height: height)
    let owner = Unmanaged.passRetained(self)
    let status = cairo_surface_set_user_data(
      surface.pointer, Self.key, owner.toOpaque()
    ) { $0.map { Unmanaged<ImagePixels>.fromOpaque($0).release() } }
    if status != CAIRO_STATUS_SUCCESS { owner.release() }
    try RendererError.check(status)
    return surface
  }

  /// The key of Cairo's user data, which is identified by its address.
  private nonisolated(unsafe) static let key: UnsafeMutablePointer<cairo_user_data_key_t> = {
    let key = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)
    key.initialize(to: cairo_user_data_key_t())
    return key
  }()
}
