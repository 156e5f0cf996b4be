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
  mutating func panels(
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

  static func isBelow(_ one: SolvedElement, _ other: SolvedElement) -> Bool {
    (one.zIndex, one.item) < (other.zIndex, other.item)
  }

  /// Whether an element shows a composition of parts.
  func showsParts(_ element: SolvedElement) -> Bool { content[element].isComposed }

  func hasText(_ element: SolvedElement) -> Bool {
    let fields = Fields(content[element])
    return [fields.title, fields.subtitle, fields.detail].contains { $0?.isEmpty == false }
  }

  /// The composition of the user's that an element shows; `nil` for others.
  mutating func composedCell(_ element: SolvedElement, on backdrop: RGBA) -> SolvedCell? {
    filler.composedCell(of: filling(element, on: backdrop))
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

extension RGBA {
  /// Whether the red, green and blue components each differ by less than `distance`.
  func isNear(_ other: RGBA, _ distance: Double) -> Bool {
    [(red, other.red), (green, other.green), (blue, other.blue)]
      .allSatisfy { abs($0 - $1) < distance }
  }
}
