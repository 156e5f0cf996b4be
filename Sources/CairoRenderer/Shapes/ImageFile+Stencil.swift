import ImageDecoding
package import LayoutScene
import PNGCodec

extension ImageFile {
  /// What can be seen of the picture in one colour, as PNG; `nil` where it cannot be decoded.
  package func stencil(in color: RGBA) -> ImageFile? {
    guard let bitmap = try? ImageDecoder.decode(self) else { return nil }
    func byte(_ part: Double) -> UInt8 { UInt8((min(max(part, 0), 1) * 255).rounded()) }
    let (red, green, blue) = (byte(color.red), byte(color.green), byte(color.blue))
    var pixels = bitmap.pixels
    for start in stride(from: 0, to: pixels.count, by: 4) {
      (pixels[start], pixels[start + 1], pixels[start + 2]) = (red, green, blue)
      pixels[start + 3] = byte(Double(pixels[start + 3]) / 255 * color.alpha)
    }
    let picture = PNG.Picture(width: bitmap.width, height: bitmap.height, pixels: pixels)
    return (try? PNG.encode(picture)).flatMap { try? ImageFile($0) }
  }
}
