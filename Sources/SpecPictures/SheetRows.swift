internal import Basics
package import CairoRenderer
internal import CellContent
internal import HostSystem
internal import LayoutScene
package import LayoutSpec
package import Scene
package import SpecDiagnostics

/// The pictures of a sheet. Each row has the variants of a spec that differ only in width; each
/// column has one width or device.
package struct SheetRows {
  package init() {}

  private struct Row {
    var heading: String
    /// The pictures in the order requested.
    var pictures: [Cell]
  }

  private struct Cell {
    var variant: Variant
    var light: Scene
    /// The picture in dark appearance, if the variant has both.
    var dark: Scene?

    func picture(inDark isDark: Bool) -> ContactSheet.Picture {
      ContactSheet.Picture(
        isDark ? dark ?? light : light, caption: variant.containerDescription)
    }
  }

  private var all: [Row] = []

  package var isEmpty: Bool { all.isEmpty }

  /// Adds the pictures of a spec.
  package mutating func add(
    _ spec: OpenedSpec, _ layouts: [(Variant, FigureLayout)], _ style: Pipeline.Style,
    _ measurer: TextMeasurer
  ) throws(Failure) {
    var rows: [Row] = []
    let areInThemes = Set(layouts.map(\.0.theme)).count > 1
    for (variant, figure) in layouts {
      for panel in figure.panels {
        let cells = panel.layout.solved.drawnCells
        guard cells <= Pipeline.maxCellsForText || variant.picture == .container else {
          throw .badPicture(spec.source.name, reason: "\(cells) cells are too many for a sheet")
        }
        try spec.spend(cells, on: .cells, for: spec.label(of: variant))
      }
      let isAuto = variant.appearance == .auto
      let picture = Cell(
        variant: variant, light: figure.page(variant, style, measurer),
        dark: isAuto ? figure.page(variant.inDark, style, measurer) : nil)
      for panel in figure.panels { try Pipeline.requireViews(of: panel.layout, spec, variant) }
      let styles = variant.styleDescriptions(includingTheme: areInThemes)
      let heading = ([spec.content.title] + styles).joined(separator: " · ")
      if let row = rows.firstIndex(where: { $0.heading == heading }) {
        rows[row].pictures.append(picture)
      } else {
        rows.append(Row(heading: heading, pictures: [picture]))
      }
    }
    all += rows
  }

  /// The sheet: in light and dark appearance for an SVG, if a picture has both.
  package func content(
    named name: String, title: String, as formats: [FileFormat]
  ) -> Drawable.Content {
    let light = scene(named: name, title: title)
    let hasBoth = all.contains { $0.pictures.contains { $0.dark != nil } }
    guard hasBoth, formats.contains(where: \.holdsBothAppearances) else { return .whole(light) }
    return .both(light: light, dark: scene(named: name, title: title, inDark: true))
  }

  package func scene(named name: String, title: String, inDark isDark: Bool = false) -> Scene {
    ContactSheet(
      name: name, title: title, rows: rows(inDark: isDark), appearance: isDark ? .dark : .light
    ).scene()
  }

  /// The rows, with pictures of equal width aligned in columns.
  private func rows(inDark isDark: Bool) -> [ContactSheet.Row] {
    let columns = columns
    return all.map { row in
      ContactSheet.Row(
        heading: row.heading,
        pictures: columns.map { column in
          row.pictures.first { $0.variant.containerDescription == column.containerDescription }?
            .picture(inDark: isDark)
        })
    }
  }

  /// The columns of the longest row, in order, with the other widths inserted by size.
  private var columns: [Variant] {
    let longest = all.map(\.pictures).max { $0.count < $1.count } ?? []
    var columns = longest.map(\.variant)
    for variant in all.flatMap(\.pictures).map(\.variant)
    where !columns.contains(where: { $0.containerDescription == variant.containerDescription }) {
      let next = columns.firstIndex { $0.width > variant.width }
      columns.insert(variant, at: next ?? columns.endIndex)
    }
    return columns
  }
}
