public import CompositionalLayout
public import Foundation

/// A colour as layers take it.
public final class CGColor: Hashable, Sendable {
  let value: ColorValue

  init(_ value: ColorValue) {
    self.value = value
  }

  public static func == (one: CGColor, other: CGColor) -> Bool { one.value == other.value }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(value)
  }
}

extension UIColor {
  public var cgColor: CGColor { CGColor(value) }

  public convenience init(cgColor: CGColor) {
    self.init(cgColor.value)
  }
}

/// The corners, the outline and the shadow of a view, and the gradients on its ground.
///
/// Drawn are layers of views, and gradient layers in them; contents, masks, transforms and animations are
/// left out. See [CALayer](https://developer.apple.com/documentation/quartzcore/calayer).
@preconcurrency @MainActor
open class CALayer: NSObject {
  public required override init() {
    super.init()
  }

  /// Points.
  public var cornerRadius: CGFloat = 0
  public var maskedCorners: CACornerMask = .all
  /// Points, inside the edges.
  public var borderWidth: CGFloat = 0
  public var borderColor: CGColor?
  public var masksToBounds = false
  public var cornerCurve = CALayerCornerCurve.circular
  public var shadowColor: CGColor? = UIColor.black.cgColor
  /// 0 to 1.
  public var shadowOpacity: Float = 0
  /// Points.
  public var shadowOffset = CGSize(width: 0, height: -3)
  /// Points.
  public var shadowRadius: CGFloat = 3
  /// What casts the shadow, in the view's points; `nil` is what can be seen of the view.
  public var shadowPath: CGPath?
  /// Kept for code that sets them: what is drawn is drawn once.
  public var shouldRasterize = false
  public var rasterizationScale: CGFloat = 1
  public var opacity: Float = 1
  public var isHidden = false
  /// Points, in the layer above; a view's own layer is where the view is.
  open var frame = CGRect.zero
  public var backgroundColor: CGColor?
  /// Below the view's subviews, from the bottom.
  public private(set) var sublayers: [CALayer]?

  /// Puts a layer above the others.
  public func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: .max)
  }

  /// Puts a layer among the others: 0 is below all.
  public func insertSublayer(_ layer: CALayer, at index: UInt32) {
    guard layer !== self else { return }
    layer.removeFromSuperlayer()
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(index), layers.count))
    sublayers = layers
    layer.superlayer = self
  }

  public func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }

  public private(set) weak var superlayer: CALayer?
}

/// Corners are drawn as parts of circles.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let circular = Self(rawValue: "circular")
  public static let continuous = Self(rawValue: "continuous")
}

/// The corners that are round.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let layerMinXMinYCorner = Self(rawValue: 1)
  public static let layerMaxXMinYCorner = Self(rawValue: 2)
  public static let layerMinXMaxYCorner = Self(rawValue: 4)
  public static let layerMaxXMaxYCorner = Self(rawValue: 8)
  static let all = Self(rawValue: 15)
}
