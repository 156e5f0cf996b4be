internal import CompositionalLayout
public import Foundation
package import Scene

/// A layer with a filled and stroked path.
///
/// See [CAShapeLayer](https://developer.apple.com/documentation/quartzcore/cashapelayer).
open class CAShapeLayer: CALayer {
  public var path: CGPath?
  /// The fill color; `nil` does not fill.
  public var fillColor: CGColor? = UIColor.black.cgColor
  /// The rule that decides what is filled.
  public var fillRule = CAShapeLayerFillRule.nonZero
  /// The stroke color; `nil` does not stroke.
  public var strokeColor: CGColor?
  /// The start of the stroke as a fraction of the path's length, 0 to 1.
  public var strokeStart: CGFloat = 0
  /// The end of the stroke as a fraction of the path's length, 0 to 1.
  public var strokeEnd: CGFloat = 1
  public var lineWidth: CGFloat = 1
  /// The limit of pointed corners. No effect on pictures.
  public var miterLimit: CGFloat = 10
  /// The shape of line ends.
  public var lineCap = CAShapeLayerLineCap.butt
  /// The shape of line corners.
  public var lineJoin = CAShapeLayerLineJoin.miter
  /// The lengths of dashes and gaps in points; `nil` draws solid lines.
  public var lineDashPattern: [NSNumber]?
  /// The offset of the first dash in points.
  public var lineDashPhase: CGFloat = 0

  package var pen: Outline.Pen {
    Outline.Pen(
      cap: Outline.Pen.Cap(rawValue: lineCap.rawValue) ?? .butt,
      join: Outline.Pen.Join(rawValue: lineJoin.rawValue) ?? .miter,
      dash: lineDashPattern?.map { CGFloat($0.doubleValue) } ?? [], phase: lineDashPhase)
  }

  package var rule: Outline.FillRule { fillRule == .evenOdd ? .evenOdd : .nonZero }

  /// The part of the path that is stroked.
  package var strokedPath: VectorPath? { path?.vectors.trimmed(from: strokeStart, to: strokeEnd) }
}

/// The rule that decides what is inside a path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Nonzero winding number.
  public static let nonZero = Self(rawValue: "non-zero")
  /// Odd number of crossings.
  public static let evenOdd = Self(rawValue: "even-odd")
}

/// The shape of line ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Cut off at the end.
  public static let butt = Self(rawValue: "butt")
  /// A half circle beyond the end.
  public static let round = Self(rawValue: "round")
  /// A half square beyond the end.
  public static let square = Self(rawValue: "square")
}

/// The shape of line corners.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Pointed.
  public static let miter = Self(rawValue: "miter")
  public static let round = Self(rawValue: "round")
  /// Cut off.
  public static let bevel = Self(rawValue: "bevel")
}
