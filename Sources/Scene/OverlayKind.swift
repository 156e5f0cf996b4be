/// What can be drawn over a picture to explain it.
public enum OverlayKind: String, Hashable, Sendable, CaseIterable {
  /// The carousels beyond the edges of their sections, faint.
  case scroll
  /// What the safe area and the layout margins keep free.
  case safeArea
  /// Content insets of sections, groups and items.
  case insets
  /// Gaps between items, groups and sections, and edge spacing.
  case spacing
  /// The outlines of cells.
  case items
  /// The rectangles of groups.
  case groups
  /// The sizes that estimates stood for.
  case estimates
  /// The edges of columns and rows, numbered.
  case grid
  /// Where the container ends.
  case viewport
  /// A bracket beside each section.
  case sections
  /// The length of each column and row, beside the picture.
  case dimensions
  /// The element kinds of what is no cell.
  case kinds
  /// The indexes of cells.
  case indexes

  /// The names as they are listed to users.
  public static let names = [
    "items", "groups", "sections", "insets", "spacing", "dimensions", "indexes", "kinds",
    "estimates", "grid", "safeArea", "viewport", "scroll",
  ]
}
