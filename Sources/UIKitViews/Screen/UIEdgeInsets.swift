package import CompositionalLayout
public import Foundation

/// Insets in points from the edges of a rectangle.
///
/// See [UIEdgeInsets](https://developer.apple.com/documentation/uikit/uiedgeinsets).
public struct UIEdgeInsets: Hashable, Sendable, Codable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat

  /// Creates insets of 0.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Insets of 0.
  public static let zero = UIEdgeInsets()
}

extension UIEdgeInsets {
  /// Resolves leading and trailing insets by a layout direction.
  init(_ insets: NSDirectionalEdgeInsets, _ direction: UITraitEnvironmentLayoutDirection) {
    let mirrored = direction == .rightToLeft
    self.init(
      top: insets.top, left: mirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
      right: mirrored ? insets.leading : insets.trailing)
  }

  /// The insets with leading and trailing edges for a layout direction.
  func directional(_ direction: UITraitEnvironmentLayoutDirection) -> NSDirectionalEdgeInsets {
    let mirrored = direction == .rightToLeft
    return NSDirectionalEdgeInsets(
      top: top, leading: mirrored ? right : left, bottom: bottom,
      trailing: mirrored ? left : right)
  }
}

extension CGRect {
  /// The rectangle with its edges moved inward.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }

  /// The rectangle inset by directional insets, with lengths clamped to zero.
  package func shrunk(by insets: NSDirectionalEdgeInsets, isMirrored: Bool) -> CGRect {
    let rect = inset(by: UIEdgeInsets(insets, isMirrored ? .rightToLeft : .leftToRight))
    let size = CGSize(width: max(rect.size.width, 0), height: max(rect.size.height, 0))
    return CGRect(origin: rect.origin, size: size)
  }
}
