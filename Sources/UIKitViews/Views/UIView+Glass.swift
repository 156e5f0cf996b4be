public import CompositionalLayout
public import Foundation

/// The radius of a corner.
public struct UICornerRadius: Hashable, Sendable {
  let points: CGFloat

  /// A radius in points.
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

  /// All corners have one radius.
  public static func corners(radius: UICornerRadius) -> Self { Self(radius: radius.points) }
  /// All corners have one radius.
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

  /// Whether the glass reacts to touches. Has no effect on pictures.
  open var isInteractive = false
  /// The tint of the glass. Has no effect on pictures.
  open var tintColor: UIColor?

  /// Creates glass. Its look has no effect on pictures.
  public convenience init(style: Style) {
    self.init()
  }

  /// Creates glass.
  public required init() {
    super.init(style: .systemThinMaterial)
  }
}

/// A group of glass. It has no effect on pictures.
open class UIGlassContainerEffect: UIVisualEffect, @unchecked Sendable {
  /// The distance at which glass merges, in points. Has no effect on pictures.
  open var spacing: CGFloat = 0
}

/// The effect at an edge of a scroll view. It has no effect on pictures.
///
/// See [UIScrollEdgeEffect](https://developer.apple.com/documentation/uikit/uiscrolledgeeffect).
@preconcurrency @MainActor
open class UIScrollEdgeEffect: NSObject {
  /// The look of an edge.
  public struct Style: Hashable, Sendable {
    let name: String
    /// The look named like the property.
    public static let automatic = Self(name: "automatic")
    /// The look named like the property.
    public static let hard = Self(name: "hard")
    /// The look named like the property.
    public static let soft = Self(name: "soft")
  }

  /// The look of the edge. Has no effect on pictures.
  open var style = Style.automatic
  /// Whether the effect is hidden. Has no effect on pictures.
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
  /// The progress of the current page, 0 to 1. Has no effect on pictures.
  open var currentProgress: Float = 0
  /// The object that would be asked. Flatplan never calls it.
  open weak var delegate: AnyObject?
  /// Whether the progress is visible; always `false`.
  open var isProgressVisible: Bool { false }
}

/// The progress of a timer. It has no effect on pictures: no time passes.
open class UIPageControlTimerProgress: UIPageControlProgress {
  /// The time of a page, in seconds. Has no effect on pictures.
  open var preferredDuration: Double
  /// Whether the pages start again after the last one. Has no effect on pictures.
  open var resetsToInitialPageAfterEnd = false
  /// Whether the timer runs; always `false`.
  open var isRunning: Bool { false }

  /// Creates the progress of a timer.
  public init(preferredDuration: Double) {
    self.preferredDuration = preferredDuration
  }

  /// Does nothing.
  open func resumeTimer() {}
  /// Does nothing.
  open func pauseTimer() {}
}
