extension ImageDiff {
  /// Returns rectangles that contain all differing pixels, from top to bottom: neighboring tiles
  /// with differing pixels form one rectangle.
  ///
  /// - Parameters:
  ///   - tile: The side of a tile in pixels.
  ///   - most: The maximum number of rectangles; the largest are returned.
  /// - Complexity: O(pixels of the differing rows).
  public func clusters(tile: Int = 32, most: Int = 50) -> [PixelRect] {
    guard different > 0, tile > 0 else { return [] }
    let columns = (width + tile - 1) / tile
    var boxes: [Int: PixelRect] = [:]
    for (y, marks) in zip(rows, marks) {
      for x in 0..<width where marks[x] == Mark.different {
        let pixel = PixelRect(x: x..<(x + 1), y: y..<(y + 1))
        let place = y / tile * columns + x / tile
        boxes[place] = boxes[place]?.union(pixel) ?? pixel
      }
    }
    var found: [PixelRect] = []
    for start in boxes.keys.sorted() {
      guard let first = boxes.removeValue(forKey: start) else { continue }
      var (cluster, open) = (first, [start])
      while let place = open.popLast() {
        let column = place % columns
        for step in [-columns, columns, column > 0 ? -1 : 0, column < columns - 1 ? 1 : 0]
        where step != 0 {
          guard let box = boxes.removeValue(forKey: place + step) else { continue }
          cluster = cluster.union(box)
          open.append(place + step)
        }
      }
      found.append(cluster)
    }
    let largest = found.sorted { $0.x.count * $0.y.count > $1.x.count * $1.y.count }.prefix(most)
    return largest.sorted {
      ($0.y.lowerBound, $0.x.lowerBound) < ($1.y.lowerBound, $1.x.lowerBound)
    }
  }
}

extension PixelRect {
  /// The smallest rectangle that contains both.
  fileprivate func union(_ other: PixelRect) -> PixelRect {
    PixelRect(
      x: min(x.lowerBound, other.x.lowerBound)..<max(x.upperBound, other.x.upperBound),
      y: min(y.lowerBound, other.y.lowerBound)..<max(y.upperBound, other.y.upperBound))
  }
}
