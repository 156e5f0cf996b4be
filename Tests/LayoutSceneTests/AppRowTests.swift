import CompositionalLayout
import Foundation
import TestSupport
import Testing

@testable import CellContent
@testable import LayoutScene
@testable import Scene

/// App rows with an icon, labels and a button, at any width.
struct AppRowTests {
  private func row(_ detail: String? = "Get", subtitle: String = "Subtitle") -> ElementContent {
    var style = Style()
    (style.content, style.background) = (.appRow, .named("clear"))
    var fields = ["title": "Title", "subtitle": subtitle, "image": "icon-map"]
    fields["detail"] = detail
    return ElementContent(fields: fields, overrides: style)
  }

  /// The labels and the button of a row with the given size.
  private func texts(
    _ width: CGFloat, _ height: CGFloat, detail: String? = "Get",
    textSize: UIContentSizeCategory = .large,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight
  ) -> [TextBlock] {
    var options = SceneOptions(name: "figure", theme: .system, layoutDirection: direction)
    options.textSize = textSize
    let scene = SceneBuilder.scene(
      elements: [cell(0, 0, box(0, 0, width, height))],
      contentSize: CGSize(width: width, height: height), content: rows([row(detail)]),
      options: options, measuring: SquareLetters())
    return scene.elements[0].texts
  }

  @Test func `a button is beside labels that have enough width left`() {
    for (width, isBeside) in [(320, true), (214, true), (213, false), (130, false)] {
      let found = texts(CGFloat(width), 120)
      #expect(found.count == 2, "\(width)")
      #expect((found[0].box.maxX < found[1].box.minX) == isBeside, "\(width)")
      #expect((found[0].box.maxY < found[1].box.minY) != isBeside, "\(width)")
    }
  }

  @Test(arguments: [("Get", 45), ("Reserve", 105), ("Open it right now", 136)])
  func `a button is as wide as its label, up to a limit`(
    _ detail: String, width: CGFloat
  ) throws {
    let found = texts(400, 76, detail: detail)
    try #require(found.count == 2)
    #expect(abs(found[1].box.width - width) < 0.6)
    #expect(found[0].box.maxX < found[1].box.minX)
  }

  /// Labels and button are vertically centered together.
  @Test func `a button below labels is at the edge where they start`() {
    let found = texts(190, 120)
    #expect(found[0].box.minX == 72 && found[1].box.minX >= 72 + 12)
    #expect(abs(found[0].box.minY - (120 - found[1].box.maxY)) < 0.6)
    let mirrored = texts(190, 120, direction: .rightToLeft)
    #expect(mirrored[0].box.maxX == 118 && mirrored[1].box.maxX <= 118 - 12)
  }

  @Test func `a button takes precedence over a second label`() {
    let found = texts(190, 76)
    #expect(found.map { $0.paragraphs.map(\.string) } == [["Title"], ["Get"]])
  }

  @Test func `a detail without room for a button is a text`() {
    let found = texts(190, 52)
    #expect(found.map { $0.paragraphs.map(\.string) } == [["Title", "Subtitle"]])
    #expect(found.first?.detail?.string == "Get")
    #expect(texts(190, 52, detail: nil).first?.detail == nil)
  }

  @Test func `a row without a detail has a button all the same`() {
    #expect(texts(400, 76, detail: nil).last?.paragraphs.first?.string == "Get")
  }

  @Test func `a button grows with the text size`() {
    func height(_ textSize: UIContentSizeCategory) -> CGFloat {
      texts(1000, 200, textSize: textSize)[1].box.height
    }
    #expect(height(.extraExtraExtraLarge) > height(.large) + 4)
    #expect(height(.accessibilityExtraExtraExtraLarge) > height(.extraExtraExtraLarge) + 4)
  }

  /// The vertical padding equals the horizontal one, or an eighth of the height.
  @Test(arguments: [("clear", 68), ("systemFill", 84)])
  func `a self-sizing row keeps the distance to the edges of its box`(
    _ background: String, height: CGFloat
  ) throws {
    var row = row()
    row.overrides.background = .named(background)
    let group = column(.fw(1), .es(76), item(.fw(1), .es(76)))
    let solved = try measured(
      rows([row]), .init(section: section(group)),
      in: Container(width: 390, height: 800, scale: 2), theme: .system
    ).layout
    #expect(solved.contentSize.height == height)
  }

  /// A self-sizing cell has space for all lines, the icon and the button.
  @Test(arguments: [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge], [150, 320])
  func `a self-sizing row shows all of its content`(
    _ textSize: UIContentSizeCategory, _ width: CGFloat
  ) throws {
    let content = rows([row(subtitle: "A line that does not end in the first of its rows")])
    let group = column(.fw(1), .es(76), item(.fw(1), .es(76)))
    let solved = try measured(
      content, .init(section: section(group)), in: Container(width: width, height: 800, scale: 2),
      textSize: textSize, theme: .system
    ).layout
    var options = SceneOptions(name: "figure", theme: .system)
    options.textSize = textSize
    let scene = SceneBuilder.scene(
      of: solved, content: content, options: options, measuring: SquareLetters())
    let element = try #require(scene.elements.first)
    try #require(element.texts.count == 2)
    let block = element.texts[0]
    var letters = SquareLetters()
    #expect(block.paragraphs.allSatisfy { $0.maxLines > 2 })
    #expect(letters.extent(of: block, width: block.box.width).height <= block.box.height + 0.01)
    #expect(element.texts[1].box.maxY <= element.frame.height)
    #expect(element.frame.height >= 60)
    // Beside the icon there is only space for one letter of the largest font.
    let isAbove = textSize.isAccessibilityCategory && width < 320
    #expect((block.box.minX == 0 && block.box.minY > 60) == isAbove)
  }
}
