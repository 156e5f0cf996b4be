import CompositionalLayout
import Foundation
import LayoutScene
import Scene
import TestSupport
import Testing

@testable import CellContent

/// The boxes of cells: single corners and edges, selected cells, cells without a box, empty badges,
/// and the backgrounds of groups.
struct BoxTests {
  private let node = cell(0, 0, box(0, 0, 100, 60), name: "node")

  private func drawn(
    _ row: ElementContent = ElementContent(fields: ["title": "A"]),
    direction: UITraitEnvironmentLayoutDirection = .leftToRight, _ setUp: (inout Style) -> Void
  ) throws -> (box: Box?, shapes: [Shape]) {
    var style = Style()
    setUp(&style)
    let scene = scene([node], rows([row], styles: ["node": style]), direction: direction)
    let element = try #require(scene.elements.first)
    let shapes = element.definition.map { scene.definitions[$0].shapes } ?? []
    return (scene.box(of: element), shapes)
  }

  @Test func `single corners are rounded, and mirrored from right to left`() throws {
    func corners(_ direction: UITraitEnvironmentLayoutDirection) throws -> CornerRadii? {
      try drawn(direction: direction) {
        $0.cornerRadius = 0
        $0.cornerRadius?.topLeading = 12
      }.box?.corners
    }
    #expect(
      try corners(.leftToRight)
        == CornerRadii(topLeft: 12, topRight: 0, bottomRight: 0, bottomLeft: 0))
    #expect(
      try corners(.rightToLeft)
        == CornerRadii(topLeft: 0, topRight: 12, bottomRight: 0, bottomLeft: 0))
  }

  @Test func `a line along an edge is inside the box, and there is no other border`() throws {
    func lines(_ direction: UITraitEnvironmentLayoutDirection) throws -> [CGRect] {
      let drawn = try drawn(direction: direction) {
        $0.background = .named("white")
        $0.cornerRadius = 0
        $0.border = Border(color: .named("separator"))
        $0.border?.edges = BorderEdges()
        $0.border?.edges?.bottom = BorderLine(color: .named("red"))
        $0.border?.edges?.leading = BorderLine(color: .named("red"), width: 3)
      }
      #expect(drawn.box?.stroke == nil)
      return drawn.shapes.dropFirst().compactMap {
        if case .box(let line) = $0 { line.rect } else { nil }
      }
    }
    #expect(try lines(.leftToRight) == [box(0, 59, 100, 1), box(0, 0, 3, 60)])
    #expect(try lines(.rightToLeft) == [box(0, 59, 100, 1), box(97, 0, 3, 60)])
  }

  @Test func `lines along edges end at round corners`() throws {
    let shapes = try drawn {
      $0.background = .named("white")
      $0.cornerRadius = 10
      $0.border = Border(color: .named("separator"))
      $0.border?.edges = BorderEdges()
      $0.border?.edges?.top = BorderLine(color: .named("red"))
    }.shapes
    guard case .clipped(let clipped)? = shapes.last else {
      Issue.record("the line is not clipped")
      return
    }
    #expect(clipped.corners == CornerRadii(10))
  }

  @Test func `a selected cell has the look of selected cells`() throws {
    var selected = ElementContent(fields: ["title": "A"])
    selected.isSelected = true
    let look: (inout Style) -> Void = {
      $0.background = .named("white")
      $0.selected = StyleBox(Style { $0.background = .named("red") })
    }
    #expect(try drawn { look(&$0) }.box?.fill == .white)
    #expect(try drawn(selected) { look(&$0) }.box?.fill == RGBA(0xFF0000))
  }

  @Test(arguments: [ContentTemplate.none, .header])
  func `empty cells and headings have only the box of their style`(template: ContentTemplate) throws
  {
    #expect(try drawn { $0.content = template }.box == nil)
    let own = try drawn {
      $0.content = template
      $0.background = .named("red")
    }
    #expect(own.box?.fill == RGBA(0xFF0000))
  }

  @Test func `a badge without data is drawn only on cells without data`() {
    func count(_ row: ElementContent, styles: [String: Style] = [:]) -> Int {
      var badge = view("badge", 0, 0, box(90, 0, 20, 20), z: 1)
      badge.hostItem = 0
      return scene([node, badge], rows([row], styles: styles)).elements.count
    }
    var full = ElementContent(fields: ["title": "A"])
    #expect(count(ElementContent()) == 2)
    #expect(count(full) == 1)
    #expect(count(full, styles: ["badge": Style { $0.background = .named("red") }]) == 2)
    full.supplementaries["badge"] = ElementContent(fields: ["title": "3"])
    #expect(count(full) == 2)
  }

  @Test func `groups have backgrounds behind their cells`() throws {
    let group = row(.fw(1), .ab(80), item(.fw(0.5), .fh(1)), item(.fw(0.5), .fh(1)))
    let layout = UICollectionViewCompositionalLayout(section: section(group))
    var content = Content.withTemplates(
      sections: [
        SectionContent(items: .repeating(ElementContent(fields: ["title": "A"]), count: 4))
      ], styles: ["card": Style { $0.background = .named("red") }])
    content.sections[0].groups = GroupStyles(
      style: "card",
      subitems: [GroupStyles(style: nil, subitems: []), GroupStyles(style: nil, subitems: [])])
    let solved = try measured(content, layout, in: Container(width: 320, height: 480)).layout
    let scene = SceneBuilder.scene(
      of: solved, content: content, options: SceneOptions(name: "cells", theme: .system))
    let grounds = scene.elements.prefix { $0.identity.category == .decoration }
    #expect(grounds.map(\.frame) == [box(0, 0, 320, 80), box(0, 80, 320, 80)])
    #expect(grounds.first.flatMap { scene.box(of: $0) }?.fill == RGBA(0xFF0000))
    #expect(scene.elements.count == 6)
    #expect(solved.allElements().count == 4)
  }
}
