package import Foundation

extension Dimension {
  /// The length in points within `box`. A fraction is rounded down to a pixel at once (R1); what
  /// is absolute stays as given; an estimate stands for itself.
  package func resolved(in box: CGSize, on grid: PixelGrid) -> CGFloat {
    switch self {
    case .fractionalWidth, .fractionalHeight: grid.floor(exact(in: box))
    case .absolute, .estimated, .uniformAcrossSiblings: exact(in: box)
    }
  }

  /// The length in points within `box`, before anything is rounded.
  fileprivate func exact(in box: CGSize) -> CGFloat {
    switch self {
    case .fractionalWidth(let fraction): fraction * box.width
    case .fractionalHeight(let fraction): fraction * box.height
    case .absolute(let points), .estimated(let points), .uniformAcrossSiblings(let points): points
    }
  }
}

extension SizeDescription {
  /// The size in points within `box`.
  package func resolved(in box: CGSize, on grid: PixelGrid) -> CGSize {
    CGSize(width: width.resolved(in: box, on: grid), height: height.resolved(in: box, on: grid))
  }

  /// The size in points within `box`, before anything is rounded: badges are rounded otherwise than
  /// items.
  func exact(in box: CGSize) -> CGSize {
    CGSize(width: width.exact(in: box), height: height.exact(in: box))
  }
}
