import CompositionalLayout
import Foundation
import Scene
import SpecDiagnostics
import Testing

@testable import CellContent
@testable import LayoutSpec

/// The boxes of styles and parts: corners, borders, materials, selected cells, and colors of vars.
struct BoxTests {
  private func style(_ text: String, vars: String = "vars: {}") throws -> Style {
    try plan(
      "\(vars)\nstyles: {cell: {content: title, \(text)}}\nsections: [{group: {height: 44}, items: 1}]"
    ).content.styles["cell"] ?? Style()
  }

  @Test func `corners have radii of their own and are mirrored`() throws {
    let corners = try #require(
      try style("cornerRadius: {topLeading: 12, bottomTrailing: capsule}").cornerRadius)
    #expect(corners.topLeading == 12)
    #expect(Double(corners.bottomTrailing) == Style.capsule)
    #expect(corners.uniform == nil)
    #expect(corners.resolved(isMirrored: false).topLeft == 12)
    #expect(corners.resolved(isMirrored: true).topRight == 12)
    #expect(try style("cornerRadius: capsule").cornerRadius == .capsule)
  }

  @Test func `a border may have lines along single edges`() throws {
    let border = try #require(
      try style("border: {bottom: separator, leading: {color: red, width: 3}, top: 2}").border)
    let edges = try #require(border.edges)
    #expect(edges.bottom == BorderLine(color: .named("separator")))
    #expect(edges.leading == BorderLine(color: .named("red"), width: 3))
    #expect(edges.top == BorderLine(color: .named("separator"), width: 2))
    #expect(edges.trailing == nil)
    #expect(try style("border: {color: red, width: 2}").border?.edges == nil)
  }

  @Test(arguments: [
    ("material", "systemMaterial"), ("systemThinMaterial", "systemThinMaterial"),
    (".systemChromeMaterial", "systemChromeMaterial"),
  ])
  func `a background may be a material`(written: String, name: String) throws {
    #expect(try style("background: \(written)").background == .named(name))
  }

  @Test func `vars name colors, also in gradients, borders and other vars`() throws {
    let vars =
      "vars: {brand: \"#1db954\", ground: {light: white, dark: black}, accent: brand, gap: 8}"
    let brand = ColorReference.components(RGBA(0x1DB954))
    let own = try style(
      "background: brand, color: =ground, tintColor: accent, gradient: [brand, red], border: =brand, "
        + "padding: =gap", vars: vars)
    #expect(own.background == brand)
    #expect(own.color == .dynamic(light: .named("white"), dark: .named("black")))
    #expect(own.tintColor == brand)
    #expect(own.gradient?.colors.first == brand)
    #expect(own.border?.color == brand)
    #expect(own.padding?.top == 8)
  }

  @Test func `an unused color is reported, and a used one is not`() {
    func codes(_ color: String) -> [String] {
      diagnostics(
        of: "vars: {brand: \"#1db954\"}\nstyles: {cell: {background: \(color)}}\n"
          + "sections: [{group: {height: 44}, items: 1}]\n"
      ).map(\.code)
    }
    #expect(codes("brand").isEmpty)
    #expect(codes("=brand").isEmpty)
    #expect(codes("red") == ["W304"])
    #expect(codes("brandy") == ["E203"])
  }

  @Test func `a selected cell has the look of its style`() throws {
    let plan = try plan(
      """
      styles: {cell: {content: title, background: white, selected: {background: red, opacity: 0.5}}}
      sections: [{group: {height: 44}, items: [{title: A}, {title: B, selected: true}]}]
      """)
    let items = plan.content.sections[0].items
    #expect([items[0].isSelected, items[1].isSelected] == [false, true])
    let style = try #require(plan.content.styles["cell"])
    #expect(style.look(isSelected: false).background == .named("white"))
    #expect(style.look(isSelected: true).background == .named("red"))
    #expect(style.look(isSelected: true).opacity == 0.5)
  }

  @Test func `a group has a background if all its cells have their own style`() throws {
    func styles(_ group: String) throws -> GroupStyles? {
      try plan(
        """
        styles: {card: {background: white}, plain: {content: title}}
        sections: [{group: {height: 44, \(group)}, items: [{title: A, style: card}, {title: B, style: plain}]}]
        """
      ).content.sections[0].groups
    }
    #expect(try styles("style: card") == nil)
    #expect(try styles("style: card, columns: 2") == nil)
    #expect(try styles("style: card, columns: 2, item: {style: plain}")?.style == "card")
    let nested = try styles(
      "subitems: [{width: 1/2, style: card, rows: 2, item: {style: plain}}, {width: 1/2}]")
    #expect(nested?.style == nil)
    #expect(nested?.subitems.map(\.style) == ["card", nil])
  }
}
