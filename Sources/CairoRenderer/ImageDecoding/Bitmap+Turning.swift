import Scene

extension Bitmap {
  /// The bitmap rotated and mirrored from an orientation to upright.
  func turned(_ orientation: ImageFile.Orientation) -> Bitmap {
    guard orientation != .upright else { return self }
    let (newWidth, newHeight) = orientation.swapsSides ? (height, width) : (width, height)
    var result = [UInt8](repeating: 0, count: pixels.count)
    let (right, bottom) = (width - 1, height - 1)
    for y in 0..<newHeight {
      for x in 0..<newWidth {
        let (fromX, fromY) =
          switch orientation {
          case .upright: (x, y)
          case .mirrored: (right - x, y)
          case .upsideDown: (right - x, bottom - y)
          case .flipped: (x, bottom - y)
          case .transposed: (y, x)
          case .turnedRight: (y, bottom - x)
          case .transversed: (right - y, bottom - x)
          case .turnedLeft: (right - y, x)
          }
        let (from, to) = (4 * (fromY * width + fromX), 4 * (y * newWidth + x))
        for byte in 0..<4 { result[to + byte] = pixels[from + byte] }
      }
    }
    return Bitmap(width: newWidth, height: newHeight, pixels: result)
  }
}
