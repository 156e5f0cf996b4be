public import Foundation

/// How a list looks and what its sections have.
///
/// A value, as in Swift's UIKit. See
/// [UICollectionLayoutListConfiguration](https://developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct).
public struct UICollectionLayoutListConfiguration: @unchecked Sendable {
  /// The look of a list.
  public enum Appearance: Int, Hashable, Sendable, CaseIterable {
    case plain
    case grouped
    case insetGrouped
    case sidebar
    case sidebarPlain
  }

  /// Where a section's header comes from (R45).
  public enum HeaderMode: Int, Hashable, Sendable, CaseIterable {
    case none
    /// A supplementary view of kind `UICollectionElementKindSectionHeader`.
    case supplementary
    /// The section's first item, in the look of a header.
    case firstItemInSection
  }

  /// Where a section's footer comes from.
  public enum FooterMode: Int, Hashable, Sendable, CaseIterable {
    case none
    /// A supplementary view of kind `UICollectionElementKindSectionFooter`.
    case supplementary
  }

  /// Views that keep tightly to their content.
  public struct ContentHuggingElements: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let supplementaryHeader = ContentHuggingElements(rawValue: 1)
  }

  public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?

  /// Has the last word on the separators of an item.
  public typealias ItemSeparatorHandler =
    (IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration

  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    showsSeparators = !appearance.isSidebar
  }

  public private(set) var appearance: Appearance

  /// Whether there are lines between rows; true unless set, false in sidebars.
  public var showsSeparators: Bool

  /// The lines, where the handler does not say otherwise.
  public var separatorConfiguration: UIListSeparatorConfiguration

  /// Asked for the lines of each item.
  public var itemSeparatorHandler: ItemSeparatorHandler?

  /// The colour behind the list; `nil` is the appearance's own.
  public var backgroundColor: UIColor?

  /// Kept for the code that sets it: a picture shows no swipes.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// Kept for the code that sets it: a picture shows no swipes.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  public var headerMode = HeaderMode.none

  public var footerMode = FooterMode.none

  /// Points above each header; `nil` is the appearance's own.
  public var headerTopPadding: CGFloat?

  public var contentHuggingElements: ContentHuggingElements = []
}

extension UICollectionLayoutListConfiguration.Appearance {
  /// Whether rows stand in blocks on a ground of another colour.
  package var isGrouped: Bool {
    switch self {
    case .grouped, .insetGrouped: true
    case .plain, .sidebar, .sidebarPlain: false
    }
  }

  /// Whether each row stands by itself, with no lines between.
  package var isSidebar: Bool {
    switch self {
    case .sidebar, .sidebarPlain: true
    case .plain, .grouped, .insetGrouped: false
    }
  }
}
