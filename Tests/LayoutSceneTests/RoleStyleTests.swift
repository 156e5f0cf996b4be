import CompositionalLayout
import Foundation
import LayoutScene
import Scene
import TestSupport
import Testing

@testable import CellContent

/// The looks of subtitles, details and eyebrows.
struct RoleStyleTests {
  private static let fields = [
    "title": "Bread", "subtitle": "Two loaves", "detail": "4", "eyebrow": "New",
  ]

  private func paragraphs(
    _ template: ContentTemplate, _ fields: [String: String] = fields,
    change: (inout Style) -> Void = { _ in }
  ) throws -> [Paragraph] {
    var style = Style()
    style.content = template
    change(&style)
    let data = ElementContent(fields: fields, overrides: style)
    return try paragraphs(data)
  }

  private func paragraphs(_ data: ElementContent) throws -> [Paragraph] {
    let content = Content.withTemplates(sections: [SectionContent(items: .rows([data]))])
    let cell = SolvedElement(
      .init(category: .cell, kind: nil, section: 0, item: 0),
      frame: CGRect(x: 0, y: 0, width: 300, height: 200), zIndex: 0)
    let scene = SceneBuilder.scene(
      elements: [cell], contentSize: cell.frame.size, content: content,
      options: SceneOptions(name: "cell", theme: .system))
    let element = try #require(scene.groups.flatMap(\.elements).first)
    return element.texts.flatMap { $0.paragraphs + [$0.detail].compactMap { $0 } }
  }

  @Test(arguments: [
    ContentTemplate.titleSubtitle, .imageTitle, .titleOnImage, .header, .row, .appRow,
  ])
  func `a style sets the font, the color and the case of subtitles`(_ template: ContentTemplate)
    throws
  {
    let shown = try paragraphs(template) {
      var look = RoleStyle()
      look.font = FontReference(size: 9)
      look.color = .named("systemRed")
      look.textCase = .uppercase
      look.numberOfLines = 1
      $0.roles.subtitle = look
    }
    let subtitle = try #require(shown.first { $0.role == "subtitle" })
    #expect(subtitle.string == "TWO LOAVES")
    #expect(subtitle.font.size == 9)
    #expect(subtitle.maxLines == 1)
    let plain = try paragraphs(template)
    #expect(subtitle.color != plain.first { $0.role == "subtitle" }?.color)
    let title = shown.first { $0.role == "title" }
    #expect(title == plain.first { $0.role == "title" } || template == .titleOnImage)
  }

  @Test(arguments: [ContentTemplate.titleSubtitle, .imageTitle, .titleOnImage, .header])
  func `an eyebrow is a small line above the title`(_ template: ContentTemplate) throws {
    let shown = try paragraphs(template)
    #expect(shown.map(\.role).prefix(2) == ["eyebrow", "title"])
    let eyebrow = try #require(shown.first)
    #expect(eyebrow.maxLines == 1)
    #expect(eyebrow.font.size < shown[1].font.size)
  }

  @Test func `a part takes the look of its role, and its own keys win`() throws {
    var style = Style()
    style.content = ContentTemplate.none
    style.composition = "own"
    var look = RoleStyle()
    look.font = FontReference(size: 9)
    look.textCase = .uppercase
    style.roles.detail = look
    var (plain, own) = (Part(.text([PartRun("a")])), Part(.text([PartRun("b")])))
    plain.text.role = "detail"
    own.text.role = "detail"
    own.style.font = FontReference(size: 20)
    own.text.textCase = .lowercase
    var data = ElementContent(overrides: style)
    data.parts = PartTrees(["own": Part(.column, [plain, own])])
    let shown = try paragraphs(data)
    #expect(shown.map(\.string) == ["A", "b"])
    #expect(shown.map(\.font.size) == [9, 20])
    // Details have the secondary color.
    #expect(shown.allSatisfy { $0.color != .black && $0.color != .white })
  }

  @Test func `a composition with the name of the default template is shown instead`() throws {
    var data = ElementContent(fields: ["title": "Bread", "subtitle": "Two loaves"])
    data.parts = PartTrees([
      PartTrees.id(ofNamed: "titleSubtitle"): Part(.text([PartRun("own")]))
    ])
    #expect(try paragraphs(data).map(\.string) == ["own"])
  }
}
