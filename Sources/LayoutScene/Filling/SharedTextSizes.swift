import CellContent
import Foundation
internal import Geometry
internal import LayoutEngine
import Scene

/// The text sizes of similar cells: the largest that fits in all of them.
///
/// Cells of a section whose items and styles are declared the same share it, whatever their sizes, because
/// they would otherwise mix text sizes where only some contain a long word. Cells that measure themselves
/// share it if they show compositions; it is found when they are measured, and they are drawn at it.
package struct SharedTextSizes: Hashable, Sendable {
  private var known: [Key: UIContentSizeCategory] = [:]

  /// The maximum number of cells of a section that determine its text size, so that long sections
  /// cost no more than what is visible. Later cells have this size or a smaller one of their own.
  static let maximumCount = 100

  /// What cells with one text size have in common.
  struct Key: Hashable {
    private let section: Int
    /// The styles of the item and of the data.
    private let name, style: String?
    private let isComposed: Bool
    /// Whether it is a row or no part of a list.
    private let isRow: Bool

    init(_ filling: Filling) {
      (section, name) = (filling.element.section, filling.element.name)
      (style, isComposed) = (filling.data.style, filling.data.isComposed)
      isRow = filling.list.map { $0.part == .row } ?? true
    }
  }

  package init() {}

  /// The text size of a cell and of those that share it; `nil` if it is not known.
  subscript(key: Key) -> UIContentSizeCategory? {
    get { known.isEmpty ? nil : known[key] }
    set { known[key] = newValue }
  }
}

extension Filling {
  /// Whether the element is a cell that shares its text size with others.
  var sharesTextSize: Bool {
    element.category == .cell
      && (data.isComposed || !element.fit.width && !element.fit.height && list == nil)
  }
}
