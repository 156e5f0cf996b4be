import CompositionalLayout
import Foundation
import Testing
import UIKitViews

/// Tests diffable data sources with a collection view.
@MainActor @Suite struct DiffableDataSourceTests {
  private typealias Source = UICollectionViewDiffableDataSource<String, Int>
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private final class Cell: UICollectionViewCell {
    var item = 0
    var fills = 0
  }

  private final class Header: UICollectionReusableView {
    var words = ""
  }

  /// A collection view and its data source, which the view references weakly.
  private struct Screen {
    let view: UICollectionView
    let source: Source

    @MainActor func cell(_ section: Int, _ item: Int) -> Cell? {
      view.cellForItem(at: IndexPath(indexes: [section, item])) as? Cell
    }

    @MainActor var words: String {
      view.visibleCells.map { "\(($0 as? Cell)?.item ?? -1)" }.joined(separator: " ")
    }
  }

  private func screen(
    headers: Bool = false, across: UICollectionLayoutSectionOrthogonalScrollingBehavior = .none
  ) -> Screen {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = across
    if headers {
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size, elementKind: "header", alignment: .top)
      ]
    }
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    let registration = UICollectionView.CellRegistration<Cell, Int> { cell, _, item in
      cell.item = item
      cell.fills += 1
    }
    let source = Source(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    return Screen(view: view, source: source)
  }

  private func snapshot(_ sections: KeyValuePairs<String, [Int]>) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items)
    }
    return snapshot
  }

  @Test func `an applied snapshot is shown`() {
    let screen = screen()
    var isDone = false
    screen.source.apply(snapshot(["a": [1, 2], "b": [3]])) { isDone = true }
    #expect(screen.words == "1 2 3" && isDone)
    #expect(screen.view.numberOfSections == 2)
    #expect(screen.source.itemIdentifier(for: IndexPath(indexes: [1, 0])) == 3)
    #expect(screen.source.itemIdentifier(for: IndexPath(indexes: [1, 1])) == nil)
    #expect(screen.source.indexPath(for: 2) == IndexPath(indexes: [0, 1]))
    #expect(screen.source.sectionIdentifier(for: 1) == "b" && screen.source.index(for: "c") == nil)
    #expect(screen.source.snapshot().itemIdentifiers == [1, 2, 3])
  }

  @Test func `unchanged items keep their cells`() throws {
    let screen = screen()
    screen.source.apply(snapshot(["a": [1, 2, 3]]))
    let (one, three) = (screen.cell(0, 0), screen.cell(0, 2))
    screen.source.apply(snapshot(["a": [3, 4], "b": [1]]))
    #expect(screen.words == "3 4 1")
    #expect(screen.cell(0, 0) === three && screen.cell(1, 0) === one)
    #expect(one?.fills == 1 && screen.cell(0, 1)?.fills == 2, "the cell of 2 is used again for 4")
    #expect(one?.frame.minY == 80)
    let difference = try #require(screen.source.lastDifference)
    #expect(difference.insertedItems == [4] && difference.deletedItems == [2])
    #expect(Set(difference.movedItems) == [1])
  }

  @Test func `the delegate is notified of cells that a snapshot removes`() {
    final class Ear: NSObject, UICollectionViewDelegate {
      var shown: [ObjectIdentifier] = []
      var gone: [IndexPath] = []

      func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
      ) {
        shown.append(ObjectIdentifier(cell))
      }

      func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
      ) {
        shown.removeAll { $0 == ObjectIdentifier(cell) }
        gone.append(indexPath)
      }
    }
    let (screen, ear) = (screen(), Ear())
    screen.view.delegate = ear
    screen.source.apply(snapshot(["a": [1, 2, 3]]))
    #expect(screen.words == "1 2 3" && ear.shown.count == 3)
    screen.source.apply(snapshot(["a": [3, 1]]))
    #expect(screen.words == "3 1")
    #expect(ear.gone == [IndexPath(indexes: [0, 1])], "by its place before")
    #expect(Set(ear.shown) == Set(screen.view.visibleCells.map { ObjectIdentifier($0) }))
  }

  @Test func `carousels of unchanged sections keep their offsets`() {
    // R82: an offset belongs to a section, not to a section index.
    let screen = screen(across: .continuous)
    screen.source.apply(snapshot(["a": [1, 2], "b": [3, 4], "c": [5, 6]]))
    for section in 0..<3 {
      screen.view.setCarouselOffset(CGFloat(section) * 10 + 10, ofSection: section)
    }
    screen.source.apply(snapshot(["c": [5, 6], "new": [7, 8], "a": [1, 2, 9]]))
    let layout = screen.view.collectionViewLayout as? UICollectionViewCompositionalLayout
    let solved = layout?.layoutForHost
    #expect((0..<3).map { solved?.carouselOffset(ofSection: $0) } == [30, 0, 10])
  }

  @Test func `reconfigured cells are filled again and reloaded cells are replaced`() {
    let screen = screen()
    screen.source.apply(snapshot(["a": [1, 2, 3]]))
    let cells = (0..<3).map { screen.cell(0, $0) }
    var next = screen.source.snapshot()
    next.reconfigureItems([1])
    next.reloadItems([2])
    screen.source.apply(next)
    #expect(screen.words == "1 2 3")
    #expect(screen.cell(0, 0) === cells[0] && cells[0]?.fills == 2)
    #expect(cells[2]?.fills == 1 && screen.source.snapshot().reloadedItemIdentifiers.isEmpty)
    screen.source.applySnapshotUsingReloadData(next)
    #expect(screen.words == "1 2 3" && screen.view.error == nil)
  }

  @Test func `a reloaded item gets another cell and a reconfigured one keeps its own`() {
    // R101.
    let screen = screen()
    screen.source.apply(snapshot(["a": [1, 2, 3]]))
    let cells = (0..<3).map { screen.cell(0, $0) }
    var next = screen.source.snapshot()
    next.reloadItems([1])
    next.reconfigureItems([2])
    screen.source.apply(next)
    #expect(screen.words == "1 2 3")
    #expect(screen.cell(0, 0) !== cells[0] && screen.cell(0, 0)?.fills == 1)
    #expect(screen.cell(0, 1) === cells[1] && cells[1]?.fills == 2)
    #expect(screen.cell(0, 2) === cells[2] && cells[2]?.fills == 1)
  }

  @Test func `a query of the items of a missing section is an error`() {
    // R101.
    let cause = SnapshotError(.unknown(.section, ["z"], .query))
    var first = Snapshot()
    first.appendSections(["a"])
    #expect(first.itemIdentifiers(inSection: "z").isEmpty)
    #expect(throws: cause) { try self.screen().source.apply(checking: first) }
    // A query of the current snapshot is reported by the view.
    let screen = screen()
    screen.source.apply(snapshot(["a": [1]]))
    #expect(screen.view.error == nil)
    _ = screen.source.snapshot().itemIdentifiers(inSection: "z")
    #expect(screen.view.error == .snapshot(cause))
  }

  @Test(arguments: [false, true])
  func `mistakes in snapshots are errors in the first one as in later ones`(isFirst: Bool) {
    // R62, R101.
    let mistakes: [(inout Snapshot) -> Void] = [
      { $0.appendItems([9, 9]) }, { $0.appendSections(["b", "b"]) },
      { $0.appendItems([9], toSection: "z") }, { $0.reloadItems([9]) },
      { $0.reconfigureItems([9]) }, { _ = $0.itemIdentifiers(inSection: "z") },
      { _ = $0.numberOfItems(inSection: "z") }, { $0.insertItems([2], beforeItem: 9) },
      { $0.insertItems([2], afterItem: 9) }, { $0.insertItems([2, 2], afterItem: 1) },
      { $0.moveItem(9, beforeItem: 1) }, { $0.moveItem(1, afterItem: 9) },
      { $0.moveItem(1, afterItem: 1) }, { $0.appendSections(["a"]) },
      { $0.insertSections(["b"], beforeSection: "z") },
      { $0.insertSections(["a"], afterSection: "a") },
      { $0.moveSection("z", beforeSection: "a") }, { $0.moveSection("a", afterSection: "a") },
      { $0.reloadSections(["z"]) },
      {
        $0.deleteSections(["a"])
        $0.appendItems([2])
      },
      {
        $0.deleteItems([1])
        $0.reloadItems([1])
      },
    ]
    for mistake in mistakes {
      let screen = screen()
      if !isFirst { screen.source.apply(snapshot(["a": [1]])) }
      var wrong = snapshot(["a": [1]])
      mistake(&wrong)
      screen.source.apply(wrong)
      #expect(screen.source.error != nil && screen.view.error != nil)
      #expect(screen.words == (isFirst ? "" : "1"))
    }
  }

  @Test(arguments: [false, true])
  func `mistakes in section snapshots are errors in the first one as in later ones`(isFirst: Bool) {
    // R62, R101.
    typealias Outline = NSDiffableDataSourceSectionSnapshot<Int>
    let mistakes: [(inout Outline) -> Void] = [
      { $0.append([9, 9]) }, { $0.append([1]) }, { $0.append([2], to: 9) },
      { $0.insert([2], before: 9) }, { $0.insert([2], after: 9) }, { $0.insert([1], after: 1) },
      { $0.expand([9]) }, { $0.collapse([9]) }, { $0.replace(childrenOf: 9, using: Outline()) },
      { $0.insert(Outline(), before: 9) },
    ]
    for (index, mistake) in mistakes.enumerated() {
      let screen = screen()
      if !isFirst { screen.source.apply(snapshot(["a": [1]])) }
      var wrong = Outline()
      wrong.append([1])
      mistake(&wrong)
      screen.source.apply(wrong, to: "a")
      #expect(screen.source.error != nil && screen.view.error != nil, "\(index)")
      #expect(screen.words == (isFirst ? "" : "1"), "\(index)")
    }
  }

  @Test func `deleting what a snapshot does not have is no mistake`() {
    var snapshot = snapshot(["a": [1]])
    snapshot.deleteItems([9])
    snapshot.deleteSections(["z"])
    let screen = screen()
    screen.source.apply(snapshot)
    #expect(screen.view.error == nil && screen.words == "1")
  }

  @Test func `a snapshot with an error is not shown`() {
    // R91.
    let screen = screen()
    screen.source.apply(snapshot(["a": [1]]))
    var wrong = snapshot(["a": [1]])
    wrong.appendItems([2, 2])
    #expect(throws: SnapshotError(.duplicates(.item, ["2"]))) {
      try screen.source.apply(checking: wrong)
    }
    #expect(screen.source.error == nil)
    screen.source.apply(wrong) { Issue.record("the completion handler was called") }
    #expect(screen.source.error == SnapshotError(.duplicates(.item, ["2"])))
    #expect(
      screen.view.error?.description
        == "the snapshot cannot be applied: item identifiers must be unique: 2 would occur twice"
    )
    #expect(screen.words == "1")
  }

  @Test func `supplementary views come from their provider`() throws {
    let screen = screen(headers: true)
    let registration = UICollectionView.SupplementaryRegistration<Header>(
      elementKind: "header"
    ) { view, kind, path in
      view.words = "\(kind) \(path[0])"
    }
    screen.source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: registration, for: path)
    }
    screen.source.apply(snapshot(["a": [1], "b": [2]]))
    let headers = screen.view.visibleSupplementaryViews(ofKind: "header")
    #expect(headers.map { ($0 as? Header)?.words } == ["header 0", "header 1"])
    screen.source.supplementaryViewProvider = nil
    screen.source.apply(snapshot(["a": [1]]))
    _ = screen.view.visibleCells
    #expect(screen.view.error == .noView(kind: "header", IndexPath(indexes: [0, 0])))
  }

  @Test func `outlines show their visible items`() {
    let screen = screen()
    screen.source.apply(snapshot(["a": [100]]))
    var outline = NSDiffableDataSourceSectionSnapshot<Int>()
    outline.append([1, 2])
    outline.append([11, 12], to: 1)
    screen.source.apply(outline, to: "b")
    #expect(screen.words == "100 1 2")
    let one = screen.cell(1, 0)
    #expect(one?.configurationState.isExpanded == false)
    outline.expand([1])
    screen.source.apply(outline, to: "b", animatingDifferences: false)
    #expect(screen.words == "100 1 11 12 2" && screen.cell(1, 0) === one)
    #expect(one?.configurationState.isExpanded == true)
    #expect(screen.source.snapshot(for: "b").level(of: 12) == 1)
    #expect(screen.source.snapshot(for: "a").items == [100])
    // Reordering the items flattens the outline.
    var next = screen.source.snapshot()
    next.moveItem(2, beforeItem: 1)
    screen.source.apply(next)
    #expect(screen.source.snapshot(for: "b").rootItems == [2, 1, 11, 12])
  }

  @Test func `reordering handlers decide which items can move`() {
    let screen = screen()
    screen.source.apply(snapshot(["a": [1, 2]]))
    func canMove(_ item: Int) -> Bool {
      screen.source.collectionView(screen.view, canMoveItemAt: IndexPath(indexes: [0, item]))
    }
    #expect(!canMove(0))
    screen.source.reorderingHandlers.canReorderItem = { $0 == 2 }
    #expect(!canMove(0) && canMove(1) && !canMove(2))
  }

  /// Compiles only if the item type does not have to be Sendable.
  @Test func `items do not need to be Sendable`() {
    final class Holder {
      var source: UICollectionViewDiffableDataSource<String, AnyHashable>!
    }
    let (holder, view) = (Holder(), screen().view)
    holder.source = .init(collectionView: view) { view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    var items = NSDiffableDataSourceSnapshot<String, AnyHashable>()
    items.appendSections(["a"])
    items.appendItems(["rings", 1])
    holder.source.apply(items)
    #expect(holder.source.itemIdentifier(for: IndexPath(indexes: [0, 1])) == AnyHashable(1))
  }

  @Test func `asynchronous apply shows the snapshot`() async {
    let screen = screen()
    await screen.source.apply(snapshot(["a": [1]]), animatingDifferences: true)
    #expect(screen.words == "1")
  }
}
