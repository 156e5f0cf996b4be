import CellContent
import CompositionalLayout
import Foundation
import LayoutScene
import Scene
import Testing

/// Large text sizes in elements that are too small for them.
///
/// Letters are squares as tall as the font size.
struct LargeTextTests {
  private let largest = UIContentSizeCategory.accessibilityExtraExtraExtraLarge

  private func block(
    _ fields: [String: String], in size: CGSize, content: ContentTemplate = .titleSubtitle,
    textSize: UIContentSizeCategory, padding: NSDirectionalEdgeInsets? = .zero
  ) throws -> TextBlock {
    var style = Style()
    (style.content, style.padding) = (content, padding)
    var options = SceneOptions(name: "figure", theme: .system)
    options.textSize = textSize
    let scene = SceneBuilder.scene(
      elements: [cell(0, 0, CGRect(origin: .zero, size: size))], contentSize: size,
      content: rows([ElementContent(fields: fields, overrides: style)]), options: options,
      measuring: SquareLetters())
    return try #require(scene.elements[0].texts.first)
  }

  private func size(
    _ title: String, in size: CGSize, textSize: UIContentSizeCategory
  ) throws -> CGFloat {
    try block(["title": title], in: size, content: .title, textSize: textSize)
      .paragraphs[0].font.size
  }

  /// The body style has 53, 47, 40, 33, 28, 23, 21, 19 and 17 points.
  @Test(arguments: [(300, 53), (235, 47), (234, 40), (140, 28), (139, 23), (85, 17), (20, 17)])
  func `a word has the largest size that fits`(width: Int, size expected: CGFloat) throws {
    let room = CGSize(width: CGFloat(width), height: 400)
    #expect(try size("Pages", in: room, textSize: largest) == expected)
  }

  @Test func `the default size and smaller ones are not changed`() throws {
    let room = CGSize(width: 30, height: 100)
    #expect(try size("Pages", in: room, textSize: .large) == 17)
    #expect(try size("Pages", in: room, textSize: .extraSmall) == 14)
  }

  /// A truncated name loses its meaning; a truncated sentence does not.
  @Test func `short texts are not truncated, sentences may be`() throws {
    let room = CGSize(width: 250, height: 66)
    #expect(try size("Pine oil", in: room, textSize: largest) == 28)
    #expect(try size("Pine oil of a very old tree", in: room, textSize: largest) == 53)
  }

  @Test func `a second label keeps a line`() throws {
    let room = CGSize(width: 1000, height: 60)
    let set = try block(["title": "A", "subtitle": "B"], in: room, textSize: largest)
    let height = set.paragraphs.map(\.font.lineHeight).reduce(set.spacing, +)
    #expect(set.paragraphs.count == 2 && height < 66)
    #expect(set.paragraphs[0].font.size > 17)
  }

  @Test func `a detail is not truncated`() throws {
    let data = ["title": "A", "subtitle": "B", "detail": "Tomorrow"]
    let set = try block(data, in: CGSize(width: 320, height: 120), textSize: largest)
    let detail = try #require(set.detail)
    #expect(detail.font.size * 8 <= 320 - set.paragraphs[0].font.size)
    #expect(detail.font.size > 15)
  }

  @Test func `cells of one section have one text size`() {
    let titles = ["A", "Pages", "B", "C"]
    var style = Style()
    (style.content, style.padding) = (.title, .zero)
    let cells = titles.indices.map {
      cell(0, $0, box(CGFloat($0 % 2) * 150, CGFloat($0 / 2) * 100, 140, 90))
    }
    var options = SceneOptions(name: "figure", theme: .system)
    options.textSize = largest
    let scene = SceneBuilder.scene(
      elements: cells, contentSize: CGSize(width: 300, height: 200),
      content: rows(titles.map { ElementContent(fields: ["title": $0], overrides: style) }),
      options: options, measuring: SquareLetters())
    #expect(scene.elements.map { $0.texts[0].paragraphs[0].font.size } == [28, 28, 28, 28])
  }

  @Test func `a symbol is not smaller than its text`() throws {
    var style = Style()
    (style.content, style.padding) = (.caption, .zero)
    var options = SceneOptions(name: "figure", theme: .system)
    options.textSize = largest
    let content = rows([ElementContent(fields: ["title": "A", "image": "gear"], overrides: style)])
    let scene = SceneBuilder.scene(
      elements: [cell(0, 0, box(0, 0, 100, 84))], contentSize: CGSize(width: 100, height: 84),
      content: content, options: options, measuring: SquareLetters())
    let cell = scene.elements[0]
    let sign = scene.shapes(of: cell).outlinePoints.extent
    let font = try #require(cell.texts.first?.paragraphs.first?.font)
    #expect(font.size < 43 && sign.height > font.size * 0.8)
  }

  /// Rows are as tall as their lines, and none of their words is broken (R92).
  @Test func `rows of lists break no word`() throws {
    func row(_ title: String) throws -> SceneElement {
      var list = List(
        .plain, [[titled(title, ["accessory": "detail disclosure", "image": "icon-map"])]])
      list.textSize = largest
      return try list.scene().elements[0]
    }
    let (long, short) = (try row("Pages"), try row("A"))
    #expect(short.texts[0].paragraphs[0].font.size == 53)
    let font = long.texts[0].paragraphs[0].font
    #expect(font.size < 53 && font.size > 17)
    #expect(font.size * 5 <= long.texts[0].box.width)
    #expect(long.frame.height < short.frame.height)
  }

  @Test func `a self-sizing element is measured at the text size at which it is drawn`() throws {
    var style = Style()
    style.content = .title
    let content = rows([ElementContent(fields: ["title": "Pages"], overrides: style)])
    func height(_ width: CGFloat) throws -> CGFloat {
      let size = NSCollectionLayoutSize(
        widthDimension: .absolute(width), heightDimension: .estimated(44))
      let item = NSCollectionLayoutItem(layoutSize: size)
      let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [item])
      let layout = UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group))
      return try measured(
        content, layout, in: Container(width: 600, height: 480), textSize: largest
      ).layout.elements(in: CGRect(x: 0, y: 0, width: 600, height: 480))[0].frame.height
    }
    // One line has a height of 62 points. In the narrow cell it has 34 points, because five letters
    // of 28 points fit.
    #expect(try height(400) - height(180) == 62 - 34)
  }
}
