package import Foundation
package import Geometry

// Foundation's `intersects`, `contains` and `union` differ between platforms for touching
// rectangles, and trap or misbehave for NaN and infinity.
extension CGRect {
  /// Whether `other` lies completely inside this rectangle.
  package func covers(_ other: CGRect) -> Bool {
    minX <= other.minX && other.maxX <= maxX && minY <= other.minY && other.maxY <= maxY
  }

  /// The smallest rectangle around both. Returns `other` if this is the null rectangle.
  package func joined(with other: CGRect) -> CGRect {
    guard !isNull else { return other }
    let (x, y) = (min(minX, other.minX), min(minY, other.minY))
    return CGRect(
      x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }

  /// The intersection of both rectangles; has an empty size if they do not intersect.
  package func common(with other: CGRect) -> CGRect {
    let (x, y) = (max(minX, other.minX), max(minY, other.minY))
    return CGRect(
      x: x, y: y, width: max(min(maxX, other.maxX) - x, 0),
      height: max(min(maxY, other.maxY) - y, 0))
  }

  /// How far another rectangle reaches beyond this one, in points; 0 if it is null or infinite.
  package func overflow(of other: CGRect) -> CGFloat {
    guard !other.isNull else { return 0 }
    let far = max(minX - other.minX, minY - other.minY, other.maxX - maxX, other.maxY - maxY)
    return far.isFinite ? max(far, 0) : 0
  }

  /// The leading part of the rectangle, `length` points wide.
  package func leading(_ length: CGFloat, isMirrored: Bool) -> CGRect {
    CGRect(x: isMirrored ? maxX - length : minX, y: minY, width: length, height: height)
  }

  /// Returns a rectangle with the extent of `other` along `axis` and this rectangle's extent across
  /// it.
  package func spanning(_ other: CGRect, along axis: Axis) -> CGRect {
    var result = self
    result.origin[axis] = other.origin[axis]
    result.size[axis] = other.size[axis]
    return result
  }

  /// The bounding box of the rectangle after `transform` is applied about its center.
  package func transformed(by transform: CGAffineTransform) -> CGRect {
    guard !transform.isIdentity else { return self }
    let around = CGRect(x: -width / 2, y: -height / 2, width: width, height: height)
    return around.applying(transform).offsetBy(dx: midX, dy: midY)
  }
}
