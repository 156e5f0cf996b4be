import CompositionalLayout
import Foundation
import TestSupport
import Testing
import UIKit

/// Tests the layouts of an article on layouts and data sources.
@MainActor @Suite struct BasicListTests {
  @Test func `rows have the width of the section`() throws {
    let layout = try solved(BasicListViewController(), [94])
    #expect(layout.cells.prefix(2) == ["0,0,320,44", "0,44,320,44"])
    #expect(layout.content == "320x4136")
  }

  @Test func `the configuration sets insets, spacing and a header`() throws {
    // R40 with margins of 16 points (R93), R22; R29: the layout's header ignores the margins. R32:
    // the provider gets the full width of the view, and 320 points fit one column only.
    let layout = try solved(ConfiguredViewController(), [2, 2])
    #expect(layout.frames("layout-header") == ["0,0,320,60"])
    #expect(layout.cells(in: 0) == ["16,60,288,44", "16,112,288,44"])
    #expect(layout.cells(in: 1) == ["16,180,288,44", "16,232,288,44"])
  }

  @Test func `the provider adapts the columns to the width`() throws {
    // R8: (358 - 8) / 2 in the second section; (358 - 16) / 3 in the third.
    let layout = try solved(ConfiguredViewController(), [1, 2, 3], in: container(390, 844))
    #expect(layout.cells(in: 0) == ["16,60,358,44"])
    #expect(layout.cells(in: 1) == ["16,128,175,44", "199,128,175,44"])
    #expect(
      layout.cells(in: 2) == ["16,196,114,44", "138,196,114,44", "260,196,114,44"])
  }

  // MARK: Lists

  @Test func `list appearances have the insets of the rules`() throws {
    // R46, R47: plain and grouped rows extend to the edges, sidebar rows do not.
    #expect(try solved(plainListLayout(), [2]).cells == ["0,0,320,44", "0,44,320,44"])
    #expect(try solved(groupedListLayout(), [2]).cells == ["0,35,320,44", "0,79,320,44"])
    #expect(try solved(sidebarListLayout(), [2]).cells == ["13,0,294,44", "13,44,294,44"])
  }

  @Test func `a list can have headers in three ways`() throws {
    let controller = loaded(HeaderModesViewController())
    let view = try #require(controller.collectionView)
    #expect(
      view.visibleCells.map(\.listText) == [
        "None", "Rows and nothing else", "Below a view of its own", "And one more",
        ".firstItemInSection", "Below the section's first item",
      ])
    let kind = UICollectionView.elementKindSectionHeader
    #expect(
      view.indexPathsForVisibleSupplementaryElements(ofKind: kind)
        == [IndexPath(item: 0, section: 1)])
    let header = view.visibleSupplementaryViews(ofKind: kind).first as? UICollectionViewCell
    #expect(header?.listText == ".supplementary")
    #expect(view.error == nil)
  }

  // MARK: Cells and headers

  @Test func `registrations fill rows and headers`() throws {
    let view = try #require(loaded(RegistrationViewController()).collectionView)
    // R103: a header of 40.5 points, and rows of 52.
    #expect(
      view.visibleCells.map(\.frame.word) == [
        "16,40.5,288,52", "16,92.5,288,52", "16,144.5,288,52",
      ])
    #expect(view.visibleCells.map(\.listText) == ["1", "2", "3"])
    let content = view.visibleCells.first?.contentView as? UIListContentView
    #expect(content?.textLabel.textColor == .lightGray)
    let headers = view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
    #expect(headers.map(\.frame.size.height) == [40.5])
    #expect(headers.map { ($0 as? UICollectionViewCell)?.listText } == ["Header"])
    #expect(view.error == nil)
  }

  @Test func `cells registered by class name are dequeued`() throws {
    let controller = loaded(IdentifiersViewController())
    let view = try #require(controller.collectionView)
    #expect(view.visibleCells.map(\.frame.word).prefix(2) == ["0,0,320,44", "0,44,320,44"])
    let first = try #require(
      controller.dataSource.itemIdentifier(for: IndexPath(item: 0, section: 0)))
    #expect(view.visibleCells.first?.listText == String(first.uuidString.prefix(8)))
    #expect(controller.dataSource.snapshot().numberOfItems == 6 && view.error == nil)
  }
}

extension UICollectionViewCell {
  /// The text of a list cell.
  fileprivate var listText: String? {
    (contentConfiguration as? UIListContentConfiguration)?.text
  }
}
