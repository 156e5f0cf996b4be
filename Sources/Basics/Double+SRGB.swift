import Foundation

extension Double {
  /// The intensity of light of a component of an sRGB color (IEC 61966-2-1), both from 0 to 1. Negative
  /// components, of colors outside sRGB, are mirrored.
  package var linearSRGB: Double {
    let size = magnitude
    return size <= 0.04045
      ? self / 12.92 : Double(signOf: self, magnitudeOf: pow((size + 0.055) / 1.055, 2.4))
  }
}
