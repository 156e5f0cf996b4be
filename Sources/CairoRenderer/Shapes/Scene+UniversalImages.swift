import ImageDecoding
import LayoutScene
import PNGCodec

extension Scene {
  /// The scene with pictures that all programs show: WebP, and JPEG that is to be turned, as PNG.
  ///
  /// - Throws: ``RendererError/image(_:reason:)`` for a picture that cannot be decoded, as other formats
  ///   do that hold its pixels.
  func withUniversalImages() throws -> Scene {
    var scene = self
    for index in images.indices
    where !images[index].isUniversal || !images[index].file.isKnownToBeWhole {
      let bitmap = try SceneImages.bitmap(images[index])
      guard !images[index].isUniversal else { continue }
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
