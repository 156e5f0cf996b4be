import CompositionalLayout
import Foundation
import Testing

@testable import CellContent
@testable import Scene

/// The content of list rows is inset by the safe area at the sides; their frames are not (R47).
struct CoveredSideTests {
  /// A list with a safe area of 50 points at the leading edge and 30 at the trailing one.
  private func list(
    _ appearance: ListConfiguration.Appearance,
    _ rows: [ElementContent] = [titled("A"), titled("B")],
    rightToLeft: Bool = false
  ) -> List {
    var list = List(appearance, [rows], headers: .supplementary, footers: .supplementary)
    list.direction = rightToLeft ? .rightToLeft : .leftToRight
    list.safeArea = NSDirectionalEdgeInsets(top: 0, leading: 50, bottom: 0, trailing: 30)
    return list
  }

  @Test func `text is inset by the safe area`() throws {
    let scene = try list(.plain).scene()
    for element in scene.all(nil) + scene.all(listHeader) + scene.all(listFooter) {
      #expect(element.frame.minX == 0)
      #expect(element.frame.width == 320)
      let words = try #require(element.texts.first).box
      #expect(words.minX == 66)
      #expect(words.maxX == 274)
    }
  }

  @Test func `a row beyond the view is not covered by sides without a safe area`() {
    var container = Container(width: 320)
    let frame = CGRect(x: -20, y: 0, width: 360, height: 44)
    #expect(CoveredSides(of: frame, in: container) == CoveredSides())
    container.safeArea.leading = 50
    #expect(CoveredSides(of: frame, in: container) == CoveredSides(leading: 70, trailing: 0))
  }

  @Test func `covered sides are mirrored in right-to-left layouts`() throws {
    let scene = try list(.grouped, rightToLeft: true).scene()
    for element in scene.all(nil) + scene.all(listHeader) {
      let words = try #require(element.texts.first).box
      #expect(words.minX == 46)
      #expect(words.maxX == 254)
    }
    #expect(scene.all("list-separator").map(\.frame.minX) == [46])
    #expect(scene.all("list-separator").map(\.frame.maxX) == [254])
  }

  @Test func `a card is inside the safe area`() throws {
    // R108: the card starts 16 points from the safe area at both sides.
    let row = try #require(try list(.insetGrouped).scene().all(nil).first)
    #expect(row.frame.minX == 66 && row.frame.maxX == 274)
    #expect(row.texts[0].box.minX == 16)
    #expect(row.texts[0].box.maxX == 192)
  }

  @Test func `separators are inset by the safe area unless they have explicit insets`() throws {
    var list = list(.plain)
    let usual = try list.scene().all("list-separator").map(\.frame)
    #expect(usual.map(\.minX) == [66, 66])
    #expect(usual.map(\.maxX) == [274, 274])
    list.configuration.separatorConfiguration.bottomSeparatorInsets = .init(
      top: 0, leading: 5, bottom: 0, trailing: 7)
    let explicit = try list.scene().all("list-separator").map(\.frame)
    #expect(explicit.map(\.minX) == [5, 5])
    #expect(explicit.map(\.maxX) == [313, 313])
  }

  @Test func `indentation, pictures and accessories start at the safe area`() throws {
    let fields = ["indentation": "1", "image": "wifi", "accessory": "checkmark"]
    let scene = try list(.plain, [titled("A", fields)]).scene()
    let free = try List(.plain, [[titled("A", fields)]]).scene()
    let (row, usual) = (scene.all(nil)[0], free.all(nil)[0])
    #expect(row.texts[0].box.minX == usual.texts[0].box.minX + 50)
    #expect(row.texts[0].box.maxX == usual.texts[0].box.maxX - 30)
    let ticks = try zip(tick(of: row, in: scene), tick(of: usual, in: free))
    #expect(ticks.allSatisfy { abs($0 - ($1 - 30)) < 0.01 })
    #expect(
      scene.all("list-separator")[0].frame.minX == free.all("list-separator")[0].frame.minX + 50)
  }

  /// The horizontal extent of the row's check mark.
  private func tick(of element: SceneElement, in scene: Scene) throws -> [CGFloat] {
    let lines = scene.shapes(of: element).compactMap { shape -> Polyline? in
      if case .line(let line) = shape { line } else { nil }
    }
    return try #require(lines.last).points.map(\.x)
  }

  @Test func `row heights follow from the lines in the uncovered width`() throws {
    // Squares of 17 points: 288 points hold 16 letters, and the uncovered 208 points hold 12.
    let row = titled(String(repeating: "x", count: 13))
    #expect(try List(.plain, [[row]]).scene().all(nil)[0].frame.height == 52)
    var list = list(.plain, [row])
    #expect(try list.scene().all(nil)[0].frame.height == 71)
    // The list's margins cover 10 points anyway. With 40, only 10 of the row are covered: 198
    // points, 11 letters.
    list.sides = 10
    #expect(try list.scene().all(nil)[0].frame.height == 71)
    list.sides = 40
    list.content.sections[0].items = .rows([titled(String(repeating: "x", count: 11))])
    #expect(try list.scene().all(nil)[0].frame.height == 52)
    list.content.sections[0].items = .rows([titled(String(repeating: "x", count: 12))])
    #expect(try list.scene().all(nil)[0].frame.height == 71)
  }

  @Test func `sections other than lists are not changed`() throws {
    var style = Style()
    style.content = .row
    let data = ElementContent(fields: ["title": "A"], overrides: style)
    let elements = [cell(0, 0, CGRect(x: 0, y: 0, width: 300, height: 56))]
    let block = LayoutSceneTests.scene(elements, rows([data])).elements[0].texts[0]
    #expect(block.box.minX == 16)
  }
}
