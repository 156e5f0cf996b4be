import CompositionalLayout
import Foundation
import Scene
import Testing

struct IdentifierTests {
  private func ids(_ scene: Scene) -> [String] {
    scene.groups.flatMap { group in
      [scene.id(of: group)] + group.elements.map { scene.id(of: $0, in: group) }
    }
  }

  @Test func `ids start with the figure and the section`() {
    let scene = scene(
      [
        cell(0, 3, box(0, 44, 50, 50)), view("section header", 0, 0, box(0, 0, 320, 44)),
        view("top", 0, SolvedElement.layoutItem, box(0, 200, 320, 44)),
      ], bare(ids: ["recent"]))
    #expect(
      ids(scene) == [
        "figure-recent", "figure-recent-3", "figure-recent--section-header-0", "figure-layout",
        "figure-layout--top",
      ])
  }

  @Test func `ids are unique`() {
    let names: [String?] = ["a", "a", "a-0", nil, "section3", "layout", "a--header", "b c", "b-c"]
    var elements = names.indices.flatMap { section in
      [
        cell(section, 0, box(0, CGFloat(section) * 50, 50, 50)),
        view("header", section, 0, box(60, CGFloat(section) * 50, 99, 40)),
      ]
    }
    elements.append(view("header", 0, SolvedElement.layoutItem, box(0, 460, 320, 20)))
    let ids = ids(scene(elements, bare(names.count, ids: names)))
    #expect(ids.count == 3 * names.count + 2)
    #expect(Set(ids).count == ids.count)
  }

  @Test func `classes name the category, the kind and the style`() {
    let scene = scene([view("a kind", 0, 0, box(0, 0, 99, 20))])
    #expect(scene.elements[0].classes == ["fp-supplementary", "kind-a-kind"])
  }
}
