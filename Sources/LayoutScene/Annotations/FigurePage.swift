public import CellContent
public import Foundation
public import Scene

/// Pictures on a page, side by side, with titles above them, and a legend and a caption below.
public struct FigurePage: Sendable {
  /// A picture with its title.
  public struct Panel: Sendable {
    /// The picture.
    public var scene: Scene
    /// The text above the picture.
    public var title: String?

    public init(_ scene: Scene, title: String? = nil) { (self.scene, self.title) = (scene, title) }
  }

  /// The pictures, at least one.
  public var panels: [Panel]
  /// The text below the pictures.
  public var caption: String?
  /// The entries of the legend; empty for no legend.
  public var legend: [LegendEntry]
  /// The size of the page.
  public var canvas: FigureCanvas
  /// The appearance of the texts.
  public var appearance: Appearance

  public init(
    _ panels: [Panel], caption: String? = nil, legend: [LegendEntry] = [],
    canvas: FigureCanvas = FigureCanvas(), appearance: Appearance = .light
  ) {
    self.panels = panels
    self.caption = caption
    self.legend = legend
    self.canvas = canvas
    self.appearance = appearance
  }

  // Lengths in points.
  private static let standardPadding: CGFloat = 16
  private static let gap: CGFloat = 24
  private static let titleHeight: CGFloat = 22
  /// The distance between the pictures, the legend and the caption.
  private static let spacing: CGFloat = 14
  private static let rowGap: CGFloat = 4
  /// The distance between the symbol of an entry and its text.
  private static let symbolGap: CGFloat = 6

  private static let titleFont = TextMetrics(size: 12, lineHeight: 16, weight: .semibold)
  private static let font = TextMetrics(size: 11, lineHeight: 15, weight: .regular)

  /// Whether there is nothing around the only picture.
  private var isPlain: Bool {
    panels.count == 1 && panels[0].title == nil && caption == nil && legend.isEmpty
      && canvas == FigureCanvas()
  }

  /// The smallest width that holds the widest picture, in points.
  public var neededWidth: CGFloat {
    let widest = panels.map(\.scene.size.width).max() ?? 0
    return isPlain ? widest : widest + 2 * (canvas.padding ?? Self.standardPadding)
  }

  /// The page as a scene. It is as wide as the canvas, or wider if a picture needs more.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  public func scene(measuring text: inout some TextMeasuring) -> Scene {
    guard !isPlain, let first = panels.first else { return panels[0].scene }
    let padding = canvas.padding ?? Self.standardPadding
    let wanted = canvas.width.map { max($0, neededWidth) }
    let rows = rows(in: wanted.map { $0 - 2 * padding })
    let content = rows.map(width).max() ?? 0
    let width = wanted ?? content + 2 * padding
    var page = first.scene
    (page.groups, page.definitions, page.images) = ([], [], [])
    page.summary = panels.map(\.summary).joined(separator: " ") + (caption.map { " \($0)" } ?? "")
    var pen = ScenePen(scene: page)
    var y = padding
    for row in rows {
      y = place(row, at: y, in: width, &pen) + Self.gap
    }
    y -= Self.gap
    let column = (x: padding, width: width - 2 * padding)
    if !legend.isEmpty { y = placeLegend(at: y + Self.spacing, column, &pen, measuring: &text) }
    if let caption {
      let lines = text.lines(of: caption, width: column.width) { paragraph($0) }
      let height = CGFloat(lines.count) * Self.font.lineHeight
      pen.write(
        lines.map { paragraph($0) },
        in: CGRect(x: column.x, y: y + Self.spacing, width: column.width, height: height))
      y += Self.spacing + height
    }
    page = pen.scene
    page.size = CGSize(width: width.rounded(.up), height: (y + padding).rounded(.up))
    return page
  }

  private var ink: AnnotationInk { AnnotationInk(appearance) }

  private func paragraph(_ text: String) -> Paragraph {
    Paragraph(text, role: "caption", font: Self.font, color: ink.color)
  }
}

// MARK: - Pictures

extension FigurePage {
  /// The pictures in rows of at most `width` points; in one row without a width.
  private func rows(in width: CGFloat?) -> [[Panel]] {
    var rows: [[Panel]] = []
    for panel in panels {
      let isFitting = rows.last.map { row in
        width.map { self.width(of: row + [panel]) <= $0 } ?? true
      }
      if isFitting == true { rows[rows.count - 1].append(panel) } else { rows.append([panel]) }
    }
    return rows
  }

  private func width(of row: [Panel]) -> CGFloat {
    row.reduce(0) { $0 + $1.scene.size.width } + CGFloat(row.count - 1) * Self.gap
  }

  /// Places a row in the middle of the page; returns its lower edge.
  private func place(
    _ row: [Panel], at top: CGFloat, in width: CGFloat, _ pen: inout ScenePen
  ) -> CGFloat {
    var x = ((width - self.width(of: row)) / 2).rounded()
    let titled = row.contains { $0.title != nil } ? Self.titleHeight : 0
    for panel in row {
      let size = panel.scene.size
      if let title = panel.title {
        let paragraph = Paragraph(
          title, role: "caption", font: Self.titleFont, color: ink.color)
        pen.write(
          [paragraph],
          in: CGRect(x: x, y: top, width: size.width, height: Self.titleFont.lineHeight))
      }
      let edge = panels.count > 1 ? ink.color.faded(by: 0.25) : nil
      pen.place(panel.scene, at: CGPoint(x: x, y: top + titled), edge: edge)
      x += size.width + Self.gap
    }
    return top + titled + (row.map(\.scene.size.height).max() ?? 0)
  }
}

extension FigurePage.Panel {
  fileprivate var summary: String {
    (title.map { "\($0): " } ?? "") + scene.summary
  }
}

// MARK: - Legend

extension FigurePage {
  /// Places the entries: numbers one below another, swatches side by side; returns the lower edge.
  private func placeLegend(
    at top: CGFloat, _ column: (x: CGFloat, width: CGFloat), _ pen: inout ScenePen,
    measuring text: inout some TextMeasuring
  ) -> CGFloat {
    var (x, y) = (column.x, top)
    var isInRow = false
    for entry in legend {
      let symbol = entry.symbolSize
      let room = column.width - symbol.width - Self.symbolGap
      let lines = text.lines(of: entry.text, width: room) { paragraph($0) }
      let widest = lines.map { text.extent(of: paragraph($0), width: nil).width }.max() ?? 0
      let height = max(CGFloat(lines.count) * Self.font.lineHeight, symbol.height)
      let width = symbol.width + Self.symbolGap + widest.rounded(.up) + 2
      let isNumber = if case .number = entry.symbol { true } else { false }
      if isInRow, isNumber || x + width > column.x + column.width {
        (x, y) = (column.x, y + Self.font.lineHeight + Self.rowGap)
      }
      place(entry, lines, in: CGRect(x: x, y: y, width: width, height: height), &pen)
      if isNumber {
        y += height + Self.rowGap
      } else {
        x += width + Self.gap / 2
      }
      isInRow = !isNumber
    }
    return isInRow ? y + Self.font.lineHeight : y - Self.rowGap
  }

  private func place(
    _ entry: LegendEntry, _ lines: [String], in frame: CGRect, _ pen: inout ScenePen
  ) {
    let size = entry.symbolSize
    let lineHeight = max(Self.font.lineHeight, size.height)
    let place = CGRect(
      x: frame.minX, y: frame.minY + (lineHeight - size.height) / 2, width: size.width,
      height: size.height)
    switch entry.symbol {
    case .number(let number):
      let (shapes, block) = ink.marker(number)
      pen.draw(shapes, [block], in: place)
    case .swatch(let shapes): pen.draw(shapes, [], in: place)
    }
    let left = frame.minX + size.width + Self.symbolGap
    let height = max(CGFloat(lines.count) * Self.font.lineHeight, lineHeight)
    pen.write(
      lines.map { paragraph($0) },
      in: CGRect(x: left, y: frame.minY, width: frame.maxX - left, height: height))
  }
}

extension LegendEntry {
  fileprivate var symbolSize: CGSize {
    switch symbol {
    case .number: CGSize(width: AnnotationInk.marker, height: AnnotationInk.marker)
    case .swatch: Self.swatch
    }
  }
}
