import PNGCodec
package import Scene

extension ImageFile {
  /// The image mirrored horizontally, as a PNG; `nil` if it cannot be decoded.
  package func flipped() -> ImageFile? {
    guard let bitmap = try? ImageDecoder.decode(self) else { return nil }
    let width = bitmap.width
    var pixels = bitmap.pixels
    for row in stride(from: 0, to: pixels.count, by: 4 * width) {
      for x in 0..<width / 2 {
        let (left, right) = (row + 4 * x, row + 4 * (width - 1 - x))
        for byte in 0..<4 { pixels.swapAt(left + byte, right + byte) }
      }
    }
    let picture = PNG.Picture(width: width, height: bitmap.height, pixels: pixels)
    return (try? PNG.encode(picture)).flatMap { try? ImageFile($0) }
  }
}
