internal import Foundation

extension UIView {
  /// How a view's tint is adjusted. No effect on pictures.
  public enum TintAdjustmentMode: Int, Sendable {
    case automatic = 0
    case normal, dimmed
  }

  /// How an image is scaled or positioned in its view.
  public enum ContentMode: Int, Sendable {
    /// Stretched to the bounds.
    case scaleToFill = 0
    /// Scaled to fit inside the bounds.
    case scaleAspectFit
    /// Scaled to cover the bounds.
    case scaleAspectFill
    /// Treated as ``scaleToFill``.
    case redraw
    /// Centered, unscaled.
    case center
    /// At the top, centered horizontally.
    case top
    /// At the bottom, centered horizontally.
    case bottom
    /// At the left, centered vertically.
    case left
    /// At the right, centered vertically.
    case right
    case topLeft, topRight, bottomLeft, bottomRight
  }

  /// The margins and lengths that change when the superview's size changes.
  ///
  /// See [UIView.AutoresizingMask](https://developer.apple.com/documentation/uikit/uiview/autoresizingmask-swift.struct).
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// The margins and lengths that change when the superview's size changes; empty by default.
  nonisolated public var autoresizingMask: AutoresizingMask {
    get { viewState.autoresizingMask }
    set { update { $0.autoresizingMask = newValue } }
  }

  /// Resizes the view when its superview's size changes.
  nonisolated func resize(from old: CGSize, to new: CGSize) {
    guard old != new, !autoresizingMask.isEmpty else { return }
    let mask = autoresizingMask
    let frame = frame
    let across = Stretch(
      before: frame.minX, length: frame.size.width, after: old.width - frame.maxX
    ).resized(
      to: new.width, before: mask.contains(.flexibleLeftMargin),
      length: mask.contains(.flexibleWidth), after: mask.contains(.flexibleRightMargin))
    let down = Stretch(
      before: frame.minY, length: frame.size.height, after: old.height - frame.maxY
    ).resized(
      to: new.height, before: mask.contains(.flexibleTopMargin),
      length: mask.contains(.flexibleHeight), after: mask.contains(.flexibleBottomMargin))
    self.frame = CGRect(
      x: across.before, y: down.before, width: max(across.length, 0),
      height: max(down.length, 0))
  }
}

/// A view and its margins along one axis, in points.
private struct Stretch {
  var before: CGFloat
  var length: CGFloat
  var after: CGFloat

  /// Fits the three lengths into a new total.
  ///
  /// Flexible lengths share the difference in proportion to their size, or equally if all are zero.
  /// A single flexible length takes exactly the remaining space.
  func resized(to whole: CGFloat, before: Bool, length: Bool, after: Bool) -> Stretch {
    let total = (before ? self.before : 0) + (length ? self.length : 0) + (after ? self.after : 0)
    let count = [before, length, after].count { $0 }
    let delta = whole - self.before - self.length - self.after
    func resized(_ part: CGFloat, _ isFlexible: Bool, beside others: CGFloat) -> CGFloat {
      guard isFlexible else { return part }
      if count == 1 { return whole - others }
      return part + (total == 0 ? delta / CGFloat(count) : delta * part / total)
    }
    return Stretch(
      before: resized(self.before, before, beside: self.length + self.after),
      length: resized(self.length, length, beside: self.before + self.after),
      after: resized(self.after, after, beside: self.before + self.length))
  }
}
