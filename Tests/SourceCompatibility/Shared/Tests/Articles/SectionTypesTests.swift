import CompositionalLayout
import Foundation
import TestSupport
import Testing
import UIKit

/// Tests the layouts of an article that makes each section a type.
@MainActor @Suite struct SectionTypesTests {
  private let kinds = ["section-header-element-kind", "section-footer-element-kind"]

  @Test func `the screen has the width of the view`() throws {
    // R93: 320 - 40; R36, R24.
    let controller = loaded(ViewController())
    let layout = try solved(controller.collectionView.collectionViewLayout, [2, 4])
    #expect(layout.cells(in: 0) == ["20,20,280,60", "20,88,280,60"])
    #expect(layout.frames(kinds[0]) == ["20,168,280,95"])
    #expect(layout.cells(in: 1).prefix(2) == ["20,263,280,184", "310,263,280,184"])
    #expect(layout.frames(kinds[1]) == ["20,447,280,45"])
    #expect(layout.content == "320x492")
    let wide = try solved(
      controller.collectionView.collectionViewLayout, [2, 4], in: container(400, 480))
    #expect(wide.cells(in: 1).first == "20,263,360,184")
  }

  @Test func `each section type creates its own cells`() throws {
    let view = try #require(loaded(ViewController()).collectionView)
    #expect(view.numberOfSections == 2 && view.numberOfItems(inSection: 1) == 4)
    let banners = view.visibleCells.compactMap { ($0 as? BannerCollectionViewCell)?.label.text }
    #expect(banners == ["New this week", "Your trips"])
    // The carousel shows its first group and part of the second.
    let items = view.visibleCells.compactMap { ($0 as? ItemCollectionViewCell)?.titleLabel.text }
    #expect(items == ["The old harbour", "The hanging gardens"])
    #expect(view.error == nil)
  }

  @Test func `headers and footers come from their section`() throws {
    let view = try #require(loaded(ViewController()).collectionView)
    #expect(
      view.indexPathsForVisibleSupplementaryElements(ofKind: kinds[0])
        == [IndexPath(item: 0, section: 1)])
    let header = view.visibleSupplementaryViews(ofKind: kinds[0]).first as? ItemHeaderCell
    let footer = view.visibleSupplementaryViews(ofKind: kinds[1]).first as? ItemFooterCell
    #expect(header?.label.text == "Places" && footer?.label.text == "4 places to see")
    // R33: the height of a line plus 32 points, independent of the estimate.
    #expect(header.map { $0.frame.height - 32 } == header?.label.frame.height)
    #expect(view.error == nil)
  }

  @Test func `a tap is handled by its section`() throws {
    let controller = loaded(ViewController())
    let view = try #require(controller.collectionView)
    controller.collectionView(view, didSelectItemAt: IndexPath(item: 1, section: 0))
    #expect(controller.selected == nil)
    controller.collectionView(view, didSelectItemAt: IndexPath(item: 2, section: 1))
    #expect(controller.selected == 2)
  }

  @Test func `a new section is shown immediately`() throws {
    let controller = loaded(ViewController())
    let view = try #require(controller.collectionView)
    let layout = view.collectionViewLayout
    controller.show(BannerSection(titles: ["Last calls"]))
    #expect(view.collectionViewLayout !== layout && view.numberOfSections == 3)
    view.contentOffset.y = view.contentSize.height - view.bounds.height
    #expect((view.visibleCells.last as? BannerCollectionViewCell)?.label.text == "Last calls")
  }
}
