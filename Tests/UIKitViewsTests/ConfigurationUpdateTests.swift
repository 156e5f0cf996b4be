import CompositionalLayout
import Foundation
import Testing
import UIKitViews

/// Tests when cells update their configuration.
@MainActor @Suite struct ConfigurationUpdateTests {
  /// A cell that shows its data in its configuration update.
  private final class PersonCell: UICollectionViewListCell {
    var name: String?
    var updates = 0

    override func updateConfiguration(using state: UICellConfigurationState) {
      updates += 1
      var content = defaultContentConfiguration().updated(for: state)
      content.text = name
      contentConfiguration = content
    }
  }

  @Test func `a cell updates its configuration once after each fill`() throws {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 300),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
    var names = ["Ada", "Grace"]
    let cells = UICollectionView.CellRegistration<PersonCell, Int> { cell, _, item in
      cell.name = names[item]
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([0, 1])
    source.apply(snapshot)
    view.selectItem(at: IndexPath(indexes: [0, 1]), animated: false, scrollPosition: [])
    view.layoutIfNeeded()
    func cell(_ item: Int) throws -> PersonCell {
      try #require(view.cellForItem(at: IndexPath(indexes: [0, item])) as? PersonCell)
    }
    func text(_ item: Int) throws -> String? {
      (try cell(item).contentConfiguration as? UIListContentConfiguration)?.text
    }
    #expect(try [text(0), text(1)] == ["Ada", "Grace"])
    #expect(try cell(0).updates == 1)
    names = ["Ida", "Hope"]
    snapshot.reconfigureItems([0, 1])
    source.apply(snapshot)
    view.layoutIfNeeded()
    #expect(try [text(0), text(1)] == ["Ida", "Hope"])
  }

  @Test func `a reused cell knows whether it is a header or a row`() throws {
    var list = UICollectionLayoutListConfiguration(appearance: .grouped)
    list.headerMode = .firstItemInSection
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 300),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, _ in
      cell.contentConfiguration = cell.defaultContentConfiguration()
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([0, 1])
    source.apply(snapshot)
    let row = try #require(view.cellForItem(at: [0, 1]) as? UICollectionViewListCell)
    let (header, usual) = (UIBackgroundConfiguration.listHeader(), row.backgroundConfiguration)
    #expect(usual == .listCell())
    snapshot.moveItem(1, beforeItem: 0)
    source.apply(snapshot)
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: [0, 0]) === row && row.backgroundConfiguration == header)
    snapshot.moveItem(0, beforeItem: 1)
    snapshot.reconfigureItems([1])
    source.apply(snapshot)
    let content = try #require(row.contentConfiguration as? UIListContentConfiguration)
    #expect(content.textProperties.font == UIListContentConfiguration.cell().textProperties.font)
    list.headerMode = .none
    view.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: list)
    view.layoutIfNeeded()
    let first = try #require(view.cellForItem(at: [0, 0]))
    #expect(first.backgroundConfiguration == usual)
  }

  @Test func `an update requested during an update does not repeat it`() {
    let cell = UICollectionViewCell(frame: .zero)
    var states: [Bool] = []
    cell.configurationUpdateHandler = { cell, state in
      states.append(state.isSelected)
      cell.setNeedsUpdateConfiguration()
    }
    cell.isSelected = true
    #expect(states == [false, true])
  }

  @Test func `removing the content configuration empties the cell`() {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    let plain = cell.contentView
    cell.contentConfiguration = nil
    #expect(cell.contentView === plain)
    cell.contentConfiguration = UIListContentConfiguration.cell()
    #expect(cell.contentView is UIListContentView)
    cell.contentConfiguration = nil
    #expect(!(cell.contentView is UIListContentView))
    #expect(cell.subviews == [cell.contentView])
  }

  @Test func `the update handler runs after the cell is filled`() throws {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 300),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
    var tags: [Int] = []
    let cells = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, _ in
      cell.configurationUpdateHandler = { cell, _ in tags.append(cell.tag) }
      cell.tag = 7
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([0])
    source.apply(snapshot)
    view.layoutIfNeeded()
    #expect(tags == [7])
  }
}
