package import Foundation

extension Dimension {
  /// The length in points within `box`. A fraction is rounded down to a pixel at once (R1, R3); what
  /// is absolute stays as given; an estimate stands for itself.
  package func resolved(in box: CGSize, on grid: PixelGrid) -> CGFloat {
    switch self {
    case .fractionalWidth(let fraction): grid.floor(fraction * box.width)
    case .fractionalHeight(let fraction): grid.floor(fraction * box.height)
    case .absolute(let points), .estimated(let points), .uniformAcrossSiblings(let points): points
    }
  }
}

extension SizeDescription {
  /// The size in points within `box`.
  func resolved(in box: CGSize, on grid: PixelGrid) -> CGSize {
    CGSize(width: width.resolved(in: box, on: grid), height: height.resolved(in: box, on: grid))
  }
}
