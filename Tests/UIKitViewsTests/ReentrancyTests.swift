import CompositionalLayout
import Foundation
import Testing
import UIKitViews

/// Data sources and delegates that ask and change things while they are asked and told.
@MainActor @Suite struct ReentrancyTests {
  private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var count: Int
    var sections = 1
    /// Those that are asked for and not there.
    var missing: [IndexPath] = []
    var counts: (UICollectionView, Int) -> Void = { _, _ in }
    var shows: (UICollectionView, IndexPath) -> Void = { _, _ in }
    var ends: (UICollectionView, IndexPath) -> Void = { _, _ in }

    init(_ count: Int) {
      self.count = count
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
      counts(collectionView, section)
      return count
    }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      if indexPath[1] >= count { missing.append(indexPath) }
      return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      shows(collectionView, indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      ends(collectionView, indexPath)
    }
  }

  /// Eight rows are in sight.
  private func view(_ source: Source) -> UICollectionView {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 400),
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group)))
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.delegate = source
    return view
  }

  private func items(_ view: UICollectionView) -> [Int] {
    view.indexPathsForVisibleItems.map { $0[1] }
  }

  /// Lays itself out while it is laid out, and its superview.
  private final class Restless: UIView {
    let child = UIView()
    var height: NSLayoutConstraint?
    var rounds = 0

    override init(frame: CGRect) {
      super.init(frame: frame)
      child.translatesAutoresizingMaskIntoConstraints = false
      addSubview(child)
      let height = child.heightAnchor.constraint(equalToConstant: 10)
      NSLayoutConstraint.activate([
        child.topAnchor.constraint(equalTo: topAnchor),
        child.leadingAnchor.constraint(equalTo: leadingAnchor),
        child.widthAnchor.constraint(equalTo: heightAnchor), height,
      ])
      self.height = height
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      rounds += 1
      height?.constant = 30
      layoutIfNeeded()
      child.layer.cornerRadius = child.bounds.height / 2
      superview?.layoutIfNeeded()
    }
  }

  @Test func `a view that is being laid out is not laid out again`() {
    let (outer, view) = (UIView(), Restless(frame: CGRect(x: 0, y: 0, width: 100, height: 50)))
    outer.addSubview(view)
    outer.layoutIfNeeded()
    #expect(view.rounds == 1)
    #expect(view.child.frame == CGRect(x: 0, y: 0, width: 50, height: 30))
    #expect(view.child.layer.cornerRadius == 15)
  }

  @Test func `a reload while cells go out of sight puts no cell away twice`() {
    let source = Source(20)
    let view = view(source)
    #expect(items(view) == Array(0..<8))
    source.ends = { view, path in if path[1] == 0 { view.reloadData() } }
    view.contentOffset.y = 400
    let cells = view.visibleCells
    #expect(items(view) == Array(8..<16))
    #expect(Set(cells.map(ObjectIdentifier.init)).count == 8)
    #expect(cells.allSatisfy { $0.superview === view })
  }

  @Test func `a reload while cells come into sight shows what is there then`() {
    let source = Source(20)
    let view = view(source)
    source.shows = { view, _ in
      guard source.count == 20 else { return }
      source.count = 3
      view.reloadData()
    }
    #expect(items(view) == [0, 1, 2])
    #expect(source.missing.isEmpty)
  }

  @Test func `the next page is there that the last cell asks for`() {
    let source = Source(4)
    let view = view(source)
    source.shows = { view, path in
      guard path[1] == 3, source.count == 4 else { return }
      source.count = 6
      view.insertItems(at: [[0, 4], [0, 5]])
    }
    #expect(items(view) == Array(0..<6))
    #expect(view.error == nil)
  }

  @Test func `who reloads whatever is shown comes to an end`() {
    let source = Source(4)
    let view = view(source)
    var shown = 0
    source.shows = { view, _ in
      shown += 1
      view.reloadData()
    }
    _ = view.visibleCells
    #expect((2..<100).contains(shown))
  }

  @Test func `what an update takes away may be told of by who asks for the rest`() {
    let source = Source(8)
    let view = view(source)
    #expect(items(view) == Array(0..<8))
    var asked: [[Int]] = []
    source.ends = { view, _ in asked.append(view.indexPathsForVisibleItems.map { $0[1] }) }
    source.count = 2
    view.deleteItems(at: (2..<8).map { IndexPath(indexes: [0, $0]) })
    #expect(asked.first == [0, 1])
    #expect(source.missing.isEmpty)
    source.count = 1
    view.reloadData()
    #expect(asked.last == [0])
    #expect(items(view) == [0])
    #expect(source.missing.isEmpty && view.error == nil)
  }

  @Test func `a snapshot is shown whole to who is told of what it takes away`() {
    let source = Source(0)
    let view = view(source)
    let items = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
      view, path, item in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      cell.accessibilityLabel = item
      return cell
    }
    func apply(_ names: [String]) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(names)
      items.apply(snapshot)
    }
    apply(["a", "b", "c"])
    #expect(view.visibleCells.map(\.accessibilityLabel) == ["a", "b", "c"])
    var asked: [String?] = []
    source.ends = { view, _ in asked = view.visibleCells.map(\.accessibilityLabel) }
    apply(["c"])
    #expect(asked == ["c"])
    #expect(view.visibleCells.map(\.accessibilityLabel) == ["c"])
    #expect(view.error == nil)
  }

  @Test func `a data source may ask for the sections while it counts their items`() {
    let source = Source(5)
    source.sections = 2
    let view = view(source)
    var known: [[Int]] = []
    source.counts = { view, section in
      known.append((0..<view.numberOfSections).map { view.numberOfItems(inSection: $0) })
    }
    #expect(view.numberOfItems(inSection: 1) == 5)
    #expect(known == [[0, 0], [5, 0]])
  }

  @Test func `batches within a batch are done when it is`() {
    let source = Source(3)
    let view = view(source)
    #expect(items(view) == [0, 1, 2])
    var told: [String] = []
    view.performBatchUpdates {
      view.performBatchUpdates {
        source.count = 4
        view.insertItems(at: [[0, 3]])
      } completion: { _ in
        told.append("inner, \(view.numberOfItems(inSection: 0)) items")
      }
      told.append("outer")
    } completion: { _ in
      told.append("done")
    }
    #expect(told == ["outer", "inner, 4 items", "done"])
  }
}
