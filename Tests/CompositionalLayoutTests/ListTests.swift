import CompositionalLayout
import Foundation
import TestSupport
import Testing

/// Lists with the metrics measured on an iPhone (R46) and on Mac Catalyst (R47).
@Suite struct ListTests {
  typealias Configuration = UICollectionLayoutListConfiguration

  /// A measurer with fixed heights for rows and boundary views.
  struct Heights: ContentMeasuring {
    var row: (Int, Int) -> CGFloat = { _, _ in 56 }

    mutating func measure(
      _ element: SolvedElement.Identity, in proposal: MeasureProposal
    ) -> CGSize? {
      let width = proposal.width ?? 0
      return switch element.kind {
      case "UICollectionElementKindSectionHeader": CGSize(width: width, height: 44.5)
      case "UICollectionElementKindSectionFooter": CGSize(width: width, height: 35)
      case _: CGSize(width: width, height: row(element.section, element.item))
      }
    }
  }

  private func solve(
    _ configuration: Configuration, items: [Int], heights: Heights = Heights(),
    scroll: CGFloat = 0
  ) throws -> [SolvedElement] {
    var measuring = heights
    var layout = try UICollectionViewCompositionalLayout.list(using: configuration)
      .solve(itemCounts: items, in: Container(width: 320, height: 480), measuring: &measuring)
    layout.scroll.page.y = scroll
    return layout.allElements()
  }

  private func tops(_ elements: [SolvedElement], kind: String? = nil) -> [CGFloat] {
    elements.filter { $0.kind == kind }.map(\.frame.minY)
  }

  private let header = "UICollectionElementKindSectionHeader"
  private let footer = "UICollectionElementKindSectionFooter"

  @Test func `a list has rows that size themselves`() throws {
    // R44: between a header and a footer of UIKit's kinds.
    var configuration = Configuration(appearance: .plain)
    configuration.headerMode = .supplementary
    configuration.footerMode = .supplementary
    let description = try UICollectionViewCompositionalLayout.list(using: configuration)
      .describe(itemCounts: [1], in: Container(width: 320))
    let list = try #require(description.sections[0])
    let row = BoxDescription(
      size: SizeDescription(width: .fractionalWidth(1), height: .estimated(44)))
    #expect(
      list.group == GroupDescription(box: row, arrangement: .cycle(.horizontal, [.item(row)])))
    #expect(list.boundaryItems.map(\.kind) == [header, footer])
    #expect(list.boundaryItems.map(\.alignment) == [.top, .bottom])
  }

  @Test(arguments: [
    (Configuration.HeaderMode.none, [.row, .row] as [ListDescription.Role]),
    (.supplementary, [.row, .row]), (.firstItemInSection, [.header, .row]),
  ])
  func `the first item is a header if the mode says so`(
    mode: Configuration.HeaderMode, parts: [ListDescription.Role]
  ) throws {
    // R45.
    var configuration = Configuration(appearance: .insetGrouped)
    configuration.headerMode = mode
    let layout = try UICollectionViewCompositionalLayout.list(using: configuration)
      .solve(itemCounts: [2], in: Container(width: 320))
    let list = try #require(layout.sections[0].list)
    #expect(layout.cellElements().map { list.role(of: $0.identity) } == parts)
  }

  @Test func `an inset grouped list without headers has the measured frames`() throws {
    // R46.
    let heights = Heights { _, item in item == 1 ? 79.5 : 56 }
    let elements = try solve(
      Configuration(appearance: .insetGrouped), items: [2, 2], heights: heights)
    #expect(tops(elements) == [35, 91, 205.5, 261.5])
    #expect(elements.allSatisfy { $0.frame.minX == 16 && $0.frame.width == 288 })
  }

  @Test func `an inset grouped list with headers and footers has the measured frames`() throws {
    // R46; R27 for the z index.
    var configuration = Configuration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    configuration.footerMode = .supplementary
    var elements = try solve(configuration, items: [2, 2])
    #expect(tops(elements, kind: header) == [0, 191.5])
    #expect(tops(elements).prefix(2) == [44.5, 100.5])
    #expect(tops(elements, kind: footer).first == 156.5)
    #expect(elements.filter { $0.kind == header }.allSatisfy { $0.zIndex == 200 })
    configuration.headerTopPadding = 8
    elements = try solve(configuration, items: [2, 2])
    #expect(tops(elements, kind: header) == [8, 207.5])
    #expect(tops(elements, kind: footer).first == 164.5)
  }

  @Test func `the first item can be the header`() throws {
    // R45, R46.
    var configuration = Configuration(appearance: .insetGrouped)
    configuration.headerMode = .firstItemInSection
    let heights = Heights { _, item in item == 0 ? 44.5 : 56 }
    let elements = try solve(configuration, items: [3, 3], heights: heights)
    #expect(tops(elements).prefix(4) == [0, 44.5, 100.5, 174])
  }

  @Test func `pinned plain headers leave their padding behind`() throws {
    // R28, R46.
    var configuration = Configuration(appearance: .plain)
    configuration.headerMode = .supplementary
    configuration.footerMode = .supplementary
    let elements = try solve(configuration, items: [2, 2])
    #expect(tops(elements, kind: header) == [22, 235.5])
    #expect(tops(elements).prefix(2) == [66.5, 122.5])
    #expect(tops(elements, kind: footer).first == 178.5)
    let scrolled = try solve(configuration, items: [2, 2], scroll: 60)
    #expect(tops(scrolled, kind: header).first == 60)
  }

  @Test(arguments: [
    (Configuration.Appearance.plain, Configuration.HeaderMode.none, [0, 0, 0, 0] as [CGFloat]),
    (.plain, .firstItemInSection, [22, 0, 0, 0]),
    (.grouped, .none, [35, 0, 20, 0]),
    (.grouped, .supplementary, [0, 0, 20, 0]),
    (.insetGrouped, .supplementary, [0, 16, 17.5, 16]),
    (.sidebar, .none, [0, 10 / 0.77, 10, 10 / 0.77]),
    (.sidebarPlain, .none, [0, 10, 0, 10]),
  ])
  func `the insets are those of the appearance`(
    appearance: Configuration.Appearance, mode: Configuration.HeaderMode, expected: [CGFloat]
  ) {
    // R46, R47; R108: cards are inside the safe area.
    var configuration = Configuration(appearance: appearance)
    configuration.headerMode = mode
    let section = NSCollectionLayoutSection.list(
      using: configuration, layoutEnvironment: LayoutEnvironment(Container(width: 320)))
    let insets = section.contentInsets
    #expect([insets.top, insets.leading, insets.bottom, insets.trailing] == expected)
    let isCard = appearance == .insetGrouped
    #expect(section.contentInsetsReference == (isCard ? .safeArea : .none))
    let headers = section.boundarySupplementaryItems
    #expect(headers.count == (mode == .supplementary ? 1 : 0))
  }

  /// The metrics of the idiom apply where generations and devices differ (R47, R92).
  @Test(arguments: [
    (Configuration.Appearance.grouped, [35, 0, 20, 0] as [CGFloat]),
    (.insetGrouped, [35, 16, 20, 16]),
    (.sidebarPlain, [0, 10, 0, 10]),
  ])
  func `on a Mac the insets are those of Mac Catalyst`(
    appearance: Configuration.Appearance, expected: [CGFloat]
  ) {
    var container = Container(width: 800)
    container.traits.userInterfaceIdiom = .mac
    let section = NSCollectionLayoutSection.list(
      using: Configuration(appearance: appearance),
      layoutEnvironment: LayoutEnvironment(container, section: 1))
    let insets = section.contentInsets
    #expect([insets.top, insets.leading, insets.bottom, insets.trailing] == expected)
  }

  @Test func `the separator handler has the last word`() throws {
    // R49.
    var configuration = Configuration(appearance: .plain)
    configuration.itemSeparatorHandler = { path, separators in
      var own = separators
      if path == IndexPath(item: 1, section: 0) { own.bottomSeparatorVisibility = .hidden }
      return own
    }
    let layout = try UICollectionViewCompositionalLayout.list(using: configuration)
      .solve(itemCounts: [3], in: Container(width: 320))
    let list = try #require(layout.sections[0].list)
    #expect(list.separators(ofItem: 0, inSection: 0)?.bottomSeparatorVisibility == .automatic)
    #expect(list.separators(ofItem: 1, inSection: 0)?.bottomSeparatorVisibility == .hidden)
    configuration.showsSeparators = false
    let bare = try UICollectionViewCompositionalLayout.list(using: configuration)
      .solve(itemCounts: [1], in: Container(width: 320))
    #expect(bare.sections[0].list?.separators(ofItem: 0, inSection: 0) == nil)
  }

  @Test func `a list section can be changed and mixed with others`() throws {
    // R50.
    let list = Configuration(appearance: .insetGrouped)
    let layout = UICollectionViewCompositionalLayout { index, environment in
      let section = NSCollectionLayoutSection.list(using: list, layoutEnvironment: environment)
      if index == 0 {
        section.contentInsets = NSDirectionalEdgeInsets(
          top: 10, leading: 10, bottom: 0, trailing: 10)
      }
      return section
    }
    let elements = try layout.solve(itemCounts: [1, 1], in: Container(width: 320)).allElements()
    #expect(elements[0].frame == CGRect(x: 10, y: 10, width: 300, height: 44))
    #expect(elements[1].frame == CGRect(x: 16, y: 54 + 17.5, width: 288, height: 44))
  }

  @Test func `plain lists have space only above headers`() throws {
    // R46: 22 points unless the configuration sets it; rows without a header begin at 0.
    var configuration = Configuration(appearance: .plain)
    #expect(tops(try solve(configuration, items: [2, 1])) == [0, 56, 112])
    configuration.headerMode = .supplementary
    configuration.headerTopPadding = 0
    #expect(tops(try solve(configuration, items: [2, 2]), kind: header) == [0, 156.5])
  }

  @Test func `cards have larger side insets in regular widths`() {
    // R48, R92, OPEN QUESTION Q8: 16 if compact, 20 if regular.
    let section = NSCollectionLayoutSection.list(
      using: Configuration(appearance: .insetGrouped),
      layoutEnvironment: LayoutEnvironment(Container(width: 800)))
    #expect(section.contentInsets.leading == 20 && section.contentInsets.trailing == 20)
  }

  @Test(arguments: [320, 800]) func `rows without cards extend to the sides`(width: CGFloat) {
    // R46, R47.
    for appearance in [Configuration.Appearance.plain, .grouped] {
      let insets = NSCollectionLayoutSection.list(
        using: Configuration(appearance: appearance),
        layoutEnvironment: LayoutEnvironment(Container(width: width))
      ).contentInsets
      #expect(insets.leading == 0 && insets.trailing == 0)
    }
  }

  @Test(
    arguments: [
      (Configuration.Appearance.plain, 28, true), (.grouped, 17.5, false),
      (.insetGrouped, 17.5, false), (.sidebar, 17.5, false), (.sidebarPlain, 28, true),
    ] as [(Configuration.Appearance, CGFloat, Bool)])
  func `headers and footers have estimated heights`(
    appearance: Configuration.Appearance, height: CGFloat, isPinned: Bool
  ) {
    // R47.
    var configuration = Configuration(appearance: appearance)
    configuration.headerMode = .supplementary
    configuration.footerMode = .supplementary
    let items = NSCollectionLayoutSection.list(
      using: configuration, layoutEnvironment: LayoutEnvironment(Container(width: 320))
    ).boundarySupplementaryItems
    #expect(items.map(\.layoutSize.heightDimension) == [.estimated(height), .estimated(height)])
    #expect(items.map(\.pinToVisibleBounds) == [isPinned, false])
  }
}
