import CellContent
import CompositionalLayout
import Foundation
import Testing

@testable import LayoutSpec
@testable import SpecDiagnostics

/// Values by width, conditions and templates.
struct AdaptiveTests {
  /// Solves a spec's layout for a container width.
  func solve(_ text: String, width: CGFloat) throws -> SolvedLayout {
    let container = Container(width: width)
    let plan = try load(text).plan(in: container)
    return try plan.layout.solve(itemCounts: plan.itemCounts, in: container)
  }

  @Test(arguments: [(320, 2), (599, 2), (600, 3), (899, 3), (900, 4), (2_000, 4)])
  func `the largest width that the container reaches decides`(_ width: Int, _ count: Int) throws {
    let layout = try solve(
      "sections: [{group: {height: 44, columns: {default: 2, 600: 3, 900: 4}}, items: 12}]",
      width: CGFloat(width))
    #expect(columns(layout) == count)
  }

  @Test(arguments: [
    "contentInsets: {default: 8, 500: [0, 20]}", "contentInsets: [{500: 0, default: 8}, 20]",
    "interGroupSpacing: {default: 8, 500: 0}", "header: {default: 20, 500: 44}",
    "header: {height: {default: 20, 500: 44}}", "header: {default: false, 500: true}",
    "when: {default: width < 320, 500: rtl or ltr}",
    "header: {height: 20, when: {default: false, 500: true}}",
    "adapt: [{when: {default: true, 500: false}, interGroupSpacing: 8}]",
    "adapt: [{when: width == 500 and itemCount == 12, interGroupSpacing: 8}]",
    "when: width == 500 and itemCount > 0",
  ])
  func `any value can depend on the width`(_ key: String) throws {
    let text = "sections: [{group: {height: 44}, items: 12, \(key)}]"
    #expect(
      try solve(text, width: 320).contentSize.height
        != solve(text, width: 500).contentSize.height)
  }

  @Test(arguments: [
    "frame: [{default: 0, 500: i * 50}, 0, 40, 40]",
    "frame: {default: [0, 0, 9, 9], 500: [1, 0, 9, 9]}",
    "let: {x: {default: 0, 500: i * 50}}, frame: [x, 0, 40, 40]",
  ])
  func `values computed per cell can depend on the width`(_ keys: String) throws {
    let text = "sections: [{group: {height: 44, custom: {count: 3, \(keys)}}, items: 3}]"
    let frames = try [320, 500].map { try solve(text, width: $0).allElements()[1].frame.minX }
    #expect(frames[0] == 0)
    #expect(frames[1] > 0)
  }

  @Test func `the drawing order and a background can depend on the width`() throws {
    let text = """
      sections:
        - group:
            height: 44
            custom: {count: 2, frame: [i * 50, 0, 40, 40], zIndex: {default: i, 500: n - i}}
          background: {default: true, 500: false}
          items: 2
      """
    let (narrow, wide) = (try solve(text, width: 320), try solve(text, width: 500))
    #expect(narrow.allElements().map(\.identity.kind) == [nil, nil, "background"])
    #expect(wide.allElements().map(\.zIndex) == [2, 1])
  }

  @Test func `changes apply in order`() throws {
    let text = """
      sections:
        - group: {height: 44, columns: 2, interItemSpacing: 8}
          adapt:
            - {when: width >= 600, group: {columns: 4}}
            - {when: "containerWidth >= 900", group: {rows: 2, interItemSpacing: null}}
          items: 12
      """
    #expect(columns(try solve(text, width: 390)) == 2)
    #expect(columns(try solve(text, width: 700)) == 4)
    #expect(columns(try solve(text, width: 900)) == 1)
    #expect(try solve(text, width: 900).allElements()[1].frame.minY == 22)
  }

  @Test func `sections, headers and badges exist only where their conditions hold`() throws {
    let text = """
      sections:
        - {when: compact, id: phone, group: {height: 44}, items: 2}
        - when: width >= 600
          id: pad
          header: {when: width >= 900, title: Section $section}
          boundarySupplementaryItems:
            - {when: rtl, elementKind: side, size: [10, 10], alignment: leading}
          group:
            height: 44
            item:
              supplementaryItems:
                - {when: width >= 900, elementKind: dot, size: [9, 9], containerAnchor: {edges: [top]}}
          items: 3
      """
    #expect(try solve(text, width: 390).sections.map(\.itemCount) == [2])
    #expect(try solve(text, width: 700).allElements().count == 3)
    #expect(try solve(text, width: 900).allElements().count == 7)
    let spec = try load(text)
    #expect(try spec.plan(in: Container(width: 700)).content.sections.map(\.id) == ["pad"])
  }

  @Test(arguments: [
    "height: {default: 44, 700: =width - 700}", "height: {default: 44, 700: =8 / (width - 390)}",
    "height: 44, columns: {default: 2, 700: =width / 350}",
  ])
  func `values for other widths are not computed`(_ group: String) {
    #expect(diagnostics(of: "sections: [{group: {\(group)}, items: 1}]").isEmpty)
  }

  @Test func `an error at every width names no widths`() {
    let text =
      "sections: [{group: {height: =0 - width}, items: 1}]\nrender: {widths: [320, 390]}"
    #expect(
      diagnostics(of: text).map(\.message) == ["the result is -320, but a height must be 0 or more"]
    )
  }

  @Test func `names are checked even if no width has a value`() {
    let text = "sections: [{group: {height: {700: =8 * widht}}, items: 1}]"
    #expect(diagnostics(of: text).map(\.code) == ["E513", "E502"])
  }

  @Test func `elements that do not exist are not computed`() throws {
    let text = """
      sections:
        - group: {height: 44}
          header: {when: width >= 700, height: =width - 700}
          items: 1
        - list: plain
          footer: {when: width >= 700, title: $(1 / (width - 390))}
          items: 1
      """
    #expect(try solve(text, width: 390).allElements().count == 2)
    #expect(try solve(text, width: 800).allElements().count == 4)
  }

  @Test func `templates and sections can be used as templates`() throws {
    let plan = try plan(
      """
      templates:
        row: {size: [1w, 60], columns: 3}
        panel: {contentInsets: 16, group: {use: row, columns: 2}, items: {count: 8, title: A}}
      sections:
        - {use: panel, id: one}
        - {use: one, id: two, items: 4, contentInsets: {top: 2}, group: {height: 30}}
        - {use: [panel], group: {subitems: [{width: 50%}]}, items: [B]}
      """)
    #expect(plan.itemCounts == [8, 4, 1])
    #expect(plan.content.sections.map(\.id) == ["one", "two", nil])
    #expect(plan.content.sections[1].items[3].fields["title"] == "A")
    let layout = try plan.layout.solve(itemCounts: plan.itemCounts, in: Container(width: 390))
    let heights: [CGFloat] = [272, 62, 92]
    #expect(layout.sections.map(\.frame.height) == heights)
    #expect(columns(layout) == 2)
  }

  @Test func `a plan for an unchecked width can fail`() throws {
    let spec = try load("sections: [{group: {height: =1000 / (width - 320)}, items: 1}]")
    #expect(throws: SpecErrors.self) { try spec.plan(in: Container(width: 320)) }
    #expect(throws: Never.self) { try spec.plan(in: Container(width: 321)) }
  }

  @Test func `excluded pictures are left out`() throws {
    let render = try load(
      """
      sections: [{group: {height: 44}, items: 1}]
      render:
        widths: [390, 744]
        contentSizeCategory: [large, accessibilityLarge]
        seed: 7
        exclude: [{widths: 744, layoutDirection: rtl}, {contentSizeCategory: [large]}]
      """
    ).render
    #expect(render.contentSizeCategories == [.large, .accessibilityLarge])
    #expect(render.seed == 7)
    #expect(render.exclude.map(\.widths) == [[744], nil])
    #expect(render.exclude[0].layoutDirections == [.rightToLeft])
    #expect(render.exclude[1].contentSizeCategories == [.large])
  }
}
