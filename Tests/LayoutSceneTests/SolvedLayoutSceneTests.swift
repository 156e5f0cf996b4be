import CellContent
import CompositionalLayout
import Foundation
import LayoutScene
import Scene
import TestSupport
import Testing

struct SolvedLayoutSceneTests {
  private func scene(_ layout: SolvedLayout, viewport: CGRect? = nil) -> Scene {
    SceneBuilder.scene(
      of: layout, content: bare(), options: SceneOptions(name: "figure", viewport: viewport))
  }

  private func frames(_ scene: Scene, _ category: SolvedElement.Category) -> [String] {
    scene.elements.filter { $0.identity.category == category }.map(\.frame.word)
  }

  private let list = section(row(.fw(1), .ab(44), item(.fw(1), .fh(1))))

  @Test func `all elements are drawn at their frames`() throws {
    let scene = scene(try solve(list, items: 3))
    #expect(scene.size == CGSize(width: 320, height: 132))
    #expect(frames(scene, .cell) == ["0,0,320,44", "0,44,320,44", "0,88,320,44"])
  }

  @Test func `a million rows cost no more than the visible ones`() throws {
    let layout = try solve(list, items: 1_000_000)
    let scene = scene(layout, viewport: box(0, 22_000_000, 320, 480))
    #expect(scene.size == CGSize(width: 320, height: 480))
    #expect(scene.elements.count == 11)
    #expect(scene.elements.first?.frame.word == "0,0,320,44")
  }

  @Test func `badges of groups next to the viewport are drawn`() throws {
    let mark = badge(.ab(20), .ab(20), at: .at(.bottom, points: 0, 10))
    let group = row(.fw(1), .ab(44), item(.fw(1), .fh(1), badges: [mark]))
    let scene = scene(try solve(section(group), items: 9), viewport: box(0, 44, 320, 44))
    #expect(frames(scene, .cell) == ["0,0,320,44"])
    #expect(frames(scene, .supplementary) == ["150,-10,20,20", "150,34,20,20"])
  }

  @Test func `carousels are drawn at their scroll offset`() throws {
    let mark = badge(.ab(20), .ab(20), at: .at(.top))
    let group = row(.ab(100), .ab(44), item(.fw(1), .fh(1), badges: [mark]))
    let header = bar(.fw(1), .ab(20), at: .top)
    let carousel = section(
      group, bars: [header], backgrounds: [background()], across: .continuous)
    var layout = try solve(carousel, items: 9)
    layout.scroll.carousels = [0: 250]
    let scene = scene(layout)
    #expect(
      frames(scene, .cell) == ["-50,20,100,44", "50,20,100,44", "150,20,100,44", "250,20,100,44"])
    #expect(frames(scene, .decoration) == ["0,0,320,64"])
    #expect(frames(scene, .supplementary).first == "-10,20,20,20")
    #expect(frames(scene, .supplementary).last == "0,0,320,20")
  }

  @Test func `the layout direction is that of the layout`() throws {
    let options = SceneOptions(name: "figure")
    let content = rows([ElementContent(fields: ["title": "A", "subtitle": "B"])])
    let layout = try solve(list, items: 1, in: Setting(direction: .rightToLeft))
    let scene = SceneBuilder.scene(of: layout, content: content, options: options)
    #expect(scene.elements[0].texts[0].alignment == .right)
  }
}
