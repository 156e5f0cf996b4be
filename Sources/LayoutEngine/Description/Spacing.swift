internal import Basics
public import Foundation
package import Geometry

/// A fixed or flexible gap in points.
public enum Spacing: Hashable, Sendable, CustomStringConvertible {
  /// A gap of exactly this many points.
  case fixed(CGFloat)
  /// A gap of at least this many points, which takes a share of the remaining space (R12).
  case flexible(CGFloat)

  /// No gap.
  public static let none = Spacing.fixed(0)

  /// The width of the gap in points; the minimum if it is flexible.
  public var minimum: CGFloat {
    switch self {
    case .fixed(let points), .flexible(let points): points
    }
  }

  /// Whether the gap takes a share of the remaining space in its line.
  public var isFlexible: Bool {
    if case .flexible = self { true } else { false }
  }

  /// The kind of gap and its points: `fixed:8`.
  public var description: String {
    "\(isFlexible ? "flexible" : "fixed"):\(minimum.exact)"
  }
}

/// The gaps around an item.
public struct EdgeSpacing: Hashable, Sendable {
  /// The gap above.
  public var top: Spacing
  /// The gap before, in the reading direction.
  public var leading: Spacing
  /// The gap below.
  public var bottom: Spacing
  /// The gap after, in the reading direction.
  public var trailing: Spacing

  /// Creates gaps; none by default.
  public init(
    top: Spacing = .none, leading: Spacing = .none, bottom: Spacing = .none,
    trailing: Spacing = .none
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No gaps.
  public static let none = EdgeSpacing()
}

extension EdgeSpacing {
  /// The gap at the start of `axis`.
  package func start(_ axis: Axis) -> Spacing { axis == .horizontal ? leading : top }

  /// The gap at the end of `axis`.
  package func end(_ axis: Axis) -> Spacing { axis == .horizontal ? trailing : bottom }

  /// The minimum space that both gaps take along `axis`, in points.
  package func minimum(_ axis: Axis) -> CGFloat { start(axis).minimum + end(axis).minimum }
}
