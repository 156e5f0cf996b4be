import CellContent
import CompositionalLayout
import Foundation
import LayoutScene
import Scene
import Synchronization
import TestSupport
import Testing

/// Pictures too tall to be kept in memory. The tests count elements instead of measuring time.
struct SceneStripTests {
  private static let list = section(row(.fw(1), .ab(20), item(.fw(1), .fh(1))))

  /// How often the content of rows was generated.
  private final class Counter: Sendable {
    private let count = Mutex(0)

    func content(_ index: Int) -> ElementContent {
      count.withLock { $0 += 1 }
      return ElementContent(
        fields: ["title": "Row \(index)"],
        supplementaries: ["badge": ElementContent(fields: ["title": "1"])])
    }

    func take() -> Int {
      count.withLock { count in
        defer { count = 0 }
        return count
      }
    }

    func content(ofRows count: Int) -> Content {
      let contents = GeneratedContents(count: count, name: "counted") { self.content($0) }
      return Content.withTemplates(sections: [SectionContent(items: .generated(contents))])
    }
  }

  @Test func `existing content is not generated again`() {
    let counter = Counter()
    let first = (0..<2).map { counter.content($0) }
    let contents = GeneratedContents(count: 3, name: "kept", first: first) { counter.content($0) }
    #expect((0..<4).map { contents[$0].fields["title"] } == ["Row 0", "Row 1", "Row 2", nil])
    #expect(counter.take() == 3)
  }

  @Test(arguments: [1000, 1_000_000])
  func `a strip contains its visible elements, whatever else there is`(
    rows: Int
  ) throws {
    let counter = Counter()
    let strips = SceneBuilder.strips(
      of: try solve(Self.list, items: rows), content: counter.content(ofRows: rows),
      options: SceneOptions(name: "figure"))
    #expect(strips.outline.size.height == CGFloat(rows) * 20)
    #expect(strips.outline.elements.isEmpty && counter.take() == 0)
    let strip = strips.strip(8000...12_000)
    // 200 rows are visible, and one on either side touches the strip.
    #expect((200...202).contains(strip.elements.count))
    #expect(strip.size == strips.outline.size)
    // 50 rows on either side might have shadows that extend into it.
    #expect((200...302).contains(counter.take()))
  }

  @Test func `a strip contains the cells whose shadows reach into it`() throws {
    let rows = (0..<100).map { index in
      ElementContent(
        fields: ["title": "Row"],
        overrides: Style { if index == 10 { $0.shadows = [ShadowReference(radius: 40)] } })
    }
    let strips = SceneBuilder.strips(
      of: try solve(Self.list, items: 100),
      content: Content.withTemplates(sections: [SectionContent(items: .rows(rows))]),
      options: SceneOptions(name: "figure"))
    let items = strips.strip(260...300).elements.map(\.identity.item)
    #expect(items == [10, 12, 13, 14, 15])
  }

  @Test func `all strips together are the scene`() throws {
    let (layout, content) = (try solve(Self.list, items: 500), Counter().content(ofRows: 500))
    let options = SceneOptions(name: "figure")
    let strips = SceneBuilder.strips(of: layout, content: content, options: options)
    #expect(strips.whole() == SceneBuilder.scene(of: layout, content: content, options: options))
    #expect(strips.whole().elements.count == 500)
  }

  @Test(arguments: [1000, 1_000_000]) func `the content of a cell is generated once`(
    rows: Int
  ) throws {
    let counter = Counter()
    let mark = badge(.ab(10), .ab(10), at: .at(.top))
    let group = row(.fw(1), .ab(20), item(.fw(1), .fh(1), badges: [mark]))
    let scene = SceneBuilder.scene(
      of: try solve(section(group), items: rows), content: counter.content(ofRows: rows),
      options: SceneOptions(name: "figure", viewport: box(0, 4000, 320, 480)))
    #expect(scene.elements.count { $0.identity.category == .cell } == 24)
    #expect((24...38).contains(counter.take()))
  }
}
