/// What a layout may hold, so that no input exhausts the machine.
public enum LayoutLimits {
  /// Groups within groups.
  public static let depth = 64
  /// Groups within groups that each solve twice what they hold: as long as their longest sibling, or
  /// with fractions beside lengths that content decides.
  public static let passes = 8
  /// Items set in one line by one group.
  public static let itemsInGroup = 100_000
  /// Sections of one layout.
  public static let sections = 1_000_000
  /// Items of one section.
  public static let itemsInSection = 1 << 52
  /// The largest length or coordinate, in points, either way.
  public static let length = 1 << 40
}
