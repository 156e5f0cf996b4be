import CellContent
import Foundation
internal import Geometry
internal import LayoutEngine

/// The text sizes of similar cells: the largest that fits in all of them.
///
/// Composed cells share it with all cells of their section that have the same item, style and size,
/// because a list of them would otherwise mix sizes where only some contain a long word. Those that
/// measure themselves share it when they are measured, and are drawn at that size. Cells of templates
/// share it with those side by side, unless they measure themselves.
package struct SharedTextSizes: Hashable, Sendable {
  private var known: [Key: UIContentSizeCategory] = [:]

  /// The maximum number of cells of a section that determine its text size, so that long sections
  /// cost no more than what is visible. Later cells have this size or a smaller one of their own.
  static let maximumCount = 100

  /// What cells with one text size have in common.
  private struct Key: Hashable {
    var section: Int
    var name: String?
    /// The name of the style in the data of a composed cell.
    var style: String?
    /// Whether it is a row or no part of a list.
    var isRow: Bool
    var isComposed: Bool
    /// The position of cells side by side; `nil` if all cells of the section share a size.
    var top: CGFloat?
    var size: CGSize

    init(_ filling: Filling, isOfSection: Bool) {
      let cell = filling.element
      (section, name, size) = (cell.section, cell.name, cell.frame.size)
      isRow = filling.list.map { $0.part == .row } ?? true
      isComposed = filling.data.isComposed
      style = isComposed ? filling.data.style : nil
      top = isOfSection ? nil : cell.frame.minY
      // Cells that measure themselves may have different heights.
      if isComposed, cell.fit.height { size.height = 0 }
    }
  }

  package init() {}

  /// The text size of a cell and of those that share it; `nil` if it is not known.
  ///
  /// - Parameter isOfSection: Whether all similar cells of the section share it.
  subscript(filling: Filling, isOfSection: Bool) -> UIContentSizeCategory? {
    get { known.isEmpty ? nil : known[Key(filling, isOfSection: isOfSection)] }
    set { known[Key(filling, isOfSection: isOfSection)] = newValue }
  }
}

extension Filling {
  /// Whether the element is a cell that shares its text size with others.
  var sharesTextSize: Bool {
    element.category == .cell
      && (data.isComposed || !element.fit.width && !element.fit.height && list == nil)
  }
}
