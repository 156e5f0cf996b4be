public import CompositionalLayout
public import Foundation

// How bars would look. Kept for code that sets it: no bars are drawn.

/// How a bar would look.
///
/// See [UIBarAppearance](https://developer.apple.com/documentation/uikit/uibarappearance).
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  open var backgroundEffect: UIBlurEffect?
  open var backgroundColor: UIColor?
  open var backgroundImage: UIImage?
  open var shadowColor: UIColor?
  open var shadowImage: UIImage?

  public required override init() {
    super.init()
  }

  /// One with the background of another.
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

/// How a navigation bar would look.
///
/// See [UINavigationBarAppearance](https://developer.apple.com/documentation/uikit/uinavigationbarappearance).
open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var buttonAppearance = UIBarButtonItemAppearance()
  open var backButtonAppearance = UIBarButtonItemAppearance()
  open var doneButtonAppearance = UIBarButtonItemAppearance()
}

/// How a bar of tabs would look.
///
/// See [UITabBarAppearance](https://developer.apple.com/documentation/uikit/uitabbarappearance).
open class UITabBarAppearance: UIBarAppearance {
  open var selectionIndicatorTintColor: UIColor?
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
}

/// How a bar of buttons would look.
///
/// See [UIToolbarAppearance](https://developer.apple.com/documentation/uikit/uitoolbarappearance).
open class UIToolbarAppearance: UIBarAppearance {
  open var buttonAppearance = UIBarButtonItemAppearance()
  open var doneButtonAppearance = UIBarButtonItemAppearance()
}

/// How buttons in bars would look.
///
/// See [UIBarButtonItemAppearance](https://developer.apple.com/documentation/uikit/uibarbuttonitemappearance).
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
  /// How a button would look in a state.
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

/// How tabs would look.
///
/// See [UITabBarItemAppearance](https://developer.apple.com/documentation/uikit/uitabbaritemappearance).
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  /// How a tab would look in a state.
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

/// How a bar looks. Kept for code that sets it.
public enum UIBarStyle: Int, Sendable {
  case `default` = 0
  case black
}
