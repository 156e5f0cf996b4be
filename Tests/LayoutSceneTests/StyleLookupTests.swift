import CellContent
import CompositionalLayout
import Foundation
import Scene
import Testing

struct StyleLookupTests {
  private func style(radius: CGFloat) -> Style {
    var style = Style()
    style.cornerRadius = radius
    style.background = .named("systemFill")
    return style
  }

  /// The radius in which an element is drawn, each style having its own.
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

  @Test func theDataComesFirst() {
    let row = ElementContent(style: "row")
    #expect(radius(node, row, ["cell", "node", "row"]) == 12)
  }

  @Test func thenTheItem() {
    #expect(radius(node, ElementContent(style: "unknown"), ["cell", "node"]) == 11)
  }

  @Test func thenTheKind() {
    let header = view("header", 0, 0, box(0, 0, 200, 44))
    #expect(radius(header, ElementContent(fields: ["title": "A"]), ["cell", "header"]) == 11)
    #expect(radius(panel("background", 0, box(0, 0, 99, 99)), ["cell", "background"]) == 11)
  }

  @Test func thenCellForCellsAlone() {
    #expect(radius(node, ["cell"]) == 10)
    #expect(radius(panel("background", 0, box(0, 0, 99, 99)), ["cell"]) == 12)
  }

  @Test func whatStandsInTheRowWins() {
    let row = ElementContent(style: "row", overrides: style(radius: 1))
    #expect(radius(node, row, ["row"]) == 1)
  }

  @Test func theStyleThatIsFoundIsAClass() {
    let content = rows([ElementContent(style: "card")], styles: ["card": Style()])
    #expect(scene([node], content).elements[0].classes == ["fp-item", "style-card"])
  }

  private func radius(_ element: SolvedElement, _ names: [String]) -> CGFloat? {
    radius(element, ElementContent(), names)
  }
}
