public import Foundation

/// The numbers of a list, in points. One profile stands for one system on one device.
public struct ListMetrics: Hashable, Sendable {
  /// The height that a row is expected to have.
  public var rowEstimate: CGFloat
  /// The least height of a row; headers and footers have none.
  public var rowMinimum: CGFloat
  /// The order of drawing of headers and footers.
  public var boundaryZIndex: Int
  /// How far each level of indentation moves a row's content.
  public var indentation: CGFloat
  public var separatorThickness: CGFloat
  /// From both edges of the card.
  public var separatorInset: CGFloat
  public var row: RowMetrics
  public var header: BoundaryMetrics
  public var footer: BoundaryMetrics
  /// How far from a row's trailing edge its content ends beside an accessory.
  public var disclosureRoom: CGFloat
  public var checkmarkRoom: CGFloat
  public var accessories: AccessoryMetrics
  public var plain: AppearanceMetrics
  public var grouped: AppearanceMetrics
  public var insetGrouped: AppearanceMetrics
  public var sidebar: AppearanceMetrics
  public var sidebarPlain: AppearanceMetrics

  /// Where a row's labels stand.
  public struct RowMetrics: Hashable, Sendable {
    /// From the card's edge to the labels.
    public var leading: CGFloat
    /// Above and below a single label.
    public var padding: CGFloat
    /// The height of a line of the first label.
    public var line: CGFloat
    /// Above the first and below the second of two labels.
    public var paddingOfTwo: CGFloat
    /// Between the two.
    public var gap: CGFloat
    /// The height of a line of the second label.
    public var secondaryLine: CGFloat

    /// How high a row is whose labels have so many lines.
    public func height(lines: Int, secondaryLines: Int) -> CGFloat {
      secondaryLines == 0
        ? 2 * padding + CGFloat(lines) * line
        : 2 * paddingOfTwo + CGFloat(lines) * line + gap + CGFloat(secondaryLines) * secondaryLine
    }
  }

  /// Where a header's or a footer's label stands.
  public struct BoundaryMetrics: Hashable, Sendable {
    public var leading: CGFloat
    public var top: CGFloat
    public var line: CGFloat
    public var bottom: CGFloat

    /// How high it is with so many lines.
    public func height(lines: Int) -> CGFloat { top + CGFloat(lines) * line + bottom }
  }

  /// What differs by appearance.
  public struct AppearanceMetrics: Hashable, Sendable {
    /// Above the first section, without a header.
    public var firstTop: CGFloat
    /// Above later sections, without a header.
    public var top: CGFloat
    /// Above a section whose first item is its header.
    public var topWithFirstItem: CGFloat
    /// Below a section without a footer.
    public var bottom: CGFloat
    /// At both sides, in a compact view.
    public var side: CGFloat
    /// At both sides, in a regular view.
    public var regularSide: CGFloat
    /// Above a header, unless the configuration says; not pinned with it.
    public var headerPadding: CGFloat
    public var headerEstimate: CGFloat
    public var footerEstimate: CGFloat
    public var pinsHeaders: Bool
    /// Of the card around a section's rows; 0 where there is no card.
    public var cornerRadius: CGFloat
    /// Of the background of a single row; 0 where rows make up one block.
    public var rowCornerRadius: CGFloat
    /// Whether there is a line below a section's last row too.
    public var endsInSeparator: Bool

    /// Above the rows of a section.
    func top(
      for mode: UICollectionLayoutListConfiguration.HeaderMode, isFirst: Bool
    ) -> CGFloat {
      switch mode {
      case .none: isFirst ? firstTop : top
      case .supplementary: 0
      case .firstItemInSection: topWithFirstItem
      }
    }

    /// Above a section's header.
    func padding(for configuration: UICollectionLayoutListConfiguration) -> CGFloat {
      guard configuration.headerMode == .supplementary else { return 0 }
      return configuration.headerTopPadding ?? headerPadding
    }
  }

  /// The numbers of an appearance.
  public subscript(
    appearance: UICollectionLayoutListConfiguration.Appearance
  ) -> AppearanceMetrics {
    switch appearance {
    case .plain: plain
    case .grouped: grouped
    case .insetGrouped: insetGrouped
    case .sidebar: sidebar
    case .sidebarPlain: sidebarPlain
    }
  }
}
