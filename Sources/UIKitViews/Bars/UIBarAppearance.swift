public import CompositionalLayout
public import Foundation

// Appearances of bars. Flatplan stores them and draws the system's look.

/// The appearance of a bar. Not drawn.
///
/// See [UIBarAppearance](https://developer.apple.com/documentation/uikit/uibarappearance).
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  open var backgroundEffect: UIBlurEffect?
  open var backgroundColor: UIColor?
  open var backgroundImage: UIImage?
  open var shadowColor: UIColor?
  open var shadowImage: UIImage?

  public required override init() { super.init() }

  public required init(barAppearance: UIBarAppearance) {
    backgroundEffect = barAppearance.backgroundEffect
    backgroundColor = barAppearance.backgroundColor
    backgroundImage = barAppearance.backgroundImage
    shadowColor = barAppearance.shadowColor
    shadowImage = barAppearance.shadowImage
    super.init()
  }

  open func configureWithDefaultBackground() {
    (backgroundEffect, backgroundColor) = (UIBlurEffect(style: .systemChromeMaterial), nil)
    (backgroundImage, shadowColor) = (nil, .separator)
  }

  open func configureWithOpaqueBackground() {
    (backgroundEffect, backgroundColor) = (nil, .systemBackground)
    (backgroundImage, shadowColor) = (nil, .separator)
  }

  open func configureWithTransparentBackground() {
    (backgroundEffect, backgroundColor) = (nil, nil)
    (backgroundImage, shadowColor) = (nil, nil)
  }
}

/// The appearance of a navigation bar. Not drawn.
///
/// See [UINavigationBarAppearance](https://developer.apple.com/documentation/uikit/uinavigationbarappearance).
open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var buttonAppearance = UIBarButtonItemAppearance()
  open var backButtonAppearance = UIBarButtonItemAppearance()
  open var doneButtonAppearance = UIBarButtonItemAppearance()
}

/// The appearance of a tab bar. Not drawn.
///
/// See [UITabBarAppearance](https://developer.apple.com/documentation/uikit/uitabbarappearance).
open class UITabBarAppearance: UIBarAppearance {
  open var selectionIndicatorTintColor: UIColor?
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
}

/// The appearance of a toolbar. Not drawn.
///
/// See [UIToolbarAppearance](https://developer.apple.com/documentation/uikit/uitoolbarappearance).
open class UIToolbarAppearance: UIBarAppearance {
  open var buttonAppearance = UIBarButtonItemAppearance()
  open var doneButtonAppearance = UIBarButtonItemAppearance()
}

/// The appearance of buttons in bars. Not drawn.
///
/// See [UIBarButtonItemAppearance](https://developer.apple.com/documentation/uikit/uibarbuttonitemappearance).
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
  @preconcurrency @MainActor
  open class State: NSObject {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var backgroundImage: UIImage?
  }

  public let normal = State()
  public let highlighted = State()
  public let disabled = State()
  public let focused = State()
}

/// The appearance of tabs. Not drawn.
///
/// See [UITabBarItemAppearance](https://developer.apple.com/documentation/uikit/uitabbaritemappearance).
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  @preconcurrency @MainActor
  open class State: NSObject {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var iconColor: UIColor?
    open var badgeBackgroundColor: UIColor?
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  }

  public let normal = State()
  public let selected = State()
  public let disabled = State()
  public let focused = State()
}

/// The light or dark style of a bar. No effect on pictures.
public enum UIBarStyle: Int, Sendable {
  case `default` = 0
  case black
}

/// The size of a bar. It has no effect on pictures.
public enum UIBarMetrics: Int, Sendable {
  case `default` = 0
  case compact
}
