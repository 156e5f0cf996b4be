internal import Foundation
public import Geometry

/// The intervals of widths in which a layout's structure stays the same and all its lengths are
/// linear in the width, for each section.
///
/// The structure consists of the numbers of items and groups, the number of cells in each line, and
/// the number of columns. Lengths are sizes of groups, items, headers and badges, gaps and insets.
/// Each must stay within two pixels of one line through the interval, because sizes are rounded
/// down to pixels within sizes that were rounded themselves. A new interval begins, for example,
/// when a text needs one line less, when an inset jumps by more than two pixels, or when a length
/// that has reached its limit is two pixels off the line.
public struct BreakpointSignature: Hashable, Sendable {
  /// The variant that the layouts were solved for. Only the height of its size is used.
  public var axes: LayoutRecord.Axes
  /// The range of widths in whole points.
  public var widths: ClosedRange<Int>
  /// The intervals by section, in the order in which the sections first appear, then by width.
  public var intervals: [Interval]

  /// Creates a signature. The width in `axes` is set to the smallest width.
  public init(axes: LayoutRecord.Axes, widths: ClosedRange<Int>, intervals: [Interval]) {
    self.axes = axes
    self.axes.size.width = CGFloat(widths.lowerBound)
    self.widths = widths
    self.intervals = intervals
  }

  /// A range of widths with the same structure and linear lengths.
  public struct Interval: Hashable, Sendable {
    /// The section in the form of `LayoutRecord.Section`.
    public var section: String
    /// The widths in whole points.
    public var widths: ClosedRange<Int>
    /// The largest number of cells side by side.
    public var columns: Int
    /// The reason why the interval begins.
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

  /// The reason why an interval begins: the difference from the previous one.
  public enum Beginning: String, Hashable, Sendable, CaseIterable {
    /// The section does not exist at the previous width.
    case first
    /// The number of columns.
    case columns
    /// The number of items or groups.
    case items
    /// The number of cells in the lines of a group.
    case lines
    /// A size, gap or inset that is not linear.
    case lengths
  }
}
