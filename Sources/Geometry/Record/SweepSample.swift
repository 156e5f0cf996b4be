/// The properties of a layout at one width that a sweep compares.
///
/// Lengths are relative to their containers. Positions in the content would add up the rounding of
/// all rows above and deviate from a line without a real change.
public struct SweepSample: Sendable {
  /// The width of the container in points.
  public var width: Double
  package var sections: [Section]

  /// A section that has items.
  package struct Section: Sendable {
    /// The section in the form of `LayoutRecord.Section`.
    package var name: String
    /// The largest number of cells side by side in a group.
    package var columns: Int
    package var items: Int
    /// The nesting of groups, lines and cells as numbers, including the fit of every line.
    package var shape: [Int] = []
    /// The lengths in points.
    package var lengths: [Double] = []

    package init(name: String, columns: Int, items: Int) {
      (self.name, self.columns, self.items) = (name, columns, items)
    }
  }

  package init(width: Double, sections: [Section]) {
    (self.width, self.sections) = (width, sections)
  }

  /// The maximum number of groups sampled in a section whose groups may differ in size.
  package static let mostGroups = 200
}
