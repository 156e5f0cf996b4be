internal import Foundation
package import Geometry

/// A character drawing of a group, in which each cell is a box with its index.
struct GroupDrawing {
  private var canvas: [[Character]] = []
  /// The width of a character in points. Its height is taken to be twice as much.
  private let unit: CGFloat

  /// Draws a solved group as large as the canvas allows. `visualDescription()` uses 100 columns and
  /// 50 rows (R60, OPEN QUESTION Q9: no drawing of UIKit's is known).
  init(_ group: Fragment, columns: Int = 100, rows: Int = 50) {
    let size = group.size
    unit = max(size.width / CGFloat(columns), size.height / CGFloat(2 * rows))
    guard unit > 0, unit.isFinite else { return }
    let width = min(max(Int((size.width / unit).rounded()), 1), columns)
    let height = min(max(Int((size.height / unit / 2).rounded()), 1), rows)
    canvas = Array(repeating: Array(repeating: " ", count: width), count: height)
    let visit = FragmentVisit(section: 0, cellZIndex: 0, grid: PixelGrid(scale: 1))
    let drawn = group.emptied(to: Self.mostCells, along: .vertical)
    visit.elements(of: drawn, at: .zero, items: 0, KindCounts()) { draw($0) }
  }

  /// The maximum number of cells drawn; the canvas has fewer characters than that.
  private static let mostCells = 10_000

  /// The lines of the drawing, without trailing spaces.
  var text: String {
    canvas.map { row in
      String(row[..<((row.lastIndex { $0 != " " } ?? -1) + 1)])
    }.joined(separator: "\n")
  }

  private mutating func draw(_ element: SolvedElement) {
    let left = column(element.frame.minX)
    let right = column(element.frame.maxX) - 1
    let top = row(element.frame.minY)
    let bottom = row(element.frame.maxY) - 1
    guard element.category == .cell else {
      // A supplementary view is a mark at its center.
      return put("●", column(element.frame.midX), row(element.frame.midY))
    }
    guard right > left, bottom > top else {
      return put("▪", max(left, 0), max(top, 0))
    }
    for x in left...right {
      put("─", x, top)
      put("─", x, bottom)
    }
    for y in top...bottom {
      put("│", left, y)
      put("│", right, y)
    }
    put("┌", left, top)
    put("┐", right, top)
    put("└", left, bottom)
    put("┘", right, bottom)
    let label = Array("\(element.item)")
    guard label.count < right - left, bottom - top > 1 else { return }
    let start = (left + right + 1 - label.count) / 2
    for (index, character) in label.enumerated() {
      put(character, start + index, (top + bottom) / 2)
    }
  }

  private mutating func put(_ character: Character, _ x: Int, _ y: Int) {
    guard canvas.indices.contains(y), canvas[y].indices.contains(x) else { return }
    canvas[y][x] = character
  }

  /// The column of a coordinate, clamped to one beyond the canvas on either side.
  private func column(_ x: CGFloat) -> Int { clamped(x / unit) }

  private func row(_ y: CGFloat) -> Int { clamped(y / unit / 2) }

  private func clamped(_ place: CGFloat) -> Int {
    let outside = max(canvas.count, canvas.first?.count ?? 0) + 1
    return Int(min(max(place.rounded(), -1), CGFloat(outside)))
  }
}

extension Fragment {
  /// Returns a character drawing of the box, at most `columns` by `rows` characters.
  package func drawing(columns: Int, rows: Int) -> String {
    GroupDrawing(self, columns: columns, rows: rows).text
  }
}

extension LayoutDescription {
  /// Returns a character drawing of the first group of the first section, or the reason why its
  /// layout fails.
  package func drawing(in container: Container) -> String {
    guard let section = sections.first.flatMap(\.self) else { return "" }
    let input = SectionInput(
      0, of: self, in: container, on: PixelGrid(scale: container.traits.displayScale))
    return input.drawing(of: section)
  }
}

extension SectionInput {
  fileprivate func drawing(of section: SectionDescription) -> String {
    var estimates = EstimatesOnly()
    let input = groupInput(section, boxes(of: section), from: 0, .silent)
    do throws(GroupFailure) {
      return GroupDrawing(try input.solve(group: section.group, measuring: &estimates)).text
    } catch {
      return switch error {
      case .error(let cause): cause.description
      case .unfit(let unfit):
        LayoutWarning(unfit.cause, section: index, groupSize: unfit.groupSize).description
      }
    }
  }
}
