public import Foundation

/// The values of a trait collection.
public struct Traits: Hashable, Sendable {
  public var horizontalSizeClass: UIUserInterfaceSizeClass
  public var verticalSizeClass: UIUserInterfaceSizeClass
  /// The number of pixels per point.
  public var displayScale: CGFloat
  /// The reading direction.
  public var layoutDirection: UITraitEnvironmentLayoutDirection
  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom
  /// The light or dark appearance.
  public var userInterfaceStyle: UIUserInterfaceStyle
  /// The preferred text size.
  public var preferredContentSizeCategory: UIContentSizeCategory
  /// The contrast of colors.
  public var accessibilityContrast: UIAccessibilityContrast

  /// Creates traits. The defaults are those of a phone held upright.
  public init(
    horizontalSizeClass: UIUserInterfaceSizeClass = .compact,
    verticalSizeClass: UIUserInterfaceSizeClass = .regular, displayScale: CGFloat = 2,
    layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight,
    userInterfaceIdiom: UIUserInterfaceIdiom = .phone,
    userInterfaceStyle: UIUserInterfaceStyle = .light,
    preferredContentSizeCategory: UIContentSizeCategory = .large,
    accessibilityContrast: UIAccessibilityContrast = .normal
  ) {
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.displayScale = displayScale
    self.layoutDirection = layoutDirection
    self.userInterfaceIdiom = userInterfaceIdiom
    self.userInterfaceStyle = userInterfaceStyle
    self.preferredContentSizeCategory = preferredContentSizeCategory
    self.accessibilityContrast = accessibilityContrast
  }

  /// Creates the traits of a view without a device: compact below 600 points of width, regular
  /// otherwise.
  public init(width: CGFloat) {
    let compact = width < DeviceTable.BareWidth.regularFrom
    self.init(
      horizontalSizeClass: compact ? .compact : .regular,
      userInterfaceIdiom: compact ? .phone : .pad)
  }
}

/// A coarse measure of the space along an axis.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
  /// No value.
  case unspecified = 0
  /// Limited space.
  case compact
  /// Ample space.
  case regular
}

/// The reading direction.
public enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
  /// No value.
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft
}

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  /// No value.
  case unspecified = -1
  /// An iPhone.
  case phone = 0
  /// An iPad.
  case pad
  /// An Apple TV.
  case tv
  /// A CarPlay display.
  case carPlay
  case mac = 5
  /// An Apple Vision.
  case vision
}

/// The light or dark appearance.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  /// No value.
  case unspecified = 0
  /// The light appearance.
  case light
  /// The dark appearance.
  case dark
}

/// The contrast of colors that the user prefers.
public enum UIAccessibilityContrast: Int, Hashable, Sendable {
  /// No value.
  case unspecified = -1
  /// The contrast of the appearance's own colors.
  case normal = 0
  /// The contrast that the system's setting increases.
  case high
}

/// The text size that the user prefers.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// UIKit's name of the category.
  public let rawValue: String

  /// Creates a category from UIKit's name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// No value.
  public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// Extra small text.
  public static let extraSmall = Self(rawValue: "UICTContentSizeCategoryXS")
  /// Small text.
  public static let small = Self(rawValue: "UICTContentSizeCategoryS")
  /// Medium text.
  public static let medium = Self(rawValue: "UICTContentSizeCategoryM")
  /// Large text, the system's default.
  public static let large = Self(rawValue: "UICTContentSizeCategoryL")
  /// Text one step larger than the default.
  public static let extraLarge = Self(rawValue: "UICTContentSizeCategoryXL")
  /// Text two steps larger than the default.
  public static let extraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXL")
  /// Text three steps larger than the default.
  public static let extraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXXL")
  /// The smallest accessibility size.
  public static let accessibilityMedium = Self(rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// The second accessibility size.
  public static let accessibilityLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// The third accessibility size.
  public static let accessibilityExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// The fourth accessibility size.
  public static let accessibilityExtraExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// The largest accessibility size.
  public static let accessibilityExtraExtraExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// Whether the category is one of the five accessibility sizes.
  public var isAccessibilityCategory: Bool { rawValue.contains("Accessibility") }
}
