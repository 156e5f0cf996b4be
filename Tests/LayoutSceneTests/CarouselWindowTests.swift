import CellContent
import CompositionalLayout
import Foundation
import LayoutScene
import Scene
import SceneSVG
import TestSupport
import Testing

/// Carousels clip their cells to their section.
struct CarouselWindowTests {
  /// Cells of 100 points in a horizontal carousel, below cells that are wider than the view.
  private func layout(_ direction: UITraitEnvironmentLayoutDirection) throws -> SolvedLayout {
    let wide = section(row(.ab(500), .ab(20), item(.fw(1), .fh(1))))
    let mark = badge(.ab(20), .ab(20), at: .at(.top, points: 0, -10))
    let group = row(.ab(100), .ab(44), item(.fw(1), .fh(1), badges: [mark]))
    let carousel = section(group, bars: [bar(.fw(1), .ab(20), at: .top)], across: .continuous)
    let layout = UICollectionViewCompositionalLayout { index, _ in index == 0 ? wide : carousel }
    var traits = Traits(width: 320)
    traits.layoutDirection = direction
    var solved = try layout.solve(
      itemCounts: [1, 9], in: Container(size: CGSize(width: 320, height: 480), traits: traits))
    solved.scroll.carousels = [1: 50]
    return solved
  }

  private func scene(_ layout: SolvedLayout) -> Scene {
    SceneBuilder.scene(of: layout, content: bare(2), options: SceneOptions(name: "figure"))
  }

  private func cells(_ scene: Scene) -> [SceneElement] {
    scene.elements.filter { $0.identity.category == .cell && $0.identity.section == 1 }
  }

  @Test func `cells beyond their section are not drawn`() throws {
    let cells = cells(scene(try layout(.leftToRight)))
    #expect(cells.map(\.frame.minX) == [-50, 50, 150, 250])
    // The first cell is clipped by the picture anyway; the last one is partly visible.
    #expect(cells.map { $0.clip?.rect.maxX } == [nil, nil, nil, 320])
  }

  @Test func `the leading section is on the right in right-to-left layouts`() throws {
    let cells = cells(scene(try layout(.rightToLeft)))
    #expect(cells.map(\.frame.maxX) == [550, 450, 350, 250])
    #expect(cells.map { $0.clip?.rect.minX } == [nil, nil, nil, 180])
  }

  @Test func `badges extend beyond the section across the scroll axis`() throws {
    let badges = scene(try layout(.leftToRight)).elements
      .filter { $0.identity.category == .supplementary && $0.frame.width == 20 }
    #expect(badges.map(\.frame.minY) == [30, 30, 30, 30])
    #expect(badges.map(\.clip) == [nil, nil, nil, nil])
  }

  @Test func `headers do not scroll with the carousel`() throws {
    let header = scene(try layout(.rightToLeft)).elements.first {
      $0.frame.height == 20 && $0.frame.width == 320
    }
    #expect(header?.frame.minX == 180)
    #expect(header?.clip == nil)
  }

  /// A panel narrower than the section also counts as the backdrop of cells that extend beyond it.
  @Test func `all cells have the panel as backdrop that they scroll across`() throws {
    let group = row(.ab(100), .ab(44), item(.fw(1), .fh(1)))
    let panel = NSCollectionLayoutDecorationItem.background(elementKind: "panel")
    panel.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    let section = section(group, backgrounds: [panel], across: .continuous)
    let layout = try UICollectionViewCompositionalLayout(section: section)
      .solve(itemCounts: [9], in: Container(width: 320))
    var content = rows(
      (0..<9).map { ElementContent(fields: ["title": "\($0)", "subtitle": "Rain"]) })
    var (panelStyle, cellStyle) = (Style(), Style())
    panelStyle.background = .components(RGBA(0x202020))
    cellStyle.background = .named("clear")
    cellStyle.content = .titleSubtitle
    content.styles = ["panel": panelStyle, "cell": cellStyle]
    let scene = SceneBuilder.scene(
      of: layout, content: content, options: SceneOptions(name: "figure", theme: .system))
    let cells = scene.elements.filter { $0.identity.category == .cell }
    #expect(cells.count == 4)
    let colors = cells.map { $0.texts.flatMap(\.paragraphs).map(\.color) }
    #expect(colors.allSatisfy { $0.count == 2 && $0 == colors[0] })
    #expect(colors[0].allSatisfy { $0.contrast(on: RGBA(0x202020)) > 4 })
  }

  @Test func `files define each clip once`() throws {
    let svg = scene(try layout(.leftToRight)).svg(placing: SquarePlacer())
    let xml = try #require(XMLElements(svg))
    let ids = xml.values(of: "id")
    #expect(ids.filter { $0.hasPrefix("figure---clip") } == ["figure---clip", "figure---clip2"])
    #expect(Set(ids).count == ids.count)
  }
}
