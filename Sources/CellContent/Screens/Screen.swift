package import Foundation

/// The system's bars around a layout. They are no part of it: they lie over its container and enlarge
/// its safe area, as on a device.
public struct Screen: Hashable, Sendable {
  /// The color of the time and the symbols in the status bar.
  public var statusBar = StatusBar.auto
  public var navigationBar: NavigationBar?
  public var tabBar: TabBar?
  /// The items of the toolbar; without any there is no toolbar.
  public var toolbar: [BarItem] = []
  /// Parts that float above the layout, at places of the safe area.
  package var floating: Part?
  public var sheet: Sheet?
  public var popover: Popover?
  public var alert: Alert?
  /// An alert with choices, at the bottom on phones.
  public var actionSheet: Alert?
  public var keyboard = Keyboard.hidden
  /// The color behind everything; `nil` leaves it to the picture.
  public var background: ColorReference?

  /// Creates a screen with a status bar only.
  public init() {}

  public enum Keyboard: String, Hashable, Sendable, CaseIterable {
    case hidden
    /// Letters.
    case `default`
    /// Digits.
    case numeric
  }

  public enum StatusBar: String, Hashable, Sendable, CaseIterable {
    /// Legible on what is below.
    case auto
    /// White.
    case light
    /// Black.
    case dark
    case hidden
  }
}

/// The bar at the top with a title between two groups of buttons.
public struct NavigationBar: Hashable, Sendable {
  public var title: String?
  /// A line above the bar's row, which makes the bar higher.
  public var prompt: String?
  /// A line below the title.
  public var subtitle: String?
  /// The size of a view of the code in place of the title, in points.
  package var titleViewSize: CGSize?
  /// Whether the title is large while the page is not scrolled.
  public var hasLargeTitle = false
  /// The buttons before and after the title, in reading order.
  public var leading: [BarItem] = []
  public var trailing: [BarItem] = []
  public var search: SearchField?

  public init() {}
}

/// The search field of a navigation bar.
public struct SearchField: Hashable, Sendable {
  public var placeholder: String?
  /// What was typed.
  public var text: String?
  /// Whether text is being entered, so that the field replaces the title.
  public var isActive = false
  /// What the search is limited to, below an active field, and the index of the chosen one.
  public var scopes: [String] = []
  public var selectedScope = 0

  public init() {}
}

/// A button of a navigation bar or a toolbar.
public struct BarItem: Hashable, Sendable {
  public var title: String?
  /// The name of a symbol, which is shown instead of the title.
  public var image: String?
  public var style = Look.plain
  /// The color of the title and the symbol, or of the background of a prominent item.
  public var tint: ColorReference?
  /// A short text on a red ground.
  public var badge: String?
  public var role = Role.button

  public enum Look: String, Hashable, Sendable, CaseIterable {
    case plain
    /// Filled with the tint.
    case prominent
  }

  public enum Role: Hashable, Sendable {
    case button
    /// The button that leads back to the screen before, whose title may be that of the screen.
    case back
    /// Free room between items.
    case spacer
  }

  public init() {}
}

/// The bar that switches between the parts of an app.
public struct TabBar: Hashable, Sendable {
  public var items: [Item] = []
  /// The index of the current item.
  public var selected = 0
  /// The color of the current item.
  public var tint: ColorReference?
  /// What a capsule above the bar shows, on iOS 26.
  package var accessory: Part?
  /// Whether the capsule shows a view of code.
  package var hasAccessoryView = false

  public init() {}

  public struct Item: Hashable, Sendable {
    public var title: String?
    /// The name of a symbol, whose filled form is shown if there is one.
    public var image: String?
    /// A short text on a red ground.
    public var badge: String?

    public init() {}
  }
}

extension TabBar {
  /// Whether a capsule above the bar shows parts or a view.
  var hasAccessory: Bool { accessory != nil || hasAccessoryView }
}
