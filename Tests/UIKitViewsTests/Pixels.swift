import Foundation

extension CGFloat {
  /// Rounded up to whole pixels of a screen with two a point.
  var inPixels: CGFloat { (self * 2).rounded(.up) / 2 }
}
