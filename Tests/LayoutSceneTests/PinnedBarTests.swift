import CompositionalLayout
import Foundation
import TestSupport
import Testing

@testable import CellContent
@testable import LayoutScene
@testable import Scene

/// Pinned bars above scrolling content.
struct PinnedBarTests {
  private let pinned = view("header", 0, 0, box(0, 0, 320, 40), z: 1_000_000_001)
  private let cells = [cell(0, 0, box(0, 10, 320, 60))]

  private func ground(
    _ header: SolvedElement, styles: [String: Style] = [:], with panels: [SolvedElement] = []
  ) -> RGBA? {
    var content = bare()
    content.styles = styles
    let scene = scene(panels + cells + [header], content, theme: .system)
    let element = scene.elements.first { $0.identity == header.identity }
    return element.flatMap { scene.box(of: $0)?.fill }
  }

  @Test func `a bar without a background hides the content below it`() {
    #expect(ground(pinned) == .white)
    #expect(ground(view("header", 0, 0, box(0, 0, 320, 40))) == nil)
  }

  @Test func `a pinned bar has the color of the panel behind it`() {
    let styles = ["panel": Style { $0.background = .components(RGBA(0x336699)) }]
    let below = panel("panel", 0, box(0, 0, 320, 400), z: -1)
    #expect(ground(pinned, styles: styles, with: [below]) == RGBA(0x336699))
  }

  /// A header 40 points tall with insets of 16 points, above rows, on a panel that starts 4 points
  /// below the header's top.
  private func header(scrolledBy offset: CGFloat) throws -> (ground: RGBA?, text: CGRect) {
    let rows = section(
      row(.fw(1), .ab(44), item(.fw(1), .fh(1))), insets: .tlbr(0, 16, 0, 16),
      bars: [bar(.fw(1), .ab(40), at: .top, kind: "header", pinned: true)],
      backgrounds: [background(insets: .tlbr(4, 4, 4, 4))])
    var layout = try solve(rows, items: 20)
    layout.scroll.page.y = offset
    var content = bare()
    content.sections[0].boundary["header"] = ElementContent(fields: ["title": "Today"])
    content.styles["background"] = Style { $0.background = .components(RGBA(0x336699)) }
    let scene = SceneBuilder.scene(
      of: layout, content: content,
      options: SceneOptions(
        name: "figure", theme: .system, viewport: box(0, offset, 320, 200)))
    let element = try #require(scene.elements.first { $0.identity.kind == "header" })
    return (scene.box(of: element)?.fill, try #require(element.texts.first).box)
  }

  @Test func `a bar at its resting position covers nothing of its panel`() throws {
    #expect(try header(scrolledBy: 0).ground == nil)
    #expect(try header(scrolledBy: 60).ground == RGBA(0x336699))
  }

  @Test func `the text of a pinned bar stays aligned with the cells`() throws {
    let (rest, moved) = (try header(scrolledBy: 0), try header(scrolledBy: 60))
    #expect(rest.text.minX == 0)
    #expect(moved.text == rest.text)
  }

  @Test func `a style may make a pinned bar transparent`() {
    let styles = ["header": Style { $0.background = .named("clear") }]
    #expect(ground(pinned, styles: styles) == nil)
  }
}
