import CompositionalLayout
import Foundation
import TestSupport
import Testing
import UIKit

/// Tests the layouts of an article on the building blocks of layouts.
@MainActor @Suite struct BuildingBlocksTests {
  private func cells(_ controller: BlocksViewController) -> [String] {
    loaded(controller).collectionView.visibleCells.compactMap { ($0 as? BlockCell)?.label.text }
  }

  @Test func `five columns fit with the current rules`() throws {
    // R4, R5: fractions of 320 - 4·8, so 57.6 is floored to 57.5. The next group starts one width
    // later (R36).
    let controller = FiveColumnsViewController()
    controller.loadViewIfNeeded()
    let layout = try solved(controller.CollectionView.collectionViewLayout, [7])
    #expect(layout.xs == [5, 70.5, 136, 201.5, 267, 325, 390.5])
    #expect(layout.cells.first == "5,5,57.5,120")
    #expect(layout.content == "320x130")
  }

  @Test func `four columns fit with the rules of iOS 13, as in the article's picture`() throws {
    // R4, OPEN QUESTION Q2: fractions of the full width, so five of 64 and four gaps do not fit.
    let layout = try solved(
      FiveColumnsViewController().CollectionViewLayout, [7], compatibility: .ios13)
    #expect(layout.xs == [5, 77, 149, 221, 325, 397, 469])
    #expect(layout.cells.first == "5,5,64,120")
  }

  @Test func `groups of one item are evenly spaced`() throws {
    // R36 and the edge spacing of the group (R15): 64 points wide, with a distance of 72 points.
    let layout = try solved(OneItemGroupsViewController().CollectionViewLayout, [4])
    #expect(
      layout.cells == ["5,5,64,120", "77,5,64,120", "149,5,64,120", "221,5,64,120"])
  }

  @Test func `stacked items are placed below each other`() throws {
    // R7, R15.
    let layout = try solved(stackedItemsLayout(), [4])
    #expect(
      layout.cells == ["0,0,110,45", "0,50,110,65", "0,120,110,85", "120,0,110,45"])
    #expect(layout.content == "320x205")
  }

  @Test func `nested groups fill their group`() throws {
    // R18: 65 + 5 + 65 and 45 + 10 + 65 fill their groups exactly (R5).
    let layout = try solved(nestedGroupLayout(), [4])
    #expect(layout.cells == ["0,0,65,120", "70,0,65,45", "70,55,65,65", "145,0,65,120"])
    #expect(layout.content == "320x120")
  }

  @Test func `cells show their section and item`() {
    #expect(cells(FiveColumnsViewController()).prefix(3) == ["(0, 0)", "(0, 1)", "(0, 2)"])
    #expect(cells(OneItemGroupsViewController()).count == 5)
    #expect(cells(OneSectionViewController()).count == 11)
  }

  // MARK: Headers, badges and backgrounds

  @Test func `a header with an upward offset leaves a gap`() throws {
    // R25: the section grows by the header and its offset of 5 points.
    let layout = try solved(HeaderViewController(), [8])
    #expect(layout.frames(UICollectionView.elementKindSectionHeader) == ["0,0,320,40"])
    #expect(layout.row(at: 45).count == 4)
    #expect(layout.cells.last == "240,105,80,60")
    #expect(layout.content == "320x165")
  }

  @Test func `the header has the registered class`() throws {
    let view = try #require(loaded(HeaderViewController()).collectionView)
    let headers = view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
    #expect(headers.map { ($0 as? HeaderView)?.label.text } == ["Section 0"])
    #expect(view.error == nil)
  }

  @Test func `both versions of the badge have the same frame`() throws {
    // R31; R12 centers the item: (320 - 200) / 2.
    for controller in [BadgeViewController(), SimpleBadgeViewController()] {
      let layout = try solved(controller, [2])
      #expect(layout.cells == ["60,20,200,120", "60,160,200,120"])
      #expect(layout.frames(BadgeView.supplementaryKind) == ["50,10,20,20", "50,150,20,20"])
      let badges = controller.collectionView.visibleSupplementaryViews(
        ofKind: BadgeView.supplementaryKind)
      #expect(badges.count == 3 && badges.allSatisfy { $0 is BadgeView })
      #expect(controller.collectionView.error == nil)
    }
  }

  @Test func `the background keeps its insets`() throws {
    // R30: the section with its insets, minus the insets of the decoration; R27.
    let controller = BackgroundOfFourViewController()
    let frames = try solved(controller, [4, 4])
    #expect(
      frames.frames(SectionBackgroundDecorationView.elementKind)
        == ["10,40,300,110", "10,200,300,110"])
    #expect(frames.cells[0] == "20,50,40,90" && frames.cells[3] == "260,50,40,90")
    #expect(frames.cellElements().map(\.zIndex) == [1, 1, 1, 1])
    let view = try #require(controller.collectionView)
    _ = view.visibleCells
    #expect(view.subviews.count { $0 is SectionBackgroundDecorationView } == 2)
    #expect(view.error == nil)
  }

  // MARK: Custom groups and flexible spacing

  @Test func `a custom group places its items as steps`() throws {
    // R19: (320 - 4·8) / 3 is 96.
    let layout = try solved(stepsLayout(), [4])
    #expect(layout.cells == ["0,0,96,40", "104,40,96,40", "208,80,96,40", "0,120,96,40"])
  }

  @Test func `fixed spacing indents and flexible spacing centers`() throws {
    // R16, R12.
    #expect(try solved(indentedLayout(), [2]).cells == ["20,0,200,120", "20,120,200,120"])
    #expect(try solved(centredLayout(), [2]).cells == ["60,0,200,120", "60,120,200,120"])
  }

  @Test func `flexible gaps grow with the screen`() throws {
    // R12: 3 items of 90 points with gaps of (320 - 270) / 2, 7 items with gaps of (768 - 630) / 6.
    #expect(try solved(evenlySpacedLayout(), [3]).xs == [0, 115, 230])
    let wide = try solved(evenlySpacedLayout(), [8], in: container(768, 1024))
    #expect(wide.xs == [0, 113, 226, 339, 452, 565, 678, 0])
  }

  // MARK: One section and several

  @Test func `one section layout applies to all sections`() throws {
    let layout = try solved(OneSectionViewController(), [2, 1])
    #expect(layout.cells == ["0,0,320,44", "0,44,320,44"])
    #expect(layout.cells(in: 1) == ["0,88,320,44"])
  }

  @Test func `each section has its own layout`() throws {
    // R71: fractions of the full width in carousels, of the inset width below. R3: a third of 180 -
    // 2·8 is floored to 54.5.
    let layout = try solved(SeveralSectionsViewController(), [2, 4, 2])
    #expect(layout.cells(in: 0) == ["8,8,288,180", "304,8,288,180"])
    #expect(
      layout.cells(in: 1) == [
        "8,204,256,54.5", "8,266.5,256,54.5", "8,329,256,54.5", "272,204,256,54.5",
      ])
    #expect(layout.cells(in: 2) == ["8,400,304,50", "8,458,304,50"])
    let texts = cells(SeveralSectionsViewController())
    #expect(texts.filter { $0.hasPrefix("(1") }.prefix(2) == ["(1, 0)", "(1, 1)"])
    #expect(texts.last == "(2, 1)")
  }
}
