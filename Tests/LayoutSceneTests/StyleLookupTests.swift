import CellContent
import CompositionalLayout
import Foundation
import Scene
import Testing

struct StyleLookupTests {
  private func style(radius: CGFloat) -> Style {
    var style = Style()
    style.cornerRadius = CornerReference(radius)
    style.background = .named("systemFill")
    return style
  }

  /// The corner radius of an element, which identifies its style.
  private func radius(
    _ element: SolvedElement, _ content: ElementContent = ElementContent(), _ names: [String]
  ) -> CGFloat? {
    let styles = Dictionary(
      uniqueKeysWithValues: names.enumerated().map { ($1, style(radius: CGFloat($0 + 10))) })
    var data = rows([content], styles: styles)
    data.sections[0].boundary = ["header": content]
    let scene = scene([element], data)
    return scene.elements.first.flatMap { scene.box(of: $0) }?.corners.topLeft
  }

  private let node = cell(0, 0, box(0, 0, 100, 100), name: "node")

  @Test func `the style of the data comes first`() {
    let row = ElementContent(style: "row")
    #expect(radius(node, row, ["cell", "node", "row"]) == 12)
  }

  @Test func `the style of the item comes second`() {
    #expect(radius(node, ElementContent(style: "unknown"), ["cell", "node"]) == 11)
  }

  @Test func `the style of the element kind comes third`() {
    let header = view("header", 0, 0, box(0, 0, 200, 44))
    #expect(radius(header, ElementContent(fields: ["title": "A"]), ["cell", "header"]) == 11)
    #expect(radius(panel("background", 0, box(0, 0, 99, 99)), ["cell", "background"]) == 11)
  }

  @Test func `the style cell applies only to cells`() {
    #expect(radius(node, ["cell"]) == 10)
    #expect(radius(panel("background", 0, box(0, 0, 99, 99)), ["cell"]) == 12)
  }

  @Test func `overrides in the data take precedence`() {
    let row = ElementContent(style: "row", overrides: style(radius: 1))
    #expect(radius(node, row, ["row"]) == 1)
  }

  @Test func `the name of the style is a class`() {
    let content = rows([ElementContent(style: "card")], styles: ["card": Style()])
    #expect(scene([node], content).elements[0].classes == ["fp-item", "style-card"])
  }

  private func radius(_ element: SolvedElement, _ names: [String]) -> CGFloat? {
    radius(element, ElementContent(), names)
  }
}
