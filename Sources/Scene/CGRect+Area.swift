package import CompositionalLayout
package import Foundation

// The system's own `intersects`, `contains` and `union` differ between systems where rectangles touch,
// and stop at numbers that are none.
extension CGRect {
  /// Whether nothing of the other one lies outside.
  package func covers(_ other: CGRect) -> Bool {
    minX <= other.minX && other.maxX <= maxX && minY <= other.minY && other.maxY <= maxY
  }

  /// The smallest rectangle around both; the other one, where this one is the null rectangle.
  package func joined(with other: CGRect) -> CGRect {
    guard !isNull else { return other }
    let (x, y) = (min(minX, other.minX), min(minY, other.minY))
    return CGRect(
      x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }

  /// What both have in common, empty where that is nothing.
  package func common(with other: CGRect) -> CGRect {
    let (x, y) = (max(minX, other.minX), max(minY, other.minY))
    return CGRect(
      x: x, y: y, width: max(min(maxX, other.maxX) - x, 0),
      height: max(min(maxY, other.maxY) - y, 0))
  }

  /// As wide as the other one along an axis, and as this one across it.
  package func spanning(_ other: CGRect, along axis: Axis) -> CGRect {
    var result = self
    result.origin[axis] = other.origin[axis]
    result.size[axis] = other.size[axis]
    return result
  }

  /// The area of the rectangle under a transform about its centre.
  package func transformed(by transform: CGAffineTransform) -> CGRect {
    guard !transform.isIdentity else { return self }
    let around = CGRect(x: -width / 2, y: -height / 2, width: width, height: height)
    return around.applying(transform).offsetBy(dx: midX, dy: midY)
  }
}
