import CPangoCairo
import ImageDecoding

/// The pixels of a decoded picture as Cairo has them. They never change, so that surfaces of several
/// threads may show them.
final class ImagePixels: @unchecked Sendable {
  let width: Int
  let height: Int
  /// Row by row, without gaps.
  private let pixels: UnsafeMutablePointer<UInt32>

  init(_ bitmap: Bitmap) {
    (width, height) = (bitmap.width, bitmap.height)
    let count = width * height
    pixels = .allocate(capacity: count)
    bitmap.pixels.withUnsafeBufferPointer { bytes in
      for index in 0..<count {
        let place = 4 * index
        pixels[index] = Self.multiplied(
          bytes[place], bytes[place + 1], bytes[place + 2], bytes[place + 3])
      }
    }
  }

  deinit { pixels.deallocate() }

  /// A pixel as Cairo has it.
  private static func multiplied(
    _ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8
  ) -> UInt32 {
    let factor = UInt32(alpha)
    func part(_ component: UInt8) -> UInt32 { (UInt32(component) * factor + 127) / 255 }
    return factor << 24 | part(red) << 16 | part(green) << 8 | part(blue)
  }

  /// A surface for one thread, which keeps the pixels for as long as Cairo needs it.
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

  /// What Cairo tells users' data apart by: an address.
  private nonisolated(unsafe) static let key: UnsafeMutablePointer<cairo_user_data_key_t> = {
    let key = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)
    key.initialize(to: cairo_user_data_key_t())
    return key
  }()
}
