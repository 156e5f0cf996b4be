import CompositionalLayout
import Foundation
import TestSupport
import Testing
import UIKit

extension ListViewController: ShowsCollection {}
extension GridViewController: ShowsCollection {}
extension InsetItemsGridViewController: ShowsCollection {}
extension TwoColumnViewController: ShowsCollection {}
extension DistinctSectionsViewController: ShowsCollection {}
extension AdaptiveSectionsViewController: ShowsCollection {}
extension NestedGroupsViewController: ShowsCollection {}
extension ItemBadgeSupplementaryViewController: ShowsCollection {}
extension SectionHeadersFootersViewController: ShowsCollection {}
extension PinnedSectionHeaderFooterViewController: ShowsCollection {}
extension SectionDecorationViewController: ShowsCollection {}
extension OrthogonalScrollingViewController: ShowsCollection {}
extension OrthogonalScrollBehaviorViewController: ShowsCollection {}
extension ConferenceVideoSessionsViewController: ShowsCollection {}
extension ConferenceNewsFeedViewController: ShowsCollection {}
extension MountainsViewController: ShowsCollection {}
extension InsertionSortViewController: ShowsCollection {}
extension SimpleListViewController: ShowsCollection {}
extension OutlineViewController: ShowsCollection {}
extension ListAppearancesViewController: ShowsCollection {}
extension EmojiExplorerViewController: ShowsCollection {}

/// Tests the layouts of Apple's sample app.
@MainActor @Suite struct SampleTests {
  private let header = "section-header-element-kind"
  private let footer = "section-footer-element-kind"

  @Test func `the list sample has full-width rows`() throws {
    let layout = try solved(ListViewController(), [94])
    #expect(layout.cells[47] == "0,2068,320,44")
    #expect(layout.content == "320x4136")
  }

  @Test func `the grid sample has equal columns`() throws {
    let layout = try solved(GridViewController(), [94])
    #expect(layout.cells[7] == "128,64,64,64")
    #expect(layout.content == "320x1216")
  }

  @Test func `the inset items sample insets each cell`() throws {
    let layout = try solved(InsetItemsGridViewController(), [94])
    #expect(layout.cells[7] == "133,69,54,54")
  }

  @Test func `the two-column sample has two cells per row`() throws {
    let layout = try solved(TwoColumnViewController(), [94])
    #expect(layout.cells.prefix(3) == ["10,0,145,44", "165,0,145,44", "10,54,145,44"])
    #expect(layout.content == "320x2528")
  }

  @Test func `each section has its own column count`() throws {
    try expectNarrowSections(solved(DistinctSectionsViewController(), [10, 10, 10]))
  }

  @Test func `column counts adapt to the width`() throws {
    try expectNarrowSections(solved(AdaptiveSectionsViewController(), [10, 10, 10]))
    try expectWideSections(
      solved(AdaptiveSectionsViewController(), [10, 10, 10], in: container(1024, 768)))
  }

  @Test func `nested groups fill their group`() throws {
    // R18: 224 and 96 of 320, 192 of 480.
    let layout = try solved(NestedGroupsViewController(), [100])
    #expect(
      layout.cells.prefix(4)
        == ["10,10,204,172", "234,10,76,76", "234,106,76,76", "10,202,204,172"])
  }

  @Test func `the badge sample places badges at the item corners`() throws {
    // R31: the corner of the badge is at the corner of the item, offset by 6 points to the right
    // and up.
    let layout = try solved(ItemBadgeSupplementaryViewController(), [100])
    let badges = layout.frames(ItemBadgeSupplementaryViewController.badgeElementKind)
    #expect(layout.cells.prefix(2) == ["25,25,60,46", "95,25,60,46"])
    #expect(badges.prefix(2) == ["71,19,20,20", "141,19,20,20"])
    #expect(badges.count == 100)
  }

  @Test func `the header sample has a header and a footer per section`() throws {
    let layout = try solved(SectionHeadersFootersViewController(), [5, 5, 5, 5, 5])
    #expect(layout.cells.prefix(2) == ["10,44,300,44", "10,93,300,44"])
    #expect(layout.frames(header).prefix(2) == ["10,0,300,44", "10,328,300,44"])
    #expect(layout.frames(footer).last == "10,1596,300,44")
    #expect(layout.content == "320x1640")
  }

  @Test func `the pinned header sample keeps headers visible`() throws {
    // R28, R27.
    var layout = try solved(PinnedSectionHeaderFooterViewController(), [5, 5, 5, 5, 5])
    layout.scroll = ScrollPosition(page: CGPoint(x: 0, y: 100))
    #expect(layout.frames(header).prefix(2) == ["10,100,300,44", "10,328,300,44"])
    #expect(layout.elements(ofKind: header)[0].zIndex == 1_000_000_002)
    #expect(layout.elements(ofKind: footer)[0].zIndex == 1)
  }

  @Test func `the decoration sample has a background per section`() throws {
    let layout = try solved(SectionDecorationViewController(), [3, 3])
    let kind = SectionDecorationViewController.sectionBackgroundDecorationElementKind
    #expect(layout.cells == ["10,10,300,44", "10,59,300,44", "10,108,300,44"])
    #expect(layout.frames(kind) == ["5,5,310,152", "5,167,310,152"])
  }

  @Test func `the orthogonal scrolling sample has carousels of nested groups`() throws {
    // R36: .85 of 320 is 272; R3: .7 and .3 of it are floored to 190 and 81.5.
    let layout = try solved(OrthogonalScrollingViewController(), [30, 30])
    #expect(
      layout.cells.prefix(4)
        == ["10,10,170,172", "200,10,61.5,76", "200,106,61.5,76", "282,10,170,172"])
    #expect(layout.cells(in: 1)[0] == "10,202,170,172")
  }

  @Test func `each orthogonal scrolling behavior has its start offset`() throws {
    let layout = try solved(
      OrthogonalScrollBehaviorViewController(), Array(repeating: 18, count: 6))
    #expect(
      layout.frames(OrthogonalScrollBehaviorViewController.headerElementKind)[1] == "0,256,320,44")
    #expect(layout.cells(in: 1)[0] == "10,310,170,172")
    #expect(layout.cells(in: 5)[0] == "10,1334,204,172")
    #expect(layout.content == "320x2476")
    // R37, R88: the centered carousel starts with its first group in the center.
    #expect((0..<6).map { layout.carouselOffset(ofSection: $0) } == [0, 0, 0, 0, -24, 0])
  }

  @Test func `the video sessions sample adapts its groups to the width`() throws {
    let layout = try solved(ConferenceVideoSessionsViewController(), [2, 4, 5, 7, 5])
    #expect(layout.cells == ["20,44,272,250", "312,44,272,250"])
    #expect(
      layout.frames(ConferenceVideoSessionsViewController.titleElementKind)[1] == "20,314,280,44")
    let wide = try solved(
      ConferenceVideoSessionsViewController(), [2, 4, 5, 7, 5], in: container(600, 800))
    #expect(wide.cells == ["20,44,255,250", "295,44,255,250"])
  }

  @Test func `the news feed sample has rows of the estimated height`() throws {
    let layout = try solved(ConferenceNewsFeedViewController(), [3])
    #expect(layout.cells == ["10,10,300,100", "10,120,300,100", "10,230,300,100"])
    #expect(layout.content == "320x340")
  }

  @Test func `the mountains sample adapts its columns to the width`() throws {
    let layout = try solved(MountainsViewController(), [3])
    #expect(layout.cells == ["10,10,145,32", "165,10,145,32", "10,52,145,32"])
    let wide = try solved(MountainsViewController(), [3], in: container(1000, 700))
    #expect(wide.cells == ["10,10,320,32", "340,10,320,32", "670,10,320,32"])
  }

  @Test func `the insertion sort sample lays out twenty columns`() throws {
    let layout = try solved(InsertionSortViewController(), [20, 20])
    #expect(layout.cells.last == "304,0,16,34")
    #expect(layout.cells(in: 1).first == "0,34,16,34")
  }

  @Test func `the simple list sample has inset cards`() throws {
    // R46: cards with side margins of 16 points, 35 points from the top and 35 points between
    // sections.
    let layout = try solved(SimpleListViewController(), [2, 1])
    #expect(layout.cells == ["16,35,288,44", "16,79,288,44"])
    #expect(layout.cells(in: 1) == ["16,158,288,44"])
  }

  @Test func `the outline sample has sidebar rows`() throws {
    // R44, R47: rows with side margins of 10 / 0.77 points, and 10 points below the last one.
    let layout = try solved(OutlineViewController(), [3])
    #expect(layout.cells == ["13,0,294,44", "13,44,294,44", "13,88,294,44"])
    #expect(layout.content == "320x142")
  }

  @Test func `the list appearances sample has headers as first items`() throws {
    // R45, R47: a plain list with its first item as header has 22 points above it.
    let layout = try solved(ListAppearancesViewController(), [4, 4])
    #expect(layout.cells.prefix(2) == ["0,22,320,44", "0,66,320,44"])
    #expect(layout.cells(in: 1).first == "0,220,320,44")
  }

  @Test func `the emoji explorer sample combines a carousel and lists`() throws {
    // R36: .28 of 320 is floored to 89.5; R50: the outline has its own insets again.
    let layout = try solved(EmojiExplorerViewController(), [3, 2, 2])
    #expect(layout.cells.prefix(2) == ["15,15,79.5,54", "114.5,15,79.5,54"])
    #expect(layout.cells(in: 1) == ["10,94,300,44", "10,138,300,44"])
    #expect(layout.cells(in: 2) == ["16,199.5,288,44", "16,243.5,288,44"])
  }
}
