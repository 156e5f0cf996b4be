internal import Basics
internal import CairoRenderer
internal import CellContent
internal import Foundation
internal import Geometry
internal import LayoutEngine
internal import LayoutSpec
internal import Scene
internal import SpecDiagnostics
internal import SpecPictures
internal import VisualDiff

extension Snapshot {
  /// The maximum number of elements to compare. Old and new frames, texts and appearance hashes are
  /// kept in memory, about 1 KB per element.
  static let maxElements = 250_000

  /// Returns the scene that `render` draws, and the layout whose frames are compared: that of the
  /// figure, or the first one of several; `nil` for a sheet.
  ///
  /// - Throws: `Failure` if UIKit would raise an exception, or if there are too many elements.
  func scene(
    _ measurer: TextMeasurer
  ) throws(Failure) -> (scene: Scene, layout: FigureLayout.Panel?) {
    guard isSheet else {
      let figure = try figure(variant, measurer)
      let scene = figure.page(variant, Pipeline.Style(), measurer)
      for panel in figure.panels { try Pipeline.requireViews(of: panel.layout, spec, variant) }
      return (scene, figure.panels[0])
    }
    let figures = try spec.content.render.variants.map { variant throws(Failure) in
      (variant, try figure(variant, measurer))
    }
    var rows = SheetRows()
    try rows.add(spec, figures, Pipeline.Style(), measurer)
    return (rows.scene(named: spec.content.name, title: spec.content.title), nil)
  }

  private func figure(
    _ variant: Variant, _ measurer: TextMeasurer
  ) throws(Failure) -> FigureLayout {
    let figure = try FigureLayout(spec, variant, measurer)
    let label = spec.label(of: variant)
    for layout in figure.panels.map(\.layout) {
      let count = layout.solved.elementCount
      guard count <= Self.maxElements else {
        throw .badPicture(
          label,
          reason: """
            \(count) elements exceed the maximum of \(Self.maxElements) for comparison; use fewer \
            items
            """)
      }
      try spec.spend(count, on: .cells, for: label)
      try spec.spend(Pipeline.partCount(layout), on: .parts, for: label)
    }
    return figure
  }
}

extension FigureLayout.Panel {
  /// The elements of the layout and the bars of the screen.
  func elements(_ variant: Variant, _ measurer: TextMeasurer) -> [SolvedElement] {
    let bars = Pipeline.bars(of: layout, measurer).map(\.element)
    return spec.perform(for: layout.container) { layout.solved.allElements() } + bars
  }

  func viewportState(_ variant: Variant) -> ViewportState {
    let solved = layout.solved
    let isClipped = variant.picture == .container || spec.render.hasFrame == true
    var state = ViewportState(window: isClipped ? solved.visibleRect : nil)
    for index in solved.sections.indices {
      let offset = solved.carouselOffset(ofSection: index)
      if offset != 0 { state.carousels[index] = offset }
    }
    return state
  }
}

extension Pipeline.Layout {
  func record(of elements: [SolvedElement]) -> LayoutRecord {
    solved.record(of: elements, sectionIDs: sectionIDs)
  }
}
