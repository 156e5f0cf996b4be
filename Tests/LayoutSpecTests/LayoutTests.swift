import CompositionalLayout
import Foundation
import Testing

@testable import LayoutSpec

/// Valid specs and the UIKit objects built from them.
struct LayoutTests {
  typealias Item = NSCollectionLayoutItem
  typealias Group = NSCollectionLayoutGroup

  static func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  static let whole = size(.fractionalWidth(1), .fractionalHeight(1))

  /// The first section of a spec.
  func section(_ text: String) throws -> NSCollectionLayoutSection {
    LayoutBuilder.section(try load(text).document.sections[0])
  }

  /// The section of a spec that contains only a group.
  func group(_ text: String) throws -> NSCollectionLayoutSection {
    try section("sections:\n  - items: 12\n    group: \(text)\n")
  }

  func expect(
    _ section: NSCollectionLayoutSection, _ group: NSCollectionLayoutGroup,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      section == NSCollectionLayoutSection(group: group), sourceLocation: sourceLocation)
  }

  @Test func `a group without content keys has one item`() throws {
    let row = Self.size(.fractionalWidth(1), .absolute(44))
    expect(
      try group("{height: 44}"),
      .horizontal(layoutSize: row, subitems: [Item(layoutSize: Self.whole)]))
  }

  @Test func `columns and rows are equal shares`() throws {
    let row = Self.size(.fractionalWidth(1), .absolute(44))
    let item = Item(layoutSize: Self.whole)
    let columns = Group.horizontal(layoutSize: row, subitem: item, count: 2)
    columns.interItemSpacing = .fixed(10)
    expect(try group("{height: 44, columns: 2, interItemSpacing: 10}"), columns)
    let inset = Item(layoutSize: Self.whole)
    inset.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    expect(
      try group("{height: 44, rows: 3, item: {contentInsets: 5}}"),
      .vertical(layoutSize: row, subitem: inset, count: 3))
  }

  @Test func `an item with a count keeps its own length`() throws {
    let row = Self.size(.fractionalWidth(1), .absolute(44))
    let item = Item(layoutSize: Self.size(.fractionalWidth(0.25), .fractionalHeight(1)))
    expect(
      try group("{height: 44, item: {width: 25%}, count: 3}"),
      .horizontal(layoutSize: row, repeatingSubitem: item, count: 3))
    expect(
      try group("{height: 44, item: {width: 25%}, count: 3, direction: vertical}"),
      .vertical(layoutSize: row, repeatingSubitem: item, count: 3))
  }

  @Test func `an item without a count is one subitem`() throws {
    let row = Self.size(.fractionalWidth(1), .absolute(44))
    let item = Item(layoutSize: Self.size(.fractionalWidth(0.25), .fractionalHeight(1)))
    expect(
      try group("{height: 44, item: {width: 25%}}"),
      .horizontal(layoutSize: row, subitems: [item]))
    expect(
      try group("{height: 44, item: {width: 25%}, direction: vertical}"),
      .vertical(layoutSize: row, subitems: [item]))
  }

  @Test func `groups nest`() throws {
    let leading = Item(layoutSize: Self.size(.fractionalWidth(0.7), .fractionalHeight(1)))
    let cell = Item(layoutSize: Self.size(.fractionalWidth(1), .fractionalHeight(0.3)))
    let trailing = Group.vertical(
      layoutSize: Self.size(.fractionalWidth(0.3), .fractionalHeight(1)), subitem: cell, count: 2)
    expect(
      try group(
        """

              height: 40%h
              subitems:
                - {width: 70%}
                - {width: 30%, rows: 2, item: {height: 30%}}
        """),
      .horizontal(
        layoutSize: Self.size(.fractionalWidth(1), .fractionalHeight(0.4)),
        subitems: [leading, trailing]))
  }

  @Test func `a missing side takes over the group's estimate`() throws {
    let row = Self.size(.fractionalWidth(1), .estimated(50))
    let item = Item(layoutSize: Self.size(.fractionalWidth(1), .estimated(50)))
    expect(try group("{height: ~50}"), .horizontal(layoutSize: row, subitems: [item]))
    let uniform = Self.size(.fractionalWidth(1), .uniformAcrossSiblings(estimate: 50))
    expect(
      try group("{height: ~=50, columns: 2}"),
      .horizontal(layoutSize: uniform, subitem: Item(layoutSize: uniform), count: 2))
    expect(
      try group("{height: ~50, item: {height: 20}}"),
      .horizontal(
        layoutSize: row,
        subitems: [Item(layoutSize: Self.size(.fractionalWidth(1), .absolute(20)))]))
    let inner = Group.vertical(layoutSize: row, subitems: [item])
    expect(
      try group("{height: ~50, subitems: [{direction: vertical}]}"),
      .horizontal(layoutSize: row, subitems: [inner]))
  }

  @Test func `a layout that scrolls sideways needs widths`() throws {
    let column = Group.vertical(
      layoutSize: Self.size(.absolute(100), .fractionalHeight(1)),
      subitem: Item(layoutSize: Self.whole), count: 2)
    expect(
      try section(
        """
        configuration: {scrollDirection: horizontal}
        sections: [{group: {width: 100, rows: 2}, items: 4}]
        """), column)
  }

  @Test func `items have edge spacing, insets and names`() throws {
    let row = Self.size(.fractionalWidth(1), .absolute(44))
    let item = Item(layoutSize: Self.size(.absolute(60), .fractionalHeight(1)))
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .flexible(8), top: .fixed(3), trailing: .fixed(4), bottom: .flexible(5))
    item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 1, trailing: 2)
    item.name = "title"
    expect(
      try group(
        """
        {height: 44, item: {width: 60, contentInsets: [1, 2], style: title, \
        edgeSpacing: {leading: 8+, top: 3, trailing: 4, bottom: 5+}}}
        """),
      .horizontal(layoutSize: row, subitems: [item]))
  }

  @Test func `items without a style have their group's style`() throws {
    let row = Self.size(.fractionalWidth(1), .absolute(44))
    let plain = Item(layoutSize: Self.whole)
    plain.name = "title"
    let own = Item(layoutSize: Self.whole)
    own.name = "badge"
    let expected = Group.horizontal(layoutSize: row, subitems: [plain, own])
    expected.name = "title"
    expect(try group("{height: 44, style: title, subitems: [{}, {style: badge}]}"), expected)
  }

  @Test func `badges are anchored to items and groups`() throws {
    let row = Self.size(.fractionalWidth(1), .absolute(44))
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: Self.size(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
    let mark = NSCollectionLayoutSupplementaryItem(
      layoutSize: Self.size(.absolute(8), .fractionalHeight(0.5)), elementKind: "mark",
      containerAnchor: NSCollectionLayoutAnchor(edges: .leading),
      itemAnchor: NSCollectionLayoutAnchor(
        edges: .trailing, absoluteOffset: CGPoint(x: -4, y: 0)))
    mark.zIndex = 5
    let expected = Group.horizontal(
      layoutSize: row,
      subitem: Item(layoutSize: Self.whole, supplementaryItems: [badge]), count: 2)
    expected.supplementaryItems = [mark]
    expect(
      try group(
        """

              height: 44
              columns: 2
              item:
                supplementaryItems:
                  - elementKind: badge
                    size: [20, 20]
                    containerAnchor: {edges: [top, trailing], fractionalOffset: [0.3, -0.3]}
              supplementaryItems:
                - elementKind: mark
                  width: 8
                  height: 50%
                  containerAnchor: {edges: [leading]}
                  itemAnchor: {edges: trailing, absoluteOffset: [-4, 0]}
                  zIndex: 5
        """), expected)
  }

  @Test func `a custom group has the listed frames`() throws {
    let text =
      "{height: 88, custom: {frames: [[0, 0, 44, 44], [44, -4.5, 44, 48]], zIndex: [0, 3]}}"
    let node = try load("sections: [{group: \(text), items: 2}]").document.sections[0].group
    guard case .group(.custom(let cells)) = node.content else {
      Issue.record("\(node.content)")
      return
    }
    #expect(
      cells == [
        CustomItemDescription(frame: CGRect(x: 0, y: 0, width: 44, height: 44), zIndex: 0),
        CustomItemDescription(frame: CGRect(x: 44, y: -4.5, width: 44, height: 48), zIndex: 3),
      ])
    expect(
      try group(text),
      .custom(layoutSize: Self.size(.fractionalWidth(1), .absolute(88))) { _ in [] })
  }

  @Test func `a missing side in a share of an estimate fills the share`() throws {
    // R8: the share replaces the estimate that content inside would otherwise take over.
    let plan = try plan(
      """
      sections:
        - {group: {height: ~300, rows: 2, item: {columns: 2}}, items: 4}
        - {group: {width: ~200, height: 60, columns: 2, item: {subitems: [{}]}}, items: 2}
      """)
    let layout = try plan.layout.solve(itemCounts: plan.itemCounts, in: Container(width: 390))
    #expect(
      layout.allElements().map(\.frame) == [
        CGRect(x: 0, y: 0, width: 195, height: 150), CGRect(x: 195, y: 0, width: 195, height: 150),
        CGRect(x: 0, y: 150, width: 195, height: 150),
        CGRect(x: 195, y: 150, width: 195, height: 150),
        CGRect(x: 0, y: 300, width: 100, height: 60),
        CGRect(x: 100, y: 300, width: 100, height: 60),
      ])
  }

  @Test func `a badge can have insets`() throws {
    // R17: minus 1 at the top, 2 leading, 3 at the bottom and 4 trailing.
    let plan = try plan(
      """
      sections:
        - group:
            height: 44
            item:
              supplementaryItems:
                - elementKind: badge
                  size: [20, 30]
                  containerAnchor: {edges: [top, leading]}
                  contentInsets: {top: 1, leading: 2, bottom: 3, trailing: 4}
          items: 1
      """)
    let layout = try plan.layout.solve(itemCounts: [1], in: Container(width: 390))
    #expect(
      layout.supplementary(ofKind: "badge", 0, inSection: 0)?.frame
        == CGRect(x: 2, y: 1, width: 14, height: 26))
  }

  @Test func `in conditions of headers the width is the container's`() throws {
    // The header itself is 350 points wide.
    let plan = try plan(
      """
      sections:
        - group: {height: 44}
          contentInsets: [0, 20]
          header: {height: 20, when: width >= 390}
          footer: {height: 20, when: width < 390}
          items: 1
      """)
    let layout = try plan.layout.solve(itemCounts: [1], in: Container(width: 390))
    #expect(layout.allElements().compactMap(\.kind) == ["header"])
  }

  @Test(arguments: [
    "contentInsetsReference: safeArea", "contentInsetsReference: layoutMargins",
  ])
  func `safe area and margins reduce the size for computed lengths`(_ reference: String) {
    // 390 minus 50 on both sides is 290, which is less than 320.
    let text = """
      sections: [{group: {width: =width - 320, height: 44}, \(reference), items: 1}]
      render: {widths: [390], safeArea: [0, 50], layoutMargins: [0, 50]}
      """
    #expect(diagnostics(of: text).count == 1)
  }

  @Test func `rows differ if only some of them set a size`() throws {
    let plan = try plan(
      """
      sections:
        - group: {height: ~44}
          items: [{title: A, intrinsicSize: [null, 60]}, {title: B}]
        - {group: {height: ~44}, items: [{title: A}]}
      """)
    #expect(plan.intrinsicSizes.variety(ofCellsInSection: 0) == .individual)
    #expect(plan.intrinsicSizes.variety(ofCellsInSection: 1) == .silent)
  }
}
