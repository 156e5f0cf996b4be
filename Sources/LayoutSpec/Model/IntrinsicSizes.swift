public import CompositionalLayout
public import Foundation

/// What an element answers when it is asked to size itself, in place of measuring its content.
public enum IntrinsicSize: Hashable, Sendable {
  /// Points; a side that is `nil` keeps the length it was laid out with.
  case size(width: CGFloat?, height: CGFloat?)
  /// It cannot size itself: the estimate stands.
  case unmeasurable
}

/// The sizes that elements answer, where a spec says so.
public struct IntrinsicSizes: Hashable, Sendable {
  /// Of the cells, by section.
  var cells: [RowSizes] = []
  /// Of boundary items, by section and element kind.
  var boundary: [[String: IntrinsicSize]] = []
  /// Of boundary items of the layout itself, by element kind.
  var layoutBoundary: [String: IntrinsicSize] = [:]

  /// Whether no element answers anything.
  public var isEmpty: Bool {
    cells.allSatisfy(\.isEmpty) && boundary.allSatisfy(\.isEmpty) && layoutBoundary.isEmpty
  }

  /// How the sizes that a section's cells state differ; silent where none is stated.
  public func variety(ofCellsInSection section: Int) -> ContentVariety {
    switch cells[safely: section] {
    case nil: .silent
    case .repeating(let size): size == nil ? .silent : .alike
    case .rows(let sizes): sizes.allSatisfy { $0 == nil } ? .silent : .individual
    }
  }

  /// What an element answers; nothing where its content is to be measured. Complexity: O(1).
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

/// The sizes that the cells of one section answer.
enum RowSizes: Hashable, Sendable {
  /// All cells the same.
  case repeating(IntrinsicSize?)
  /// One entry a cell.
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
