import TestSupport
import Testing
import UIKit

/// Data sources as the articles fill them.
@MainActor @Suite struct DataTests {
  @Test func registrationsFillRowsAndHeaders() throws {
    let controller = RegistrationViewController()
    Container.$current.withValue(container()) { controller.loadViewIfNeeded() }
    let view = try #require(controller.collectionView)
    // R46: a header of 44.5 points, and rows of 56.
    #expect(
      view.visibleCells.map(\.frame.word) == [
        "16,44.5,288,56", "16,100.5,288,56", "16,156.5,288,56",
      ])
    let texts = view.visibleCells.map { ($0.contentView as? UIListContentView)?.textLabel }
    #expect(texts.map { $0?.text } == ["1", "2", "3"])
    #expect(texts[0]?.textColor == .lightGray)
    let headers = view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
    #expect(headers.map(\.frame.size.height) == [44.5] && view.error == nil)
  }

  @Test func aProviderMakesCellsOfIdentifiers() throws {
    let controller = IdentifiersViewController()
    Container.$current.withValue(container()) { controller.loadViewIfNeeded() }
    var snapshot = NSDiffableDataSourceSnapshot<Int, UUID>()
    snapshot.appendSections([0])
    snapshot.appendItems([UUID(), UUID()])
    controller.dataSource.apply(snapshot)
    #expect(
      controller.collectionView.visibleCells.map(\.frame.word) == ["0,0,320,44", "0,44,320,44"])
  }

  @Test func sectionTypesMakeTheirOwnCellsAndHeaders() throws {
    let controller = ViewController()
    Container.$current.withValue(container()) { controller.loadViewIfNeeded() }
    let view = try #require(controller.collectionView)
    // The carousel shows its first group and a part of the second.
    #expect(view.visibleCells.count { $0 is ItemCollectionViewCell } == 2)
    let kinds = ["section-header-element-kind", "section-footer-element-kind"]
    #expect(view.visibleSupplementaryViews(ofKind: kinds[0]).first is ItemHeaderCell)
    #expect(view.visibleSupplementaryViews(ofKind: kinds[1]).first is ItemFooterCell)
    #expect(view.error == nil)
  }
}
