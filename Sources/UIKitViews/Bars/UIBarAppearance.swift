public import CompositionalLayout
public import Foundation

// Appearances of bars. Flatplan stores them and draws no bars.

/// The appearance of a bar. Not drawn.
///
/// See [UIBarAppearance](https://developer.apple.com/documentation/uikit/uibarappearance).
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  /// The blur behind the bar.
  open var backgroundEffect: UIBlurEffect?
  /// The background color.
  open var backgroundColor: UIColor?
  /// The background image.
  open var backgroundImage: UIImage?
  /// The color of the line at the bar's edge.
  open var shadowColor: UIColor?
  /// The image at the bar's edge.
  open var shadowImage: UIImage?

  public required override init() {
    super.init()
  }

  /// Creates an appearance with the background of another one.
  public required init(barAppearance: UIBarAppearance) {
    backgroundEffect = barAppearance.backgroundEffect
    backgroundColor = barAppearance.backgroundColor
    backgroundImage = barAppearance.backgroundImage
    shadowColor = barAppearance.shadowColor
    shadowImage = barAppearance.shadowImage
    super.init()
  }

  /// Sets the default background: a blur with a separator.
  open func configureWithDefaultBackground() {
    (backgroundEffect, backgroundColor) = (UIBlurEffect(style: .systemChromeMaterial), nil)
    (backgroundImage, shadowColor) = (nil, .separator)
  }

  /// Sets an opaque background with a separator.
  open func configureWithOpaqueBackground() {
    (backgroundEffect, backgroundColor) = (nil, .systemBackground)
    (backgroundImage, shadowColor) = (nil, .separator)
  }

  /// Removes the background.
  open func configureWithTransparentBackground() {
    (backgroundEffect, backgroundColor) = (nil, nil)
    (backgroundImage, shadowColor) = (nil, nil)
  }
}

/// The appearance of a navigation bar. Not drawn.
///
/// See [UINavigationBarAppearance](https://developer.apple.com/documentation/uikit/uinavigationbarappearance).
open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of the large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The appearance of buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The appearance of the back button.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// The appearance of prominent buttons.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
}

/// The appearance of a tab bar. Not drawn.
///
/// See [UITabBarAppearance](https://developer.apple.com/documentation/uikit/uitabbarappearance).
open class UITabBarAppearance: UIBarAppearance {
  /// The color of the selection indicator.
  open var selectionIndicatorTintColor: UIColor?
  /// The appearance of tabs with the title below the icon.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// The appearance of tabs with the title beside the icon.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// The appearance of tabs with the title beside the icon, in a compact height.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
}

/// The appearance of a toolbar. Not drawn.
///
/// See [UIToolbarAppearance](https://developer.apple.com/documentation/uikit/uitoolbarappearance).
open class UIToolbarAppearance: UIBarAppearance {
  /// The appearance of buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The appearance of prominent buttons.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
}

/// The appearance of buttons in bars. Not drawn.
///
/// See [UIBarButtonItemAppearance](https://developer.apple.com/documentation/uikit/uibarbuttonitemappearance).
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
  /// The appearance of a button in one state.
  @preconcurrency @MainActor
  open class State: NSObject {
    /// The attributes of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The background image.
    open var backgroundImage: UIImage?
  }

  /// The appearance in the normal state.
  public let normal = State()
  /// The appearance while highlighted.
  public let highlighted = State()
  /// The appearance while disabled.
  public let disabled = State()
  /// The appearance while focused.
  public let focused = State()
}

/// The appearance of tabs. Not drawn.
///
/// See [UITabBarItemAppearance](https://developer.apple.com/documentation/uikit/uitabbaritemappearance).
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  /// The appearance of a tab in one state.
  @preconcurrency @MainActor
  open class State: NSObject {
    /// The attributes of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The color of the icon.
    open var iconColor: UIColor?
    /// The background color of the badge.
    open var badgeBackgroundColor: UIColor?
    /// The attributes of the badge's text.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  }

  /// The appearance in the normal state.
  public let normal = State()
  /// The appearance while selected.
  public let selected = State()
  /// The appearance while disabled.
  public let disabled = State()
  /// The appearance while focused.
  public let focused = State()
}

/// The light or dark style of a bar. No effect on pictures.
public enum UIBarStyle: Int, Sendable {
  /// The default style.
  case `default` = 0
  /// Dark.
  case black
}

/// The size of a bar. It has no effect on pictures.
public enum UIBarMetrics: Int, Sendable {
  /// The size of the bar.
  case `default` = 0
  /// The size of the bar.
  case compact
}
