import CompositionalLayout
import Foundation
import Testing

@testable import CellContent
@testable import Scene

/// The strokes between list boxes that touch.
struct ListSeamTests {
  private let two = [[titled("A"), titled("B"), titled("C")], [titled("D")]]

  /// The vertical ranges of the strokes of boxes in points.
  private func boxes(_ scene: Scene) -> [(top: CGFloat, bottom: CGFloat, line: CGFloat)] {
    scene.elements.compactMap { element in
      guard let box = scene.box(of: element), let stroke = box.stroke else { return nil }
      return (
        element.frame.minY + box.rect.minY, element.frame.minY + box.rect.maxY, stroke.width
      )
    }.sorted { $0.top < $1.top }
  }

  @Test(arguments: [Theme.wireframe, .blueprint, .print], ListConfiguration.Appearance.allCases)
  func `two boxes share a line`(_ theme: Theme, _ appearance: ListConfiguration.Appearance) throws {
    let scene = try List(appearance, two, headers: .supplementary).scene(theme: theme)
    let boxes = boxes(scene)
    #expect(boxes.count >= 4)
    for (one, next) in zip(boxes, boxes.dropFirst()) where next.top < one.bottom + 0.01 {
      #expect(abs(one.bottom - next.top - one.line) < 0.01, "\(appearance)")
    }
    // The first header touches the first row or the card behind it.
    #expect(boxes[1].top < boxes[0].bottom)
  }

  @Test func `corners that meet are square`() throws {
    let scene = try List(.sidebar, [two[0]]).scene(theme: .wireframe)
    let corners = scene.all(nil).compactMap { scene.box(of: $0)?.corners }
    #expect(corners.map(\.topLeft) == [6, 0, 0])
    #expect(corners.map(\.bottomLeft) == [0, 0, 6])
    let round = try List(.insetGrouped, [two[0]], headers: .supplementary).scene(theme: .wireframe)
    #expect(
      round.all("list-card").compactMap { round.box(of: $0)?.corners }
        == [CornerRadii(26, curve: .continuous)])
  }

  @Test func `plain lists have their last separator in every theme`() throws {
    // R46.
    for theme in Theme.all {
      #expect(try List(.plain, [two[0]]).scene(theme: theme).all("list-separator").count == 3)
    }
  }

  @Test func `a header pinned above rows keeps its own border`() throws {
    var list = List(.plain, [two[0] + two[0] + two[0]], headers: .supplementary)
    list.configuration.headerTopPadding = 0
    let scene = try list.scene(theme: .wireframe, scroll: 60)
    let header = try #require(scene.all(listHeader).first)
    #expect(scene.box(of: header)?.rect.minY == 0)
  }

  @Test func `themes without borders are not changed`() throws {
    let scene = try List(.insetGrouped, two, headers: .supplementary).scene()
    #expect(scene.all("list-card").allSatisfy { scene.box(of: $0)?.rect.minY == 0 })
  }
}
