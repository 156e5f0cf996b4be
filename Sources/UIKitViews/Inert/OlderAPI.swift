public import CompositionalLayout
public import Foundation

// API that public code has used for many years and that has little or no effect on pictures.

// MARK: Layout guides of controllers

/// A guide at an edge of a controller's safe area, as before iOS 11.
@preconcurrency @MainActor
public protocol UILayoutSupport: AnyObject {
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
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
  public var topLayoutGuide: any UILayoutSupport { EdgeGuide(view, isTop: true) }
  public var bottomLayoutGuide: any UILayoutSupport { EdgeGuide(view, isTop: false) }
}

// MARK: Effects and animations

/// The effect of moving the device on a view. It has no effect on pictures.
open class UIMotionEffect: NSObject {}

/// The effect of tilting the device on a property. It has no effect on pictures.
open class UIInterpolatingMotionEffect: UIMotionEffect {
  public enum EffectType: Int, Sendable {
    case tiltAlongHorizontalAxis = 0
    case tiltAlongVerticalAxis
  }

  public let keyPath: String
  public let type: EffectType
  open var minimumRelativeValue: Any?
  open var maximumRelativeValue: Any?

  public init(keyPath: String, type: EffectType) { (self.keyPath, self.type) = (keyPath, type) }
}

/// Several effects of moving the device. They have no effect on pictures.
open class UIMotionEffectGroup: UIMotionEffect {
  open var motionEffects: [UIMotionEffect]?
}

extension UIView {
  public func addMotionEffect(_: UIMotionEffect) {}
  public func removeMotionEffect(_: UIMotionEffect) {}
  public class func beginAnimations(_: String?, context: UnsafeMutableRawPointer?) {}
  public class func commitAnimations() {}
  public class func setAnimationDuration(_: TimeInterval) {}
  public class func setAnimationDelay(_: TimeInterval) {}

  /// An empty view of the same size.
  public func snapshotView(afterScreenUpdates: Bool) -> UIView? { UIView(frame: frame) }

  /// Draws nothing and returns `false`.
  @discardableResult
  public func drawHierarchy(in: CGRect, afterScreenUpdates: Bool) -> Bool { false }

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

public struct UIOffset: Hashable, Sendable {
  public var horizontal: CGFloat
  public var vertical: CGFloat
  public static let zero = UIOffset(horizontal: 0, vertical: 0)

  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
}

#if !canImport(Darwin)
  public struct CGVector: Hashable, Sendable {
    public var dx: CGFloat
    public var dy: CGFloat
    public static let zero = CGVector(dx: 0, dy: 0)

    public init(dx: CGFloat = 0, dy: CGFloat = 0) { (self.dx, self.dy) = (dx, dy) }
  }
#endif

extension UIScreen {
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
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
  public func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
}

extension UIApplication {
  public func beginIgnoringInteractionEvents() {}
  public func endIgnoringInteractionEvents() {}
}

extension UIColor {
  /// Creates a gray color in place of a pattern, which is not drawn.
  public convenience init(patternImage image: UIImage) { self.init(white: 0.5, alpha: 1) }
}

extension CGColor {
  /// The components in sRGB: red, green, blue and opacity.
  public var components: [CGFloat]? {
    let color = UIColor(cgColor: self)
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return nil }
    return [red, green, blue, alpha]
  }
  public var numberOfComponents: Int { 4 }
}

extension NSLayoutConstraint {
  public var firstItem: AnyObject? { first.guide ?? first.view }
  public var secondItem: AnyObject? { second?.guide ?? second?.view }
}
