public import CompositionalLayout
internal import Foundation

/// Where a layout changes over a range of widths: for each of its sections, intervals on which its
/// structure stays and all its lengths are linear in the width.
///
/// Structure is how many items a section has, how many groups, how many cells each line holds by its
/// fit, and how many lie side by side. Lengths are sizes of groups, items, headers and badges, gaps and
/// insets; each must keep within two pixels of one line through the interval, since sizes are rounded
/// down to pixels, each in one that was rounded itself. So a text that takes one line less begins
/// an interval, an inset that jumps by more than two pixels does, and a limit that is reached does as
/// soon as it is two pixels away from where it was going.
public struct BreakpointSignature: Hashable, Sendable {
  /// What the layouts were solved for; of its size only the height counts.
  public var axes: LayoutRecord.Axes
  /// Whole points.
  public var widths: ClosedRange<Int>
  /// By section, in the order in which these first come, then by width.
  public var intervals: [Interval]

  public init(axes: LayoutRecord.Axes, widths: ClosedRange<Int>, intervals: [Interval]) {
    self.axes = axes
    self.axes.size.width = CGFloat(widths.lowerBound)
    self.widths = widths
    self.intervals = intervals
  }

  /// Widths at which a section is laid out in one way.
  public struct Interval: Hashable, Sendable {
    /// As `LayoutRecord.Section` writes it.
    public var section: String
    public var widths: ClosedRange<Int>
    public var columns: Int
    public var beginning: Beginning

    public init(
      section: String, widths: ClosedRange<Int>, columns: Int, beginning: Beginning
    ) {
      self.section = section
      self.widths = widths
      self.columns = columns
      self.beginning = beginning
    }
  }

  /// What is otherwise than in the interval before.
  public enum Beginning: String, Hashable, Sendable, CaseIterable {
    /// Nothing: the section was not there.
    case first
    case columns
    /// The number of items or groups.
    case items
    /// How many cells stand in each line of a group.
    case lines
    /// Sizes, gaps or insets.
    case lengths
  }
}
