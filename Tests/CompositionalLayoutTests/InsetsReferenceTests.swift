import CompositionalLayout
import Foundation
import TestSupport
import Testing

/// What section insets count from.
@Suite struct InsetsReferenceTests {
  private let rows = row(.fw(1), .fh(0.1), item(.fw(1), .fh(1)))
  private let columns = row(.fw(0.1), .fh(1), item(.fw(1), .fh(1)))
  private let margins = NSDirectionalEdgeInsets.tlbr(10, 20, 30, 40)

  private func first(
    _ reference: UIContentInsetsReference, layout: UIContentInsetsReference? = nil,
    sideways: Bool = false, width: CGFloat = 320, safeArea: NSDirectionalEdgeInsets = .zero
  ) throws -> String {
    let setting = Setting(
      width: width, scroll: sideways ? .horizontal : .vertical, reference: layout,
      safeArea: safeArea, margins: margins)
    return try solve(
      section(sideways ? columns : rows, reference: reference), items: 1, in: setting
    ).cells[0]
  }

  @Test func marginsCountAcrossTheScrollAxisOnly() throws {
    // R40.
    #expect(try first(.layoutMargins) == "20,0,260,48")
    #expect(try first(.layoutMargins, sideways: true) == "0,10,32,440")
  }

  @Test func theLayoutsReferenceIsTheDefault() throws {
    // R40: the safe area, unless the configuration says otherwise.
    let safeArea = NSDirectionalEdgeInsets.tlbr(1, 2, 3, 4)
    #expect(try first(.automatic, safeArea: safeArea) == "2,0,314,48")
    #expect(try first(.automatic, layout: .layoutMargins) == "20,0,260,48")
    #expect(try first(.automatic, layout: UIContentInsetsReference.none) == "0,0,320,48")
    #expect(try first(.automatic, layout: .automatic, safeArea: safeArea) == "0,0,320,48")
  }

  @Test func aSectionMayChooseItsOwn() throws {
    // R40.
    let safeArea = NSDirectionalEdgeInsets.tlbr(1, 2, 3, 4)
    #expect(try first(.none, layout: .layoutMargins) == "0,0,320,48")
    #expect(try first(.safeArea, layout: .layoutMargins, safeArea: safeArea) == "2,0,314,48")
  }

  @Test func readableContentIsTheMarginsOnANarrowView() throws {
    // R40, R93: 672 points at the most on a wide one.
    #expect(try first(.readableContent) == "20,0,260,48")
    #expect(try first(.readableContent, width: 1000) == "164,0,672,48")
  }

  @Test func insetsAddToTheReference() throws {
    // R40.
    let layout = try solve(
      section(rows, insets: .tlbr(1, 2, 3, 4), reference: .layoutMargins), items: 1,
      in: Setting(margins: margins))
    #expect(layout.cells == ["22,1,254,48"])
    #expect(layout.content == "320x52")
  }

  @Test func sectionItemsFollowTheReference() throws {
    // R40: with or without the section's insets.
    func header(follow: Bool) throws -> [String] {
      try solve(
        section(
          rows, insets: .tlbr(1, 2, 3, 4), bars: [bar(.fw(1), .ab(30), at: .top)],
          barsFollowInsets: follow, reference: .layoutMargins),
        items: 1, in: Setting(margins: margins)
      ).frames("bar")
    }
    #expect(try header(follow: true) == ["22,0,254,30"])
    #expect(try header(follow: false) == ["20,0,260,30"])
  }

  @Test func aCarouselIsSeenBetweenTheReferencesEdges() throws {
    // R36, R40: fractions of the width refer to the view less the reference.
    let layout = try solve(
      section(
        row(.ab(100), .ab(50), item(.fw(1), .fh(1))), across: .continuous,
        reference: .layoutMargins),
      items: 4, in: Setting(margins: margins))
    #expect(layout.xs == [20, 120, 220, 320])
    #expect(layout.sections[0].carousel?.viewport == 260)
  }

  @Test func insetsBelowOneAreFractionsForContainersAlone() throws {
    // R42.
    let container = LayoutEnvironment(
      size: CGSize(width: 200, height: 100), insets: .tlbr(0.1, 0.15, 1, 0), traits: Traits()
    ).container
    #expect(container.contentInsets == .tlbr(0.1, 0.15, 1, 0))
    #expect(container.effectiveContentInsets == .tlbr(10, 30, 1, 0))
    #expect(container.effectiveContentSize == CGSize(width: 170, height: 89))
    let layout = try solve(
      section(row(.fw(1), .ab(10), item(.fw(1), .fh(1))), insets: .tlbr(0, 0.5, 0, 0.5)), items: 1)
    #expect(layout.cells == ["0.5,0,319,10"])
  }

  @Test(arguments: [(320, 16), (599, 16), (600, 20), (1000, 20)] as [(CGFloat, CGFloat)])
  func aBareViewsTraitsFollowFromItsWidth(width: CGFloat, margin: CGFloat) {
    // R93.
    let container = Container(width: width)
    #expect(container.traits.horizontalSizeClass == (width < 600 ? .compact : .regular))
    #expect(container.traits.verticalSizeClass == .regular)
    #expect(container.layoutMargins == .tlbr(0, margin, 0, margin))
    #expect(container.readableWidth == 672)
    #expect(container.safeArea == .zero)
  }

  @Test func boundaryItemsMayUseAnotherReference() throws {
    // R41, OPEN QUESTION Q6: the edges are those of the chosen reference, the section's insets are no
    // longer followed.
    func header(_ reference: UIContentInsetsReference) throws -> CGRect {
      let section = NSCollectionLayoutSection(group: row(.fw(1), .ab(40), item(.fw(1), .fh(1))))
      section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 4, bottom: 0, trailing: 6)
      section.supplementaryContentInsetsReference = reference
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(20)),
          elementKind: "header", alignment: .top)
      ]
      var container = Container(width: 320, height: 480)
      container.layoutMargins = NSDirectionalEdgeInsets(
        top: 10, leading: 20, bottom: 30, trailing: 40)
      let layout = try UICollectionViewCompositionalLayout(section: section)
        .solve(itemCounts: [1], in: container)
      #expect(layout.cell(0, inSection: 0)?.frame == CGRect(x: 4, y: 20, width: 310, height: 40))
      return try #require(layout.supplementary(ofKind: "header", 0, inSection: 0)).frame
    }
    #expect(try header(.automatic) == CGRect(x: 4, y: 0, width: 310, height: 20))
    #expect(try header(.layoutMargins) == CGRect(x: 20, y: 0, width: 260, height: 20))
    #expect(try header(.none) == CGRect(x: 0, y: 0, width: 320, height: 20))
  }
}
