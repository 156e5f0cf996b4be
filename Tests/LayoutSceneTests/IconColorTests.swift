import Foundation
import Testing

@testable import Artwork
@testable import CellContent
@testable import LayoutScene
@testable import Scene

/// The colors of icons: generated but distinct, or set by a style.
struct IconColorTests {
  /// The top colors of the icons of rows.
  private func colors(
    _ images: [String], template: ContentTemplate = .caption, tint: String? = nil
  ) -> [RGBA] {
    var style = Style()
    style.content = template
    style.tintColor = tint.map { .named($0) }
    let content = rows(
      images.map { ElementContent(fields: ["title": $0, "image": $0], overrides: style) })
    let cells = images.indices.map { cell(0, $0, box(CGFloat($0) * 80, 0, 80, 90)) }
    let scene = SceneBuilder.scene(
      elements: cells, contentSize: CGSize(width: 80 * images.count, height: 90),
      content: content, options: SceneOptions(name: "figure", theme: .system))
    return scene.elements.compactMap { element in
      scene.definitions[element.definition ?? 0].shapes.lazy.compactMap { shape -> RGBA? in
        if case .box(let box) = shape { box.gradient?.stops.first?.color } else { nil }
      }.first
    }
  }

  /// By their names alone, some of them would have the same color.
  @Test func `different icons close to each other have different colors`() {
    let names = (0..<40).map { "icon-\($0)" }
    #expect(Set(names.map { AppIcon.color(of: String($0.dropFirst(5))) }).count < 13)
    let drawn = colors(names)
    #expect(drawn.count == 40)
    for start in 0...34 { #expect(Set(drawn[start..<start + 6]).count == 6) }
  }

  @Test func `equal icons have equal colors`() {
    let drawn = colors(["icon-tram", "icon-bolt", "icon-tram", "icon-map", "icon-tram"])
    #expect(Set([drawn[0], drawn[2], drawn[4]]).count == 1)
    #expect(Set(drawn).count == 3)
  }

  @Test func `the color depends on the cells before, not on which cells are drawn`() {
    let names = (0..<8).map { "icon-\($0)" }
    #expect(Array(colors(names).prefix(5)) == colors(Array(names.prefix(5))))
  }

  @Test func `a tint is the color of the icon's background, except in app rows`() {
    let pink = ColorReference.named("systemPink").resolved(in: .light)
    let tinted = colors(["icon-tram", "icon-tram"], tint: "systemPink")
    #expect(tinted == [pink.mixed(with: .white, by: 0.14), pink.mixed(with: .white, by: 0.14)])
    let app = colors(["icon-tram"], template: .appRow, tint: "systemPink")
    #expect(app == colors(["icon-tram"], template: .appRow))
  }

  @Test func `the symbol is visible on a bright tint`() {
    func ink(_ tint: RGBA) -> RGBA? {
      guard
        case .outline(let sign)? = AppIcon(seed: "tram", tint: tint).shapes(in: box(0, 0, 60, 60))
          .last
      else { return nil }
      if case .color(let color)? = sign.fill { return color }
      return sign.stroke?.color
    }
    #expect(ink(RGBA(0xFF9500)) == .white)
    #expect(ink(RGBA(0xFFCC00)).map { $0.luminance < 0.1 } == true)
  }
}
