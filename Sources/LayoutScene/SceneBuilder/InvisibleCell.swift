public import CellContent
internal import Foundation
package import Geometry
public import LayoutEngine
public import Scene

/// A cell that has the same color as the background of its section and no visible edge.
public struct InvisibleCell: Hashable, Sendable {
  /// The index of the section.
  public var section: Int
  /// The index of the item.
  public var item: Int
  /// The element kind of the background.
  public var background: String
  /// The common color of cell and background.
  public var color: RGBA
}

extension SolvedLayout {
  /// Finds the first cell of each section that is indistinguishable from the section's background.
  /// Only the start of each section is checked.
  ///
  /// Cells without a fill are not reported, because they are meant to show the background. Lists
  /// are not checked for the same reason.
  ///
  /// - Complexity: O(*s* + *n*) for *s* sections and *n* elements at the start of sections with
  ///   backgrounds.
  public func invisibleCells(_ content: Content, options: SceneOptions) -> [InvisibleCell] {
    var inspector = BackdropInspector(content: content, options: options.inspecting(self))
    return sections.enumerated().compactMap { index, section in
      let hasGroups =
        content.sections.indices.contains(index) && content.sections[index].groups != nil
      guard !section.decorations.isEmpty || hasGroups, section.list == nil else { return nil }
      let beginning = elements(
        beginning: section, index, of: content, within: BackdropInspector.cellSampleSize)
      return inspector.invisibleCell(among: beginning, ofSection: index)
    }
  }
}

extension SolvedLayout {
  /// Finds the first cell of each section whose box has the color of the page. Only the start of
  /// each section is checked.
  ///
  /// Only boxes with rounded corners are reported, unless a picture covers them. Lists are
  /// not checked, nor are cells on backgrounds, which ``invisibleCells(_:options:)`` reports.
  ///
  /// - Complexity: O(*s* + *n*) for *s* sections and *n* elements at the start of sections.
  package func cellsOfPageColor(
    _ content: Content, options: SceneOptions
  ) -> [(cell: SolvedElement, color: RGBA)] {
    var inspector = BackdropInspector(content: content, options: options.inspecting(self))
    return sections.enumerated().compactMap { index, section in
      guard section.list == nil else { return nil }
      let beginning = elements(
        beginning: section, index, of: content, within: BackdropInspector.cellSampleSize)
      return inspector.cellOfPageColor(among: beginning, ofSection: index)
    }
  }
}

extension BackdropInspector {
  fileprivate mutating func cellOfPageColor(
    among elements: [SolvedElement], ofSection section: Int
  ) -> (cell: SolvedElement, color: RGBA)? {
    firstCell(among: elements, ofSection: section) { inspector, cell, backdrop, background in
      let style = inspector.style(of: cell, on: backdrop)
      return background == nil && style.isIndistinguishable(from: backdrop)
        && style.isRoundedBox(inspector.showsParts(cell)) ? (cell, backdrop) : nil
    }
  }

  /// The size in points of the part of a section that is checked.
  fileprivate static let cellSampleSize = CGSize(width: 1_000, height: 1_000)

  fileprivate mutating func invisibleCell(
    among elements: [SolvedElement], ofSection section: Int
  ) -> InvisibleCell? {
    firstCell(among: elements, ofSection: section) { inspector, cell, backdrop, background in
      guard let background,
        inspector.style(of: cell, on: backdrop).isIndistinguishable(from: backdrop)
      else { return nil }
      return InvisibleCell(
        section: section, item: cell.item, background: background.kind ?? "", color: backdrop)
    }
  }
}

extension ResolvedStyle {
  /// Whether the element is a box with rounded corners that a style sets, and no picture covers it.
  ///
  /// - Parameter showsParts: Whether the element shows a composition of parts.
  fileprivate func isRoundedBox(_ showsParts: Bool) -> Bool {
    guard case .set(let radii) = corner, radii != .square else { return false }
    return switch template {
    case .none: showsParts
    case .image, .titleOnImage: false
    case .placeholder, .caption, .title, .titleSubtitle, .row, .appRow, .imageTitle, .header,
      .badge:
      true
    }
  }

  /// Whether the box has the color of its backdrop and no visible edge.
  fileprivate func isIndistinguishable(from backdrop: RGBA) -> Bool {
    guard let fill, stroke == nil, gradient == nil, shadows.isEmpty else { return false }
    return fill.over(backdrop).isNear(backdrop, 1 / 255)
  }
}
