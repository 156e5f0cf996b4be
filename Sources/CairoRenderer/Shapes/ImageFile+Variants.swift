import PNGCodec
package import Scene

extension ImageFile {
  /// The image's alpha filled with one color, as a PNG; `nil` if the image cannot be decoded.
  package func stencil(in color: RGBA) -> ImageFile? {
    func byte(_ part: Double) -> UInt8 { UInt8((min(max(part, 0), 1) * 255).rounded()) }
    let (red, green, blue) = (byte(color.red), byte(color.green), byte(color.blue))
    return changed { pixels, _ in
      for start in stride(from: 0, to: pixels.count, by: 4) {
        (pixels[start], pixels[start + 1], pixels[start + 2]) = (red, green, blue)
        pixels[start + 3] = byte(Double(pixels[start + 3]) / 255 * color.alpha)
      }
    }
  }

  /// The image mirrored horizontally, as a PNG; `nil` if it cannot be decoded.
  package func flipped() -> ImageFile? {
    changed { pixels, width in
      for row in stride(from: 0, to: pixels.count, by: 4 * width) {
        for x in 0..<width / 2 {
          let (left, right) = (row + 4 * x, row + 4 * (width - 1 - x))
          for byte in 0..<4 { pixels.swapAt(left + byte, right + byte) }
        }
      }
    }
  }

  private func changed(_ change: (inout [UInt8], _ width: Int) -> Void) -> ImageFile? {
    guard let bitmap = try? ImageDecoder.decode(self) else { return nil }
    var pixels = bitmap.pixels
    change(&pixels, bitmap.width)
    let picture = PNG.Picture(width: bitmap.width, height: bitmap.height, pixels: pixels)
    return (try? PNG.encode(picture)).flatMap { try? ImageFile($0) }
  }
}
