public import CompositionalLayout
public import Foundation
package import Scene

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
/// Drawn are layers of views and all in them; perspective and animations are left out. See
/// [CALayer](https://developer.apple.com/documentation/quartzcore/calayer).
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
  /// 0 to 1; a view's own layer is as opaque as its view.
  public var opacity: Float {
    get { Float(alpha) }
    set { alpha = CGFloat(newValue) }
  }
  var alpha: CGFloat = 1
  /// A view's own layer is hidden where the view is.
  public var isHidden: Bool {
    get { view?.isHidden ?? isHiddenItself }
    set {
      if let view { view.isHidden = newValue } else { isHiddenItself = newValue }
    }
  }
  private var isHiddenItself = false

  /// The bounds of a layer that is no view's, and where its anchor point is in the layer above.
  var ownBounds = CGRect.zero
  var ownPosition = CGPoint.zero
  var ownAnchor = CGPoint(x: 0.5, y: 0.5)

  /// Points, in the layer above: the rectangle around all that the transform makes of the layer. To set it
  /// places a layer as it is before that.
  open var frame: CGRect {
    get {
      guard view == nil else { return view?.frame ?? .zero }
      let affine = affineTransform()
      guard !affine.isIdentity else { return uprightFrame }
      return uprightFrame.offsetBy(dx: -ownPosition.x, dy: -ownPosition.y).applying(affine)
        .offsetBy(dx: ownPosition.x, dy: ownPosition.y)
    }
    set {
      guard view == nil else {
        view?.frame = newValue
        return
      }
      let frame = newValue.standardized
      ownBounds.size = frame.size
      ownPosition = CGPoint(
        x: frame.minX + frame.width * ownAnchor.x, y: frame.minY + frame.height * ownAnchor.y)
    }
  }

  /// Points, in the layer itself. Another size leaves the anchor point where it is.
  open var bounds: CGRect {
    get { view?.bounds ?? ownBounds }
    set {
      if let view { view.bounds = newValue } else { ownBounds = newValue.standardized }
    }
  }

  /// Where the anchor point is in the layer above, in points.
  open var position: CGPoint {
    get { view?.center ?? ownPosition }
    set {
      if let view { view.center = newValue } else { ownPosition = newValue }
    }
  }

  /// The point of the layer that ``position`` places and that ``transform`` leaves where it is, in parts of
  /// its size. Another one moves the layer.
  open var anchorPoint: CGPoint {
    get { view?.viewState.anchor ?? ownAnchor }
    set {
      guard let view else {
        ownAnchor = newValue
        return
      }
      let center = view.center
      view.update { $0.anchor = newValue }
      view.center = center
    }
  }

  /// Applied about the anchor point; a view's own layer is transformed as its view is. What is near is as
  /// large as what is far.
  open var transform = CATransform3DIdentity

  /// An image of type `CGImage`, which is drawn over the ground.
  public var contents: Any?
  /// How ``contents`` fill the layer.
  public var contentsGravity = CALayerContentsGravity.resize

  /// What can be seen of the layer and all in it: where a shape layer is filled, or where a
  /// plain one has a ground; in points of the layer. Other masks are left out, which is said.
  open var mask: CALayer?

  open func setNeedsDisplay() {}
  open func setNeedsLayout() {}
  open func layoutIfNeeded() {}

  /// Puts the layers in it in their places; for subclasses. A view's own layer asks the view.
  open func layoutSublayers() {
    view?.layoutSublayers(of: self)
  }

  /// Draws what the layer shows on its ground; for subclasses.
  open func draw(in ctx: CGContext) {}

  /// Layers and subviews are drawn above those beside them with a lower one.
  public var zPosition: CGFloat = 0
  /// Kept for code that sets it: no layer shows its back.
  public var isDoubleSided = true
  public var name: String?
  /// Kept for code that sets them.
  public var contentsScale: CGFloat = 1
  public var allowsEdgeAntialiasing = false
  public var allowsGroupOpacity = true
  public var drawsAsynchronously = false
  /// What fills the layer; a view's own layer has the ground of its view.
  public var backgroundColor: CGColor? {
    get { ground?.cgColor }
    set { ground = newValue.map { UIColor(cgColor: $0) } }
  }
  var ground: UIColor?
  /// From the bottom, among the view's subviews as they were when the layer was put there.
  public private(set) var sublayers: [CALayer]?
  /// The view whose own layer this is.
  package internal(set) weak var view: UIView?
  /// How many subviews of the view above were below the layer when it was put there.
  package private(set) var subviewsBelow = 0

  /// Puts a layer above the others, and above the view's subviews.
  public func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: .max)
  }

  /// Puts a layer below another one, which may be that of a subview.
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insertSublayer(layer, beside: sibling, above: 0)
  }

  /// Puts a layer above another one, which may be that of a subview.
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insertSublayer(layer, beside: sibling, above: 1)
  }

  private func insertSublayer(_ layer: CALayer, beside sibling: CALayer?, above: Int) {
    guard !isDescendant(of: layer), layer !== sibling else { return }
    layer.removeFromSuperlayer()
    if let index = sublayers?.firstIndex(where: { $0 === sibling }) {
      let subviews = sublayers?[index].subviewsBelow ?? 0
      insertSublayer(layer, at: UInt32(index + above))
      layer.subviewsBelow = subviews
    } else if let index = view?.subviews.firstIndex(where: { $0.layer === sibling }) {
      insertSublayer(layer, at: .max)
      layer.subviewsBelow = index + above
    } else {
      addSublayer(layer)
    }
  }

  /// Puts a layer among the others: 0 is below all, and below the view's subviews.
  public func insertSublayer(_ layer: CALayer, at index: UInt32) {
    guard !isDescendant(of: layer) else { return }
    layer.removeFromSuperlayer()
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(index), layers.count))
    sublayers = layers
    layer.superlayer = self
    layer.subviewsBelow = min(Int(index), view?.subviews.count ?? 0)
  }

  /// Layers keep their places among the subviews that are left, and among new ones.
  func subviewDidLeave(_ index: Int) {
    for layer in sublayers ?? [] where layer.subviewsBelow > index { layer.subviewsBelow -= 1 }
  }

  func subviewDidEnter(_ index: Int) {
    for layer in sublayers ?? [] where layer.subviewsBelow > index { layer.subviewsBelow += 1 }
  }

  /// Whether `layer` is this one or holds it.
  private func isDescendant(of layer: CALayer) -> Bool {
    var next: CALayer? = self
    while let current = next {
      if current === layer { return true }
      next = current.superlayer
    }
    return false
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

extension CornerRadii {
  /// Some corners round, the others square.
  package init(_ radius: CGFloat, at corners: CACornerMask) {
    func part(_ corner: CACornerMask) -> CGFloat { corners.contains(corner) ? radius : 0 }
    self.init(
      topLeft: part(.layerMinXMinYCorner), topRight: part(.layerMaxXMinYCorner),
      bottomRight: part(.layerMaxXMaxYCorner), bottomLeft: part(.layerMinXMaxYCorner))
  }
}
