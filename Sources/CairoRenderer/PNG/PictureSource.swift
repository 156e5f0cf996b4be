import Foundation
import PNGCodec
import Scene

/// The scene, size and scale of a picture to draw, usable on any thread.
struct PictureSource: Sendable {
  /// The width in pixels.
  let width: Int
  /// The height in pixels.
  let height: Int
  /// The number of pixels per point.
  let scale: CGFloat
  /// The number of rows in a strip.
  let stripHeight: Int
  let scenes: SceneStrips
  /// The images of a scene that is in memory as a whole.
  private let images: SceneImages.Shared?

  /// The number of rows in a strip of a scene that is built in strips.
  private static let stripHeight = 16 * PNG.Segment.height

  /// Creates a source from a scene that is in memory as a whole.
  ///
  /// - Throws: ``RendererError`` if the picture is empty or too large.
  init(_ scene: Scene, scale: CGFloat) throws {
    let size = try PixelSize(scene.size, scale: scale)
    (width, height) = (size.width, size.height)
    self.scale = scale
    stripHeight = size.height
    scenes = SceneStrips(outline: scene) { _ in scene }
    images = SceneImages.Shared()
  }

  /// Creates a source from a scene that is built in strips.
  ///
  /// - Throws: ``RendererError`` if the picture is empty or too large.
  init(_ scenes: SceneStrips, scale: CGFloat) throws {
    let size = try PixelSize(scenes.outline.size, scale: scale)
    (width, height) = (size.width, size.height)
    self.scale = scale
    stripHeight = Self.stripHeight
    self.scenes = scenes
    images = nil
  }

  /// Whether the background is opaque.
  var isOpaque: Bool { scenes.outline.background.isOpaque }

  /// The number of segments that a thread draws at a time: all segments of a strip, because the
  /// strip's scene is built for all of them.
  var segmentsAtATime: Int { images == nil ? stripHeight / PNG.Segment.height : 1 }

  var segmentCount: Int { (height + PNG.Segment.height - 1) / PNG.Segment.height }

  /// The decoded images of a strip's scene.
  ///
  /// - Throws: ``RendererError/image(_:reason:)`` for an image that cannot be decoded.
  func images(of scene: Scene) throws -> SceneImages {
    try images?.images(of: scene, scale: scale) ?? SceneImages(scene, scale: scale)
  }
}

/// The size of a picture in pixels.
private struct PixelSize {
  var width: Int
  var height: Int

  /// Cairo's limit.
  private static let maxWidth = 32_767
  /// The limit of the PNG format.
  private static let maxHeight = Int(Int32.max)
  /// A limit for the drawing time: some hours.
  private static let maxPixels = 1 << 34

  init(_ size: CGSize, scale: CGFloat) throws {
    guard PictureLimits.scales.contains(scale) else { throw RendererError.scale(scale) }
    let (width, height) = ((size.width * scale).rounded(), (size.height * scale).rounded())
    guard size.width > 0, size.height > 0, width.isFinite, height.isFinite else {
      throw RendererError.noArea(size)
    }
    try Self.check(width, .width, Self.maxWidth)
    try Self.check(height, .height, Self.maxHeight)
    guard width * height <= Double(Self.maxPixels) else {
      throw RendererError.tooManyPixels(width * height, limit: Self.maxPixels)
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
