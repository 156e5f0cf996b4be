import CompositionalLayout
import Foundation
import Scene
import TestSupport
import Testing

struct DrawingOrderTests {
  private let elements = [
    panel("background", 0, box(0, 0, 320, 100)), cell(0, 0, box(0, 0, 50, 50), z: 1),
    cell(0, 1, box(60, 0, 50, 50), z: 1), view("badge", 0, 0, box(40, 0, 20, 20)),
    view("badge", 0, 1, box(100, 0, 20, 20)), cell(0, 2, box(120, 0, 50, 50), z: 5),
  ]

  private func names(_ scene: Scene) -> [String] {
    scene.elements.map { "\($0.identity.kind ?? "cell") \($0.identity.item)" }
  }

  @Test func `elements are ordered by z-index, then by layer`() {
    #expect(
      names(scene(elements)) == [
        "background 0", "cell 0", "cell 1", "badge 0", "badge 1", "cell 2",
      ])
  }

  @Test func `the order does not depend on the order of the input`() {
    var dice = SeededDice(seed: 1)
    let expected = scene(elements)
    for _ in 0..<20 {
      #expect(scene(elements.shuffled(using: &dice)) == expected)
    }
  }

  @Test func `sections that do not touch are each drawn in one group`() {
    let groups = scene(
      [
        cell(1, 0, box(0, 50, 50, 50)), panel("background", 1, box(0, 50, 320, 50), z: -1),
        cell(0, 0, box(0, 0, 50, 50), z: 9),
      ], bare(2)
    ).groups
    #expect(groups.map(\.section) == [0, 1])
    #expect(groups.map(\.elements.count) == [1, 2])
  }

  @Test func `sections that overlap are drawn together`() {
    // The panel of the second section is below the badge of the first one.
    let scene = scene(
      [
        cell(0, 0, box(0, 0, 50, 50), z: 1), view("badge", 0, 0, box(40, 40, 20, 20), z: 1),
        panel("background", 1, box(0, 50, 320, 50), z: 0), cell(1, 0, box(0, 50, 50, 50), z: 1),
      ], bare(2))
    #expect(names(scene) == ["background 0", "cell 0", "cell 0", "badge 0"])
    #expect(scene.groups.map(\.section) == [1, 0, 1, 0])
    #expect(scene.groups.map(\.part) == [0, 0, 1, 1])
  }

  @Test func `boundary items of the layout are a group of their own`() {
    let scene = scene(
      [
        view("header", 0, SolvedElement.layoutItem, box(0, 0, 320, 44)),
        cell(0, 0, box(0, 44, 50, 50)),
      ])
    #expect(scene.groups.map(\.section) == [0, nil])
    #expect(scene.groups.map(\.name) == ["section0", "layout"])
  }
}
