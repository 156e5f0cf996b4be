import CellContent
import CompositionalLayout
import Foundation

/// The cells of one line of a group that repeats one item, all with the same proposal.
struct CellRow: Hashable {
  var section: Int
  var items: Range<Int>
  var proposal: MeasureProposal

  /// Creates the row of a cell; `nil` if the cells beside it are not known before they are placed.
  ///
  /// - Parameter count: The number of items in the section.
  init?(
    of cell: SolvedElement.Identity, in section: SectionDescription, count: Int,
    _ proposal: MeasureProposal
  ) {
    guard cell.category == .cell, section.list == nil, cell.item < count else { return nil }
    let columns: Int
    switch section.group.arrangement {
    case .shares(.horizontal, .item, let count), .repeats(.horizontal, .item, let count):
      columns = count
    case .shares, .repeats, .cycle, .custom: return nil
    }
    guard columns > 1, columns <= Self.maximumColumns else { return nil }
    let first = cell.item / columns * columns
    (self.section, items, self.proposal) = (
      cell.section, first..<min(first + columns, count), proposal
    )
  }

  /// The maximum number of cells in a row. Text in more cells would be too narrow to matter.
  private static let maximumColumns = 50
}
