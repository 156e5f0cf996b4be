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
  init(_ scene: Scene, scale: CGFloat, limits: PixelSize.Limits = .png) throws {
    let size = try PixelSize(scene.size, scale: scale, limits: limits)
    (width, height) = (size.width, size.height)
    self.scale = scale
    stripHeight = size.height
    scenes = SceneStrips(outline: scene) { _, _ in scene }
    images = SceneImages.Shared()
  }

  /// Creates a source from a scene that is built in strips.
  ///
  /// - Throws: ``RendererError`` if the picture is empty or too large.
  init(_ scenes: SceneStrips, scale: CGFloat, limits: PixelSize.Limits = .png) throws {
    let size = try PixelSize(scenes.outline.size, scale: scale, limits: limits)
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
  var segmentsAtATime: Int { isInStrips ? stripHeight / PNG.Segment.height : 1 }

  var isInStrips: Bool { images == nil }

  var segmentCount: Int { (height + PNG.Segment.height - 1) / PNG.Segment.height }

  /// The decoded images of a strip's scene.
  ///
  /// - Throws: ``RendererError/image(_:reason:)`` for an image that cannot be decoded.
  func images(of scene: Scene) throws -> SceneImages {
    try images?.images(of: scene, scale: scale) ?? SceneImages(scene, scale: scale)
  }
}

/// The size of a picture in pixels.
struct PixelSize {
  var width: Int
  var height: Int

  /// The largest size of pictures in a format.
  struct Limits: Hashable {
    var width: Int
    var height: Int
    var pixels: Int
    /// The name of the format that sets the limits of the sides; `nil` if PNGs have the same.
    var format: String?

    /// Cairo's width, the height of the PNG format, and a drawing time of some hours.
    static let png = Limits(
      width: PictureLimits.imageSide, height: Int(Int32.max), pixels: 1 << 34)
    /// The sides of the format, and the pixels that are encoded in 2 GB of memory.
    static let webp = Limits(
      width: WebPEncoder.maxSide, height: WebPEncoder.maxSide, pixels: 1 << 26, format: "WebP")
  }

  init(_ size: CGSize, scale: CGFloat, limits: Limits = .png) throws {
    guard PictureLimits.scales.contains(scale) else { throw RendererError.scale(scale) }
    let (width, height) = ((size.width * scale).rounded(), (size.height * scale).rounded())
    guard size.width > 0, size.height > 0, width.isFinite, height.isFinite else {
      throw RendererError.noArea(size)
    }
    try limits.check(width, .width, limits.width)
    try limits.check(height, .height, limits.height)
    guard width * height <= Double(limits.pixels) else {
      throw RendererError.tooManyPixels(width * height, limit: limits.pixels)
    }
    self.width = max(Int(width), 1)
    self.height = max(Int(height), 1)
  }
}

extension PixelSize.Limits {
  fileprivate func check(_ length: Double, _ side: RendererError.Side, _ limit: Int) throws {
    guard length > Double(limit) else { return }
    throw format.map {
      RendererError.tooLongForFormat($0, side: side, length: length, limit: limit)
    } ?? RendererError.tooLong(side: side, length: length, limit: limit, unit: .pixels)
  }
}
