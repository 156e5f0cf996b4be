import PNGCodec
import Scene

extension Scene {
  /// The scene with images in formats that all viewers support: WebP images, and JPEG images with
  /// an orientation, are converted to PNG.
  ///
  /// - Throws: ``RendererError/image(_:reason:)`` for an image that cannot be decoded, so that
  ///   vector files fail for the same images as PNGs.
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
