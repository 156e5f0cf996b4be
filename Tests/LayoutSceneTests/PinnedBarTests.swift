import CompositionalLayout
import Foundation
import Testing

@testable import LayoutScene

/// Bars that stay while content passes below them.
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

  @Test func aBarWithoutAGroundHidesWhatPassesBelowIt() {
    #expect(ground(pinned) == .white)
    #expect(ground(view("header", 0, 0, box(0, 0, 320, 40))) == nil)
  }

  @Test func itHasTheColourOfThePanelThatItLiesOn() {
    let styles = ["panel": Style { $0.background = .components(RGBA(0x336699)) }]
    let below = panel("panel", 0, box(0, 0, 320, 400), z: -1)
    #expect(ground(pinned, styles: styles, with: [below]) == RGBA(0x336699))
  }

  @Test func aStyleMayWantItClear() {
    let styles = ["header": Style { $0.background = .named("clear") }]
    #expect(ground(pinned, styles: styles) == nil)
  }
}
