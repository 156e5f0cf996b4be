public import Foundation

/// Colours that pass into one another along a line, from a centre outwards, or around it.
///
/// See [CAGradientLayer](https://developer.apple.com/documentation/quartzcore/cagradientlayer).
open class CAGradientLayer: CALayer {
  /// Of type `CGColor`.
  public var colors: [Any]?
  /// 0 to 1, one for each colour; at equal distances unless said.
  public var locations: [NSNumber]?
  /// In parts of the layer: (0, 0) is its upper left corner. The centre of a radial or conic one.
  public var startPoint = CGPoint(x: 0.5, y: 0)
  /// A corner of the box around the ellipse of a radial one; where a conic one begins and ends, as seen from
  /// its centre.
  public var endPoint = CGPoint(x: 0.5, y: 1)
  public var type = CAGradientLayerType.axial

  /// The colours with their places on the line.
  package var stops: [(location: Double, color: CGColor)] {
    (colors ?? []).compactMap { $0 as? CGColor }.placed(at: locations?.map(\.doubleValue))
  }
}

extension [CGColor] {
  /// The colours of a gradient with their places on its line: at equal distances where none is said.
  func placed(at locations: [Double]?) -> [(location: Double, color: CGColor)] {
    let last = Double(Swift.max(count - 1, 1))
    return enumerated().map { index, color in
      let said = locations.flatMap { $0.indices.contains(index) ? $0[index] : nil }
      return (said ?? Double(index) / last, color)
    }
  }
}

/// How the colours of a gradient lie.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let axial = Self(rawValue: "axial")
  public static let radial = Self(rawValue: "radial")
  public static let conic = Self(rawValue: "conic")
}
