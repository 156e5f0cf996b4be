public import Foundation

/// A controller that shows pages. Pictures show the page that was set.
///
/// See [UIPageViewController](https://developer.apple.com/documentation/uikit/uipageviewcontroller).
open class UIPageViewController: UIViewController {
  /// How pages change.
  public enum TransitionStyle: Int, Sendable {
    /// Like paper.
    case pageCurl = 0
    case scroll
  }

  /// The direction in which pages change.
  public enum NavigationOrientation: Int, Sendable {
    /// To the left and right.
    case horizontal = 0
    /// Up and down.
    case vertical
  }

  /// Whether the next or the previous page is shown.
  public enum NavigationDirection: Int, Sendable {
    /// The next page.
    case forward = 0
    /// The previous page.
    case reverse
  }

  /// The names of options.
  public struct OptionsKey: Hashable, Sendable, RawRepresentable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The gap between pages.
    public static let interPageSpacing = OptionsKey(rawValue: "interPageSpacing")
    /// The place of the spine.
    public static let spineLocation = OptionsKey(rawValue: "spineLocation")
  }

  /// How pages change.
  public let transitionStyle: TransitionStyle
  /// The direction in which pages change.
  public let navigationOrientation: NavigationOrientation
  public private(set) var viewControllers: [UIViewController]?

  /// Creates a controller without pages.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
  ) {
    (transitionStyle, self.navigationOrientation) = (style, navigationOrientation)
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    (transitionStyle, navigationOrientation) = (.scroll, .horizontal)
    super.init(coder: coder)
  }

  /// Shows a page, without animation.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    self.viewControllers = viewControllers
    setChildren(viewControllers ?? [], showing: viewControllers?.first)
    completion?(true)
  }

  open override func loadView() {
    super.loadView()
    setChildren(viewControllers ?? [], showing: viewControllers?.first)
  }

  // These members have no effect on pictures.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  open weak var delegate: (any UIPageViewControllerDelegate)?
}

/// The object that provides the pages of a page controller. Flatplan never calls it.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: AnyObject {
  /// Returns the page before another one; `nil` at the start.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// Returns the page after another one; `nil` at the end.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}

/// The delegate of a page controller. Flatplan never calls it.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: AnyObject {}
