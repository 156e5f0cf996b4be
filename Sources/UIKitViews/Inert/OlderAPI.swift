public import CompositionalLayout
public import Foundation

// API that public code has used for many years and that has little or no effect on pictures.

// MARK: Layout guides of controllers

/// A guide at an edge of a controller's safe area, as before iOS 11.
@preconcurrency @MainActor
public protocol UILayoutSupport: AnyObject {
  /// The length from the edge of the view, in points.
  var length: CGFloat { get }
  /// The top of the guide.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The bottom of the guide.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
}

private final class EdgeGuide: UILayoutSupport {
  let view: UIView
  let isTop: Bool

  init(_ view: UIView, isTop: Bool) { (self.view, self.isTop) = (view, isTop) }

  var length: CGFloat { isTop ? view.safeAreaInsets.top : view.safeAreaInsets.bottom }
  var topAnchor: NSLayoutYAxisAnchor {
    isTop ? view.topAnchor : view.safeAreaLayoutGuide.bottomAnchor
  }
  var bottomAnchor: NSLayoutYAxisAnchor {
    isTop ? view.safeAreaLayoutGuide.topAnchor : view.bottomAnchor
  }
}

extension UIViewController {
  /// The guide at the top of the safe area.
  public var topLayoutGuide: any UILayoutSupport { EdgeGuide(view, isTop: true) }
  /// The guide at the bottom of the safe area.
  public var bottomLayoutGuide: any UILayoutSupport { EdgeGuide(view, isTop: false) }
}

// MARK: Effects and animations

/// The effect of moving the device on a view. It has no effect on pictures.
open class UIMotionEffect: NSObject {}

/// The effect of tilting the device on a property. It has no effect on pictures.
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The axis of the motion.
  public enum EffectType: Int, Sendable {
    /// Tilting to the left and right.
    case tiltAlongHorizontalAxis = 0
    /// Tilting up and down.
    case tiltAlongVerticalAxis
  }

  /// The changed property.
  public let keyPath: String
  /// The axis of the motion.
  public let type: EffectType
  /// The value at one end of the motion.
  open var minimumRelativeValue: Any?
  /// The value at the other end of the motion.
  open var maximumRelativeValue: Any?

  /// Creates an effect.
  public init(keyPath: String, type: EffectType) {
    (self.keyPath, self.type) = (keyPath, type)
  }
}

/// Several effects of moving the device. They have no effect on pictures.
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects.
  open var motionEffects: [UIMotionEffect]?
}

extension UIView {
  /// Does nothing: pictures show a device at rest.
  public func addMotionEffect(_ effect: UIMotionEffect) {}
  /// Does nothing: pictures show a device at rest.
  public func removeMotionEffect(_ effect: UIMotionEffect) {}

  /// Does nothing: animations take effect immediately.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {}
  /// Does nothing: animations take effect immediately.
  public class func commitAnimations() {}
  /// Does nothing: animations take effect immediately.
  public class func setAnimationDuration(_ duration: TimeInterval) {}
  /// Does nothing: animations take effect immediately.
  public class func setAnimationDelay(_ delay: TimeInterval) {}

  /// An empty view of the same size.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    UIView(frame: frame)
  }

  /// Draws nothing and returns `false`.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    false
  }

  /// Exchanges two subviews.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard subviews.indices.contains(index1), subviews.indices.contains(index2), index1 != index2
    else { return }
    let (low, high) = (min(index1, index2), max(index1, index2))
    let (first, second) = (subviews[low], subviews[high])
    insertSubview(second, at: low)
    insertSubview(first, at: high)
  }
}

// MARK: Geometry

/// An offset in points.
public struct UIOffset: Hashable, Sendable {
  /// The horizontal offset.
  public var horizontal: CGFloat
  /// The vertical offset.
  public var vertical: CGFloat
  /// No offset.
  public static let zero = UIOffset(horizontal: 0, vertical: 0)

  /// Creates an offset; by default it is zero.
  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
}

#if !canImport(Darwin)
  /// A vector in points.
  public struct CGVector: Hashable, Sendable {
    /// The horizontal length.
    public var dx: CGFloat
    /// The vertical length.
    public var dy: CGFloat
    /// The vector without length.
    public static let zero = CGVector(dx: 0, dy: 0)

    /// Creates a vector.
    public init(dx: CGFloat = 0, dy: CGFloat = 0) {
      (self.dx, self.dy) = (dx, dy)
    }
  }
#endif

extension UIScreen {
  /// The bounds in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// The number of pixels per point.
  public var nativeScale: CGFloat { scale }
}

// MARK: Scrolling, bars and status

extension UIScrollView {
  /// Scrolls so that a rectangle is visible, without animation.
  public func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    var offset = contentOffset
    offset.x = min(max(offset.x, rect.maxX - bounds.width), rect.minX)
    offset.y = min(max(offset.y, rect.maxY - bounds.height), rect.minY)
    setContentOffset(offset, animated: false)
  }
}

extension UINavigationItem {
  /// Has no effect on pictures.
  public func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
}

extension UIApplication {
  /// Does nothing: pictures show no interaction.
  public func beginIgnoringInteractionEvents() {}
  /// Does nothing: pictures show no interaction.
  public func endIgnoringInteractionEvents() {}
}

extension UIColor {
  /// Creates a gray color in place of a pattern, which is not drawn.
  public convenience init(patternImage image: UIImage) {
    self.init(white: 0.5, alpha: 1)
  }
}

extension CGColor {
  /// The components in sRGB: red, green, blue and opacity.
  public var components: [CGFloat]? {
    let color = UIColor(cgColor: self)
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return nil }
    return [red, green, blue, alpha]
  }
  /// The number of components.
  public var numberOfComponents: Int { 4 }
}

extension NSLayoutConstraint {
  /// The view or guide of the first attribute.
  public var firstItem: AnyObject? { first.guide ?? first.view }
  /// The view or guide of the second attribute.
  public var secondItem: AnyObject? { second?.guide ?? second?.view }
}
