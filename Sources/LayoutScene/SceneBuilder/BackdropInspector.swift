internal import CellContent
internal import Foundation
internal import Geometry
internal import LayoutEngine
internal import Scene

/// Determines the colors behind elements, to find text and cells that are indistinguishable from
/// their background.
struct BackdropInspector {
  private let content: Content
  /// The color behind everything.
  private let canvas: RGBA
  /// Measures texts by their number of letters.
  private var filler: CellFiller

  init(content: Content, options: SceneOptions) {
    self.content = content
    canvas = (options.background ?? options.theme.canvas).resolved(in: options.palette)
    filler = CellFiller(content, options, measuring: nil)
  }

  /// The panels of a section and the decoration views that they come from. Returns `nil` if one of
  /// them has a gradient, because the color behind the cells is then not uniform.
  private mutating func panels(
    among elements: [SolvedElement], ofSection section: Int
  ) -> (panels: Panels, backgrounds: [SolvedElement])? {
    var panels = Panels(canvas: canvas)
    var backgrounds: [SolvedElement] = []
    let decorations = elements.filter { $0.section == section && $0.category == .decoration }
    for element in decorations.sorted(by: Self.isBelow) {
      let style = style(of: element, on: panels.backdrop(of: element))
      guard style.gradient == nil else { return nil }
      if let fill = style.fill {
        panels.add(element, fill: fill)
        backgrounds.append(element)
      }
    }
    return (panels, backgrounds)
  }

  private static func isBelow(_ one: SolvedElement, _ other: SolvedElement) -> Bool {
    (one.zIndex, one.item) < (other.zIndex, other.item)
  }

  /// What is found in the first cell of a section in which anything is found; `nil` if the color behind
  /// the cells is not uniform.
  ///
  /// - Parameter find: Gets the color behind a cell and the topmost background that covers it.
  mutating func firstCell<Found>(
    among elements: [SolvedElement], ofSection section: Int,
    _ find: (inout Self, SolvedElement, RGBA, SolvedElement?) -> Found?
  ) -> Found? {
    guard let (panels, backgrounds) = panels(among: elements, ofSection: section) else {
      return nil
    }
    let cells = elements.filter { $0.section == section && $0.category == .cell }
    for cell in cells.sorted(by: { $0.item < $1.item }) {
      let background = backgrounds.last { $0.frame.covers(cell.frame) }
      if let found = find(&self, cell, panels.backdrop(of: cell), background) { return found }
    }
    return nil
  }

  /// Whether an element shows a composition of parts.
  func showsParts(_ element: SolvedElement) -> Bool { content[element].isComposed }

  /// Whether an element has data that may be shown as text.
  func hasText(_ element: SolvedElement) -> Bool {
    let fields = Fields(content[element])
    return showsParts(element)
      || [fields.title, fields.subtitle, fields.detail].contains { $0?.isEmpty == false }
  }

  /// The first part of a cell whose text has the color behind it, and that color.
  mutating func hiddenText(
    in element: SolvedElement, on backdrop: RGBA
  ) -> (cell: ComposedCell, part: PartFrame, color: RGBA)? {
    guard let cell = filler.cell(of: filling(element, on: backdrop)) else { return nil }
    let size = element.frame.size
    guard cell.mayHideText(in: size, within: DrawnPart.leastDifference) else { return nil }
    return SolvedCell(cell, in: size).drawnParts.hiddenText.map { (cell, $0.part, $0.color) }
  }

  mutating func style(of element: SolvedElement, on backdrop: RGBA) -> ResolvedStyle {
    filler.style(of: filling(element, on: backdrop))
  }

  private func filling(_ element: SolvedElement, on backdrop: RGBA) -> Filling {
    Filling(element, content[element], at: CellPlace(backdrop: backdrop))
  }
}

extension SolvedLayout {
  /// The elements, with the backgrounds of groups, within a rectangle of size `reach` points at the
  /// start of a section; none if there are very many, because cells of that size are not visible.
  func elements(
    beginning section: SolvedSection, _ index: Int, of content: Content, within size: CGSize
  ) -> [SolvedElement] {
    guard section.mostCells(within: size) <= PictureLimits.cellsHeld else { return [] }
    let area = section.frame.common(with: CGRect(origin: section.frame.origin, size: size))
    return elements(in: area)
      + GroupBackgrounds(of: self, section: index, content: content, in: area).elements
  }
}
