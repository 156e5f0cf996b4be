import Foundation
import SpecDiagnostics
import Testing

@testable import CellContent
@testable import LayoutSpec

/// Data and conditions of composed cells, headers and badges.
struct PartDataTests {
  private func words(_ part: Part) -> [String] {
    if case .text(let runs) = part.content { return [runs.map(\.text).joined()] }
    return part.children.flatMap(words)
  }

  /// The texts of an element that shows a composition of its own or of a style.
  private func words(_ content: ElementContent?, _ plan: SpecPlan) -> [String] {
    let ids = [content?.overrides.composition] + plan.content.styles.values.map(\.composition)
    return ids.compactMap(\.self).lazy.compactMap { content?.parts[$0] }.first.map(words) ?? []
  }

  // MARK: Conditions

  private static let rows =
    "{title: A}, {title: B, a: 1}, {title: C, b: 1}, {title: D, a: true, b: 2}, "
    + "{title: E, a: no, b: 0}, {title: F, a: 5}"

  @Test(arguments: [
    ("$a", "BDF"), ("not $a", "ACE"), ("=not $a", "ACE"), ("not not $a", "BDF"),
    ("not $a and $b", "C"), ("not ($a and $b)", "ABCEF"), ("$a or $b", "BCDF"),
    ("($a or $b) and not ($a and $b)", "BCF"), ("not $none", "ABCDEF"), ("$none", ""),
    ("$none > 3", ""), ("not $none > 3", "ABCDEF"), ("$a or $none == 1", "BDF"),
    ("$b == 2", "D"), ("dark or $a", "BDF"), ("light and $a", "BDF"),
    ("if(light, $a, $b)", "BDF"),
  ])
  func `fields are true if they have a value, and comparisons with missing ones are false`(
    condition: String, shown: String
  ) throws {
    let plan = try plan(
      """
      styles:
        cell:
          content: [{text: $title, when: "\(condition)"}, {box: true, when: $a}, {box: true, when: $b}]
      sections: [{group: {height: 44}, items: [\(Self.rows)]}]
      """)
    let items = plan.content.sections[0].items
    let found = (0..<items.count).map { words(items[$0], plan).joined() }.joined()
    #expect(found == shown)
  }

  @Test func `comparisons take the numbers of rows that have the field`() throws {
    let plan = try plan(
      """
      styles: {cell: {content: [{text: $title, when: 10 / $n > 2}, {text: x, when: not $n > 3}]}}
      sections: [{group: {height: 44}, items: [{title: A, n: 4}, {title: B}, {title: C, n: -1}]}]
      """)
    let items = plan.content.sections[0].items
    #expect((0..<3).map { words(items[$0], plan) } == [["A"], ["x"], ["x"]])
  }

  @Test func `a condition with fields may depend on the size of the cell`() throws {
    let plan = try plan(
      """
      styles: {cell: {content: [{text: $title, when: not $a and width > 100}]}}
      sections: [{group: {height: 44}, items: [{title: A}, {title: B, a: 1}]}]
      """)
    let items = plan.content.sections[0].items
    let id = try #require(plan.content.styles["cell"]?.composition)
    let conditions = try (0..<2).map {
      try #require(items[$0].parts[id]?.children.first?.condition)
    }
    #expect(conditions.map { $0.value(in: CGSize(width: 110, height: 9)) } == [1, 0])
    #expect(conditions.map { $0.value(in: CGSize(width: 90, height: 9)) } == [0, 0])
  }

  @Test func `a condition on the size of the cell may depend on the item`() throws {
    let plan = try plan(
      """
      sections:
        - group: {height: 44}
          items: {count: 3, content: [{text: A, when: width > 100 and index > 0}]}
      """)
    let conditions = try (0..<3).map { index in
      let item = plan.content.sections[0].items[index]
      let id = try #require(item.overrides.composition)
      return try #require(item.parts[id]?.children.first?.condition)
    }
    #expect(conditions.map { $0.value(in: CGSize(width: 110, height: 9)) } == [0, 1, 1])
  }

  @Test func `words for true and false are compared`() throws {
    let plan = try plan(
      """
      styles: {cell: {content: [{text: On, when: $a == true}, {text: Off, when: $a == false}]}}
      sections: [{group: {height: 44}, items: [{a: yes}, {a: off}, {title: A}, {a: true}]}]
      """)
    let items = plan.content.sections[0].items
    #expect((0..<4).map { words(items[$0], plan) } == [["On"], ["Off"], [], ["On"]])
  }

  // MARK: Headers and badges

  private static let badge =
    "{supplementaryItems: [{elementKind: badge, size: [40, 20], containerAnchor: "
    + "{edges: [top, trailing]}}]}"

  private func badges(_ content: String, _ items: String) throws -> [[String]] {
    let plan = try plan(
      """
      styles: {badge: {content: \(content)}}
      sections: [{group: {height: 44, item: \(Self.badge)}, items: \(items)}]
      """)
    let cells = plan.content.sections[0].items
    return (0..<cells.count).map { words(cells[$0].supplementaries["badge"], plan) }
  }

  @Test func `badges show compositions with their own data`() throws {
    #expect(
      try badges("[{text: No. $title}]", "[{title: A, badge: 3}, {badge: {title: x}}]")
        == [["No. 3"], ["No. x"]])
    #expect(
      try badges("[{text: $price}]", "[{badge: {price: €4}}, {badge: {price: €5}}]")
        == [["€4"], ["€5"]])
    #expect(
      try badges("[{text: $title}]", "{count: 2, title: A, badge: $(index + 1)}") == [["1"], ["2"]])
  }

  @Test func `a composition without fields needs no data`() throws {
    #expect(try badges("[{text: New}]", "2") == [["New"], ["New"]])
    #expect(try badges("[{text: New}]", "[A, B]") == [["New"], ["New"]])
    #expect(try badges("[{text: New}]", "{count: 1, title: A}") == [["New"]])
    #expect(try badges("[{text: New}]", "[{title: A, badge: 1}, B]") == [["New"], []])
    let plan = try plan(
      """
      styles: {header: {content: [{text: Head}]}, footer: {content: [{text: Foot}]}}
      sections: [{header: true, footer: 30, group: {height: 44}, items: 1}]
      """)
    let boundary = plan.content.sections[0].boundary
    #expect(words(boundary["header"], plan) == ["Head"])
    #expect(words(boundary["footer"], plan) == ["Foot"])
  }

  @Test func `headers may have every field that their composition mentions`() throws {
    let plan = try plan(
      """
      styles: {header: {content: [{text: $price}]}}
      sections:
        - header: {price: €4}
          boundarySupplementaryItems:
            - {elementKind: side, size: [1w, 20], alignment: bottom, tags: [a, b],
               content: [{repeat: $tags, text: $each}]}
          group: {height: 44}
          items: 1
        - {list: plain, header: {title: A, count: 2, content: [{text: $count x $title}]}, items: 1}
      """)
    #expect(words(plan.content.sections[0].boundary["header"], plan) == ["€4"])
    #expect(words(plan.content.sections[0].boundary["side"], plan) == ["a", "b"])
    let list = plan.content.sections[1].boundary.values.flatMap { words($0, plan) }
    #expect(list == ["2 x A"])
  }

  @Test func `a part that shows the index exists only in cells`() throws {
    let plan = try plan(
      """
      contents: {numbered: [{text: "$(section), $(index)"}, {text: Fixed}]}
      styles: {cell: {content: numbered}, header: {content: numbered}}
      sections: [{header: true, group: {height: 44}, items: 1}]
      """)
    #expect(words(plan.content.sections[0].items[0], plan) == ["0, 0", "Fixed"])
    #expect(words(plan.content.sections[0].boundary["header"], plan) == ["Fixed"])
  }

  // MARK: Selection

  @Test(arguments: [
    ("{background: white, selected: {background: red}}", "{title: B, selected: true}", 0),
    ("{background: white}", "{title: B, selected: true}", 1),
    ("{background: white}", "{title: B, selected: false}", 0),
    ("{content: [{text: $title, when: $selected}]}", "{title: B, selected: true}", 0),
    ("{selected: {background: red}}", "{title: B, selected: true, style: other}", 1),
  ])
  func `a selected cell without a look of its own is reported`(
    style: String, row: String, count: Int
  ) {
    let found = diagnostics(
      of: """
        styles: {cell: \(style), other: {background: black}}
        sections: [{group: {height: 44}, items: [{title: A}, \(row), \(row), {title: C, style: other}]}]
        """)
    #expect(found.map(\.code) == Array(repeating: "W306", count: count))
  }
}
