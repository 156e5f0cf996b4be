import CompositionalLayout
import Foundation
import TestSupport
import Testing

@testable import CellContent
@testable import LayoutScene
@testable import Scene

/// An icon, labels and a button, however narrow.
struct AppRowTests {
  private func row(_ detail: String? = "Get", subtitle: String = "Subtitle") -> ElementContent {
    var style = Style()
    (style.content, style.background) = (.appRow, .named("clear"))
    var fields = ["title": "Title", "subtitle": subtitle, "image": "icon-map"]
    fields["detail"] = detail
    return ElementContent(fields: fields, overrides: style)
  }

  /// The labels and the button of a row of some size.
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

  @Test func aButtonStandsBesideLabelsThatItLeavesRoom() {
    for (width, isBeside) in [(320, true), (214, true), (213, false), (130, false)] {
      let found = texts(CGFloat(width), 120)
      #expect(found.count == 2, "\(width)")
      #expect((found[0].box.maxX < found[1].box.minX) == isBeside, "\(width)")
      #expect((found[0].box.maxY < found[1].box.minY) != isBeside, "\(width)")
    }
  }

  /// Up to two fifths of the row, so that labels keep most of it.
  @Test(arguments: [("Get", 70), ("Reserve", 144), ("Open it right now", 160)])
  func aButtonIsAsWideAsItsWords(_ detail: String, width: CGFloat) throws {
    let found = texts(400, 76, detail: detail)
    try #require(found.count == 2)
    // The words keep off its ends by nine seventieths of it at each side.
    #expect(abs(found[1].box.width - width * 52 / 70) < 0.01)
    #expect(found[0].box.maxX < found[1].box.minX)
  }

  /// Both begin at one edge, together in the middle.
  @Test func aButtonStandsBelowLabelsWhereTheyBegin() {
    let found = texts(190, 120)
    // The words of a button keep off its sides by 9 points and off its ends by 2.
    let button = found[1].box.insetBy(dx: -9, dy: -2)
    #expect(button.size == CGSize(width: 70, height: 28))
    #expect(found[0].box.minX == 72 && button.minX == 72)
    #expect(abs(found[0].box.minY - (120 - button.maxY)) < 0.1)
    let mirrored = texts(190, 120, direction: .rightToLeft)
    #expect(mirrored[0].box.maxX == 118 && mirrored[1].box.maxX == 118 - 9)
  }

  /// The button has the room of the second label, which then is told to be cut.
  @Test func aButtonIsNotGivenUpForASecondLabel() {
    let found = texts(190, 76)
    #expect(found.count == 2 && found[1].paragraphs[0].string == "Get")
    #expect(found[0].box.height < 40)
  }

  /// What has no room is still said to those who ask what is cut.
  @Test func aButtonWithoutRoomIsNotForgotten() {
    let found = texts(190, 52)
    #expect(found.map { $0.paragraphs[0].string } == ["Title", "Get"])
    #expect(found[1].box.size == .zero)
    #expect(texts(190, 52, detail: nil).count == 1)
  }

  @Test func aButtonGrowsWithTheText() {
    func height(_ textSize: UIContentSizeCategory) -> CGFloat {
      texts(1000, 200, textSize: textSize)[1].box.height + 4
    }
    #expect(height(.large) == 28)
    #expect(height(.extraExtraExtraLarge) > 36)
    #expect(height(.accessibilityExtraExtraExtraLarge) == 45)
  }

  /// As far above and below as at the sides, or an eighth of the height.
  @Test(arguments: [("clear", 68), ("systemFill", 84)])
  func aRowThatSizesItselfKeepsOffItsBox(_ background: String, height: CGFloat) throws {
    var row = row()
    row.overrides.background = .named(background)
    let group = column(.fw(1), .es(76), item(.fw(1), .es(76)))
    let solved = try measured(
      rows([row]), .init(section: section(group)),
      in: Container(width: 390, height: 800, scale: 2), theme: .system
    ).layout
    #expect(solved.contentSize.height == height)
  }

  /// A cell that sizes itself has room for all lines, the icon and the button.
  @Test(arguments: [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge], [150, 320])
  func aRowThatSizesItselfShowsAll(_ textSize: UIContentSizeCategory, _ width: CGFloat) throws {
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
    // Beside the icon there is room for one letter of the largest.
    let isAbove = textSize.isAccessibilityCategory && width < 320
    #expect((block.box.minX == 0 && block.box.minY > 60) == isAbove)
  }
}
