public import Foundation

/// An alert or an action sheet.
public struct Alert: Hashable, Sendable {
  public var title: String?
  public var message: String?
  public var actions: [Action] = []

  public init() {}

  public struct Action: Hashable, Sendable {
    public var title = ""
    public var role = Role.normal

    public enum Role: String, Hashable, Sendable, CaseIterable {
      case normal, cancel, destructive
    }

    public init() {}
  }
}

/// A sheet above the lower part of a screen.
public struct Sheet: Hashable, Sendable {
  public var detent = Detent.large
  /// Whether a bar at the top shows that the sheet can be dragged.
  public var hasGrabber = false
  /// The color of the sheet; `nil` is the system's.
  public var background: ColorReference?
  /// What the sheet shows.
  package var content: Part?

  public enum Detent: Hashable, Sendable {
    case medium, large
    /// A height in points, without the safe area.
    case height(CGFloat)
  }

  public init() {}
}

/// A card beside the button that opens it, on iPads. Phones show a sheet instead.
public struct Popover: Hashable, Sendable {
  /// The name of a bar, such as `trailing 1`.
  public var source = "trailing 1"
  public var size = CGSize(width: 320, height: 480)
  public var background: ColorReference?
  /// What the popover shows.
  package var content: Part?

  public init() {}
}
