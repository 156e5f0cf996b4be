import CellContent
import CompositionalLayout
import Foundation
import Scene
import Testing

/// Separators between the rows of lists (R46, R49).
struct ListSeparatorTests {
  private let rows = [[titled("A"), titled("B"), titled("C")]]

  private func lines(_ list: List, _ kind: String = "list-separator") throws -> [CGRect] {
    try list.scene().all(kind).map(\.frame)
  }

  /// A list whose handler changes the separators of its items.
  private func list(
    _ appearance: ListConfiguration.Appearance = .insetGrouped,
    _ change: @escaping (Int, inout UIListSeparatorConfiguration) -> Void
  ) -> List {
    var list = List(appearance, rows)
    list.configuration.itemSeparatorHandler = { path, lines in
      var lines = lines
      change(path.item, &lines)
      return lines
    }
    return list
  }

  @Test func `separators are between the rows of a card`() throws {
    let expected = [box(32, 86, 256, 1), box(32, 138, 256, 1)]
    #expect(try lines(List(.insetGrouped, rows)) == expected)
    #expect(try lines(List(.grouped, rows)) == [box(16, 86, 288, 1), box(16, 138, 288, 1)])
  }

  @Test func `up to iOS 18 separators are one pixel and end at the card's edge`() throws {
    // R103: at two pixels per point, with margins of 16 in 320 points.
    var list = List(.insetGrouped, rows)
    list.compatibility = .ios18
    #expect(try lines(list) == [box(32, 78.5, 272, 0.5), box(32, 122.5, 272, 0.5)])
    let scene = try list.scene()
    let fill = scene.all("list-separator").first.flatMap { scene.box(of: $0)?.fill }
    #expect(fill == RGBA(0x3C3C43, alpha: 0.29))
    #expect(
      scene.all("list-card").map { scene.box(of: $0)?.corners } == [
        CornerRadii(10, curve: .continuous)
      ])
  }

  @Test func `plain lists also have a separator below the last row`() throws {
    let expected = [box(16, 51, 288, 1), box(16, 103, 288, 1), box(16, 155, 288, 1)]
    #expect(try lines(List(.plain, rows)) == expected)
  }

  @Test func `sidebars have separators only on request`() throws {
    var list = List(.sidebar, rows)
    #expect(try lines(list).isEmpty)
    list.configuration.showsSeparators = true
    #expect(try lines(list).count == 2)
    list = List(.plain, rows)
    list.configuration.showsSeparators = false
    #expect(try lines(list).isEmpty)
  }

  @Test func `a header row has no separator`() throws {
    #expect(try lines(List(.insetGrouped, rows, headers: .firstItemInSection)).count == 1)
    #expect(try lines(List(.plain, rows, headers: .firstItemInSection)).count == 2)
  }

  @Test func `items can hide their separators`() throws {
    let list = list { item, lines in
      if item == 0 { lines.bottomSeparatorVisibility = .hidden }
    }
    #expect(try lines(list) == [box(32, 138, 256, 1)])
  }

  @Test func `top separators are drawn if the row above has no bottom separator`() throws {
    let list = list { item, lines in
      lines.topSeparatorVisibility = .visible
      if item == 0 { lines.bottomSeparatorVisibility = .hidden }
    }
    // The first separator is inset by the card's corners.
    let top = [box(16 + 26, 35, 288 - 52, 1), box(32, 87, 256, 1)]
    #expect(try lines(list, "list-top-separator") == top)
    #expect(try lines(list).count == 1)
  }

  @Test func `the last separator is inset by the corners`() throws {
    let list = list { _, lines in
      lines.bottomSeparatorVisibility = .visible
      lines.bottomSeparatorInsets = NSDirectionalEdgeInsets(
        top: 0, leading: 0, bottom: 0, trailing: 0)
    }
    #expect(try lines(list).map(\.minX) == [16, 16, 42])
  }

  @Test func `insets are relative to the row's edges`() throws {
    var list = list { _, lines in lines.bottomSeparatorInsets.leading = 60 }
    #expect(try lines(list)[0] == box(76, 86, 212, 1))
    list.direction = .rightToLeft
    #expect(try lines(list)[0] == box(32, 86, 212, 1))
  }

  @Test func `by default separators start where the labels start`() throws {
    let list = List(.plain, [[titled("A", ["indentation": "2"]), titled("B")]])
    #expect(try lines(list).map(\.minX) == [36, 16])
    let scene = try list.scene()
    #expect(scene.all(nil).map { $0.texts[0].box.minX } == [36, 16])
  }

  @Test func `the separator color is the item's or the theme's`() throws {
    let list = list { item, lines in if item == 1 { lines.color = .systemRed } }
    let scene = try list.scene()
    let colors = scene.all("list-separator").map { scene.box(of: $0)?.fill }
    #expect(colors == [RGBA(0x3C3C43, alpha: 0.12), RGBA(0xFF383C)])
    let lineWork = try list.scene(theme: .wireframe)
    let first = try #require(lineWork.all("list-separator").first)
    #expect(lineWork.box(of: first)?.fill == RGBA(0xA6BEF3))
  }

  @Test func `separators are drawn after the rows`() throws {
    let kinds = try List(.insetGrouped, rows).scene().elements.map { $0.identity.kind ?? "cell" }
    #expect(
      kinds == ["list-card", "cell", "cell", "cell", "list-separator", "list-separator"])
  }

  @Test func `separators with too large insets are not drawn`() throws {
    for inset in [1e9, .nan, .infinity, -.infinity] as [CGFloat] {
      let list = list { _, lines in lines.bottomSeparatorInsets.leading = inset }
      _ = try list.scene()
    }
    #expect(try lines(list { _, lines in lines.bottomSeparatorInsets.leading = 1e9 }).isEmpty)
  }
}
