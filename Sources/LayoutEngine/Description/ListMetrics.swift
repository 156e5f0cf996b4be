public import Foundation
public import Geometry

/// The dimensions of lists in one system version on one kind of device, in points.
public struct ListMetrics: Hashable, Sendable {
  /// The estimated height of a row.
  public var rowEstimate: CGFloat
  /// The minimum height of a row with labels. Headers and footers have none.
  public var rowMinimum: CGFloat
  /// The z index of headers and footers.
  public var boundaryZIndex: Int
  /// The indentation of a row's content per level.
  public var indentation: CGFloat
  public var separatorThickness: CGFloat
  /// The insets of separators from the edges of the card.
  public var separatorInsets: NSDirectionalEdgeInsets
  public var row: RowMetrics
  /// The metrics of headers in grouped lists.
  public var header: BoundaryMetrics
  /// The metrics of headers in plain lists and sidebars.
  public var plainHeader: BoundaryMetrics
  public var footer: BoundaryMetrics
  /// The sizes of accessories.
  public var accessories: AccessoryMetrics
  public var plain: AppearanceMetrics
  public var grouped: AppearanceMetrics
  public var insetGrouped: AppearanceMetrics
  public var sidebar: AppearanceMetrics
  public var sidebarPlain: AppearanceMetrics

  /// The positions of a row's labels, in points.
  public struct RowMetrics: Hashable, Sendable {
    /// The distance from the card's edges to the labels and to accessories.
    public var leading: CGFloat
    /// The space above the first and below the last label. Lower labels are centered in the minimum
    /// height.
    public var padding: CGFloat
    /// The gap between a text and a second one of the same importance below it, such as a value. A
    /// subtitle has none.
    public var gap: CGFloat
    /// The least space above and below a picture.
    public var pictureMargin: CGFloat
    /// How far the labels of a row with a set height may extend into the space above and below.
    public var overhang: CGFloat
  }

  /// The position of the label of a header or footer, in points.
  public struct BoundaryMetrics: Hashable, Sendable {
    /// The distance from the leading edge to the label.
    public var leading: CGFloat
    /// The space above the label.
    public var top: CGFloat
    /// The space below the label.
    public var bottom: CGFloat
  }

  /// The metrics that depend on the appearance, in points.
  public struct AppearanceMetrics: Hashable, Sendable {
    /// The space above the first section if it has no header.
    public var firstTop: CGFloat
    /// The space above later sections without a header.
    public var top: CGFloat
    /// The space above a section whose first item is its header.
    public var topWithFirstItem: CGFloat
    /// The space below a section without a footer.
    public var bottom: CGFloat
    /// The space below the last section of a layout without a footer.
    public var lastBottom: CGFloat
    /// The space at both sides.
    public var side: CGFloat
    /// The default space above a header. It does not move with a pinned header.
    public var headerPadding: CGFloat
    /// The estimated height of a header.
    public var headerEstimate: CGFloat
    /// The estimated height of a footer.
    public var footerEstimate: CGFloat
    public var pinsHeaders: Bool
    /// The corner radius of the card around a section's rows; 0 if there is no card.
    public var cornerRadius: CGFloat
    /// The corner radius of a single row's background; 0 if rows form one block.
    public var rowCornerRadius: CGFloat
    /// Whether a separator is drawn below the last row of a section.
    public var endsInSeparator: Bool

    /// The space above the rows of a section.
    package func top(for mode: ListHeaderMode, isFirst: Bool) -> CGFloat {
      switch mode {
      case .none: isFirst ? firstTop : top
      case .supplementary: 0
      case .firstItemInSection: topWithFirstItem
      }
    }
  }

  public subscript(appearance: ListAppearance) -> AppearanceMetrics {
    switch appearance {
    case .plain: plain
    case .grouped: grouped
    case .insetGrouped: insetGrouped
    case .sidebar: sidebar
    case .sidebarPlain: sidebarPlain
    }
  }
}
