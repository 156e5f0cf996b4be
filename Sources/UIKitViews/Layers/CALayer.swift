public import CompositionalLayout
public import Foundation
package import Scene

/// A color for layers and contexts.
public final class CGColor: Hashable, Sendable {
  let value: ColorValue

  init(_ value: ColorValue) { self.value = value }

  /// Whether two colors are equal.
  public static func == (one: CGColor, other: CGColor) -> Bool { one.value == other.value }

  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension UIColor {
  public var cgColor: CGColor { CGColor(value) }

  public convenience init(cgColor: CGColor) { self.init(cgColor.value) }
}

/// A layer with corners, a border, a shadow and content; each view has one.
///
/// Flatplan draws the layers of views and their sublayers, without perspective and animations.
///
/// See [CALayer](https://developer.apple.com/documentation/quartzcore/calayer).
@preconcurrency @MainActor
open class CALayer: NSObject {
  public required override init() { super.init() }

  public var cornerRadius: CGFloat = 0
  /// The corners that are rounded.
  public var maskedCorners: CACornerMask = .all
  /// The width of the border inside the edges, in points.
  public var borderWidth: CGFloat = 0
  /// The color of the border; `nil` draws none.
  public var borderColor: CGColor?
  /// Whether content is clipped to the bounds.
  public var masksToBounds = false
  /// The shape of round corners.
  public var cornerCurve = CALayerCornerCurve.circular
  /// The color of the shadow; `nil` draws none.
  public var shadowColor: CGColor? = UIColor.black.cgColor
  /// The opacity of the shadow, 0 to 1.
  public var shadowOpacity: Float = 0
  public var shadowOffset = CGSize(width: 0, height: -3)
  /// The blur radius of the shadow in points.
  public var shadowRadius: CGFloat = 3
  /// The shape of the shadow in points of the layer; `nil` uses the visible shape of the content.
  public var shadowPath: CGPath?
  /// The opacity, 0 to 1; for a view's layer, the view's alpha.
  public var opacity: Float {
    get { Float(alpha) }
    set { alpha = CGFloat(newValue) }
  }
  var alpha: CGFloat = 1
  /// Whether the layer is hidden; for a view's layer, whether the view is.
  public var isHidden: Bool {
    get { view?.isHidden ?? isHiddenItself }
    set {
      if let view { view.isHidden = newValue } else { isHiddenItself = newValue }
    }
  }
  private var isHiddenItself = false

  /// The bounds, position and anchor point of a layer without a view.
  var ownBounds = CGRect.zero
  var ownPosition = CGPoint.zero
  var ownAnchor = CGPoint(x: 0.5, y: 0.5)

  /// The rectangle around the transformed layer in its superlayer, in points. Setting it sets the
  /// untransformed frame.
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

  /// The rectangle in the layer's own coordinates, in points. Changing the size keeps the anchor
  /// point.
  open var bounds: CGRect {
    get { view?.bounds ?? ownBounds }
    set {
      if let view { view.bounds = newValue } else { ownBounds = newValue.standardized }
    }
  }

  /// The position of the anchor point in the superlayer, in points.
  open var position: CGPoint {
    get { view?.center ?? ownPosition }
    set {
      if let view { view.center = newValue } else { ownPosition = newValue }
    }
  }

  /// The point of the layer at ``position``, in fractions of the size. Transforms keep it fixed.
  /// Setting it moves the layer.
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

  /// The transform about the anchor point; for a view's layer, the view's transform. Drawn without
  /// perspective.
  open var transform = CATransform3DIdentity

  /// The image of the layer, of type `CGImage`. It is drawn above the background.
  public var contents: Any?
  /// How ``contents`` are scaled or positioned.
  public var contentsGravity = CALayerContentsGravity.resize

  /// A layer whose shape clips this layer, in points of this layer.
  ///
  /// Shape layers, gradients and plain layers with a background work as masks. Other masks are
  /// logged and ignored.
  open var mask: CALayer?

  /// Does nothing: layers are drawn for each picture.
  open func setNeedsDisplay() {}
  /// Does nothing: layers are always laid out before they are drawn.
  open func setNeedsLayout() {}
  /// Does nothing: layers are laid out with their view.
  open func layoutIfNeeded() {}

  /// Lays out the sublayers; for subclasses. A view's layer calls the view.
  open func layoutSublayers() { view?.layoutSublayers(of: self) }

  /// Draws the content above the background; for subclasses.
  open func draw(in ctx: CGContext) {}

  /// The depth among siblings: layers and views with a higher value are drawn in front.
  public var zPosition: CGFloat = 0
  /// A name that identifies the layer.
  public var name: String?
  /// The background color; for a view's layer, the view's background color.
  public var backgroundColor: CGColor? {
    get { uiBackgroundColor?.cgColor }
    set { uiBackgroundColor = newValue.map { UIColor(cgColor: $0) } }
  }
  var uiBackgroundColor: UIColor?
  /// The sublayers, back to front.
  public private(set) var sublayers: [CALayer]?
  /// The view that owns the layer.
  package internal(set) weak var view: UIView?
  /// The number of subviews behind the layer when it was inserted.
  package private(set) var subviewsBelow = 0

  /// Adds a sublayer in front of the others and of the view's subviews.
  public func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: .max) }

  /// Inserts a sublayer below another one, which may be the layer of a subview.
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insertSublayer(layer, beside: sibling, above: 0)
  }

  /// Inserts a sublayer above another one, which may be the layer of a subview.
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

  /// Inserts a sublayer at an index, where 0 is behind all layers and subviews.
  public func insertSublayer(_ layer: CALayer, at index: UInt32) {
    guard !isDescendant(of: layer) else { return }
    layer.removeFromSuperlayer()
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(index), layers.count))
    sublayers = layers
    layer.superlayer = self
    layer.subviewsBelow = min(Int(index), view?.subviews.count ?? 0)
  }

  /// Keeps the order of sublayers and subviews when a subview is removed or inserted.
  func subviewWasRemoved(_ index: Int) {
    for layer in sublayers ?? [] where layer.subviewsBelow > index { layer.subviewsBelow -= 1 }
  }

  func subviewWasInserted(_ index: Int) {
    for layer in sublayers ?? [] where layer.subviewsBelow > index { layer.subviewsBelow += 1 }
  }

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

  /// The layer that contains this one.
  public private(set) weak var superlayer: CALayer?

  // These members have no effect on pictures.
  public var shouldRasterize = false
  public var rasterizationScale: CGFloat = 1
  public var isDoubleSided = true
  public var contentsScale: CGFloat = 1
  public var allowsEdgeAntialiasing = false
  public var allowsGroupOpacity = true
  public var drawsAsynchronously = false
}

/// The shape of corners.
///
/// See [CALayerCornerCurve](https://developer.apple.com/documentation/quartzcore/calayercornercurve).
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Arcs of circles.
  public static let circular = Self(rawValue: "circular")
  /// Curves that begin before the quarter circle, as those of app icons.
  public static let continuous = Self(rawValue: "continuous")
}

/// The corners of a layer that are round.
///
/// See [CACornerMask](https://developer.apple.com/documentation/quartzcore/cacornermask).
public struct CACornerMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left corner.
  public static let layerMinXMinYCorner = Self(rawValue: 1)
  /// The top right corner.
  public static let layerMaxXMinYCorner = Self(rawValue: 2)
  /// The bottom left corner.
  public static let layerMinXMaxYCorner = Self(rawValue: 4)
  /// The bottom right corner.
  public static let layerMaxXMaxYCorner = Self(rawValue: 8)
  static let all = Self(rawValue: 15)
}

extension CornerRadii {
  /// Creates radii for some corners; the others are square.
  package init(
    _ radius: CGFloat, at corners: CACornerMask, curve: CornerCurve = .circular
  ) {
    func part(_ corner: CACornerMask) -> CGFloat { corners.contains(corner) ? radius : 0 }
    self.init(
      topLeft: part(.layerMinXMinYCorner), topRight: part(.layerMaxXMinYCorner),
      bottomRight: part(.layerMaxXMaxYCorner), bottomLeft: part(.layerMinXMaxYCorner),
      curve: curve)
  }
}
