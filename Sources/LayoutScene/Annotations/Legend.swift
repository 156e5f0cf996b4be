import CellContent
import Foundation
public import Scene

/// An entry of the legend of a figure.
public struct LegendEntry: Hashable, Sendable {
  enum Symbol: Hashable, Sendable {
    case number(Int)
    /// The shapes of an overlay in a rectangle of ``LegendEntry/swatch`` points.
    case swatch([Shape])
  }

  var symbol: Symbol
  var text: String

  /// The size of a swatch in points.
  static let swatch = CGSize(width: 18, height: 12)
}

/// A picture of a layout with the entries of its legend.
public struct ExplainedScene: Sendable {
  /// The picture.
  public var scene: Scene
  /// The numbers, hues and hatches that occur in the picture.
  public var legend: [LegendEntry]

  /// Creates a picture with its legend.
  public init(scene: Scene, legend: [LegendEntry]) { (self.scene, self.legend) = (scene, legend) }
}

extension Figure {
  /// The legend for the numbers of annotations and for the marks of overlays, with nothing that does
  /// not occur.
  func legend(
    _ annotations: [Annotation], _ drawings: [(kind: OverlayKind, drawing: OverlayDrawing)]
  ) -> [LegendEntry] {
    let lookup = ElementLookup(subject, scene: base)
    let numbers = annotations.compactMap { annotation -> LegendEntry? in
      guard let number = annotation.number, annotation.names.allSatisfy(lookup.contains) else {
        return nil
      }
      return LegendEntry(symbol: .number(number), text: annotation.text)
    }
    let hues = drawings.flatMap { kind, drawing in
      drawing.marks.isEmpty && drawing.labels.isEmpty ? [] : kind.legend(drawing, subject)
    }
    return numbers.sorted { $0.order < $1.order } + hues
  }
}

extension LegendEntry {
  fileprivate var order: Int { if case .number(let number) = symbol { number } else { .max } }

  fileprivate init(_ text: String, _ shapes: [Shape]) {
    self.init(symbol: .swatch(shapes), text: text)
  }
}

extension OverlayKind {
  /// The entries of an overlay: one, or one per level that occurs.
  fileprivate func legend(_ drawing: OverlayDrawing, _ subject: OverlaySubject) -> [LegendEntry] {
    let rect = CGRect(origin: .zero, size: LegendEntry.swatch)
    func outline(_ colors: OverlayColors, _ dash: [CGFloat] = []) -> Shape {
      .strokes(
        .outline(of: rect.insetBy(dx: 0.5, dy: 0.5), color: colors.line, width: 1, dash: dash))
    }
    func area(_ colors: OverlayColors) -> Shape { .box(Box(rect, fill: colors.wash)) }
    let colors = subject.colors(self)
    switch self {
    case .insets:
      return BoxLevel.allCases.filter { level in drawing.marks.contains { $0.level == level } }
        .map { level in
          let colors = OverlayColors(insetsOf: level, subject.appearance)
          return LegendEntry(
            "contentInsets of \(level)s", level.shapes(filling: rect, colors) + [outline(colors)])
        }
    case .nesting:
      let levels: [BoxLevel?] = [nil] + BoxLevel.allCases
      return levels.map { level in
        let colors = OverlayColors(nestingOf: level, subject.appearance)
        return LegendEntry(level.map { "\($0)" } ?? "layout", [area(colors), outline(colors)])
      }
    case .spacing:
      let hatch = Strokes.hatch(of: rect, color: colors.line.faded(by: 0.8), width: 0.75, every: 5)
      return [LegendEntry("spacing", [area(colors), .strokes(hatch)])]
    case .safeArea: return [LegendEntry("safe area and margins", [area(colors), outline(colors)])]
    case .groups: return [LegendEntry("group", [outline(colors, [4, 3])])]
    case .estimates: return [LegendEntry("estimated size", [outline(colors, [1.5, 2.5])])]
    case .kinds: return [LegendEntry("kind, place and z-index", [outline(colors, [6, 2, 1, 2])])]
    case .parts: return [LegendEntry("part of a cell", [outline(colors, [1.5, 1.5])])]
    case .items: return [LegendEntry("item", [outline(colors)])]
    case .sections: return [LegendEntry("section", [outline(colors)])]
    case .viewport: return [LegendEntry("container", [outline(colors)])]
    case .dimensions: return [LegendEntry("length", [line(colors)])]
    case .grid: return [LegendEntry("edge of a column or row", [line(colors)])]
    case .indexes: return [LegendEntry("index", [chip(colors)])]
    case .scroll: return [LegendEntry("cell outside of the carousel", [outline(colors)])]
    }
  }

  private func line(_ colors: OverlayColors) -> Shape {
    let (width, middle) = (LegendEntry.swatch.width, LegendEntry.swatch.height / 2)
    let ends = [0.5, width - 0.5].map { [CGPoint(x: $0, y: 2), CGPoint(x: $0, y: 2 * middle - 2)] }
    let paths = [[CGPoint(x: 0, y: middle), CGPoint(x: width, y: middle)]] + ends
    return .strokes(Strokes(paths, color: colors.line, width: 1))
  }

  private func chip(_ colors: OverlayColors) -> Shape {
    let rect = CGRect(origin: .zero, size: LegendEntry.swatch)
    return .box(Box(rect, corners: CornerRadii(OverlayChip.radius), fill: colors.chip))
  }
}
