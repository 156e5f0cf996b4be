import Foundation
import SpecDiagnostics
import Testing

@testable import CellContent
@testable import LayoutSpec

/// Cells composed from parts, with the data of their rows.
struct PartTests {
  /// The root of the composition of each cell of the first section.
  private func roots(_ content: String, items: String, more: String = "") throws -> [Part] {
    let plan = try plan(
      """
      styles: {cell: {content: \(content)}}
      \(more)
      sections: [{group: {height: ~44}, items: \(items)}]
      """)
    let section = plan.content.sections[0]
    let name = try #require(plan.content.styles["cell"]?.composition)
    return try (0..<section.items.count).map { try #require(section.items[$0].parts[name]) }
  }

  private func words(_ part: Part) -> [String] {
    if case .text(let runs) = part.content { return [runs.map(\.text).joined()] }
    return part.children.flatMap(words)
  }

  @Test func `texts are filled with the fields of a row`() throws {
    let roots = try roots(
      "[{text: $title}, {text: $count of $(index + 1)}]",
      items: "[{title: Today, count: 4}, {title: Done}]")
    #expect(roots.map(words) == [["Today", "4 of 1"], ["Done", " of 2"]])
  }

  @Test func `texts of parts that begin with an equals sign have two of them`() throws {
    let roots = try roots(
      "[{text: ==x}, {text: ==$title}, {text: =1 + 1}, {text: $detail}]",
      items: "[{title: a, detail: ==b}]")
    #expect(roots.map(words) == [["=x", "=a", "2", "=b"]])
  }

  @Test func `a part whose field is missing is gone, and so is an empty container`() throws {
    let roots = try roots(
      "[{text: $title}, {row: [{badge: $new}, {progress: $done}]}]",
      items: "[{title: A, new: 1, done: 0.5}, {title: B, done: ~}, {title: C, new: 2}]")
    #expect(roots.map(\.count) == [5, 2, 4])
  }

  @Test func `a part repeats for each value of a list`() throws {
    let roots = try roots(
      "{row: [{repeat: $tags, text: $each}, {repeat: $tracks, text: $name}]}",
      items: "[{tags: [a, b], tracks: [{name: One}, {name: Two}]}, {title: None}]")
    #expect(roots.map(words) == [["a", "b", "One", "Two"], []])
  }

  @Test func `fields come from a table`() throws {
    let text = """
      styles: {cell: {content: [{text: $city}, {progress: $done}]}}
      sections: [{group: {height: ~44}, items: cities.csv}]
      """
    let found = diagnostics(
      of: text, files: ["cities.csv": Array("city,done\nOslo,0.5\nRome,\n".utf8)])
    #expect(found.isEmpty)
  }

  @Test func `a named composition replaces a template, and parts use it`() throws {
    let contents = "contents: {price: {row: [{text: $price}], spacing: 4}, title: [{text: Own}]}"
    let used = try roots(
      "[{use: price, spacing: 8}]", items: "[{price: €4}]", more: contents)
    #expect(used[0].children.first?.spacing == 8)
    #expect(words(used[0]) == ["€4"])
    #expect(try words(roots("title", items: "[{title: A}]", more: contents)[0]) == ["Own"])
  }

  @Test func `a condition sees the container and the cell`() throws {
    let roots = try roots(
      "[{text: A, when: dark}, {text: B, when: light}, {text: C, when: width > 100}]",
      items: "1")
    #expect(words(roots[0]) == ["B", "C"])
    #expect(roots[0].children[1].condition?.value(in: CGSize(width: 90, height: 1)) == 0)
    #expect(roots[0].children[1].condition?.value(in: CGSize(width: 110, height: 1)) == 1)
  }

  @Test(arguments: [
    ("$liked", "A C"), ("not $liked", "B D E"), ("{default: $liked}", "A C"),
    ("=$stars == 1", "A"), ("$stars > 0", "A C"), ("=$stars == 1 or $stars == 0", "A D"),
  ])
  func `a condition with a missing field is not met`(condition: String, shown: String) throws {
    let roots = try roots(
      "[{text: $title, when: \"\(condition)\"}]".replacing("\"{", with: "{")
        .replacing("}\"", with: "}"),
      items: condition.contains("stars")
        ? "[{title: A, stars: 1}, {title: B}, {title: C, stars: 2}, {title: D, stars: 0}]"
        : "[{title: A, liked: 1}, {title: B}, {title: C, liked: true}, {title: D, liked: 0}, "
          + "{title: E, liked: false}]")
    #expect(roots.flatMap(words).joined(separator: " ") == shown)
  }

  @Test func `parts know where they are written`() throws {
    let roots = try roots("[{text: $title}, spacer, {use: title}]", items: "[{title: A}]")
    #expect(roots[0].children.map(\.origin.line) == [1, 1, 1])
    #expect(roots[0].children.map(\.origin.column) == [28, 43, 57])
  }

  @Test func `parts that are written at different places are equal`() throws {
    let roots = try roots(
      "[{when: $a, text: Same, name: same}, {when: $b, text: Same, name: same}]",
      items: "[{title: A, a: 1}, {title: B, b: 1}]")
    #expect(roots[0] == roots[1])
  }

  @Test func `parts are named after their only field, else after their kind`() throws {
    let root = try roots(
      "[{text: $title}, {text: Fixed}, {text: Other}, {box: true, name: dot}]",
      items: "[{title: A}]")[0]
    #expect(root.name == "column")
    #expect(root.children.map(\.name) == ["title", "text", "text2", "dot"])
  }

  @Test func `a row may write its own composition`() throws {
    let plan = try plan(
      """
      sections:
        - group: {height: 44}
          items: [{title: A, count: 3, content: [{text: "$count x $title"}]}]
      """)
    let cell = plan.content.sections[0].items[0]
    let name = try #require(cell.overrides.composition)
    #expect(words(try #require(cell.parts[name])) == ["3 x A"])
  }

  @Test func `headers take compositions`() throws {
    let plan = try plan(
      """
      styles: {header: {content: {row: [{text: $title}, spacer, {button: $detail}]}}}
      sections: [{header: {title: Today, detail: All}, group: {height: 44}, items: 1}]
      """)
    let header = try #require(plan.content.sections[0].boundary["header"])
    let name = try #require(plan.content.styles["header"]?.composition)
    #expect(header.parts[name]?.children.count == 3)
  }

  @Test func `data that compositions share is read once`() throws {
    let plan = try plan(
      """
      styles: {cell: {content: [{text: Same}]}}
      sections: [{group: {height: 44}, items: 1000000}]
      """)
    guard case .repeating(_, let count) = plan.content.sections[0].items else {
      Issue.record("the cells do not share their content")
      return
    }
    #expect(count == 1_000_000)
  }

  @Test func `depth and number of parts are limited`() {
    let deep = String(repeating: "[", count: 18) + "{text: A}" + String(repeating: "]", count: 18)
    let many = "[" + Array(repeating: "spacer, {text: A}", count: 210).joined(separator: ", ") + "]"
    for content in [deep, many] {
      let found = diagnostics(
        of: "styles: {cell: {content: \(content)}}\nsections: [{group: {height: 44}, items: 1}]\n")
      #expect(found.map(\.code) == ["E208"])
    }
  }

  @Test func `expressions compute with the numbers of fields`() throws {
    let roots = try roots(
      "[{box: true, width: \"=100 * $done\", height: \"=width * $done\"}]",
      items: "[{done: 0.5}, {title: None}]")
    let box = try #require(roots[0].children.first)
    #expect(box.width == .fixed(.points(50)))
    guard case .computed(let height)? = box.height else {
      Issue.record("the height does not depend on the cell")
      return
    }
    #expect(height.value(in: CGSize(width: 80, height: 0)) == 40)
    #expect(roots[1].children.first?.width == nil)
  }

  @Test func `a radius may be a capsule`() throws {
    let root = try roots("[{box: true, cornerRadius: capsule}]", items: "1")[0]
    #expect(root.children.first?.style.cornerRadius == CornerReference(Style.capsule))
  }

  @Test func `a section can override the composition of its template`() throws {
    let plan = try plan(
      """
      templates:
        rows: {group: {height: ~44}, items: {count: 1, content: {text: First}}}
      sections:
        - {use: rows}
        - {use: rows, items: {content: {text: Second}}}
      """)
    let shown = try plan.content.sections.map { section in
      let item = section.items[0]
      let id = try #require(item.overrides.composition)
      return try words(#require(item.parts[id]))
    }
    #expect(shown == [["First"], ["Second"]])
  }

  /// Each composition is visited once, however many ways lead to it, and the limit of parts ends
  /// the expansion.
  @Test func `compositions that use others in very many ways are an error`() {
    let names = (0..<40).map { "c\($0)" }
    let contents = zip(names, names.dropFirst()).map { name, next in
      "\(name): [{use: \(next)}, {use: \(next), when: 0}]"
    }
    let found = diagnostics(
      of: """
        contents: {\(contents.joined(separator: ", ")), c39: [{text: End}]}
        styles: {cell: {content: [{use: c27}]}}
        sections: [{group: {height: ~44}, items: 1}]
        """)
    #expect(Set(found.map(\.code)) == ["E208"])
  }

  /// The texts of a date picker at usual and at accessibility sizes.
  private func dates(_ value: String, items: String = "1") throws -> [[String]] {
    let root = try #require(try roots("[{datePicker: \(value)}]", items: items).first)
    guard case .control(.datePicker(let date)) = root.children.first?.content else { return [] }
    return [date.date, date.time].compactMap(\.self).map { [$0.usual, $0.short] }
  }

  @Test func `dates are written as the system does`() throws {
    #expect(try dates("2026-09-04") == [["Sep 4, 2026", "9/4/26"]])
    #expect(
      try dates("2026-12-31 00:05") == [["Dec 31, 2026", "12/31/26"], ["12:05 AM", "12:05 AM"]])
    #expect(
      try dates("2009-01-02T13:41:00") == [["Jan 2, 2009", "1/2/09"], ["1:41 PM", "1:41 PM"]])
    #expect(try dates("$due", items: "[{due: 09:41}]") == [["9:41 AM", "9:41 AM"]])
    #expect(
      try dates("{date: Tomorrow, time: 12:00}") == [
        ["Tomorrow", "Tomorrow"], ["12:00 PM", "12:00 PM"],
      ])
  }

  @Test func `the words for parts in other languages are unique`() {
    let words = PartKind.allCases.flatMap(\.declaration.synonyms)
    #expect(Set(words).count == words.count)
    #expect(words.allSatisfy { $0 == $0.lowercased() && PartKind.meant(by: $0) != nil })
  }
}
