import CellContent
import CompositionalLayout
import Foundation
import LayoutSpec
import SpecDiagnostics
import Testing

/// List sections.
struct ListTests {
  func solve(_ text: String) throws -> (plan: SpecPlan, layout: SolvedLayout) {
    let plan = try plan(text)
    return (
      plan, try plan.layout.solve(itemCounts: plan.itemCounts, in: Container(width: 390))
    )
  }

  @Test(arguments: ["plain", "grouped", "insetGrouped", "sidebar", "sidebarPlain"])
  func `a list is laid out like UIKit's`(_ appearance: String) throws {
    let layout = try solve("sections: [{list: \(appearance), items: 3}]").layout
    let expected = try UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .named(appearance))
    ).solve(itemCounts: [3], in: Container(width: 390))
    #expect(layout.allElements() == expected.allElements())
    #expect(layout.contentSize == expected.contentSize)
  }

  @Test func `a list takes every property of UIKit's configuration`() throws {
    let layout = try solve(
      """
      sections:
        - list: {appearance: insetGrouped, headerMode: firstItemInSection, footerMode: supplementary}
          items: 3
      """
    ).layout
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .firstItemInSection
    configuration.footerMode = .supplementary
    let expected = try UICollectionViewCompositionalLayout.list(using: configuration)
      .solve(itemCounts: [3], in: Container(width: 390))
    #expect(layout.allElements() == expected.allElements())
  }

  @Test func `a header and a footer set their modes`() throws {
    let (plan, layout) = try solve(
      """
      sections:
        - list: {appearance: grouped, headerTopPadding: 0, showsSeparators: false}
          header: {title: Network}
          footer: {title: Known networks are joined}
          items: [{title: Wi-Fi, detail: On, accessory: disclosure, indentation: 1}]
      """)
    let kinds = layout.allElements().compactMap(\.identity.kind)
    #expect(
      kinds == ["UICollectionElementKindSectionFooter", "UICollectionElementKindSectionHeader"])
    let section = plan.content.sections[0]
    #expect(
      section.boundary["UICollectionElementKindSectionHeader"]?.fields["title"] == "Network")
    #expect(
      section.items[0].fields
        == ["title": "Wi-Fi", "detail": "On", "accessory": "disclosure", "indentation": "1"])
  }

  @Test func `list rows have badges`() throws {
    let rows = try plan(
      """
      sections:
        - list: plain
          items:
            - {title: Ines, detail: "9:41", badge: 3}
            - {title: Teo, badge: 1, accessory: disclosure}
            - Club
            - {title: Ada, badge: 2, accessory: none}
            - {title: Kim, badge: {count: 4}}
      """
    ).content.sections[0].items
    #expect(
      rows[0].fields
        == ["title": "Ines", "detail": "9:41", "badge": "3", "accessory": "badge"])
    #expect(rows[1].fields == ["title": "Teo", "badge": "1", "accessory": "badge disclosure"])
    #expect(rows[2].fields == ["title": "Club"])
    #expect(rows[3].fields == ["title": "Ada", "badge": "2", "accessory": "badge none"])
    #expect(rows[4].fields == ["title": "Kim", "badge": "4", "accessory": "badge"])
  }

  @Test func `accessories and indentation can differ between rows`() throws {
    let rows = try plan(
      """
      vars: {deep: 2}
      sections:
        - list: plain
          items:
            - {title: A, accessory: .checkmark, indentation: =deep - 1}
            - {title: B, indentation: $index}
            - {title: C, accessory: [detail, .disclosure]}
      """
    ).content.sections[0].items
    #expect(rows[0].fields == ["title": "A", "accessory": "checkmark", "indentation": "1"])
    #expect(rows[1].fields == ["title": "B", "indentation": "1"])
    #expect(rows[2].fields == ["title": "C", "accessory": "detail disclosure"])
  }

  @Test(arguments: [
    ("accessory: arrow", "unknown accessory 'arrow'"),
    ("accessory: [detail, arrow]", "unknown accessory 'arrow'"),
    ("accessory: []", "expected one of none"),
    ("accessory: $words(1)", "unknown accessory '"),
    ("accessory: $(1 / 2)", "unknown accessory '0.5'"),
    ("swiped: up", "unknown edge 'up'"),
    ("swiped: $words(1)", "unknown edge '"),
    ("swiped: leading", "'swiped: leading' needs 'leadingSwipeActions'"),
    ("indentation: deep", "'deep' is not a number of levels"),
    ("indentation: -1", "'-1' is not a number of levels"),
    ("indentation: 1.5", "'1.5' is not a number of levels"),
    ("indentation: 1001", "1001 is out of range: a number of levels must be from 0 to 1,000"),
    ("indentation: =1 / 2", "'0.5' is not a number of levels"),
    ("indentation: =-1", "'-1' is not a number of levels"),
    ("badge: {background: red}", "unknown key 'background' in a list row's badge"),
    ("detail: $city(2)", "'city' takes 0 arguments, not 1"),
  ])
  func `other keys and values are errors in list rows`(_ field: String, _ message: String) {
    for items in ["[{title: A, \(field)}]", "{count: 1, \(field)}"] {
      let found = diagnostics(of: "sections: [{list: plain, items: \(items)}]")
      #expect(found.map(\.code.first) == ["E"])
      #expect(found.first?.message.hasPrefix(message) == true, "\(found)")
    }
  }

  @Test func `lists have swipe actions, and rows show them`() throws {
    let section = try plan(
      """
      sections:
        - list:
            appearance: plain
            leadingSwipeActions: [{title: Read, image: envelope.open, background: systemBlue}]
            trailingSwipeActions: [More, {title: Delete, destructive: true}]
          items: [{title: A, swiped: leading}, {title: B, swiped: .trailing}, {title: C}]
      """
    ).content.sections[0]
    let actions = try #require(section.swipeActions)
    #expect(actions.leading.map(\.image) == ["envelope.open"])
    #expect(actions.leading.map(\.background) == [.named("systemBlue")])
    #expect(actions.trailing.map(\.title) == ["More", "Delete"])
    #expect(actions.trailing.map(\.isDestructive) == [false, true])
    let edges = [0, 1, 2].map { section.items[$0].swipedEdge?.rawValue }
    #expect(edges == ["leading", "trailing", nil])
    let usual = try plan("sections: [{list: plain, items: 1}]").content.sections[0]
    #expect(usual.swipeActions?.trailing.map(\.title) == ["Delete"])
    #expect(usual.swipeActions?.leading == [])
  }

  @Test(arguments: [
    ("[{image: trash}]", "'title' is missing"),
    ("[{title: A, image: trasch}]", "unknown symbol 'trasch'"),
    ("[{title: A, destructive: maybe}]", "'maybe' is not true or false"),
    ("[{title: A, color: red}]", "unknown key 'color' in an action"),
    ("Delete", "expected a list of actions"),
  ])
  func `wrong swipe actions are errors`(_ actions: String, _ message: String) {
    let found = diagnostics(
      of: "sections: [{list: {appearance: plain, trailingSwipeActions: \(actions)}, items: 1}]")
    #expect(found.first?.message.contains(message) == true, "\(found)")
    #expect(found.map(\.code.first) == ["E"])
  }

  @Test func `content insets replace the list's own`() throws {
    let layout = try solve("sections: [{list: insetGrouped, contentInsets: [10, 30], items: 1}]")
      .layout
    #expect(layout.allElements()[0].frame.minX == 30)
    #expect(layout.allElements()[0].frame.minY == 10)
    // The insets are computed once, for the container.
    let computed = try solve("sections: [{list: plain, contentInsets: =width / 10, items: 1}]")
    #expect(computed.layout.allElements()[0].frame.minX == 39)
  }

  @Test func `section keys override the list's values`() throws {
    // R46, R50: these values replace the list's own.
    let layout = try solve(
      """
      sections:
        - list: {appearance: plain, headerTopPadding: 5, showsSeparators: false}
          header: true
          contentInsetsReference: layoutMargins
          interGroupSpacing: 3
          items: 2
        - list: insetGrouped
          header: true
          supplementariesFollowContentInsets: false
          boundarySupplementaryItems:
            - {elementKind: side, size: [10, 10], alignment: topTrailing, extendsBoundary: false}
          items: 1
        - list: insetGrouped
          header: true
          supplementaryContentInsetsReference: none
          orthogonalScrollingBehavior: paging
          items: 2
      """
    ).layout
    func frames(_ kind: String?, _ section: Int) -> [CGRect] {
      layout.allElements().filter { $0.kind == kind && $0.section == section }.map(\.frame)
    }
    // The header is 28 points tall, the rows 44.
    #expect(frames(ListTests.header, 0) == [CGRect(x: 16, y: 5, width: 358, height: 28)])
    #expect(frames(nil, 0).map(\.minY) == [33, 80])
    #expect(frames(nil, 0).map(\.minX) == [16, 16])
    #expect(layout.sections[0].list?.separators(ofItem: 0, inSection: 0) == nil)
    #expect(frames(ListTests.header, 1).map(\.width) == [390])
    #expect(frames("side", 1).map(\.maxX) == [390])
    #expect(frames(ListTests.header, 2).map(\.width) == [390])
    #expect(frames(nil, 2).map(\.minX) == [16, 406])
  }

  private static let header = "UICollectionElementKindSectionHeader"

  @Test func `the first item can be the header`() throws {
    let layout = try solve(
      "sections: [{list: {appearance: plain, headerMode: firstItemInSection}, items: [A, B]}]"
    ).layout
    // R45, R47: it starts 22 points down.
    #expect(layout.allElements().map(\.frame.minY) == [22, 66])
    #expect(layout.sections[0].list?.headerMode == .firstItemInSection)
  }
}

extension UICollectionLayoutListConfiguration.Appearance {
  fileprivate static func named(_ name: String) -> Self {
    switch name {
    case "grouped": .grouped
    case "insetGrouped": .insetGrouped
    case "sidebar": .sidebar
    case "sidebarPlain": .sidebarPlain
    default: .plain
    }
  }
}
