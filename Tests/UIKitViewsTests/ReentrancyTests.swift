import CompositionalLayout
import Foundation
import Testing
import UIKitViews

/// Tests data sources and delegates that query or change the view during callbacks.
@MainActor @Suite struct ReentrancyTests {
  private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var count: Int
    var sections = 1
    /// Requested index paths that do not exist.
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

  /// A view with eight visible rows.
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

  /// A view that requests layout of itself and its superview during layout.
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

  @Test func `layout is not reentrant`() {
    let (outer, view) = (UIView(), Restless(frame: CGRect(x: 0, y: 0, width: 100, height: 50)))
    outer.addSubview(view)
    outer.layoutIfNeeded()
    #expect(view.rounds == 1)
    #expect(view.child.frame == CGRect(x: 0, y: 0, width: 50, height: 30))
    #expect(view.child.layer.cornerRadius == 15)
  }

  @Test func `a reload while cells disappear recycles each cell once`() {
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

  @Test func `a reload while cells appear shows the new data`() {
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

  @Test func `items inserted while the last cell appears are shown`() {
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

  @Test func `reloading in every willDisplay call terminates`() {
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

  @Test func `a delegate may query the view while an update removes cells`() {
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

  @Test func `the delegate sees the complete snapshot while cells are removed`() {
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

  @Test func `a data source may query sections while it counts items`() {
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

  @Test func `nested batch updates end with the outer batch`() {
    let source = Source(3)
    let view = view(source)
    #expect(items(view) == [0, 1, 2])
    var events: [String] = []
    view.performBatchUpdates {
      view.performBatchUpdates {
        source.count = 4
        view.insertItems(at: [[0, 3]])
      } completion: { _ in
        events.append("inner, \(view.numberOfItems(inSection: 0)) items")
      }
      events.append("outer")
    } completion: { _ in
      events.append("done")
    }
    #expect(events == ["outer", "inner, 4 items", "done"])
  }
}
