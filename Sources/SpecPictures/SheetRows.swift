package import CairoRenderer
internal import CompositionalLayout
package import HostSystem
package import LayoutScene
package import LayoutSpec
internal import Scene
package import SpecInput

/// The pictures of a sheet. Each row has the variants of a spec that differ only in width; each
/// column has one width or device.
package struct SheetRows {
  package init() {}

  private struct Row {
    var heading: String
    /// The pictures in the order requested.
    var pictures: [(variant: Variant, picture: ContactSheet.Picture)]
  }

  private var all: [Row] = []

  package var isEmpty: Bool { all.isEmpty }

  /// Adds the pictures of a spec.
  package mutating func add(
    _ spec: OpenedSpec, _ layouts: [(Variant, Pipeline.Layout)], _ style: Pipeline.Style,
    _ measurer: TextMeasurer
  ) throws(Failure) {
    var rows: [Row] = []
    let areInThemes = Set(layouts.map(\.0.theme)).count > 1
    for (variant, layout) in layouts {
      guard layout.solved.drawnCells <= Pipeline.maxCellsForText || variant.picture == .container
      else {
        throw .badPicture(
          spec.source.name, reason: "\(layout.solved.drawnCells) cells are too many for a sheet")
      }
      try spec.spend(layout.solved.drawnCells, on: .cells, for: spec.label(of: variant))
      let picture = ContactSheet.Picture(
        Pipeline.figure(layout, spec.spec, variant, style, measurer),
        caption: variant.containerDescription)
      try Pipeline.requireViews(of: layout, spec, variant)
      let words = variant.styleDescriptions(includingTheme: areInThemes)
      let heading = ([spec.spec.title] + words).joined(separator: " · ")
      if let row = rows.firstIndex(where: { $0.heading == heading }) {
        rows[row].pictures.append((variant, picture))
      } else {
        rows.append(Row(heading: heading, pictures: [(variant, picture)]))
      }
    }
    all += rows
  }

  /// The rows, with pictures of equal width aligned in columns.
  package var inColumns: [ContactSheet.Row] {
    let columns = columns
    return all.map { row in
      ContactSheet.Row(
        heading: row.heading,
        pictures: columns.map { column in
          row.pictures.first { $0.variant.containerDescription == column.containerDescription }?
            .picture
        })
    }
  }

  /// The columns of the longest row, in order, with the other widths inserted by size.
  private var columns: [Variant] {
    let longest = all.map(\.pictures).max { $0.count < $1.count } ?? []
    var columns = longest.map(\.variant)
    for (variant, _) in all.flatMap(\.pictures)
    where !columns.contains(where: { $0.containerDescription == variant.containerDescription }) {
      let next = columns.firstIndex { $0.width > variant.width }
      columns.insert(variant, at: next ?? columns.endIndex)
    }
    return columns
  }
}
