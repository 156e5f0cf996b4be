import CPangoCairo
import Foundation
import Scene
import Synchronization

/// The decoded images of a scene, for drawing on one thread.
struct SceneImages {
  private let surfaces: [String: (surface: Surface, size: CGSize)]

  /// Decodes all images of a scene.
  ///
  /// - Parameter scale: Pixels per point. Images with a much higher resolution are scaled down to
  ///   save memory.
  /// - Throws: ``RendererError/image(_:reason:)``, ``RendererError/tooManyImageBytes(_:limit:)``.
  init(_ scene: Scene, scale: CGFloat) throws {
    try self.init(scene, try Self.pixels(of: scene, scale: scale))
  }

  /// Decodes all images of a scene for a PDF, which contains upright JPEG files unchanged.
  static func forPDF(_ scene: Scene) throws -> SceneImages {
    let images = try SceneImages(scene, scale: Scene.imageScaleOfVectors)
    for image in scene.images where image.file.format == .jpeg {
      (images[image.name]?.surface as? ImageSurface)?.attachJPEG(image.file.bytes)
    }
    return images
  }

  /// - Parameter pixels: The decoded images, except those that are vectors.
  private init(_ scene: Scene, _ pixels: [String: ImagePixels]) throws {
    var surfaces: [String: (Surface, CGSize)] = [:]
    for image in scene.images {
      if let known = pixels[image.name] {
        surfaces[image.name] = (
          try known.surface(), CGSize(width: known.width, height: known.height)
        )
      } else {
        surfaces[image.name] = (
          try Self.reading(image, SVGImage.surface),
          CGSize(width: image.file.width, height: image.file.height)
        )
      }
    }
    self.surfaces = surfaces
  }

  /// The image with a name, and its size in its own units.
  subscript(name: String) -> (surface: Surface, size: CGSize)? { surfaces[name] }

  static func bitmap(_ image: SceneImage) throws -> Bitmap {
    try reading(image, ImageDecoder.decode)
  }

  /// Throws an error if an image cannot be decoded.
  static func check(_ image: SceneImage) throws {
    try reading(image, ImageDecoder.check)
  }

  private static func reading<Answer>(
    _ image: SceneImage, _ body: (ImageFile) throws(ImageDecodingError) -> Answer
  ) throws -> Answer {
    do {
      let answer = try body(image.file)
      image.file.isKnownToBeWhole = true
      return answer
    } catch {
      throw RendererError.image(image.name, reason: error.reason)
    }
  }

  /// Decodes all images.
  private static func pixels(of scene: Scene, scale: CGFloat) throws -> [String: ImagePixels] {
    guard !scene.images.isEmpty else { return [:] }
    let sizes = Self.sizes(in: scene, scale: scale)
    var pixels: [String: ImagePixels] = [:]
    var total = 0
    for image in scene.images where image.file.format != .svg {
      guard max(image.file.width, image.file.height) <= PictureLimits.imageSide else {
        throw RendererError.image(
          image.name, reason: "a side has more than \(PictureLimits.imageSide) pixels")
      }
      var bitmap = try bitmap(image)
      if let size = sizes[image.name] {
        bitmap = bitmap.shrunk(toAtLeast: size.width, by: size.height)
      }
      total += bitmap.pixels.count
      guard total <= PictureLimits.imageBytes else {
        throw RendererError.tooManyImageBytes(total, limit: PictureLimits.imageBytes)
      }
      pixels[image.name] = ImagePixels(bitmap)
    }
    return pixels
  }

  /// The largest size, in pixels, at which each image is drawn.
  static func sizes(
    in scene: Scene, scale: CGFloat
  ) -> [String: (width: Int, height: Int)] {
    var sizes: [String: (width: Int, height: Int)] = [:]
    func pixels(_ points: CGFloat) -> Int { Int(min(max(points * scale, 1), 100_000)) }
    func visit(_ shapes: [Shape]) {
      for shape in shapes {
        switch shape {
        case .box, .line, .strokes, .outline, .shadow: break
        case .clipped(let clipped): visit(clipped.shapes)
        case .faded(let faded): visit(faded.shapes)
        case .image(let image):
          let known = sizes[image.name] ?? (1, 1)
          sizes[image.name] = (
            max(known.width, pixels(image.rect.width)),
            max(known.height, pixels(image.rect.height))
          )
        }
      }
    }
    for definition in scene.definitions { visit(definition.shapes) }
    return sizes
  }
}

extension SceneImages {
  /// The images of a scene that several threads draw, decoded once for all threads.
  final class Shared: Sendable {
    private let pixels = Mutex<[String: ImagePixels]?>(nil)

    /// The images for the calling thread, decoded by the first caller.
    ///
    /// - Throws: ``RendererError/image(_:reason:)``.
    func images(of scene: Scene, scale: CGFloat) throws -> SceneImages {
      let known = try pixels.withLock { pixels in
        let known = try pixels ?? SceneImages.pixels(of: scene, scale: scale)
        pixels = known
        return known
      }
      return try SceneImages(scene, known)
    }
  }
}

extension ImageSurface {
  /// Attaches the JPEG file, so that a PDF embeds it unchanged: `cairo_surface_set_mime_data`.
  fileprivate func attachJPEG(_ bytes: [UInt8]) {
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    _ = copy.initialize(from: bytes)
    let status = cairo_surface_set_mime_data(
      pointer, CAIRO_MIME_TYPE_JPEG, copy.baseAddress, UInt(copy.count),
      { $0?.deallocate() }, copy.baseAddress)
    if status != CAIRO_STATUS_SUCCESS { copy.deallocate() }
  }
}
