internal import Geometry
internal import LayoutEngine

/// Finds the cells of a section that may have one text size.
struct CellSiblings {
  private let layout: SolvedLayout?
  private var known: [Int: [SolvedElement]] = [:]

  init(of layout: SolvedLayout) { self.layout = layout }

  /// Creates a finder for cells of which only the frames are known.
  init(among elements: [SolvedElement] = []) {
    layout = nil
    known = Dictionary(grouping: elements.filter { $0.category == .cell }, by: \.section)
  }

  /// The cells that are measured as a cell is.
  ///
  /// Cells that measure themselves need all cells of their section to be alike, because only then the
  /// others are known when they are measured.
  mutating func siblings(of cell: SolvedElement) -> [SolvedElement] {
    let first = known[cell.section] ?? layout?.firstCells(ofSection: cell.section) ?? []
    known[cell.section] = first
    let alike = first.filter { $0.name == cell.name && $0.fit == cell.fit }
    return cell.fit.width || cell.fit.height && alike.count < first.count ? [] : alike
  }
}

extension SolvedLayout {
  fileprivate func firstCells(ofSection section: Int) -> [SolvedElement] {
    guard sections.indices.contains(section) else { return [] }
    let count = min(sections[section].itemCount, SharedTextSizes.maximumCount)
    return (0..<count).compactMap { cell($0, inSection: section) }
  }
}
