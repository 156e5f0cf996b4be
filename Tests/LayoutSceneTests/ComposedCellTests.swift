import CompositionalLayout
import Foundation
import LayoutScene
import Scene
import TestSupport
import Testing

@testable import CellContent

/// Composed cells in scenes, measured in a font of square letters.
struct ComposedCellTests {
  private let list = section(column(.fw(1), .es(44), item(.fw(1), .es(44))))

  /// Cells that show trees of parts.
  private func cells(_ trees: [Part]) -> Content {
    var style = Style()
    style.content = ContentTemplate.none
    style.composition = "own"
    style.font = FontReference(size: 10)
    let rows = trees.map { tree in
      var content = ElementContent(overrides: style)
      content.parts = PartTrees(["own": tree])
      return content
    }
    return Content.withTemplates(sections: [SectionContent(items: .rows(rows))])
  }

  private func text(_ text: String) -> Part { Part(.text([PartRun(text)])) }

  private func solve(_ content: Content) throws -> Measured {
    let layout = UICollectionViewCompositionalLayout(section: list)
    return try measured(content, layout, in: Container(width: 320, height: 480, scale: 2))
  }

  @Test func `a cell is as high as its parts and measured once per distinct content`() throws {
    let trees = (0..<100).map { index in
      var column = Part(.column, [text("m"), text(String(repeating: "m ", count: index % 2 * 20))])
      column.spacing = 6
      return column
    }
    let (layout, count, _) = try solve(cells(trees))
    #expect(count == 2)
    let heights = layout.allElements().filter { $0.category == .cell }.map(\.frame.height)
    #expect(Set(heights).count == 2)
  }

  @Test func `a shape that covers text begins a layer, and a clip does`() throws {
    var box = Part(.box)
    box.style.background = .named("systemRed")
    var clipped = Part(.overlay, [text("m")])
    clipped.style.cornerRadius = 8
    var column = Part(.column, [Part(.overlay, [text("m"), box]), clipped])
    // The border of the cell is not covered.
    column.style.padding = .init(top: 9, leading: 9, bottom: 9, trailing: 9)
    let content = cells([column])
    let layout = try solve(content).layout
    let scene = SceneBuilder.scene(
      of: layout, content: content, options: SceneOptions(name: "cells", theme: .system))
    let element = try #require(scene.groups.flatMap(\.elements).first)
    #expect(element.texts.count == 1)
    #expect(element.layers.map(\.windows.count) == [0, 1])
  }

  @Test func `text on the background of its part is legible`() throws {
    var label = text("m")
    label.style.background = .named("black")
    let content = cells([Part(.column, [label])])
    let scene = SceneBuilder.scene(
      of: try solve(content).layout, content: content,
      options: SceneOptions(name: "cells", theme: .system))
    let block = try #require(scene.groups.flatMap(\.elements).first?.texts.first)
    #expect(block.paragraphs.first?.color == .white)
  }

  /// The scene element of a cell with a round border and a part at a distance from its left edge.
  private func element(
    withPartAt distance: CGFloat, border: CGFloat = 0
  ) throws -> (element: SceneElement, shapes: [Shape]) {
    var box = Part(.box)
    box.style.background = .named("systemRed")
    (box.width, box.height) = (.fixed(.fill), .fixed(.points(60)))
    var row = Part(.row, [box])
    row.style.padding = .init(
      top: distance, leading: distance, bottom: distance, trailing: distance)
    var content = cells([row])
    guard case .rows(var rows) = content.sections[0].items else { return try #require(nil) }
    (rows[0].overrides.cornerRadius, rows[0].overrides.background) = (20, .named("white"))
    if border > 0 { rows[0].overrides.border = Border(color: .named("black"), width: border) }
    content.sections[0].items = .rows(rows)
    let scene = SceneBuilder.scene(
      of: try solve(content).layout, content: content,
      options: SceneOptions(name: "cells", theme: .system))
    let element = try #require(scene.groups.flatMap(\.elements).first)
    let definitions = [element.definition] + element.layers.map(\.definition)
    return (element, definitions.compactMap(\.self).flatMap { scene.definitions[$0].shapes })
  }

  /// What is outside of the overflow is not drawn where a picture is drawn in bands.
  @Test func `shadows and parts reach beyond the cell unless it clips them`() throws {
    var box = Part(.box)
    (box.width, box.height) = (.fixed(.points(340)), .fixed(.points(60)))
    box.style.background = .named("systemRed")
    func overflow(_ part: Part, corner: CornerReference = 0) throws -> CGFloat {
      var content = cells([part])
      var row = content.sections[0].items[0]
      row.overrides.cornerRadius = corner
      content.sections[0].items = .rows([row])
      let scene = SceneBuilder.scene(
        of: try solve(content).layout, content: content,
        options: SceneOptions(name: "cells", theme: .system))
      return try #require(scene.elements.first).overflow
    }
    #expect(try overflow(Part(.row, [text("m")])) == 0)
    #expect(try overflow(Part(.row, [box])) == 20)
    // A round cell cuts parts, but not their shadows.
    #expect(try overflow(Part(.row, [box]), corner: 20) == 0)
    box.width = .fixed(.fill)
    box.style.shadows = [ShadowReference(radius: 10, offset: CGPoint(x: 0, y: 4))]
    var row = Part(.row, [box])
    #expect(try overflow(row) > 14)
    row.style.padding = .init(top: 2, leading: 2, bottom: 2, trailing: 2)
    #expect(try overflow(row) > 12 && overflow(row, corner: 20) > 12)
    row.clips = true
    #expect(try overflow(row) == 0)
  }

  @Test func `a part in the corner of a round cell has the cell's corner`() throws {
    let (element, shapes) = try element(withPartAt: 0)
    #expect(element.layers.isEmpty)
    let boxes = shapes.compactMap { if case .box(let box) = $0 { box } else { nil } }
    #expect(boxes.last?.corners == CornerRadii(20))
  }

  @Test func `parts of a clear cell have square corners unless its style rounds them`() throws {
    var box = Part(.box)
    box.style.background = .named("systemRed")
    (box.width, box.height) = (.fixed(.fill), .fixed(.points(60)))
    var content = cells([Part(.row, [box])])
    guard case .rows(var rows) = content.sections[0].items else { return }
    rows[0].overrides.background = .named("clear")
    content.sections[0].items = .rows(rows)
    let scene = SceneBuilder.scene(
      of: try solve(content).layout, content: content,
      options: SceneOptions(name: "cells", theme: .system))
    let boxes = scene.definitions.flatMap(\.shapes).compactMap {
      if case .box(let box) = $0 { box } else { nil }
    }
    #expect(boxes.map(\.corners) == [.square])
  }

  @Test(arguments: [(CGFloat(2), 1), (8, 0)])
  func `a part that reaches beyond a round corner is cut`(
    _ distance: CGFloat, _ windows: Int
  ) throws {
    let (element, _) = try element(withPartAt: distance)
    #expect(element.layers.reduce(0) { $0 + $1.windows.count } == windows)
  }

  @Test(arguments: zip([CGFloat(0), 2, 8], [[CGFloat(0), 0, 3], [0, 0, 3], [3, 0]]))
  func `the border of a cell is above the parts that cover it`(
    _ distance: CGFloat, _ widths: [CGFloat]
  ) throws {
    let (_, shapes) = try element(withPartAt: distance, border: 3)
    let boxes = shapes.compactMap { if case .box(let box) = $0 { box } else { nil } }
    #expect(boxes.map { $0.stroke?.width ?? 0 } == widths)
  }

  /// Measures letters as squares and counts the measurements.
  private final class Counter: TextMeasuring {
    private(set) var count = 0

    func extent(of paragraph: Paragraph, width: CGFloat?) -> TextExtent {
      count += 1
      return SquareLetters().extent(of: paragraph, width: width)
    }
  }

  /// The number of texts that a picture of cells measures.
  private func measurements(_ content: Content) throws -> Int {
    let layout = try solve(content).layout
    let counter = Counter()
    _ = SceneBuilder.scene(
      of: layout, content: content, options: SceneOptions(name: "cells", theme: .system),
      measuring: counter)
    return counter.count
  }

  @Test func `equal cells are drawn once`() throws {
    let row = Part(.row, [text("one two three"), text("four")])
    let one = try measurements(cells([row]))
    #expect(one > 0)
    #expect(try measurements(cells(Array(repeating: row, count: 50))) == one)
    let other = Part(.row, [text("five"), text("six")])
    #expect(try measurements(cells([row, other, row])) > one)
  }

  @Test func `a picture does not measure texts whose size it does not need`() throws {
    var line = text("one two three")
    line.text.numberOfLines = 1
    #expect(try measurements(cells([Part(.column, [line])])) == 0)
    // The row shares its width between texts, and a text without a limit may wrap.
    #expect(try measurements(cells([Part(.row, [line, line])])) > 0)
    #expect(try measurements(cells([Part(.column, [text("one two three")])])) > 0)
  }

  @Test func `an alternative that fits with any text is chosen without measuring`() throws {
    var labels = PartLabels()
    (labels.title, labels.sharedLines) = ("one two three", 0)
    let part = Part(.labels(labels))
    let alternatives = Part(.firstThatFits, [Part(.column, [part]), part])
    var style = Style()
    (style.content, style.composition) = (ContentTemplate.none, "own")
    var data = ElementContent(overrides: style)
    data.parts = PartTrees(["own": alternatives])
    let content = Content.withTemplates(sections: [SectionContent(items: .rows([data]))])
    let counter = Counter()
    _ = SceneBuilder.scene(
      elements: [cell(0, 0, box(0, 0, 200, 100))], contentSize: CGSize(width: 200, height: 100),
      content: content, options: SceneOptions(name: "cells", theme: .system), measuring: counter)
    #expect(counter.count == 0)
  }
}
