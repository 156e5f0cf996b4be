/// One of the seven passes in which an interlaced file stores its pixels.
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

  /// How many pixels of a picture belong to the pass, across and down.
  func size(width: Int, height: Int) -> (width: Int, height: Int) {
    (
      (width - start.x + step.x - 1) / step.x,
      (height - start.y + step.y - 1) / step.y
    )
  }

  /// The column in the picture of a column in the pass.
  func column(_ x: Int) -> Int { start.x + x * step.x }

  /// The row in the picture of a row in the pass.
  func row(_ y: Int) -> Int { start.y + y * step.y }
}
