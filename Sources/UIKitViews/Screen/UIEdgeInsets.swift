package import CompositionalLayout
public import Foundation

/// Distances in points from the edges of a rectangle, by sides.
///
/// See [UIEdgeInsets](https://developer.apple.com/documentation/uikit/uiedgeinsets).
public struct UIEdgeInsets: Hashable, Sendable, Codable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat

  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No distance on any side.
  public static let zero = UIEdgeInsets()
}

extension UIEdgeInsets {
  /// Insets by reading direction, as sides.
  init(_ insets: NSDirectionalEdgeInsets, _ direction: UITraitEnvironmentLayoutDirection) {
    let mirrored = direction == .rightToLeft
    self.init(
      top: insets.top, left: mirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
      right: mirrored ? insets.leading : insets.trailing)
  }

  /// The same insets by reading direction.
  func directional(_ direction: UITraitEnvironmentLayoutDirection) -> NSDirectionalEdgeInsets {
    let mirrored = direction == .rightToLeft
    return NSDirectionalEdgeInsets(
      top: top, leading: mirrored ? right : left, bottom: bottom,
      trailing: mirrored ? left : right)
  }
}

extension CGRect {
  /// The rectangle with its sides moved inwards.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }

  /// What insets by reading direction leave of the rectangle: no length is less than nothing.
  package func shrunk(by insets: NSDirectionalEdgeInsets, isMirrored: Bool) -> CGRect {
    let rect = inset(by: UIEdgeInsets(insets, isMirrored ? .rightToLeft : .leftToRight))
    let size = CGSize(width: max(rect.size.width, 0), height: max(rect.size.height, 0))
    return CGRect(origin: rect.origin, size: size)
  }
}
