/// The limits of a layout, which keep any input from exhausting time or memory.
public enum LayoutLimits {
  /// The maximum nesting depth of groups.
  public static let depth = 64
  /// The maximum nesting depth of groups that solve their content twice, because of uniform
  /// siblings or of fractions next to self-sizing subitems.
  public static let passes = 8
  /// The maximum number of items in one line of a group.
  public static let itemsInGroup = 100_000
  /// The maximum number of sections in a layout.
  public static let sections = 1_000_000
  /// The maximum number of items in a section.
  public static let itemsInSection = 1 << 52
  /// The largest absolute value of a length or coordinate, in points.
  public static let length = 1 << 40
}
