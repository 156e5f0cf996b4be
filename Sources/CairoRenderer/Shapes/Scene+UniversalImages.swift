import Foundation
import PNGCodec
import Scene

extension Scene {
  /// The pixels per point that SVGs and PDFs keep of images: 216 per inch.
  static let imageScaleOfVectors: CGFloat = 3

  /// The scene with images in formats that all viewers support, and without pixels that no viewer
  /// needs.
  ///
  /// WebP images, and JPEG images with an orientation, are converted to PNG. An image with at least
  /// twice the pixels a side that are drawn is shrunk, and encoded as a JPEG if it was lossy and is
  /// opaque.
  ///
  /// - Throws: ``RendererError/image(_:reason:)`` for an image that cannot be decoded, so that
  ///   vector files fail for the same images as PNGs.
  func withUniversalImages() throws -> Scene {
    guard !images.isEmpty else { return self }
    var scene = self
    let sizes = SceneImages.sizes(in: self, scale: Self.imageScaleOfVectors)
    for (index, image) in images.enumerated() {
      let file = image.file
      let size = file.format == .svg ? nil : sizes[image.name]
      let factor = size.map { min(file.width / $0.width, file.height / $0.height) } ?? 1
      guard !image.isUniversal || factor > 1 else {
        if !file.isKnownToBeWhole { try SceneImages.check(image) }
        continue
      }
      var bitmap = try SceneImages.bitmap(image)
      if let size {
        bitmap = bitmap.shrunk(toAtLeast: size.width, by: size.height)
      }
      let isLossy = factor > 1 && file.isLossy && bitmap.isOpaque
      scene.images[index].file = try ImageFile(try isLossy ? bitmap.jpeg() : bitmap.png())
    }
    return scene
  }
}

extension SceneImage {
  fileprivate var isUniversal: Bool {
    file.format != .webp && file.orientation == .upright
  }
}

extension ImageFile {
  /// Whether the format keeps no exact pixels: of WebPs, all but those with a chunk `VP8L`.
  fileprivate var isLossy: Bool {
    format == .jpeg || format == .webp && bytes.dropFirst(12).prefix(4) != Array("VP8L".utf8)[...]
  }
}

extension Bitmap {
  fileprivate var isOpaque: Bool {
    stride(from: 3, to: pixels.count, by: 4).allSatisfy { pixels[$0] == 255 }
  }

  fileprivate func png() throws -> [UInt8] {
    try PNG.encode(PNG.Picture(width: width, height: height, pixels: pixels))
  }
}
