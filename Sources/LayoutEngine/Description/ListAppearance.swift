internal import Foundation
public import Geometry

/// The style of a list.
public enum ListAppearance: Int, Hashable, Sendable, CaseIterable {
  /// Rows from edge to edge, with pinned headers.
  case plain
  /// Groups of rows from edge to edge.
  case grouped
  /// Groups of rows as rounded cards, inset from the sides.
  case insetGrouped
  /// Separate rows in a sidebar.
  case sidebar
  /// Separate rows in a plain sidebar.
  case sidebarPlain
}

/// The source of a section's header (R45).
public enum ListHeaderMode: Int, Hashable, Sendable, CaseIterable {
  /// No header.
  case none
  /// A supplementary view of kind `UICollectionElementKindSectionHeader`.
  case supplementary
  /// The section's first item, styled as a header.
  case firstItemInSection
}

extension ListAppearance {
  /// Whether rows form blocks on a background of another color.
  package var isGrouped: Bool {
    switch self {
    case .grouped, .insetGrouped: true
    case .plain, .sidebar, .sidebarPlain: false
    }
  }

  /// Whether rows are separate, without lines between them.
  package var isSidebar: Bool {
    switch self {
    case .sidebar, .sidebarPlain: true
    case .plain, .grouped, .insetGrouped: false
    }
  }
}

/// The separators above and below a row of a list.
public struct ListSeparators: Hashable, Sendable {
  /// Whether a separator is drawn.
  public enum Visibility: Int, Hashable, Sendable, CaseIterable {
    /// As the list's appearance decides.
    case automatic
    /// The separator is drawn.
    case visible
    /// The separator is not drawn.
    case hidden
  }

  /// A marker for the insets that the row's content asks for.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude, trailing: .greatestFiniteMagnitude)

  /// Creates separators as the list's appearance decides.
  public init() {}

  /// Whether the line above the row is drawn.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether the line below the row is drawn.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The insets of the line above, in points from the row's edges.
  public var topSeparatorInsets = automaticInsets
  /// The insets of the line below, in points from the row's edges.
  public var bottomSeparatorInsets = automaticInsets
  /// The color of the lines.
  public var color = ColorValue.named("separator")
}
