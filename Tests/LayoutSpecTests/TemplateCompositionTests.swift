import Foundation
import Scene
import SpecTree
import Testing

@testable import CellContent
@testable import LayoutSpec

/// The content templates as compositions, and compositions in place of templates.
struct TemplateCompositionTests {
  private static let names = ContentTemplate.allCases.map(\.rawValue)

  /// A spec with a copy of the composition of a template, as `explain` prints it.
  private func copy(_ name: String) throws -> String {
    let page = try #require(WordPage(name)).text
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex(of: "    contents:"))
    return lines[start...].prefix { $0.hasPrefix("    ") }.map { $0.dropFirst(4) }
      .joined(separator: "\n")
  }

  private func parts(_ text: String) throws -> [Part?] {
    let items = try plan(text).content.sections[0].items
    return (0..<items.count).map { index in
      let content = items[index]
      return Self.names.lazy.compactMap { content.parts[PartTrees.id(ofNamed: $0)] }.first
    }
  }

  private func words(_ part: Part) -> [String] {
    if case .text(let runs) = part.content { return [runs.map(\.text).joined()] }
    return part.children.flatMap(words)
  }

  @Test(arguments: names)
  func `the printed composition of a template is valid and replaces it`(_ name: String) throws {
    let text =
      try copy(name)
        + """

        styles: {cell: {content: \(name)}}
        sections: [{group: {height: ~44}, items: [{title: Bread}, {title: Eggs, image: star}]}]

        """
    let found = diagnostics(of: text)
    #expect(found.isEmpty, "\(found)")
    #expect(try parts(text).allSatisfy { $0 != nil })
  }

  @Test(arguments: names)
  func `the printed composition of a template works in headers, footers and badges`(
    _ name: String
  ) throws {
    for own in [name, "mine"] {
      let text =
        try copy(name).replacing("\n  \(name):", with: "\n  \(own):")
          + """

          styles: {cell: {content: \(own)}, header: {content: \(own)}, badge: {content: \(own)}}
          sections:
            - header: true
              footer: {title: Foot, content: \(own)}
              group:
                height: 120
                item: {supplementaryItems: [{elementKind: badge, size: [40, 20], containerAnchor: {edges: top}}]}
              items: [{title: A, subtitle: b, image: star, badge: 3}, {title: B}]

          """
      let found = diagnostics(of: text)
      #expect(found.isEmpty, "\(found)")
    }
  }

  @Test(arguments: names)
  func `a template can be used in a composition`(_ name: String) throws {
    let text = """
      styles: {cell: {content: [{use: \(name)}, {text: $title}]}}
      sections: [{group: {height: ~44}, items: [{title: Bread}]}]

      """
    let found = diagnostics(of: text)
    #expect(found.isEmpty, "\(found)")
  }

  @Test func `a composition with a template's name replaces it where cells show it by default`()
    throws
  {
    let text = """
      contents: {titleSubtitle: {text: $subtitle}, caption: {text: $title}}
      sections: [{group: {height: 44}, items: [{title: A, subtitle: B}, C]}]
      """
    let plan = try plan(text)
    let items = plan.content.sections[0].items
    for index in 0..<2 {
      #expect(items[index].parts[PartTrees.id(ofNamed: "titleSubtitle")] != nil)
      #expect(items[index].parts[PartTrees.id(ofNamed: "caption")] != nil)
    }
    let none = try LayoutSpecTests.plan(
      """
      contents: {caption: {text: $title}}
      sections: [{group: {height: 44}, items: 3}]
      """)
    #expect(none.content.sections[0].items[0].isEmpty)
  }

  @Test(arguments: names)
  func `a template and a composition that only uses it are one thing`(_ name: String) throws {
    func content(_ content: String) throws -> Content {
      try plan(
        """
        styles: {cell: {content: \(content)}}
        sections: [{group: {height: 44}, items: [{title: Bread, image: star}]}]
        """
      ).content
    }
    #expect(try content(name) == content("{use: \(name)}"))
  }

  @Test func `every template has a composition`() {
    for name in Self.names {
      #expect(BuiltInContents.composition(name, at: .start) != nil, "\(name)")
    }
  }

  @Test func `a composition may mention standard fields that no data has`() {
    let text = """
      styles: {cell: {content: [{text: $title}, {text: $subtitle}, {image: $image}, {text: $eyebrow}]}}
      sections: [{group: {height: ~44}, items: [A, B]}]

      """
    let found = diagnostics(of: text)
    #expect(found.isEmpty, "\(found)")
  }

  @Test func `a picture without data shows its placeholder`() throws {
    let plan = try plan(
      """
      styles: {cell: {content: [{image: $image, placeholder: photo}]}}
      sections: [{group: {height: ~44}, items: [{title: A}, {title: B, image: star}]}]
      """)
    let name = try #require(plan.content.styles["cell"]?.composition)
    let pictures = (0..<2).map {
      plan.content.sections[0].items[$0].parts[name]?.children.first?.content
    }
    #expect(pictures == [.image("photo"), .image("star")])
  }

  @Test func `a style sets the looks of subtitles, details and eyebrows, and passes them on`()
    throws
  {
    let styles = try plan(
      """
      styles:
        base: {subtitle: {font: footnote, color: systemRed}, detail: {numberOfLines: 1}}
        cell: {extends: base, subtitle: {color: systemBlue}, eyebrow: {textCase: uppercase}}
      sections: [{group: {height: 44}, items: [{title: A, eyebrow: B, subtitle: C}]}]
      """
    ).content.styles
    let roles = try #require(styles["cell"]).roles
    #expect(roles.subtitle?.font?.style == .footnote)
    #expect(roles.subtitle?.color == .named("systemBlue"))
    #expect(roles.detail?.numberOfLines == 1)
    #expect(roles.eyebrow?.textCase == .uppercase)
  }

  @Test func `the look of a role is a map, and no part of a cell sets it`() {
    let wrong = diagnostics(
      of: """
        styles: {cell: {subtitle: footnote}}
        sections: [{group: {height: 44}, items: 1}]

        """)
    #expect(wrong.count == 1)
    let inPart = diagnostics(
      of: """
        styles: {cell: {content: [{text: $title, subtitle: {font: footnote}}]}}
        sections: [{group: {height: 44}, items: [A]}]

        """)
    #expect(inPart.count == 1)
  }
}
