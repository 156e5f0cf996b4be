import ImageDecoding
import PNGCodec
import Scene

extension Scene {
  /// The scene with pictures that all programs show: WebP, and JPEG that is to be turned, as PNG.
  ///
  /// - Throws: ``RendererError/image(_:reason:)`` for a picture that cannot be decoded, as other formats
  ///   do that hold its pixels.
  func withUniversalImages() throws -> Scene {
    var scene = self
    for (index, image) in images.enumerated() {
      guard !image.isUniversal else {
        if !image.file.isKnownToBeWhole { try SceneImages.check(image) }
        continue
      }
      let bitmap = try SceneImages.bitmap(image)
      let picture = PNG.Picture(
        width: bitmap.width, height: bitmap.height, pixels: bitmap.pixels)
      scene.images[index].file = try ImageFile(try PNG.encode(picture))
    }
    return scene
  }
}

extension SceneImage {
  fileprivate var isUniversal: Bool {
    file.format != .webp && file.orientation == .upright
  }
}
