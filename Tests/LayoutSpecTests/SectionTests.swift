import CompositionalLayout
import Foundation
import SpecDiagnostics
import SwiftExport
import Testing

@testable import LayoutSpec

/// The keys of sections and of the layout's configuration.
struct SectionTests {
  func section(_ text: String) throws -> NSCollectionLayoutSection {
    let lines = "sections:\n  - group: {height: 44}\n    items: 12\n    \(text)\n"
    return LayoutBuilder.section(try load(lines).document.sections[0])
  }

  /// The same section with changes.
  func expected(
    _ change: (NSCollectionLayoutSection) -> Void
  ) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: LayoutTests.whole)
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: LayoutTests.size(.fractionalWidth(1), .absolute(44)), subitems: [item]))
    change(section)
    return section
  }

  func boundary(
    _ kind: String, _ alignment: NSRectAlignment,
    _ size: NSCollectionLayoutSize = LayoutTests.size(.fractionalWidth(1), .estimated(44)),
    _ change: (NSCollectionLayoutBoundarySupplementaryItem) -> Void = { _ in }
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size, elementKind: kind, alignment: alignment)
    change(item)
    return item
  }

  @Test func `spacing and insets references are set`() throws {
    let text = """
      contentInsets: {horizontal: 16, bottom: 24}
          interGroupSpacing: -4.5
          contentInsetsReference: layoutMargins
          supplementaryContentInsetsReference: .readableContent
          supplementariesFollowContentInsets: false
          orthogonalScrollingBehavior: groupPagingCentered
      """
    #expect(
      try section(text)
        == expected {
          $0.contentInsets = NSDirectionalEdgeInsets(
            top: 0, leading: 16, bottom: 24, trailing: 16)
          $0.interGroupSpacing = -4.5
          $0.contentInsetsReference = .layoutMargins
          $0.supplementaryContentInsetsReference = .readableContent
          $0.supplementariesFollowContentInsets = false
          $0.orthogonalScrollingBehavior = .groupPagingCentered
        })
  }

  @Test(
    arguments: [
      "true", "~44", "{}", "{height: ~44}", "{width: 1w}", "{title: Photos}",
      "{intrinsicSize: none}",
    ])
  func `a header has defaults for all required keys`(_ header: String) throws {
    #expect(
      try section("header: \(header)")
        == expected { $0.boundarySupplementaryItems = [boundary("header", .top)] })
  }

  @Test(arguments: [
    ("60", NSCollectionLayoutDimension.absolute(60)), ("absolute(60)", .absolute(60)),
    ("=2 * 30", .absolute(60)), (".estimated(60)", .estimated(60)), ("50%", .fractionalHeight(0.5)),
  ])
  func `a header can be a height`(_ header: String, _ height: NSCollectionLayoutDimension) throws {
    let size = LayoutTests.size(.fractionalWidth(1), height)
    #expect(
      try section("header: \(header)")
        == expected { $0.boundarySupplementaryItems = [boundary("header", .top, size)] })
  }

  @Test func `a header can be false`() throws {
    #expect(try section("header: false\n    background: false") == expected { _ in })
  }

  @Test func `a header takes all keys of a boundary item`() throws {
    let size = LayoutTests.size(.absolute(100), .absolute(30))
    let header = """
      {elementKind: tag, size: [100, 30], alignment: topLeading, absoluteOffset: [1, -2], \
      extendsBoundary: false, pinToVisibleBounds: true, zIndex: 2, contentInsets: 3, style: title}
      """
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size, elementKind: "tag", alignment: .topLeading,
      absoluteOffset: CGPoint(x: 1, y: -2))
    item.extendsBoundary = false
    item.pinToVisibleBounds = true
    item.zIndex = 2
    item.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 3, bottom: 3, trailing: 3)
    item.name = "title"
    #expect(
      try section("header: \(header)") == expected { $0.boundarySupplementaryItems = [item] })
  }

  @Test func `headers come before footers and other boundary items`() throws {
    let text = """
      boundarySupplementaryItems:
            - {elementKind: side, size: [44, 1h], alignment: leading}
          footer: 20
          header: 30
      """
    let items = [
      boundary("header", .top, LayoutTests.size(.fractionalWidth(1), .absolute(30))),
      boundary("footer", .bottom, LayoutTests.size(.fractionalWidth(1), .absolute(20))),
      boundary("side", .leading, LayoutTests.size(.absolute(44), .fractionalHeight(1))),
    ]
    #expect(try section(text) == expected { $0.boundarySupplementaryItems = items })
  }

  @Test func `a section can have backgrounds`() throws {
    let plain = NSCollectionLayoutDecorationItem.background(elementKind: "background")
    #expect(try section("background: true") == expected { $0.decorationItems = [plain] })
    let inset = NSCollectionLayoutDecorationItem.background(elementKind: "panel")
    inset.contentInsets = NSDirectionalEdgeInsets(top: 52, leading: 8, bottom: 8, trailing: 8)
    inset.zIndex = -1
    let map = "{elementKind: panel, contentInsets: {top: 52, horizontal: 8, bottom: 8}, zIndex: -1}"
    #expect(try section("background: \(map)") == expected { $0.decorationItems = [inset] })
    #expect(
      try section("background: true\n    decorationItems: [\(map)]")
        == expected { $0.decorationItems = [plain, inset] })
  }

  /// Regression test: the style was only set if the element kind had the same name.
  @Test func `a background is solved with the name of its style`() throws {
    let layout = try plan(
      """
      styles: {panel: {background: systemRed}}
      sections: [{group: {height: 44}, background: {style: panel}, items: 1}]
      """
    ).layout
    let solved = try layout.solve(itemCounts: [1], in: Container(width: 320))
    let elements = solved.elements(in: CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(elements.filter { $0.category == .decoration }.map(\.name) == ["panel"])
  }

  @Test func `the configuration is set`() throws {
    let layout = try plan(
      """
      configuration:
        scrollDirection: horizontal
        interSectionSpacing: 12
        contentInsetsReference: none
        compatibility: ios15
        boundarySupplementaryItems:
          - {elementKind: title, size: [1w, 60], alignment: top, pinToVisibleBounds: true}
      sections: [{group: {width: 44}, items: 1}]
      """
    ).layout
    let expected = UICollectionViewCompositionalLayoutConfiguration()
    expected.scrollDirection = .horizontal
    expected.interSectionSpacing = 12
    expected.contentInsetsReference = .none
    expected.compatibility = .ios15
    expected.boundarySupplementaryItems = [
      boundary("title", .top, LayoutTests.size(.fractionalWidth(1), .absolute(60))) {
        $0.pinToVisibleBounds = true
      }
    ]
    #expect(layout.configuration == expected)
  }

  @Test func `item counts and scroll offsets are set`() throws {
    let plan = try plan(
      """
      sections:
        - {group: {height: 44}, items: 100000000}
        - {group: {width: 90%, height: 44}, items: 0}
        - group: {width: 90%, height: 44}
          items: [one, two]
          orthogonalScrollingBehavior: continuous
          scrollOffset: 40
      """)
    #expect(plan.itemCounts == [100_000_000, 0, 2])
    #expect(plan.scrollOffsets == [2: 40])
  }

  @Test(arguments: [("none", ["W301"]), ("{default: none, 600: paging}", [])])
  func `a scroll offset needs a section that scrolls at some width`(
    behavior: String, codes: [String]
  ) {
    let spec = """
      render: {widths: [390, 768]}
      sections:
        - group: {width: 80, height: 44}
          orthogonalScrollingBehavior: \(behavior)
          scrollOffset: 40
          items: 12
      """
    #expect(diagnostics(of: spec).map(\.code) == codes)
  }

  @Test func `an orthogonally scrolling section sets its bounce`() throws {
    let text = "orthogonalScrollingBehavior: paging\n    bounce: never"
    let section = try section(text)
    #expect(
      section
        == expected {
          $0.orthogonalScrollingBehavior = .paging
          $0.orthogonalScrollingProperties.bounce = .never
        })
    #expect(try self.section("bounce: automatic") == self.section(""))
    let swift = try load(
      "sections:\n  - group: {height: 44}\n    items: 12\n    \(text)\n"
    ).swift().text
    #expect(swift.contains("section.orthogonalScrollingProperties.bounce = .never\n"))
  }

  @Test func `a section knows its place in the file`() throws {
    let spec = Spec.file(
      try load(
        "sections:\n  - group: {height: 44}\n    items: 1\n\n  - items: 1\n    group:\n      height: 4\n"
      ))
    #expect(spec.locations().section(0)?.line == 2)
    #expect(spec.locations().section(1)?.line == 5)
    #expect(spec.locations().group(inSection: 1)?.line == 6)
    #expect(spec.locations().group(inSection: 1)?.sourceLine == "    group:")
    #expect(spec.locations().section(2) == nil)
  }
}
