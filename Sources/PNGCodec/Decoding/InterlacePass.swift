/// One of the seven passes of an interlaced file.
struct InterlacePass {
  let start: (x: Int, y: Int)
  let step: (x: Int, y: Int)

  static let all = [
    InterlacePass(start: (0, 0), step: (8, 8)),
    InterlacePass(start: (4, 0), step: (8, 8)),
    InterlacePass(start: (0, 4), step: (4, 8)),
    InterlacePass(start: (2, 0), step: (4, 4)),
    InterlacePass(start: (0, 2), step: (2, 4)),
    InterlacePass(start: (1, 0), step: (2, 2)),
    InterlacePass(start: (0, 1), step: (1, 2)),
  ]

  /// The size of the pass in pixels.
  func size(width: Int, height: Int) -> (width: Int, height: Int) {
    (
      (width - start.x + step.x - 1) / step.x,
      (height - start.y + step.y - 1) / step.y
    )
  }

  /// Converts a column of the pass to a column of the picture.
  func column(_ x: Int) -> Int { start.x + x * step.x }

  /// Converts a row of the pass to a row of the picture.
  func row(_ y: Int) -> Int { start.y + y * step.y }
}
