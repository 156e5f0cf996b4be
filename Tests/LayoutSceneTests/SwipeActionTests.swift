import CompositionalLayout
import Foundation
import Scene
import Testing

@testable import CellContent

/// The buttons beside swiped rows (R108).
struct SwipeActionTests {
  private func scene(
    _ edge: String, isMirrored: Bool = false, compatibility: Compatibility = .ios26
  ) throws -> Scene {
    var list = List(.plain, [[titled("A"), titled("Archive", ["swiped": edge]), titled("C")]])
    list.direction = isMirrored ? .rightToLeft : .leftToRight
    list.compatibility = compatibility
    var actions = SwipeActions()
    actions.trailing.append(SwipeAction(title: "More"))
    actions.leading = [SwipeAction(title: "Read")]
    actions.leading[0].image = "envelope.open"
    actions.leading[0].background = .named("systemBlue")
    list.content.sections[0].swipeActions = actions
    return try list.scene()
  }

  /// The rectangles of the buttons of a row, and the distance by which it is moved.
  private func buttons(_ scene: Scene) throws -> (boxes: [Box], shift: CGFloat) {
    let row = scene.elements[1]
    let layer = try #require(row.layers.last)
    let boxes = (layer.definition.map { scene.definitions[$0].shapes } ?? []).compactMap {
      if case .box(let box) = $0 { box } else { nil }
    }
    return (boxes, row.layers[0].transform.tx)
  }

  @Test(arguments: [false, true])
  func `titles are beside the row that moves`(isMirrored: Bool) throws {
    // Squares of 13 points: "Delete" is 78 wide, "More" 52.
    let (boxes, shift) = try buttons(scene("trailing", isMirrored: isMirrored))
    let expected = [
      CGRect(x: 208, y: 4, width: 102, height: 44), CGRect(x: 122, y: 4, width: 76, height: 44),
    ]
    for (box, rect) in zip(boxes, expected) {
      let place = isMirrored ? rect.offsetBy(dx: 320 - rect.minX - rect.maxX, dy: 0) : rect
      #expect(box.rect == place)
      #expect(box.corners == CornerRadii(13))
    }
    #expect(boxes.count == 2)
    #expect(boxes[0].fill != boxes[1].fill)
    #expect(shift == (isMirrored ? 208 : -208))
  }

  @Test func `a symbol takes the place of a title`() throws {
    let (boxes, shift) = try buttons(scene("leading"))
    #expect(boxes.map(\.rect) == [CGRect(x: 10, y: 4, width: 82, height: 44)])
    #expect(shift == 102)
    #expect(try scene("leading").elements[1].layers.last?.texts == [])
  }

  @Test func `before iOS 26 buttons are as high as the row`() throws {
    let (boxes, shift) = try buttons(scene("leading", compatibility: .ios18))
    #expect(boxes.map(\.rect) == [CGRect(x: 0, y: 0, width: 74, height: 44)])
    #expect(shift == 74)
  }

  @Test func `the row keeps its frame, is cut at it, and has no separator`() throws {
    let (plain, swiped) = try (scene("none"), scene("trailing"))
    #expect(plain.all("list-separator").count == swiped.all("list-separator").count + 1)
    #expect(plain.elements[1].frame == swiped.elements[1].frame)
    #expect(plain.elements[0] == swiped.elements[0])
    let row = swiped.elements[1]
    #expect(row.texts.isEmpty && row.definition == nil)
    #expect(row.layers[0].texts == plain.elements[1].texts)
    let visible = LayerClip(.rectangle(CGRect(origin: .zero, size: row.frame.size)))
    #expect(row.layers.allSatisfy { $0.windows.last == visible })
  }
}
