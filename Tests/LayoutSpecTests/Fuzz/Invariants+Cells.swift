import Foundation
import Scene

@testable import CellContent
@testable import CompositionalLayout
@testable import Geometry
@testable import LayoutEngine
@testable import LayoutScene
@testable import LayoutSpec

extension Invariants {
  /// Measured cells, and the parts that composed cells draw, have finite frames. A frame is never
  /// smaller than nothing.
  static func cells(of plan: SpecPlan, in container: Container) throws {
    let options = SceneOptions(
      name: "fuzz", theme: .system,
      viewport: CGRect(x: 0, y: 0, width: container.size.width, height: 600))
    let description: LayoutDescription
    let solved: SolvedLayout
    do {
      description = try plan.layout.describe(itemCounts: plan.itemCounts, in: container)
      var measurer = ContentMeasurer(
        plan.content, of: description, in: container, options: options, scale: 2, text: Squares())
      solved = try solve(description, in: container, measuring: &measurer)
    } catch {
      return
    }
    let elements = Array(solved.elements(in: options.viewport ?? .zero).prefix(50))
    for element in elements {
      try require(isFinite(element.frame), "measured elements have frames")
    }
    let parts = SceneBuilder.parts(
      of: solved, elements: elements, content: plan.content, options: options,
      measuring: Squares())
    for part in parts.values.joined() {
      try require(isFinite(part.frame), "\(part.name) has a frame")
      try require(
        part.frame.size.width >= 0 && part.frame.size.height >= 0, "\(part.name) has a size")
    }
    for frames in parts.values {
      try require(
        Set(frames.map(\PartFrame.name)).count == frames.count, "names of parts are unique")
    }
    guard !parts.isEmpty else { return }
    _ = SceneBuilder.scene(
      of: solved, content: plan.content, options: options, measuring: Squares())
  }

  private static func isFinite(_ frame: CGRect) -> Bool {
    [frame.minX, frame.minY, frame.maxX, frame.maxY].allSatisfy(\.isFinite)
  }

  /// Measures text in square letters, without fonts.
  private struct Squares: TextMeasuring {
    func extent(of paragraph: Paragraph, width: CGFloat?) -> TextExtent {
      let (letter, count) = (Swift.max(paragraph.font.size, 1), paragraph.string.count)
      let fitting = width.map { Swift.max($0 / letter, 1) } ?? CGFloat(count)
      let most = Int(Swift.min(fitting, CGFloat(Swift.max(count, 1))))
      let line = Swift.max(most, 1)
      return TextExtent(
        width: CGFloat(Swift.min(line, count)) * letter, lines: (count + line - 1) / line)
    }
  }
}
