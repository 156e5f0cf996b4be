import CompositionalLayout
import Foundation
import LayoutScene
import Testing

@testable import CairoRenderer

/// Text of SVGs, as Pango sets it.
struct LiveSVGTests {
  private func lines(_ part: (CGRect, Box?, [TextBlock])) -> [PlacedLine] {
    part.2.flatMap { TextPlacer().lines(of: $0) }
  }

  @Test func `lines say what is drawn`() {
    let words = "Trams return to the old harbour line after nine years"
    let all = lines(text(words, box(0, 0, 150, 200), lines: 9)).map(\.string)
    #expect(all.count > 2)
    #expect(all.joined(separator: " ") == words)
    #expect(all.allSatisfy { !$0.hasSuffix(" ") })
  }

  @Test func `a cut line ends in an ellipsis`() throws {
    let line = try #require(lines(text("Trams return to the harbour", box(0, 0, 100, 40))).first)
    #expect(line.string.hasPrefix("Trams r") && line.string.hasSuffix("…"))
    let arabic = try #require(
      lines(text("أخبار اليوم من الميناء القديم", box(0, 0, 100, 40))).first)
    #expect(arabic.string.hasPrefix("أخبار") && arabic.string.hasSuffix("…"))
  }

  @Test func `lines know where they are read from`() {
    #expect(lines(text("مرحبا world", box(0, 0, 300, 40))).map(\.isRightToLeft) == [true])
    #expect(lines(text("שלום", box(0, 0, 300, 40))).map(\.isRightToLeft) == [true])
    #expect(lines(text("world مرحبا", box(0, 0, 300, 40))).map(\.isRightToLeft) == [false])
    #expect(lines(text("12", box(0, 0, 300, 40))).map(\.isRightToLeft) == [false])
  }

  @Test func `a text is placed where it is painted`() throws {
    let part = text("HHH", box(10, 20, 100, 40))
    let line = try #require(lines(part).first)
    let ink = try #require(try Pixels(scene(120, 80, part), scale: 4).ink)
    #expect(abs(ink.minX / 4 - (10 + line.origin.x + line.ink.minX)) < 0.5)
    #expect(abs(ink.maxY / 4 - (20 + line.origin.y)) < 0.5)
  }

  @Test func `no area is no picture`() {
    for size in [CGSize.zero, CGSize(width: CGFloat.nan, height: 9)] {
      var scene = scene(10, 10)
      scene.size = size
      #expect(throws: RendererError.self) { try CairoRenderer.svg(scene) }
    }
  }
}
