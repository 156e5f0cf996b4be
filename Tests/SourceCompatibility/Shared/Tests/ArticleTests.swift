import CompositionalLayout
import Foundation
import TestSupport
import Testing
import UIKit

extension BasicListViewController: ShowsCollection {}
extension TalkNotesListViewController: ShowsCollection {}
extension TalkNotesGridViewController: ShowsCollection {}
extension TalkNotesInsetGridViewController: ShowsCollection {}
extension TalkNotesTwoColumnViewController: ShowsCollection {}
extension TalkNotesDistinctSectionsViewController: ShowsCollection {}
extension TalkNotesAdaptiveViewController: ShowsCollection {}
extension RowsViewController: ShowsCollection {}
extension SelfSizingRowsViewController: ShowsCollection {}
extension TwoMiddleColumnsViewController: ShowsCollection {}
extension FourGroupsViewController: ShowsCollection {}
extension ListAndGridViewController: ShowsCollection {}
extension CheckmarkGridViewController: ShowsCollection {}
extension HeaderFooterViewController: ShowsCollection {}
extension BackgroundViewController: ShowsCollection {}

/// An article on building layouts from blocks.
@MainActor @Suite struct BuildingBlocksTests {
  @Test func fiveColumnsFitToday() throws {
    // R4, R5: fractions of 320 - 4·8, so 57.6 floored to 57.5; the next group a whole width on (R36).
    let controller = FiveColumnsViewController()
    controller.loadViewIfNeeded()
    let layout = try solved(controller.CollectionView.collectionViewLayout, [7])
    #expect(layout.xs == [5, 70.5, 136, 201.5, 267, 325, 390.5])
    #expect(layout.cells.first == "5,5,57.5,120")
    #expect(layout.content == "320x130")
  }

  @Test func fourColumnsFitInTheGenerationOfThePicture() throws {
    // R4, OPEN QUESTION Q2: fractions of the full width, so five of 64 and four gaps do not fit.
    let layout = try solved(
      FiveColumnsViewController().CollectionViewLayout, [7], compatibility: .ios13)
    #expect(layout.xs == [5, 77, 149, 221, 325, 397, 469])
    #expect(layout.cells.first == "5,5,64,120")
  }

  @Test func oneItemGroupsAreEvenlySpaced() throws {
    // R36 and the group's edge spacing (R15): 64 wide, 72 from one to the next.
    let layout = try solved(OneItemGroupsViewController().CollectionViewLayout, [4])
    #expect(
      layout.cells == ["5,5,64,120", "77,5,64,120", "149,5,64,120", "221,5,64,120"])
  }

  @Test func stackedItems() throws {
    // R7, R15.
    let layout = try solved(stackedItemsLayout(), [4])
    #expect(
      layout.cells == ["0,0,110,45", "0,50,110,65", "0,120,110,85", "120,0,110,45"])
    #expect(layout.content == "320x205")
  }

  @Test func nestedGroups() throws {
    // R18: 65 + 5 + 65 and 45 + 10 + 65 fill their groups to the point (R5).
    let layout = try solved(nestedGroupLayout(), [4])
    #expect(layout.cells == ["0,0,65,120", "70,0,65,45", "70,55,65,65", "145,0,65,120"])
    #expect(layout.content == "320x120")
  }

  @Test func aHeaderSetHigherLeavesAGap() throws {
    // R25: the section grows by the header and by the 5 points that it is moved away.
    let layout = try solved(headerLayout(), [8])
    #expect(layout.frames(UICollectionView.elementKindSectionHeader) == ["0,0,320,40"])
    #expect(layout.row(at: 45).count == 4)
    #expect(layout.cells.last == "240,105,80,60")
    #expect(layout.content == "320x165")
  }

  @Test(arguments: [false, true]) func theBadgeLiesTheSameBothWays(simplified: Bool) throws {
    // R31; R12 sets the item into the middle: (320 - 200) / 2.
    let layout = try solved(badgeLayout(simplified: simplified), [2])
    #expect(layout.cells == ["60,0,200,120", "60,120,200,120"])
    #expect(layout.frames(BadgeView.supplementaryKind) == ["50,-10,20,20", "50,110,20,20"])
  }

  @Test func theBackgroundKeepsItsInsets() throws {
    // R30, R27.
    let layout = decorationLayout()
    let frames = try solved(layout, [4])
    #expect(frames.frames(SectionBackgroundDecorationView.elementKind) == ["10,40,300,30"])
    #expect(frames.cellElements().map(\.zIndex) == [1, 1, 1, 1])
    #expect(
      layout.decorationViewClass(ofKind: SectionBackgroundDecorationView.elementKind)
        == SectionBackgroundDecorationView.self)
  }

  @Test func aCustomGroupOfSteps() throws {
    // R19: (320 - 4·8) / 3 is 96.
    let section = NSCollectionLayoutSection(group: customGroup())
    let layout = try solved(UICollectionViewCompositionalLayout(section: section), [4])
    #expect(layout.cells == ["0,0,96,40", "104,40,96,40", "208,80,96,40", "0,120,96,40"])
  }

  @Test func aFixedIndent() throws {
    // R16.
    #expect(try solved(indentedLayout(), [2]).cells == ["20,0,200,120", "20,120,200,120"])
  }

  @Test func flexibleGapsGrowWithTheScreen() throws {
    // R12: 3 of 90 with (320 - 270) / 2 between, 7 with (768 - 630) / 6.
    #expect(try solved(evenlySpacedLayout(), [3]).xs == [0, 115, 230])
    let wide = try solved(evenlySpacedLayout(), [8], in: container(768, 1024))
    #expect(wide.xs == [0, 113, 226, 339, 452, 565, 678, 0])
  }

  @Test func everySectionHasALayoutOfItsOwn() throws {
    let controller = SeveralSectionsViewController()
    controller.sectionProvider = { _, _ in nil }
    let layout = try solved(controller.CollectionViewLayout, [1, 1, 2])
    #expect(layout.cells(in: 0) == ["0,0,320,200"])
    #expect(layout.cells(in: 1) == ["0,200,320,100"])
    #expect(layout.cells(in: 2) == ["0,300,320,50", "0,350,320,50"])
  }
}

/// An article that sums layouts and data sources up.
@MainActor @Suite struct BasicListTests {
  @Test func rows() throws {
    let layout = try solved(BasicListViewController(), [94])
    #expect(layout.cells.prefix(2) == ["0,0,320,44", "0,44,320,44"])
    #expect(layout.content == "320x4136")
  }

  @Test func theConfigurationsInsetsAndSpacing() throws {
    // R40 with margins of 16 (R93), R22.
    let layout = try solved(ConfiguredViewController().createLayout(), [1, 2])
    #expect(layout.cells(in: 1) == ["16,56,160,44", "16,100,160,44"])
  }

  @Test func aListWithHeaders() throws {
    // R44, R45.
    let layout = try solved(ConfiguredViewController().createListLayout(), [2, 1])
    #expect(layout.elements(ofKind: UICollectionView.elementKindSectionHeader).count == 2)
    #expect(layout.widths == [320, 320] && layout.heights == [44, 44])
  }
}

/// An article of notes on a talk.
@MainActor @Suite struct TalkNotesTests {
  @Test func theOpeningList() throws {
    let layout = try solved(talkNotesOpeningLayout(), [2])
    #expect(layout.cells == ["0,0,320,44", "0,44,320,44"])
  }

  @Test func theListAsPrintedHasCellsOfOnePoint() throws {
    // R11: the item says `.absolute(1)` where the text says all of the group.
    let layout = try solved(TalkNotesListViewController(), [2])
    #expect(layout.cells == ["0,0,320,1", "0,44,320,1"])
  }

  @Test func theGrid() throws {
    let layout = try solved(TalkNotesGridViewController(), [6])
    #expect(layout.xs == [0, 64, 128, 192, 256, 0])
    #expect(layout.cells.last == "0,64,64,64")
  }

  @Test func theGridWithInsets() throws {
    // R17.
    let layout = try solved(TalkNotesInsetGridViewController(), [6])
    #expect(layout.cells[0] == "5,5,54,54")
    #expect(layout.cells[4] == "261,5,54,54")
    #expect(layout.cells[5] == "5,69,54,54")
  }

  @Test func twoColumns() throws {
    // R8: (300 - 10) / 2.
    let layout = try solved(TalkNotesTwoColumnViewController(), [3])
    #expect(layout.cells == ["10,0,145,44", "165,0,145,44", "10,54,145,44"])
  }

  @Test func distinctSections() throws {
    try expectNarrowSections(solved(TalkNotesDistinctSectionsViewController(), [10, 10, 10]))
  }

  @Test func adaptiveSections() throws {
    try expectNarrowSections(solved(TalkNotesAdaptiveViewController(), [10, 10, 10]))
    try expectWideSections(
      solved(TalkNotesAdaptiveViewController(), [10, 10, 10], in: container(1024, 768)))
  }
}

/// One, five and three columns between insets of 20 in 320: rows of 44, then of a fifth of 280.
func expectNarrowSections(_ layout: SolvedLayout) {
  #expect(layout.cells(in: 0).first == "22,22,276,40")
  #expect(layout.cells(in: 0).last == "22,418,276,40")
  #expect(layout.cells(in: 1)[0] == "22,502,52,52")
  #expect(layout.cells(in: 1)[4] == "246,502,52,52")
  #expect(layout.cells(in: 1)[5] == "22,558,52,52")
  // R3: a third of 280 is 93.33, floored to 93.
  #expect(
    layout.cells(in: 2).prefix(3) == ["22,654,89,52", "115,654,89,52", "208,654,89,52"])
  #expect(layout.cells(in: 2).last == "22,822,89,52")
  #expect(layout.content == "320x896")
}

/// Two, ten and six columns between insets of 20 in 1024.
func expectWideSections(_ layout: SolvedLayout) {
  #expect(layout.cells(in: 0).prefix(2) == ["22,22,488,40", "514,22,488,40"])
  // R3: a tenth of 984 is floored to 98, a fifth to 196.5.
  #expect(layout.cells(in: 1).first == "22,282,94,192.5")
  #expect(layout.cells(in: 1).last == "904,282,94,192.5")
  #expect(layout.cells(in: 2).first == "22,518.5,160,192.5")
  #expect(layout.content == "1024x929.5")
}

/// An article that goes through the classes one by one.
@MainActor @Suite struct ClassByClassTests {
  @Test func rows() throws {
    let layout = try solved(RowsViewController(), [2])
    #expect(layout.cells == ["8,8,304,34", "8,58,304,34"])
  }

  @Test func selfSizingRowsAtTheirEstimates() throws {
    // R14, R16: edge spacing lies outside the item, and the row is as tall as both.
    let layout = try solved(SelfSizingRowsViewController(), [2])
    #expect(layout.cells == ["0,8,320,50", "0,74,320,50"])
    #expect(layout.content == "320x132")
  }

  @Test func twoColumnsInTheMiddle() throws {
    // R12: (320 - 2·128 - 16) / 3 to each flexible edge.
    let layout = try solved(TwoMiddleColumnsViewController(), [3])
    #expect(layout.cells == ["16,0,128,60", "176,0,128,60", "16,70,128,60"])
  }

  @Test func fourGroupsInOne() throws {
    // R4: fractions of 240 - 2·8 in the rows, of 240 - 2·8 down the column; R12 between the rows.
    let layout = try solved(FourGroupsViewController(), [13])
    #expect(layout.cells[0...2] == ["0,0,56,72", "64,0,89.5,72", "161.5,0,56,72"])
    #expect(layout.cells[3...5] == ["0,84,89.5,72", "97.5,84,56,72", "161.5,84,56,72"])
    #expect(layout.cells[6...8] == ["0,168,56,72", "64,168,56,72", "128,168,89.5,72"])
    #expect(layout.cells[9...11] == ["240,0,80,74.5", "240,82.5,80,74.5", "240,165,80,74.5"])
    #expect(layout.cells[12] == "0,248,56,72")
  }

  @Test func aListAndAGridThatScrollsSideways() throws {
    // R8, R36.
    let layout = try solved(ListAndGridViewController(), [2, 4])
    #expect(layout.cells(in: 0) == ["8,8,304,34", "8,58,304,34"])
    #expect(
      layout.cells(in: 1) == [
        "8,108,90.5,128", "114.5,108,90.5,128", "221,108,90.5,128", "328,108,90.5,128",
      ])
    #expect(layout.content == "320x244")
  }

  @Test func aCheckmarkOnEachGroup() throws {
    // R31, R77.
    let layout = try solved(CheckmarkGridViewController(), [4])
    #expect(layout.cells[0] == "8,8,90.5,80")
    #expect(
      layout.frames(CheckmarkGridViewController.checkMarkElementKind)
        == ["275,0,45,45", "275,96,45,45"])
  }

  @Test func headerFooterAndSideItem() throws {
    // R12 moves groups of 288 to the right; R25, R22.
    let layout = try solved(HeaderFooterViewController(), [4, 4])
    #expect(layout.cells.prefix(2) == ["40,58,272,34", "40,108,272,34"])
    #expect(layout.frames(HeaderFooterViewController.headerKind) == ["0,0,320,50", "0,316,320,50"])
    #expect(layout.frames(HeaderFooterViewController.footerKind)[0] == "0,250,320,50")
    #expect(layout.frames(HeaderFooterViewController.leadingKind)[0] == "0,75,32,150")
    #expect(layout.content == "320x616")
  }

  @Test func aBackground() throws {
    // R30.
    let layout = try solved(BackgroundViewController(), [3])
    #expect(layout.cells[0] == "16,16,288,34")
    #expect(layout.frames("background") == ["8,8,304,150"])
    #expect(layout.content == "320x166")
  }
}

/// An article on sections as types of their own.
@MainActor @Suite struct SectionTypesTests {
  private func controller() -> ViewController {
    Container.$current.withValue(container()) {
      let controller = ViewController()
      controller.loadViewIfNeeded()
      return controller
    }
  }

  @Test func theScreensWidthIsTheViews() throws {
    // R93: 320 - 40; R36, R24.
    let controller = controller()
    let layout = try solved(controller.collectionView.collectionViewLayout, [4, 2])
    #expect(layout.cells.prefix(2) == ["20,95,280,184", "310,95,280,184"])
    #expect(layout.frames("section-header-element-kind") == ["20,0,280,95"])
    #expect(layout.frames("section-footer-element-kind") == ["20,279,280,45"])
    #expect(layout.cells(in: 1) == ["0,324,320,60", "0,384,320,60"])
    let wide = try solved(
      controller.collectionView.collectionViewLayout, [4, 2], in: container(400, 480))
    #expect(wide.cells.first == "20,95,360,184")
  }

  @Test func theViewLaysItsOwnSectionsOut() throws {
    let controller = controller()
    let view = try #require(controller.collectionView)
    #expect(view.numberOfSections == 2)
    #expect(view.numberOfItems(inSection: 0) == 4)
    #expect(view.contentSize.word == "320x444")
    let cell = controller.collectionView(view, cellForItemAt: IndexPath(item: 1, section: 0))
    #expect(cell is ItemCollectionViewCell)
    #expect(cell.frame.word == "310,95,280,184")
    let footer = controller.collectionView(
      view, viewForSupplementaryElementOfKind: "section-footer-element-kind",
      at: IndexPath(item: 0, section: 0))
    #expect(footer is ItemFooterCell)
    #expect(footer.frame.word == "20,279,280,45")
  }
}
