import CellContent
import CompositionalLayout
import Foundation
import LayoutSpec
import Scene
import SpecDiagnostics
import Testing

/// The contents of elements.
struct ContentTests {
  /// The content of a section whose items have a badge.
  func section(_ items: String, header: String = "false") throws -> SectionContent {
    try plan(
      """
      styles:
        card: {cornerRadius: 8}
      sections:
        - id: photos
          group:
            height: 44
            item:
              supplementaryItems:
                - {elementKind: badge, size: [20, 20], containerAnchor: {edges: [top]}}
          header: \(header)
          items: \(items)
      """
    ).content.sections[0]
  }

  @Test func `a number makes that many empty cells`() throws {
    let section = try section("12")
    #expect(section == SectionContent(id: "photos", items: .repeating(.init(), count: 12)))
    #expect(section.boundary["header"] == nil)
  }

  @Test(
    "What some of the cells show, or goes by the data, is not noted",
    arguments: [
      "subitems: [{width: 1/2w, style: hour}, {width: 1/2w, style: row}]",
      "subitems: [{width: 1/2w, style: hour}, {width: 1/2w}]", "columns: 2",
      "columns: 2, item: {style: plain}", "style: hour, subitems: [{style: row}]",
    ]) func showsSomewhere(_ group: String)
  {
    let text = """
      styles: {hour: {content: caption}, plain: {cornerRadius: 8}}
      sections:
        - group: {height: 44, \(group)}
          items: [{title: 9 am, subtitle: 21°}]
      """
    #expect(!diagnostics(of: text).map(\.code).contains("W302"))
  }

  @Test func `rows are maps or titles`() throws {
    let rows = try section("[{title: One, subtitle: 16:9, detail: no}, Two, 010, {}, ~]").items
    #expect(
      rows
        == .rows([
          ElementContent(fields: ["title": "One", "subtitle": "16:9", "detail": "no"]),
          ElementContent(fields: ["title": "Two"]), ElementContent(fields: ["title": "010"]),
          ElementContent(), ElementContent(),
        ]))
  }

  @Test func `a list of rows can be empty`() throws {
    #expect(try section("[]").items.count == 0)
    #expect(try section("0").items.count == 0)
  }

  @Test func `fields outside a row list apply to all rows`() throws {
    let items = try section("{count: 3, title: Photo, style: card}").items
    #expect(
      items == .repeating(ElementContent(fields: ["title": "Photo"], style: "card"), count: 3))
  }

  @Test func `style properties in a row override its style`() throws {
    var overrides = Style()
    overrides.background = .named("systemIndigo")
    overrides.content = .titleSubtitle
    let items = try section("[{title: One, background: systemIndigo, content: titleSubtitle}]")
      .items
    #expect(items == .rows([ElementContent(fields: ["title": "One"], overrides: overrides)]))
  }

  @Test(arguments: [
    ("3", "3", false), ("0", "0", true), ("{count: 3}", "3", false), ("{count: 0}", "0", true),
    ("new", "new", false), ("{title: 0}", "0", false),
  ])
  func `a field named like a badge sets it, and a count of 0 hides it`(
    _ badge: String, _ text: String, _ isHidden: Bool
  ) throws {
    let content = ElementContent(fields: ["title": text], isHidden: isHidden)
    #expect(
      try section("[{title: One, badge: \(badge)}, Two]").items
        == .rows([
          ElementContent(fields: ["title": "One"], supplementaries: ["badge": content]),
          ElementContent(
            fields: ["title": "Two"], supplementaries: ["badge": ElementContent(isHidden: true)]),
        ]))
  }

  @Test func `a header has the fields of a row`() throws {
    var overrides = Style()
    overrides.font = FontReference(style: .title3)
    let section = try section("1", header: "{title: Photos, detail: See all, font: title3}")
    #expect(
      section.boundary == [
        "header": ElementContent(
          fields: ["title": "Photos", "detail": "See all"], overrides: overrides)
      ])
  }

  @Test func `boundary items of the layout have content too`() throws {
    let plan = try plan(
      """
      configuration:
        boundarySupplementaryItems:
          - {elementKind: banner, size: [1w, 44], alignment: top, title: Hello, intrinsicSize: none}
      sections: []
      """)
    #expect(plan.content.boundary == ["banner": ElementContent(fields: ["title": "Hello"])])
    let banner = SolvedElement.Identity(
      category: .supplementary, kind: "banner", section: 0, item: SolvedElement.layoutItem)
    #expect(plan.intrinsicSizes[banner] == .unmeasurable)
  }

  @Test func `intrinsic sizes in a spec apply to its elements`() throws {
    let plan = try plan(
      """
      sections:
        - group: {height: ~44}
          header: {intrinsicSize: [null, 60]}
          items: [{intrinsicSize: [100, 50]}, {intrinsicSize: none}, {}]
        - {group: {height: ~44}, items: {count: 5, intrinsicSize: [~, 31]}}
      """)
    func size(_ section: Int, _ item: Int) -> IntrinsicSize? {
      plan.intrinsicSizes[.init(category: .cell, section: section, item: item)]
    }
    #expect(size(0, 0) == .size(width: 100, height: 50))
    #expect(size(0, 1) == .unmeasurable)
    #expect(size(0, 2) == nil)
    #expect(size(1, 4) == .size(width: nil, height: 31))
    #expect(size(2, 0) == nil)
    let header = SolvedElement.Identity(
      category: .supplementary, kind: "header", section: 0, item: 0)
    #expect(plan.intrinsicSizes[header] == .size(width: nil, height: 60))
    #expect(!plan.intrinsicSizes.isEmpty)
  }

  @Test func `styles of rows and badges can differ between items`() throws {
    let plan = try plan(
      """
      sections:
        - group:
            height: ~44
            item:
              supplementaryItems: [{elementKind: badge, size: [9, 9], containerAnchor: {edges: top}}]
          items: {count: 3, cornerRadius: =index * 2, badge: {count: 1, opacity: =1 - index / 4}}
        - {group: {columns: 2, height: ~44}, items: {count: 3, font: {size: =12 + line}}}
      """)
    func contents(_ section: Int) -> [ElementContent?] {
      let items = plan.content.sections[section].items
      return (0..<3).map { items[$0] }
    }
    #expect(contents(0).map(\.?.overrides.cornerRadius) == [0, 2, 4])
    #expect(contents(0).map(\.?.supplementaries["badge"]?.overrides.opacity) == [1, 0.75, 0.5])
    #expect(contents(1).map(\.?.overrides.font?.size) == [12, 12, 13])
  }

  @Test func `sizes of rows can differ between items`() throws {
    let plan = try plan(
      """
      vars: {step: index * 5}
      sections:
        - {group: {columns: 2, height: ~44}, items: {count: 4, intrinsicSize: [null, =30 + step]}}
        - {group: {columns: 2, height: ~44}, items: {count: 4, intrinsicSize: [=line, null]}}
        - {group: {columns: 2, height: ~44}, items: {count: 4, intrinsicSize: [null, =section]}}
      """)
    func sizes(_ section: Int) -> [IntrinsicSize?] {
      (0..<5).map { plan.intrinsicSizes[.init(category: .cell, section: section, item: $0)] }
    }
    let heights: [CGFloat] = [30, 35, 40, 45]
    #expect(sizes(0) == heights.map { .size(width: nil, height: $0) } + [nil])
    let lines: [CGFloat] = [0, 0, 1, 1]
    #expect(sizes(1) == lines.map { .size(width: $0, height: nil) } + [nil])
    #expect(plan.intrinsicSizes.variety(ofCellsInSection: 0) == .individual)
    #expect(plan.intrinsicSizes.variety(ofCellsInSection: 2) == .alike)
  }
}
