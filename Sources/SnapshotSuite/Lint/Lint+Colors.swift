internal import Geometry
internal import LayoutScene
internal import LayoutSpec
internal import Scene
internal import SpecPictures

/// Lint rules that need colors.
extension LintSubject {
  /// Finds cells that are indistinguishable from the page. Only the first cell of each section is
  /// checked, because cells look alike.
  func cellsOfPageColor(_ spec: Spec) -> [LintFinding] {
    guard spec.declaresStyles else { return [] }
    let known = Set(elements.map(\.identity))
    let options = Pipeline.options(layout, spec, variant, Pipeline.Style())
    return layout.solved.cellsOfPageColor(layout.plan.content, options: options).compactMap {
      guard known.contains($0.cell.identity) else { return nil }
      return finding(
        .colorOfPage, $0.cell,
        "has the color of the page, \($0.color.hexadecimal), and no border, so its box is not visible"
      )
    }
  }
}
