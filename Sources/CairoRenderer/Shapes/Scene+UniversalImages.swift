import ImageDecoding
import LayoutScene
import PNGCodec

extension Scene {
  /// The scene with pictures that all programs show: WebP, and JPEG that is to be turned, as PNG.
  func withUniversalImages() throws -> Scene {
    guard images.contains(where: { !$0.isUniversal }) else { return self }
    var scene = self
    for index in images.indices where !images[index].isUniversal {
      let bitmap = try SceneImages.bitmap(images[index])
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
