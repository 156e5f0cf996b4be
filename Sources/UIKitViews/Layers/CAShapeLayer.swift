internal import CompositionalLayout
public import Foundation
package import Scene

/// A path, filled and drawn along.
///
/// See [CAShapeLayer](https://developer.apple.com/documentation/quartzcore/cashapelayer).
open class CAShapeLayer: CALayer {
  /// In points of the layer.
  public var path: CGPath?
  public var fillColor: CGColor? = UIColor.black.cgColor
  public var fillRule = CAShapeLayerFillRule.nonZero
  public var strokeColor: CGColor?
  /// Parts of the path's length, from 0 to 1, between which it is drawn along.
  public var strokeStart: CGFloat = 0
  public var strokeEnd: CGFloat = 1
  /// Points.
  public var lineWidth: CGFloat = 1
  public var miterLimit: CGFloat = 10
  public var lineCap = CAShapeLayerLineCap.butt
  public var lineJoin = CAShapeLayerLineJoin.miter
  /// Points of line and gap in turn.
  public var lineDashPattern: [NSNumber]?
  public var lineDashPhase: CGFloat = 0

  package var pen: Outline.Pen {
    Outline.Pen(
      cap: Outline.Pen.Cap(rawValue: lineCap.rawValue) ?? .butt,
      join: Outline.Pen.Join(rawValue: lineJoin.rawValue) ?? .miter,
      dash: lineDashPattern?.map { CGFloat($0.doubleValue) } ?? [], phase: lineDashPhase)
  }

  package var rule: Outline.FillRule { fillRule == .evenOdd ? .evenOdd : .nonZero }

  /// What is drawn along.
  package var strokedPath: VectorPath? {
    path?.vectors.trimmed(from: strokeStart, to: strokeEnd)
  }
}

/// Which parts of a path that overlaps itself are filled.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let nonZero = Self(rawValue: "non-zero")
  public static let evenOdd = Self(rawValue: "even-odd")
}

/// How lines end.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let butt = Self(rawValue: "butt")
  public static let round = Self(rawValue: "round")
  public static let square = Self(rawValue: "square")
}

/// How lines meet.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let miter = Self(rawValue: "miter")
  public static let round = Self(rawValue: "round")
  public static let bevel = Self(rawValue: "bevel")
}
