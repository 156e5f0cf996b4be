import CompositionalLayout
import Foundation
import LayoutScene
import Scene
import TestSupport
import Testing

@testable import CellContent

/// Labels, alternatives, and text that shrinks, in a font of letters half an em wide.
struct PartLabelTests {
  /// A cell of 200 points that shows a tree of parts, with text of 10 points.
  private func drawn(_ tree: Part, height: CGFloat, width: CGFloat = 200) throws -> SceneElement {
    try #require(picture(tree, height: height, width: width).elements.first)
  }

  private func picture(_ tree: Part, height: CGFloat, width: CGFloat = 200) -> Scene {
    var style = Style()
    style.content = ContentTemplate.none
    style.composition = "own"
    style.font = FontReference(size: 10)
    var row = ElementContent(overrides: style)
    row.parts = PartTrees(["own": tree])
    return scene([cell(0, 0, box(0, 0, width, height))], rows([row]), theme: .system)
  }

  private func labels(
    title: String = "Title", subtitle: String? = "Subtitle", detail: String? = nil,
    shared: Int? = nil
  ) -> Part {
    var labels = PartLabels()
    (labels.title, labels.subtitle, labels.detail) = (title, subtitle, detail)
    labels.sharedLines = shared
    return Part(.labels(labels))
  }

  private func text(_ text: String, lines: Int = 0) -> Part {
    var part = Part(.text([PartRun(text)]))
    part.text.numberOfLines = lines
    return part
  }

  @Test func `labels are one block, with the detail at the end of its first line`() throws {
    let block = try #require(drawn(labels(detail: "Detail"), height: 60).texts.first)
    #expect(block.paragraphs.map(\.role) == ["title", "subtitle"])
    #expect(block.detail?.string == "Detail" && block.flowsBelowDetail)
    #expect(block.paragraphs[0].font.size == 10 && block.paragraphs[1].font.size < 10.5)
  }

  @Test func `labels keep room for the lines that they share`() throws {
    func room(_ title: String, _ shared: Int?) throws -> CGFloat {
      var picture = Part(.box)
      picture.height = .fixed(.fill)
      let column = Part(.column, [picture, labels(title: title, shared: shared)])
      return try #require(drawn(column, height: 120).texts.first).box.height
    }
    let long = String(repeating: "word ", count: 12)
    #expect(try room("Title", 1) == room(long, 1))
    #expect(try room("Title", 1) > room("Title", 0))
    #expect(try room("Title", nil) < room(long, nil))
    let block = try #require(drawn(labels(title: long, shared: 1), height: 60).texts.first)
    #expect(block.paragraphs.map(\.maxLines) == [2, 2])
  }

  @Test func `labels that do not fit are inside of the cell`() throws {
    let block = try #require(drawn(labels(), height: 14).texts.first)
    #expect(block.box.minY >= 0 && block.box.maxY <= 14)
  }

  @Test func `the first part that fits is shown, or else the last one`() throws {
    let long = String(repeating: "word ", count: 12)
    let row = Part(.row, [text("one", lines: 1), text(long, lines: 1)])
    let column = Part(.column, [text("two"), text("lines")])
    let choice = Part(.firstThatFits, [row, column])
    func words(_ width: CGFloat, _ height: CGFloat) throws -> [String] {
      try drawn(choice, height: height, width: width).texts.flatMap(\.paragraphs).map(\.string)
    }
    #expect(try words(400, 40) == ["one", long])
    #expect(try words(200, 40) == ["two", "lines"])
    #expect(try words(200, 10) == ["two", "lines"])
    let high = Part(.firstThatFits, [column, text("only")])
    #expect(
      try drawn(high, height: 10).texts.flatMap(\.paragraphs).map(\.string) == ["only"])
  }

  /// A cell is measured with the part that it then shows.
  @Test func `a cell is as high as the part that fits its width`() throws {
    let row = Part(.row, [text("a", lines: 1), text(String(repeating: "m", count: 80), lines: 1)])
    var lines = Part(.column, [text("b"), text("c"), text("d")])
    lines.spacing = 10
    var style = Style()
    (style.content, style.composition) = (ContentTemplate.none, "own")
    style.font = FontReference(size: 10)
    var content = ElementContent(overrides: style)
    content.parts = PartTrees(["own": Part(.firstThatFits, [row, lines])])
    let layout = try measured(
      rows([content]),
      UICollectionViewCompositionalLayout(
        section: section(column(.fw(1), .es(44), item(.fw(1), .es(44))))),
      in: Container(width: 320, height: 480, scale: 2)
    ).layout
    let element = try #require(layout.allElements().first)
    let shown = scene([element], rows([content]))
    #expect(shown.elements[0].texts.count == 3)
    #expect(shown.elements[0].texts.allSatisfy { $0.box.maxY <= element.frame.height + 0.5 })
    #expect(element.frame.height > 50)
  }

  @Test func `text shrinks to a fraction of its size`() throws {
    var part = text("A long text", lines: 1)
    part.text.minimumScaleFactor = 0.5
    let block = try #require(drawn(part, height: 40).texts.first)
    #expect(block.fit == .shrink(minimumSize: 5, mayTruncate: true))
  }

  @Test func `padding is at most a fraction of the cell`() throws {
    var part = labels(subtitle: nil)
    part.style.padding = .init(top: 20, leading: 20, bottom: 20, trailing: 20)
    part.maxPadding = 0.125
    let block = try #require(drawn(part, height: 40).texts.first)
    #expect(block.box == box(20, 5, 160, 30))
  }

  @Test func `a scrim darkens the picture around white text`() throws {
    var part = labels(subtitle: nil)
    part.hasScrim = true
    part.style.contentVerticalAlignment = .bottom
    let picture = picture(Part(.overlay, [Part(.image("photo")), part]), height: 120)
    #expect(picture.elements[0].texts.first?.paragraphs.first?.color == .white)
    let dark = picture.definitions.flatMap(\.shapes).compactMap { shape -> Gradient? in
      guard case .box(let box) = shape else { return nil }
      return box.gradient.flatMap { $0.stops.first?.color.alpha == 0 ? $0 : nil }
    }
    let stops = try #require(dark.last).stops
    // Clear in the upper half, and darkest at the bottom edge.
    #expect(stops.filter { $0.location < 0.5 }.allSatisfy { $0.color.alpha < 0.1 })
    #expect(stops.last?.color.alpha == 0.75 && stops.last?.location == 1)
  }

  @Test func `the side of a symbol is relative to its font`() throws {
    func side(_ scale: CGFloat) throws -> CGFloat {
      var image = Part(.image("circle"))
      image.image.symbolScale = scale
      let row = Part(.row, [image, text("after")])
      return try #require(drawn(row, height: 40).texts.first).box.minX
    }
    #expect(try side(2) == 20 && side(1.25) == 12.5)
  }
}
