import CellContent
import CompositionalLayout
import Foundation
import Scene
import Testing

/// An element's own tint applies to symbols, accessories, button labels and header details only.
struct TintTests {
  private static let pink = ColorReference.named("systemPink")

  private func content(_ fields: [String: String], _ change: (inout Style) -> Void = { _ in })
    -> ElementContent
  {
    var style = Style()
    style.tintColor = Self.pink
    change(&style)
    return ElementContent(
      fields: fields.merging(["title": "A", "subtitle": "B"]) { $1 }, overrides: style)
  }

  /// The colors of an element's lines and outlines.
  private func inks(_ shapes: [Shape]) -> Set<RGBA> {
    Set(
      shapes.compactMap { shape in
        switch shape {
        case .line(let line): line.color
        case .outline(let outline): outline.stroke?.color
        case .box, .strokes, .shadow, .image, .clipped, .faded: nil
        }
      })
  }

  @Test(arguments: Appearance.allCases)
  func `the tint applies to symbols and checkmarks of rows, not to text`(appearance: Appearance)
    throws
  {
    let pink = Self.pink.resolved(in: appearance)
    let row = content(["image": "star", "accessory": "checkmark", "detail": "C"])
    let plain = titled("A", ["subtitle": "B", "detail": "C"])
    let scene = try List(.plain, [[row, plain]]).scene(theme: .system, appearance: appearance)
    let (tinted, other) = (scene.all(nil)[0], scene.all(nil)[1])
    #expect(inks(scene.shapes(of: tinted)) == [pink])
    #expect(tinted.paragraphs.map(\.color) == other.paragraphs.map(\.color))
    #expect(tinted.texts[0].detail?.color == other.texts[0].detail?.color)
  }

  @Test func `the tint is kept on a style's background and beside a text color`() throws {
    let row = content(["image": "star", "accessory": "checkmark"]) {
      $0.background = .named("systemYellow")
      $0.color = .named("black")
    }
    let scene = try List(.plain, [[row]]).scene(theme: .system)
    let cell = try #require(scene.all(nil).first)
    #expect(inks(scene.shapes(of: cell)) == [Self.pink.resolved(in: .light)])
    #expect(cell.paragraphs.first?.color == .black)
  }

  /// Text is darkened until it is legible.
  private func isPink(_ color: RGBA) -> Bool {
    color.red > 2 * color.blue && color.red > 2 * color.green
      && color.contrast(on: .white) >= RGBA.legibleContrast
  }

  @Test func `button labels have the hue of the tint`() throws {
    let app = content(["image": "icon-1"]) { $0.content = .appRow }
    let scene = scene([cell(0, 0, box(0, 0, 320, 76))], rows([app]), theme: .system)
    let words = try #require(scene.elements[0].paragraphs.first { $0.string == "Get" })
    #expect(isPink(words.color))
  }

  @Test func `the tint applies to details of headers, not to those of cells and footers`() throws {
    func detail(_ element: SolvedElement, _ kind: String) throws -> RGBA {
      let data = content(["detail": "See all"]) { $0.content = .header }
      let section = SectionContent(items: .rows([data]), boundary: [kind: data])
      let scene = scene([element], Content.withTemplates(sections: [section]), theme: .system)
      return try #require(scene.elements[0].texts[0].detail?.color)
    }
    let bar = box(0, 0, 320, 44)
    #expect(isPink(try detail(view("header", 0, 0, bar), "header")))
    for other in [cell(0, 0, bar), view("footer", 0, 0, bar)] {
      let color = try detail(other, "footer")
      #expect(color.red == color.green && color.alpha < 1)
    }
  }

  @Test func `the tint applies to headers of lists`() throws {
    var list = List(.plain, [[titled("A")]], headers: .supplementary)
    list.content.sections[0].boundary[listHeader] = content(["detail": "See all"])
    let header = try #require(list.scene(theme: .system).all(listHeader).first)
    let detail = header.texts.flatMap(\.paragraphs).first { $0.role == "detail" }
    #expect(detail.map(\.color).map(isPink) == true)
  }
}
