public import CompositionalLayout
public import Foundation

/// The radius of a corner: fixed, or in proportion to that of the container.
///
/// See [UICornerRadius](https://developer.apple.com/documentation/uikit/uicornerradius).
public struct UICornerRadius: Hashable, Sendable {
  let points: CGFloat

  public static func fixed(_ radius: CGFloat) -> Self { Self(points: radius) }
  /// The radius of the container, at least the given one; the container's is taken as 0.
  public static func containerConcentric(minimum: CGFloat? = nil) -> Self {
    Self(points: minimum ?? 0)
  }
}

/// The corners of a view.
///
/// See [UICornerConfiguration](https://developer.apple.com/documentation/uikit/uicornerconfiguration).
public struct UICornerConfiguration: Hashable, Sendable {
  /// The radius of the upper left corner, which all corners have in pictures.
  var radius: CGFloat?
  /// Whether the corners are half circles, at most of a radius.
  var isCapsule = false

  public static func corners(radius: UICornerRadius) -> Self { Self(radius: radius.points) }
  public static func uniformCorners(radius: UICornerRadius) -> Self { Self(radius: radius.points) }
  /// The corners are half circles.
  public static func capsule(maximumRadius: CGFloat? = nil) -> Self {
    Self(radius: maximumRadius, isCapsule: true)
  }
}

extension UIView {
  /// The corners of the view. The radius is set at the time of the assignment.
  public var cornerConfiguration: UICornerConfiguration {
    get { UICornerConfiguration(radius: layer.cornerRadius) }
    set {
      let half = min(bounds.width, bounds.height) / 2
      layer.cornerRadius =
        newValue.isCapsule ? min(newValue.radius ?? half, half) : newValue.radius ?? 0
    }
  }
}

/// Glass, drawn as a blur of the background.
///
/// See [UIGlassEffect](https://developer.apple.com/documentation/uikit/uiglasseffect).
open class UIGlassEffect: UIBlurEffect, @unchecked Sendable {
  /// The look of the glass.
  public enum Style: Int, Sendable {
    /// The look of the glass.
    case regular = 0
    /// The look of the glass.
    case clear
  }

  /// Creates glass. Its look has no effect on pictures.
  public convenience init(style: Style) { self.init() }
  public required init() { super.init(style: .systemThinMaterial) }

  // These members have no effect on pictures.
  open var isInteractive = false
  open var tintColor: UIColor?
}

/// A group of glass. It has no effect on pictures.
open class UIGlassContainerEffect: UIVisualEffect, @unchecked Sendable {
  open var spacing: CGFloat = 0
}

/// The effect at an edge of a scroll view. It has no effect on pictures.
///
/// See [UIScrollEdgeEffect](https://developer.apple.com/documentation/uikit/uiscrolledgeeffect).
@preconcurrency @MainActor
open class UIScrollEdgeEffect: NSObject {
  public struct Style: Hashable, Sendable {
    let name: String
    public static let automatic = Self(name: "automatic")
    public static let hard = Self(name: "hard")
    public static let soft = Self(name: "soft")
  }

  // These members have no effect on pictures.
  open var style = Style.automatic
  open var isHidden = false
}

/// Where a view is in relation to lists.
public enum UIListEnvironment: Int, Hashable, Sendable {
  /// Not known.
  case unspecified = 0
  /// No list, or a list of the appearance of that name.
  case none, plain, grouped, insetGrouped, sidebar, sidebarPlain
}

extension UITraitCollection {
  /// The list around the views; always `none`.
  public var listEnvironment: UIListEnvironment { .none }
}

/// The progress that a page control shows. It has no effect on pictures.
///
/// See [UIPageControlProgress](https://developer.apple.com/documentation/uikit/uipagecontrolprogress).
@preconcurrency @MainActor
open class UIPageControlProgress: NSObject {
  /// Whether the progress is visible; always `false`.
  open var isProgressVisible: Bool { false }

  // These members have no effect on pictures.
  open var currentProgress: Float = 0
  open weak var delegate: AnyObject?
}

/// The progress of a timer. It has no effect on pictures: no time passes.
open class UIPageControlTimerProgress: UIPageControlProgress {
  /// Whether the timer runs; always `false`.
  open var isRunning: Bool { false }

  public init(preferredDuration: Double) { self.preferredDuration = preferredDuration }

  // These members have no effect on pictures.
  open var preferredDuration: Double
  open var resetsToInitialPageAfterEnd = false
  open func resumeTimer() {}
  open func pauseTimer() {}
}
