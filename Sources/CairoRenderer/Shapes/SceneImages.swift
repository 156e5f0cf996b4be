import CPangoCairo
import Foundation
import ImageDecoding
import LayoutScene

/// The pictures of a scene as Cairo draws them, each decoded once.
struct SceneImages {
  private var surfaces: [String: ImageSurface] = [:]

  /// - Parameter scale: Pixels a point; pictures that have many more are made smaller now, so that
  ///   memory holds what is drawn. `nil` keeps all pixels.
  /// - Throws: ``RendererError/image(_:reason:)``.
  init(_ scene: Scene, scale: CGFloat?) throws {
    guard !scene.images.isEmpty else { return }
    let sizes = scale.map { Self.sizes(in: scene, scale: $0) }
    for image in scene.images {
      var bitmap = try Self.bitmap(image)
      if let sizes, let size = sizes[image.name] {
        bitmap = bitmap.shrunk(toAtLeast: size.width, by: size.height)
      }
      let surface = try ImageSurface(bitmap)
      if sizes == nil, image.file.format == .jpeg, image.file.orientation == .upright {
        surface.attachJPEG(image.file.bytes)
      }
      surfaces[image.name] = surface
    }
  }

  subscript(name: String) -> ImageSurface? { surfaces[name] }

  static func bitmap(_ image: SceneImage) throws -> Bitmap {
    do {
      return try ImageDecoder.decode(image.file)
    } catch {
      throw RendererError.image(image.name, reason: error.reason)
    }
  }

  /// In how many pixels each picture is drawn where it is largest.
  private static func sizes(
    in scene: Scene, scale: CGFloat
  ) -> [String: (width: Int, height: Int)] {
    var sizes: [String: (width: Int, height: Int)] = [:]
    func pixels(_ points: CGFloat) -> Int { Int(min(max(points * scale, 1), 100_000)) }
    func visit(_ shapes: [Shape]) {
      for shape in shapes {
        switch shape {
        case .box, .line, .strokes, .outline, .shadow: break
        case .clipped(let clipped): visit(clipped.shapes)
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

extension ImageSurface {
  /// A surface with the pixels of a picture.
  convenience init(_ bitmap: Bitmap) throws {
    try self.init(width: bitmap.width, height: bitmap.height)
    let row = 4 * bitmap.width
    bitmap.pixels.withUnsafeBufferPointer { pixels in
      for y in 0..<bitmap.height {
        withMutableRow(y) { target in
          for x in target.indices {
            let index = y * row + 4 * x
            target[x] = Self.multiplied(
              pixels[index], pixels[index + 1], pixels[index + 2], pixels[index + 3])
          }
        }
      }
    }
  }

  /// A pixel as Cairo has it.
  private static func multiplied(
    _ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8
  ) -> UInt32 {
    let factor = UInt32(alpha)
    func part(_ component: UInt8) -> UInt32 { (UInt32(component) * factor + 127) / 255 }
    return factor << 24 | part(red) << 16 | part(green) << 8 | part(blue)
  }

  /// Lets files of vectors hold the file itself: `cairo_surface_set_mime_data`.
  fileprivate func attachJPEG(_ bytes: [UInt8]) {
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    _ = copy.initialize(from: bytes)
    let status = cairo_surface_set_mime_data(
      pointer, CAIRO_MIME_TYPE_JPEG, copy.baseAddress, UInt(copy.count),
      { $0?.deallocate() }, copy.baseAddress)
    if status != CAIRO_STATUS_SUCCESS { copy.deallocate() }
  }
}
