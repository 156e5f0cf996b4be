package import Foundation
package import Scene

/// Arranges the rows, headers and footers of lists. Equal ones are arranged once.
package struct ListArrangements {
  private var known: [Key: Arrangement] = [:]
  /// The most arrangements that are kept: most rows of a long list may differ.
  private static let maximumCount = 1024

  private struct Key: Hashable {
    var list: ListComposition
    var size: CGSize
    var corners: CornerRadii?
    var hasSeams: Bool
  }

  package init() {}

  /// The arrangement of a list's element; see ``ComposedCell/arrangement(in:corners:hasSeams:)``.
  package mutating func arrangement(
    of cell: ComposedCell, in size: CGSize, corners: CornerRadii?, hasSeams: Bool
  ) -> Arrangement {
    let key = cell.list.map { Key(list: $0, size: size, corners: corners, hasSeams: hasSeams) }
    if let key, let arrangement = known[key] { return arrangement }
    let arrangement = cell.arrangement(in: size, corners: corners, hasSeams: hasSeams)
    if known.count == Self.maximumCount { known.removeAll(keepingCapacity: true) }
    if let key { known[key] = arrangement }
    return arrangement
  }
}
