package import Foundation
package import Geometry

extension Dimension {
  /// Returns the length in points in `box`. Fractions are rounded down to a pixel (R1, R3);
  /// absolute lengths and estimates are unchanged.
  package func resolved(in box: CGSize, on grid: PixelGrid) -> CGFloat {
    switch self {
    case .fractionalWidth, .fractionalHeight: grid.floor(exact(in: box))
    case .absolute, .estimated, .uniformAcrossSiblings: exact(in: box)
    }
  }

  /// Returns the length in points in `box` before rounding.
  fileprivate func exact(in box: CGSize) -> CGFloat {
    switch self {
    case .fractionalWidth(let fraction): fraction * box.width
    case .fractionalHeight(let fraction): fraction * box.height
    case .absolute(let points), .estimated(let points), .uniformAcrossSiblings(let points): points
    }
  }
}

extension SizeDescription {
  /// Returns the size in points in `box`.
  package func resolved(in box: CGSize, on grid: PixelGrid) -> CGSize {
    CGSize(width: width.resolved(in: box, on: grid), height: height.resolved(in: box, on: grid))
  }

  /// Returns the size in points in `box` before rounding. Badges are rounded differently from
  /// items.
  func exact(in box: CGSize) -> CGSize {
    CGSize(width: width.exact(in: box), height: height.exact(in: box))
  }
}
