import CellContent
import CompositionalLayout
import Foundation
import Scene
import Testing

struct ContrastTests {
  static let combinations = Theme.all.flatMap { theme in
    Appearance.allCases.map { (theme, $0) }
  }

  /// One element of every role, on a panel and beside it.
  private static let elements = [false, true].flatMap { onPanel -> [SolvedElement] in
    let section = onPanel ? 1 : 0
    let y: CGFloat = onPanel ? 240 : 0
    let views = [
      cell(section, 0, box(10, y + 10, 200, 60), z: 1),
      view("header", section, 0, box(10, y + 80, 300, 44)),
      view("footer", section, 0, box(10, y + 130, 300, 44)),
      view("side", section, 0, box(240, y + 10, 60, 60)),
      view("badge", section, 0, box(200, y + 5, 20, 20), z: 2),
    ]
    return views + (onPanel ? [panel("background", 1, box(0, y, 320, 240))] : [])
  }

  private static func content(hasData: Bool) -> Content {
    guard hasData else { return bare(2) }
    let words = ElementContent(fields: ["title": "One", "subtitle": "Two", "detail": "Three"])
    var row = words
    row.supplementaries = ["badge": ElementContent(fields: ["title": "3"])]
    let section = SectionContent(
      items: .rows([row]), boundary: ["header": words, "footer": words, "side": words])
    return Content.withTemplates(sections: [section, section])
  }

  @Test(arguments: combinations, [false, true])
  func `text of themes is legible`(_ look: (Theme, Appearance), hasData: Bool) throws {
    let scene = scene(
      Self.elements, Self.content(hasData: hasData), theme: look.0, appearance: look.1)
    var behind: [Int: RGBA] = [:]
    for element in scene.elements {
      let section = element.identity.section
      let below = behind[section] ?? scene.background
      let backdrop = scene.box(of: element)?.fill?.over(below) ?? below
      if element.identity.category == .decoration { behind[section] = backdrop }
      for paragraph in element.paragraphs {
        let contrast = paragraph.color.contrast(on: backdrop)
        let least = look.0.leastContrast(of: paragraph.color, look.1)
        #expect(contrast >= least, "\(element.identity) \(paragraph.role)")
      }
    }
    #expect(scene.elements.filter { !$0.texts.isEmpty }.count == 10)
  }

  @Test(arguments: combinations)
  func `text is legible on every background color of a style`(_ look: (Theme, Appearance)) throws {
    for name in NamedColor.names {
      var overrides = Style()
      overrides.background = .named(name)
      let row = ElementContent(fields: ["title": "One", "subtitle": "Two"], overrides: overrides)
      let scene = scene(
        [cell(0, 0, box(0, 0, 200, 80))], rows([row]), theme: look.0, appearance: look.1)
      let fill = overrides.background?.resolved(in: look.0.appearance ?? look.1) ?? .clear
      for paragraph in scene.elements[0].paragraphs {
        let least = look.0.leastContrast(of: paragraph.color, look.1)
        #expect(paragraph.color.contrast(on: fill.over(scene.background)) >= least, "\(name)")
      }
    }
  }

  /// Near mid-gray the better choice changes between white and black; text must be legible on both
  /// sides.
  @Test(arguments: combinations)
  func `text is legible on every gray`(_ look: (Theme, Appearance)) throws {
    for gray in UInt32(0)...255 {
      var overrides = Style()
      overrides.background = .components(RGBA(gray * 0x010101))
      let row = ElementContent(fields: ["title": "One"], overrides: overrides)
      let scene = scene(
        [cell(0, 0, box(0, 0, 200, 80))], rows([row]), theme: look.0, appearance: look.1)
      let text = scene.elements[0].paragraphs[0].color
      #expect(text.contrast(on: RGBA(gray * 0x010101)) >= 4.5, "\(gray)")
    }
  }

  @Test func `an explicit text color is kept`() {
    var overrides = Style()
    overrides.background = .named("systemYellow")
    overrides.color = .named("white")
    let row = ElementContent(fields: ["title": "One"], overrides: overrides)
    let scene = scene([cell(0, 0, box(0, 0, 200, 80))], rows([row]))
    #expect(scene.elements[0].paragraphs[0].color == .white)
  }

  @Test func `contrast is computed as in WCAG`() {
    #expect(abs(RGBA.black.contrast(on: .white) - 21) < 1e-9)
    #expect(RGBA.white.contrast(on: .white) == 1)
    #expect(abs(RGBA(0x767676).contrast(on: .white) - 4.54) < 0.01)
  }
}

extension Theme {
  /// The least contrast of text in a color. The system's secondary labels have less than other text.
  func leastContrast(of color: RGBA, _ appearance: Appearance) -> Double {
    let label = ColorReference.named("secondaryLabel").resolved(in: appearance)
    return name == "system" && color == label ? ResolvedStyle.minimumContrast : RGBA.legibleContrast
  }
}
