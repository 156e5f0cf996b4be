public import Foundation

/// A layer filled with an axial, radial or conic gradient.
///
/// See [CAGradientLayer](https://developer.apple.com/documentation/quartzcore/cagradientlayer).
open class CAGradientLayer: CALayer {
  /// The colors, of type `CGColor`.
  public var colors: [Any]?
  /// The locations of the colors, 0 to 1; `nil` spaces them evenly.
  public var locations: [NSNumber]?
  /// The start of the gradient in fractions of the layer, with (0, 0) at the top left. The center
  /// of radial and conic gradients.
  public var startPoint = CGPoint(x: 0.5, y: 0)
  /// The end of the gradient in fractions of the layer. For radial gradients a corner of the box
  /// around the ellipse; for conic gradients the direction of the first color.
  public var endPoint = CGPoint(x: 0.5, y: 1)
  public var type = CAGradientLayerType.axial

  package var stops: [(location: Double, color: CGColor)] {
    (colors ?? []).compactMap { $0 as? CGColor }.withLocations(locations?.map(\.doubleValue))
  }
}

extension [CGColor] {
  /// The colors with their locations, evenly spaced where none is given.
  func withLocations(_ locations: [Double]?) -> [(location: Double, color: CGColor)] {
    let last = Double(Swift.max(count - 1, 1))
    return enumerated().map { index, color in
      let given = locations.flatMap { $0.indices.contains(index) ? $0[index] : nil }
      return (given ?? Double(index) / last, color)
    }
  }
}

/// The shape of a gradient.
///
/// See [CAGradientLayerType](https://developer.apple.com/documentation/quartzcore/cagradientlayertype).
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along a line.
  public static let axial = Self(rawValue: "axial")
  /// Outwards from a center.
  public static let radial = Self(rawValue: "radial")
  /// Around a center.
  public static let conic = Self(rawValue: "conic")
}
