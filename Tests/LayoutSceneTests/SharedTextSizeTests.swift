import CompositionalLayout
import Foundation
import Scene
import TestSupport
import Testing

@testable import CellContent
@testable import LayoutScene

/// The text size that composed cells of a section share.
///
/// Letters are squares as tall as the font size.
struct SharedTextSizeTests {
  private let largest = UIContentSizeCategory.accessibilityExtraExtraExtraLarge
  private let list = section(column(.fw(1), .es(44), item(.fw(1), .es(44))))

  private func line(_ text: String, lines: Int = 0) -> Part {
    var part = Part(.text([PartRun(text)]))
    part.text.numberOfLines = lines
    return part
  }

  private func content(_ trees: [Part], styles: [String?] = []) -> Content {
    var style = Style()
    (style.content, style.composition) = (ContentTemplate.none, "own")
    let rows = trees.enumerated().map { index, tree in
      var content = ElementContent(overrides: style)
      content.parts = PartTrees(["own": tree])
      content.style = styles.indices.contains(index) ? styles[index] : nil
      return content
    }
    return Content.withTemplates(
      sections: [SectionContent(items: .rows(rows))], styles: ["a": Style(), "b": Style()])
  }

  /// The cells of a section that is 320 points wide.
  private func cells(
    _ content: Content, _ section: NSCollectionLayoutSection? = nil
  ) throws -> [SceneElement] {
    let layout = UICollectionViewCompositionalLayout(section: section ?? list)
    let solved = try measured(
      content, layout, in: Container(width: 320, height: 480, scale: 2), textSize: largest,
      theme: .system
    ).layout
    var options = SceneOptions(name: "cells", theme: .system)
    options.textSize = largest
    let scene = SceneBuilder.scene(
      of: solved, content: content, options: options, measuring: SquareLetters())
    return scene.elements.sorted { $0.identity < $1.identity }
  }

  private func sizes(_ cells: [SceneElement]) -> [CGFloat] {
    cells.map { $0.allTexts.first?.paragraphs.first?.font.size ?? 0 }
  }

  /// The body style has 53, 47, 40, 33, 28, 23, 21, 19 and 17 points.
  @Test func `cells below each other that measure themselves have one text size`() throws {
    let cells = try cells(content(["A", "Harbours", "B"].map { line($0) }))
    #expect(sizes(cells) == [40, 40, 40])
    #expect(Set(cells.map(\.frame.height)).count == 1)
  }

  @Test func `cells of a fixed height have one text size`() throws {
    let section = section(column(.fw(1), .ab(90), item(.fw(1), .ab(90))))
    #expect(
      try sizes(cells(content(["A", "Harbours", "B"].map { line($0) }), section)) == [40, 40, 40])
  }

  /// The sizes of texts in cells of two items of different shapes.
  private func sizesInTwoShapes(_ content: Content, names: [String?]) throws -> [CGFloat] {
    let items = [item(.fw(0.6), .ab(90)), item(.fw(0.4), .ab(60))]
    for (item, name) in zip(items, names) { item.name = name }
    return try sizes(cells(content, section(row(.fw(1), .ab(90), items[0], items[1]))))
  }

  @Test func `cells with one style have one text size, whatever their shapes`() throws {
    let texts = ["Harbours", "A", "B", "C"]
    var template = Style()
    (template.content, template.padding) = (.title, .zero)
    let titles = texts.map { ElementContent(fields: ["title": $0], overrides: template) }
    for content in [content(texts.map { line($0) }), rows(titles)] {
      #expect(try sizesInTwoShapes(content, names: [nil, nil]) == [23, 23, 23, 23])
      #expect(try sizesInTwoShapes(content, names: ["a", "b"]) == [23, 53, 23, 53])
    }
  }

  @Test func `composed rows of a list have one text size`() throws {
    var list = List(.plain, [[]])
    list.content = content(["A", "Harbours", "B"].map { line($0) })
    list.textSize = largest
    let cells = try list.scene().elements.filter { $0.identity.category == .cell }
    #expect(Set(sizes(cells)).count == 1 && cells.count == 3)
    #expect(sizes(cells)[0] < 53)
  }

  @Test func `cells with another style have another text size`() throws {
    let content = content(["A", "Harbours", "B"].map { line($0) }, styles: ["a", "b", "a"])
    #expect(try sizes(cells(content)) == [53, 40, 53])
  }

  @Test func `a cell far below has a smaller size of its own if it needs one`() throws {
    var titles = Array(repeating: "A", count: 120)
    titles[99] = "Harbours"
    titles[119] = "Lighthouses"
    let sizes = try sizes(cells(content(titles.map { line($0) })))
    #expect(sizes.dropLast().allSatisfy { $0 == 40 })
    #expect(sizes.last == 28)
  }

  @Test func `a visible part of a layout has the text size of the whole`() throws {
    let content = content(["A", "B", "C", "D", "Harbours"].map { line($0) })
    let layout = UICollectionViewCompositionalLayout(section: list)
    let solved = try measured(
      content, layout, in: Container(width: 320, height: 480, scale: 2), textSize: largest,
      theme: .system
    ).layout
    var options = SceneOptions(name: "cells", theme: .system)
    (options.textSize, options.viewport) = (largest, CGRect(x: 0, y: 0, width: 320, height: 60))
    let scene = SceneBuilder.scene(
      of: solved, content: content, options: options, measuring: SquareLetters())
    #expect(scene.elements.count < 5 && sizes(scene.elements).allSatisfy { $0 == 40 })
  }

  /// Five words are 16 letters: 320 points at 20 points.
  @Test func `one line that fits at the default size is not truncated at a larger one`() throws {
    let sentence = "To be or so it is"
    #expect(try sizes(cells(content([line(sentence, lines: 1)]))) == [17])
    #expect(try sizes(cells(content([line(sentence, lines: 2)]))) == [53])
    // This one is truncated at the default size, too.
    #expect(try sizes(cells(content([line(sentence + " or was", lines: 1)]))) == [53])
  }

  /// The picture shows other texts than those that were measured.
  @Test func `pictures have the text size that measuring found`() throws {
    let layout = UICollectionViewCompositionalLayout(section: list)
    let found = try measured(
      content(["A", "Harbours", "B"].map { line($0) }), layout,
      in: Container(width: 320, height: 480, scale: 2), textSize: largest, theme: .system)
    var options = SceneOptions(name: "cells", theme: .system)
    (options.textSize, options.textSizes) = (largest, found.textSizes)
    let scene = SceneBuilder.scene(
      of: found.layout, content: content(["A", "B", "C"].map { line($0) }), options: options,
      measuring: SquareLetters())
    #expect(sizes(scene.elements) == [40, 40, 40])
  }
}
