import Foundation
internal import Geometry
internal import LayoutEngine

/// Finds the composed cells of a solved layout that have one text size.
struct CellSiblings {
  private let layout: SolvedLayout?
  private var known: [Int: [SolvedElement]] = [:]

  /// Creates a finder.
  ///
  /// - Parameter layout: The layout of the cells; `nil` if only their frames are known.
  init(of layout: SolvedLayout? = nil) {
    self.layout = layout
  }

  /// The cells that share the text size of a composed cell; `nil` if only cells side by side do.
  ///
  /// Cells that measure themselves share it if all cells of their section are alike, because only
  /// then the cells beside them are known when they are measured.
  mutating func siblings(of cell: SolvedElement) -> [SolvedElement]? {
    guard let layout else { return nil }
    let first = known[cell.section] ?? layout.firstCells(ofSection: cell.section)
    known[cell.section] = first
    let alike = first.filter { $0.isLike(cell) }
    return alike.count == first.count || !cell.fit.height ? alike : nil
  }
}

extension SolvedLayout {
  fileprivate func firstCells(ofSection section: Int) -> [SolvedElement] {
    guard sections.indices.contains(section) else { return [] }
    let count = min(sections[section].itemCount, SharedTextSizes.maximumCount)
    return (0..<count).compactMap { cell($0, inSection: section) }
  }
}

extension SolvedElement {
  /// Whether another cell has the same item and size, except for a height that is measured.
  fileprivate func isLike(_ cell: SolvedElement) -> Bool {
    let (size, other) = (frame.size, cell.frame.size)
    return name == cell.name && fit == cell.fit && abs(size.width - other.width) <= 1
      && (fit.height || abs(size.height - other.height) <= 1)
  }
}
