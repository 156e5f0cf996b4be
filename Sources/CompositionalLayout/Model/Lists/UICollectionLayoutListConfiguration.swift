public import Foundation
public import LayoutEngine

/// The appearance of a list, and its headers, footers and separators.
///
/// A value, as in Swift's UIKit. See
/// [UICollectionLayoutListConfiguration](https://developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct).
public struct UICollectionLayoutListConfiguration: @unchecked Sendable {
  /// The style of a list.
  public typealias Appearance = ListAppearance

  /// The source of a section's header (R45).
  public typealias HeaderMode = ListHeaderMode

  /// The source of a section's footer.
  public enum FooterMode: Int, Hashable, Sendable, CaseIterable {
    /// No footer.
    case none
    /// A supplementary view of kind `UICollectionElementKindSectionFooter`.
    case supplementary
  }

  public struct ContentHuggingElements: OptionSet, Hashable, Sendable {
    /// The bit mask.
    public let rawValue: UInt

    /// Creates a set from its bit mask.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let supplementaryHeader = ContentHuggingElements(rawValue: 1)
  }

  /// A function that returns the swipe actions of a row.
  public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?

  /// A function that returns the final separator configuration of a row.
  public typealias ItemSeparatorHandler =
    (IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration

  /// Creates a configuration with the defaults of an appearance.
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    showsSeparators = !appearance.isSidebar
  }

  /// The style of the list.
  public private(set) var appearance: Appearance

  /// Whether separators are drawn between rows. The default is true, but false in sidebars.
  public var showsSeparators: Bool

  /// The default separators of all rows.
  public var separatorConfiguration: UIListSeparatorConfiguration

  /// The handler that may replace the separators of each row.
  public var itemSeparatorHandler: ItemSeparatorHandler?

  /// The background color of the list; `nil` uses the appearance's color.
  public var backgroundColor: UIColor?

  /// Stored for source compatibility; pictures show no swipes.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// Stored for source compatibility; pictures show no swipes.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// The source of each section's header. The default is none.
  public var headerMode = HeaderMode.none

  /// The source of each section's footer. The default is none.
  public var footerMode = FooterMode.none

  /// The space in points above each header; `nil` uses the appearance's padding (R49).
  public var headerTopPadding: CGFloat?

  /// The elements that hug their content. The default is none.
  public var contentHuggingElements: ContentHuggingElements = []
}
