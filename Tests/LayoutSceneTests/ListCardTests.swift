import CellContent
import CompositionalLayout
import Foundation
import Scene
import Testing

/// The cards and backgrounds behind the rows of lists.
struct ListCardTests {
  private let two = [[titled("A"), titled("B")], [titled("C")]]

  @Test func `rows are on one card per section`() throws {
    // R46: rows at 35 and 91, 288 points wide, a corner radius of 26 points.
    let scene = try List(.insetGrouped, two).scene()
    let cards = scene.all("list-card")
    #expect(cards.map(\.frame) == [box(16, 35, 288, 104), box(16, 174, 288, 52)])
    #expect(
      cards.map { scene.box(of: $0)?.corners }
        == Array(repeating: CornerRadii(26, curve: .continuous), count: 2))
    #expect(cards.allSatisfy { scene.box(of: $0)?.fill == .white && $0.texts.isEmpty })
    #expect(cards[0].classes == ["fp-decoration", "kind-list-card"])
    #expect(scene.all(nil).allSatisfy { $0.definition == nil })
    #expect(scene.background == RGBA(0xF2F2F7))
  }

  @Test func `the first item is not on the card if it is the header`() throws {
    let scene = try List(.insetGrouped, two, headers: .firstItemInSection).scene()
    #expect(scene.all("list-card").map(\.frame) == [box(16, 40.5, 288, 52)])
    #expect(scene.all(nil)[0].paragraphs[0].font.weight == .semibold)
    #expect(scene.all(nil)[1].paragraphs[0].font.weight == .regular)
  }

  @Test(arguments: [
    (ListConfiguration.Appearance.plain, RGBA.white, 0), (.grouped, RGBA(0xF2F2F7), 2),
    (.insetGrouped, RGBA(0xF2F2F7), 2), (.sidebar, RGBA(0xF2F2F7), 0),
    (.sidebarPlain, RGBA.white, 0),
  ])
  func `the background depends on the list's appearance`(
    _ appearance: ListConfiguration.Appearance, ground: RGBA, cards: Int
  ) throws {
    let scene = try List(appearance, two).scene()
    #expect(scene.background == ground)
    #expect(scene.all("list-background").isEmpty)
    #expect(scene.all("list-card").count == cards)
    let dark = try List(appearance, two).scene(appearance: .dark)
    #expect(dark.background.luminance < 0.02)
  }

  @Test func `a list beside other sections has its own background`() throws {
    var list = List(.insetGrouped, [[titled("A")], [titled("B")]])
    list.cardsBefore = 1
    let scene = try list.scene()
    #expect(scene.background == .white)
    let grounds = scene.all("list-background")
    // R108: wider than the view by the margins; the last one ends two heights of the view below.
    #expect(grounds.map(\.frame) == [box(-16, 50, 352, 17.5 + 52 + 20 + 2 * 480)])
    #expect(scene.groups.last?.elements.first?.identity.kind == "list-background")
  }

  @Test func `the configuration and the caller can override the background`() throws {
    var list = List(.insetGrouped, two)
    list.configuration.backgroundColor = .systemRed
    #expect(try list.scene().background == RGBA(0xFF383C))
    list.configuration.backgroundColor = UIColor.black.withAlphaComponent(0.5)
    #expect(try abs(list.scene().background.red - 0.5) < 1e-9)
    #expect(try list.scene(background: .named("blue")).background == RGBA(0x0000FF))
  }

  @Test func `a million rows have one card and a few separators`() throws {
    var list = List(.insetGrouped, [])
    list.content.sections = [
      SectionContent(items: .repeating(titled("A"), count: 1_000_000))
    ]
    let layout = try list.solved()
    #expect(layout.sections[0].runs.count <= 2)
    let scene = try list.scene(scroll: 28_000_000)
    #expect(scene.all("list-card").map(\.frame) == [box(16, 35 - 28_000_000, 288, 52_000_000)])
    #expect(scene.all(nil).count == 11)
    #expect(scene.all("list-separator").count == 10)
  }

  @Test func `the layout does not contain cards or backgrounds`() throws {
    let layout = try List(.insetGrouped, two).solved()
    #expect(layout.allElements().allSatisfy { $0.category == .cell })
    #expect(layout.elementCount == 3)
  }

  @Test func `rows with a background keep the card's corners`() throws {
    var overrides = Style()
    overrides.background = .named("systemYellow")
    let row = ElementContent(fields: ["title": "A"], overrides: overrides)
    let scene = try List(.insetGrouped, [[row, row, row]]).scene()
    let corners = scene.all(nil).map { scene.box(of: $0)?.corners }
    #expect(
      corners[0]
        == CornerRadii(
          topLeft: 26, topRight: 26, bottomRight: 0, bottomLeft: 0, curve: .continuous))
    #expect(corners[1] == .square)
    #expect(
      corners[2]
        == CornerRadii(
          topLeft: 0, topRight: 0, bottomRight: 26, bottomLeft: 26, curve: .continuous))
  }

  @Test func `wireframes stroke the card, and the rows of sidebars`() throws {
    let grouped = try List(.insetGrouped, two).scene(theme: .wireframe)
    #expect(grouped.box(of: grouped.all("list-card")[0])?.stroke?.width == 1)
    #expect(grouped.all(nil).allSatisfy { $0.definition == nil })
    let sidebar = try List(.sidebar, two).scene(theme: .wireframe)
    #expect(sidebar.all("list-card").isEmpty)
    #expect(sidebar.all(nil).allSatisfy { sidebar.box(of: $0)?.stroke != nil })
  }

  @Test func `styles apply to list parts by element kind`() throws {
    var list = List(.plain, two)
    list.content.styles["list-card"] = Style()
    list.content.styles["list-card"]?.background = .named("systemYellow")
    list.content.styles["list-separator"] = list.content.styles["list-card"]
    let scene = try list.scene()
    let parts = scene.all("list-card") + scene.all("list-separator")
    #expect(parts.count == 5)
    #expect(parts.allSatisfy { scene.box(of: $0)?.fill == RGBA(0xFFCC00) })
  }

  @Test func `empty sections have no card`() throws {
    #expect(try List(.insetGrouped, [[]]).solved().elementCount == 0)
    let list = List(.insetGrouped, [[], [titled("A")]], headers: .firstItemInSection)
    let scene = try list.scene()
    #expect(scene.all("list-card").isEmpty)
  }
}
