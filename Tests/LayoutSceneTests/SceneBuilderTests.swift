import CellContent
import CompositionalLayout
import Foundation
import LayoutScene
import Scene
import Testing

struct SceneBuilderTests {
  private func badged(_ badge: ElementContent?) -> Scene {
    let supplementaries = badge.map { ["badge": $0] } ?? [:]
    let row = ElementContent(fields: ["title": "A"], supplementaries: supplementaries)
    return scene(
      [cell(0, 0, box(0, 0, 50, 50)), view("badge", 0, 0, box(40, 0, 20, 20))], rows([row]))
  }

  @Test func `hidden badges are not drawn`() {
    #expect(badged(ElementContent(fields: ["title": "0"], isHidden: true)).elements.count == 1)
    #expect(badged(ElementContent(fields: ["title": "3"])).elements.count == 2)
  }

  /// The only badge of a section has the item number 0, whichever cell it is anchored to (R31).
  @Test func `a badge has the content of its host cell's row`() {
    let row = ElementContent(
      fields: ["title": "A"], supplementaries: ["badge": ElementContent(fields: ["title": "3"])])
    let plain = ElementContent(
      fields: ["title": "B"], supplementaries: ["badge": ElementContent(isHidden: true)])
    func words(host: Int?) -> [String?] {
      var badge = view("badge", 0, 0, box(40, 0, 20, 20))
      badge.hostItem = host
      let scene = scene([badge], rows([plain, row]))
      return scene.elements.map(scene.words)
    }
    #expect(words(host: 1) == ["3"])
    #expect(words(host: 0).isEmpty && words(host: nil).isEmpty)
  }

  @Test func `a badge without a host has the content of the row with its number`() {
    let scene = badged(ElementContent(fields: ["title": "3"]))
    #expect(scene.words(of: scene.elements[1]) == "3")
  }

  @Test func `cells without data show their index path`() {
    let scene = scene([cell(1, 12, box(0, 0, 90, 50))], bare(2))
    #expect(scene.words(of: scene.elements[0]) == "1, 12")
  }

  @Test func `views without data show their kind`() {
    let kinds = [
      "header": "header", "section-header-element-kind": "header",
      "UICollectionElementKindSectionFooter": "footer", "leadingSideView": "leading side",
      "section-item": "section item",
    ]
    for (kind, words) in kinds {
      let scene = scene([view(kind, 0, 0, box(0, 0, 200, 44))])
      #expect(scene.words(of: scene.elements[0]) == words)
    }
  }

  @Test func `elements hidden or faded by a handler are hidden or faded`() {
    var (hidden, faded) = (cell(0, 0, box(0, 0, 50, 50)), cell(0, 1, box(60, 0, 50, 50)))
    hidden.isHidden = true
    faded.alpha = 0.5
    let elements = scene([hidden, faded]).elements
    #expect(elements.map(\.identity.item) == [1])
    #expect(elements[0].opacity == 0.5)
  }

  @Test func `the viewport starts at zero`() {
    let scene = scene(
      [cell(0, 0, box(0, 0, 50, 100)), cell(0, 1, box(0, 1_000_000, 50, 100))],
      viewport: box(0, 999_950, 320, 100))
    #expect(scene.size == CGSize(width: 320, height: 100))
    #expect(scene.elements.map(\.frame) == [box(0, 50, 50, 100)])
  }

  @Test func `repeated shapes are stored once`() {
    let elements = (0..<50).map { cell(0, $0, box(CGFloat($0 * 6), 0, 5, 5)) }
    let scene = scene(elements)
    #expect(scene.definitions.count == 1)
    #expect(scene.elements.allSatisfy { $0.definition == 0 })
  }

  @Test func `the border of a theme is drawn only with the theme's fill`() throws {
    var overrides = Style()
    overrides.background = .named("systemRed")
    let row = ElementContent(overrides: overrides)
    let scene = scene([cell(0, 0, box(0, 0, 50, 50))], rows([row]))
    #expect(scene.box(of: scene.elements[0])?.stroke == nil)
  }

  @Test func `the summary counts sections and items`() {
    let scene = scene([cell(0, 0, box(0, 0, 9, 9)), cell(1, 0, box(0, 9, 9, 9))], bare(2))
    #expect(scene.summary == "2 sections, 2 items at 320 points wide")
    #expect(scene.title == "figure")
  }

  @Test(arguments: [
    ("Cards in a row", "Cards in a row. "), ("Is it a row?", "Is it a row? "),
    ("Two lines\nof it.\n", "Two lines of it. "), ("Cards (wide)", "Cards (wide). "), (" ", ""),
  ])
  func `the summary starts with the subject of the layout`(subject: String, beginning: String) {
    let scene = SceneBuilder.scene(
      elements: [cell(0, 0, box(0, 0, 9, 9))], contentSize: CGSize(width: 320, height: 480),
      content: bare(), options: SceneOptions(name: "figure", subject: subject))
    #expect(scene.summary == beginning + "1 section, 1 item at 320 points wide")
  }

  /// Cards and the panel behind them may share a style.
  @Test(arguments: [ContentTemplate.titleSubtitle, .caption, .row, .header, .imageTitle, .badge])
  func `a panel shows no text`(_ template: ContentTemplate) {
    func texts(_ template: ContentTemplate) -> [TextBlock]? {
      var content = bare()
      content.styles["card"] = Style()
      content.styles["card"]?.content = template
      let panel = SolvedElement(
        .init(category: .decoration, kind: "background", section: 0, item: 0),
        frame: box(0, 0, 200, 100), zIndex: 0, name: "card")
      return scene([panel], content).elements.first?.texts
    }
    #expect(texts(template) == [])
    #expect(texts(.placeholder)?.first?.paragraphs.map(\.string) == ["background"])
  }

  @Test func `extreme frames do not hide others`() {
    let frames = [
      box(.nan, 0, 10, 10), box(0, 0, .nan, 10), box(0, 0, .infinity, .infinity),
      box(-1e300, -1e300, 2e300, 2e300), box(0, 0, -10, -10), box(0, 0, 0, 0),
      box(1e18, 0, 1, 1), .null, .infinite,
    ]
    let elements = frames.enumerated().flatMap { index, frame in
      [
        cell(0, index, frame), view("header", 0, index, frame),
        panel("background", index, frame),
      ]
    }
    let usual = cell(0, frames.count, box(10, 20, 30, 40))
    for theme in Theme.all {
      let drawn = scene(elements + [usual], theme: theme)
      #expect(drawn.elements.contains { $0.frame == usual.frame })
      #expect(scene([usual], theme: theme, viewport: box(.nan, 0, .infinity, -1)).groups.count < 2)
    }
  }
}
