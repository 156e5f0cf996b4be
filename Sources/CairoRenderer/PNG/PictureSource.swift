import Foundation
import PNGCodec
import Scene

/// What the pixels of a picture are drawn from, on any thread.
struct PictureSource: Sendable {
  /// Pixels.
  let width: Int
  /// Pixels.
  let height: Int
  /// Pixels a point.
  let scale: CGFloat
  /// How many rows a strip has.
  let stripHeight: Int
  let scenes: SceneStrips
  /// The pictures of a scene that is held as a whole.
  private let images: SceneImages.Shared?

  /// Rows of a picture whose scene is made strip by strip.
  private static let stripHeight = 16 * PNG.Segment.height

  /// A scene that is held as a whole.
  ///
  /// - Throws: ``RendererError``, if the picture has no area or too much of it.
  init(_ scene: Scene, scale: CGFloat) throws {
    let size = try PixelSize(scene.size, scale: scale)
    (width, height) = (size.width, size.height)
    self.scale = scale
    stripHeight = size.height
    scenes = SceneStrips(outline: scene) { _ in scene }
    images = SceneImages.Shared()
  }

  /// - Throws: ``RendererError``, if the picture has no area or too much of it.
  init(_ scenes: SceneStrips, scale: CGFloat) throws {
    let size = try PixelSize(scenes.outline.size, scale: scale)
    (width, height) = (size.width, size.height)
    self.scale = scale
    stripHeight = Self.stripHeight
    self.scenes = scenes
    images = nil
  }

  /// Whether nothing shines through the picture.
  var isOpaque: Bool { scenes.outline.background.isOpaque }

  /// How many segments a thread draws at a time: those of a strip, which is made for all of them.
  var segmentsAtATime: Int { images == nil ? stripHeight / PNG.Segment.height : 1 }

  var segmentCount: Int { (height + PNG.Segment.height - 1) / PNG.Segment.height }

  /// The pictures of a strip's scene.
  ///
  /// - Throws: ``RendererError/image(_:reason:)`` for a picture that cannot be decoded.
  func images(of scene: Scene) throws -> SceneImages {
    try images?.images(of: scene, scale: scale) ?? SceneImages(scene, scale: scale)
  }
}

/// The size of a picture in pixels.
private struct PixelSize {
  var width: Int
  var height: Int

  /// Cairo's own limit for a row.
  private static let mostWide = 32_767
  /// The format's limit.
  private static let mostHigh = Int(Int32.max)
  /// Some hours of work.
  private static let mostPixels = 1 << 34

  init(_ size: CGSize, scale: CGFloat) throws {
    guard PictureLimits.scales.contains(scale) else { throw RendererError.scale(scale) }
    let (width, height) = ((size.width * scale).rounded(), (size.height * scale).rounded())
    guard size.width > 0, size.height > 0, width.isFinite, height.isFinite else {
      throw RendererError.noArea(size)
    }
    try Self.check(width, .width, Self.mostWide)
    try Self.check(height, .height, Self.mostHigh)
    guard width * height <= Double(Self.mostPixels) else {
      throw RendererError.tooManyPixels(width * height, limit: Self.mostPixels)
    }
    self.width = max(Int(width), 1)
    self.height = max(Int(height), 1)
  }

  private static func check(_ length: Double, _ side: RendererError.Side, _ limit: Int) throws {
    guard length <= Double(limit) else {
      throw RendererError.tooLong(side: side, length: length, limit: limit, unit: .pixels)
    }
  }
}
