/// A kind of overlay that explains a layout.
public enum OverlayKind: String, Hashable, Sendable, CaseIterable {
  /// Faint cells of carousels beyond the edges of their sections.
  case scroll
  /// The safe area and the layout margins.
  case safeArea
  /// The content insets of sections, groups and items.
  case insets
  /// The spacing between items, groups and sections, and edge spacing.
  case spacing
  /// The outlines of cells.
  case items
  /// The outlines and names of the parts of composed cells.
  case parts
  /// The outlines of groups.
  case groups
  /// The layout, its sections, groups and items, drawn apart and one inside the other.
  case nesting
  /// The estimated sizes that measured sizes replaced.
  case estimates
  /// The numbered edges of columns and rows.
  case grid
  /// The edge of the container.
  case viewport
  /// A bracket beside each section.
  case sections
  /// Dimension lines with the length of each column and row, beside the picture.
  case dimensions
  /// The element kinds of supplementary and decoration views.
  case kinds
  /// The item indexes of cells.
  case indexes

  /// The names of all kinds in the order in which help texts list them.
  public static let names = [
    "items", "parts", "groups", "sections", "nesting", "insets", "spacing", "dimensions", "indexes",
    "kinds", "estimates", "grid", "safeArea", "viewport", "scroll",
  ]
}
