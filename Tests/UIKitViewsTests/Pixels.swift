import Foundation

extension CGFloat {
  /// The length rounded up to whole pixels at a scale of 2.
  var inPixels: CGFloat { (self * 2).rounded(.up) / 2 }
}
