import CompositionalLayout
import Foundation
import LayoutScene
import LayoutSpec
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
  func `A list is UIKit's own`(_ appearance: String) throws {
    let layout = try solve("sections: [{list: \(appearance), items: 3}]").layout
    let expected = try UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .named(appearance))
    ).solve(itemCounts: [3], in: Container(width: 390))
    #expect(layout.allElements() == expected.allElements())
    #expect(layout.contentSize == expected.contentSize)
  }

  @Test func `A header and a footer set their modes`() throws {
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

  @Test func `Rows of lists have badges`() throws {
    let rows = try plan(
      """
      sections:
        - list: plain
          items:
            - {title: Ines, detail: "9:41", badge: 3}
            - {title: Teo, badge: 1, accessory: disclosure}
            - Club
            - {title: Ada, badge: 2, accessory: none}
      """
    ).content.sections[0].items
    #expect(
      rows[0].fields
        == ["title": "Ines", "detail": "9:41", "badge": "3", "accessory": "badge"])
    #expect(rows[1].fields == ["title": "Teo", "badge": "1", "accessory": "badge disclosure"])
    #expect(rows[2].fields == ["title": "Club"])
    #expect(rows[3].fields == ["title": "Ada", "badge": "2", "accessory": "badge none"])
  }

  @Test func `Insets replace the list's own`() throws {
    let layout = try solve("sections: [{list: insetGrouped, contentInsets: [10, 30], items: 1}]")
      .layout
    #expect(layout.allElements()[0].frame.minX == 30)
    #expect(layout.allElements()[0].frame.minY == 10)
  }

  @Test func `The first item may be the header`() throws {
    let layout = try solve(
      "sections: [{list: {appearance: sidebar, headerMode: firstItemInSection}, items: [A, B]}]"
    ).layout
    #expect(layout.allElements().count == 2)
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
