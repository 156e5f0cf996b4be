internal import Basics
public import Foundation
public import Geometry
public import LayoutEngine
internal import SpecTree

/// The result of an element's self-sizing, used instead of measuring its content.
public enum IntrinsicSize: Hashable, Sendable {
  /// A size in points; a side that is `nil` keeps the length from the layout.
  case size(width: CGFloat?, height: CGFloat?)
  /// The element cannot size itself, so its estimate is used.
  case unmeasurable
}

/// The self-sizing results that a spec sets for its elements.
public struct IntrinsicSizes: Hashable, Sendable {
  /// The cells' results, by section.
  var cells: [RowSizes] = []
  /// The boundary items' results, by section and element kind.
  var boundary: [[String: IntrinsicSize]] = []
  /// The results of the layout's own boundary items, by element kind.
  var layoutBoundary: [String: IntrinsicSize] = [:]

  /// Whether no element has a result.
  public var isEmpty: Bool {
    cells.allSatisfy(\.isEmpty) && boundary.allSatisfy(\.isEmpty) && layoutBoundary.isEmpty
  }

  /// Returns whether a section's cells have no results, equal results, or individual ones.
  public func variety(ofCellsInSection section: Int) -> ContentVariety {
    switch cells[safely: section] {
    case nil: .silent
    case .repeating(let size): size == nil ? .silent : .alike
    case .rows(let sizes): sizes.allSatisfy { $0 == nil } ? .silent : .individual
    }
  }

  /// Returns the result for an element; `nil` if its content is to be measured.
  ///
  /// - Complexity: O(1).
  public subscript(element: SolvedElement.Identity) -> IntrinsicSize? {
    switch element.category {
    case .cell: cells[safely: element.section]?[element.item]
    case .decoration: nil
    case .supplementary:
      element.item == SolvedElement.layoutItem
        ? layoutBoundary[element.kind ?? ""]
        : boundary[safely: element.section]?[element.kind ?? ""]
    }
  }
}

/// The self-sizing results for the cells of one section.
enum RowSizes: Hashable, Sendable {
  /// The same result for all cells.
  case repeating(IntrinsicSize?)
  /// One result per cell.
  case rows([IntrinsicSize?])

  var isEmpty: Bool {
    switch self {
    case .repeating(let size): size == nil
    case .rows(let sizes): sizes.allSatisfy { $0 == nil }
    }
  }

  subscript(index: Int) -> IntrinsicSize? {
    switch self {
    case .repeating(let size): size
    case .rows(let sizes): sizes[safely: index] ?? nil
    }
  }
}
