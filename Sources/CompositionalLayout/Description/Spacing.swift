public import Foundation

/// A gap in points: exactly so wide, or at least so wide.
public enum Spacing: Hashable, Sendable, CustomStringConvertible {
  /// Exactly so many points.
  case fixed(CGFloat)
  /// So many points, and a share of the room left over.
  case flexible(CGFloat)

  /// No gap.
  public static let none = Spacing.fixed(0)

  /// The gap in points; of a flexible one, the least.
  public var minimum: CGFloat {
    switch self {
    case .fixed(let points), .flexible(let points): points
    }
  }

  /// Whether the gap shares the room left over in its line.
  public var isFlexible: Bool {
    if case .flexible = self { true } else { false }
  }

  public var description: String {
    "\(isFlexible ? "flexible" : "fixed"):\(minimum.exact)"
  }
}

/// Gaps around an item.
public struct EdgeSpacing: Hashable, Sendable {
  public var top: Spacing
  public var leading: Spacing
  public var bottom: Spacing
  public var trailing: Spacing

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
