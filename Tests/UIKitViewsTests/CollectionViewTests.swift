import CompositionalLayout
import Foundation
import TestSupport
import Testing
import UIKitViews

/// Tests collection views: updates, scrolling and their views.
@MainActor @Suite struct CollectionViewTests {
  /// A data source with given item counts and its own cell class.
  private final class Source: NSObject, UICollectionViewDataSource {
    var counts: [Int]

    init(_ counts: [Int]) {
      self.counts = counts
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
      counts[section]
    }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
    }
  }

  private final class Card: UICollectionViewCell {
    let made: String

    override init(frame: CGRect) {
      made = "with \(frame.word)"
      super.init(frame: frame)
    }

    required init?(coder: NSCoder) {
      nil
    }
  }

  private func rows(pinned: Bool = false) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(
      section: section(
        row(.fw(1), .ab(40), item(.fw(1), .fh(1))),
        bars: [bar(.fw(1), .ab(20), at: .top, pinned: pinned)]))
  }

  private func view(
    _ layout: UICollectionViewLayout, _ source: Source
  ) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 100), collectionViewLayout: layout)
    view.dataSource = source
    return view
  }

  private let header = IndexPath(item: 0, section: 0)

  @Test func `reloaded sections are identified by their index before the update`() {
    let source = Source([2, 3])
    let view = view(rows(), source)
    view.register(Card.self, forCellWithReuseIdentifier: "card")
    #expect(view.numberOfSections == 2)
    source.counts = [4, 7, 3]
    view.performBatchUpdates {
      view.insertSections([0])
      view.reloadSections([0])
    }
    #expect(view.error == nil && view.numberOfSections == 3)
    source.counts = [3, 4, 6]
    view.performBatchUpdates {
      view.moveSection(2, toSection: 0)
      view.insertItems(at: [IndexPath(indexes: [2, 0])])
    }
    #expect(view.error == .itemCount(section: 2, before: 7, after: 6, inserted: 1, deleted: 0))
  }

  @Test func `the selection follows items through updates`() {
    let source = Source([4, 4])
    let view = view(rows(), source)
    view.register(Card.self, forCellWithReuseIdentifier: "card")
    view.allowsMultipleSelection = true
    func path(_ section: Int, _ item: Int) -> IndexPath { IndexPath(indexes: [section, item]) }
    for path in [path(0, 0), path(0, 1), path(0, 3), path(1, 2), path(1, 3)] {
      view.selectItem(at: path, animated: false, scrollPosition: [])
    }
    source.counts = [1, 5, 4]
    view.performBatchUpdates {
      view.insertSections([0])
      view.deleteItems(at: [path(0, 1)])
      view.insertItems(at: [path(1, 0), path(1, 2)])
      view.moveItem(at: path(1, 0), to: path(2, 3))
      view.reloadItems(at: [path(1, 3)])
    }
    #expect(view.error == nil)
    #expect(view.indexPathsForSelectedItems == [path(1, 1), path(1, 4), path(2, 1)])
    source.counts = [4, 1, 5]
    view.moveSection(2, toSection: 0)
    #expect(view.indexPathsForSelectedItems == [path(2, 1), path(2, 4), path(0, 1)])
    view.reloadSections([2])
    #expect(view.error == nil && view.indexPathsForSelectedItems == [path(0, 1)])
  }

  @Test(arguments: [.min, -1, 2, .max])
  func `updates of missing index paths are errors`(_ place: Int) {
    // R91.
    typealias Update = (UICollectionView) -> Void
    func error(_ update: @escaping Update) -> CollectionViewError? {
      let source = Source([2, 2])
      let view = view(rows(), source)
      view.register(Card.self, forCellWithReuseIdentifier: "card")
      view.performBatchUpdates { update(view) }
      #expect(view.numberOfSections == 2 && view.visibleCells.count > 0)
      return view.error
    }
    let (first, none) = (IndexPath(item: 0, section: 0), IndexPath(item: place, section: 1))
    let items: [Update] = [
      { $0.deleteItems(at: [none]) }, { $0.insertItems(at: [none]) },
      { $0.reloadItems(at: [none]) },
      { $0.moveItem(at: none, to: first) }, { $0.moveItem(at: first, to: none) },
    ]
    for update in items { #expect(error(update) == .noItem(none)) }
    #expect(error { $0.moveSection(place, toSection: 1) } == .noSection(place))
    #expect(error { $0.moveSection(0, toSection: place) } == .noSection(place))
    #expect(error { $0.reloadItems(at: [IndexPath()]) } == .noItem(IndexPath()))
    #expect(error { $0.reloadSections([0, 7]) } == .noSection(7))
    #expect(error { $0.deleteSections([2]) } == .noSection(2))
    #expect(error { $0.insertSections([2]) } == .noSection(2))
  }

  /// A layout that returns attributes for every index path.
  private final class Obliging: UICollectionViewLayout, @unchecked Sendable {
    let paths: [IndexPath] = [[], [0], [0, 0], [0, 0, 0]]

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      paths.compactMap { layoutAttributesForItem(at: $0) }
    }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
      return attributes
    }
  }

  @Test func `attributes for missing index paths show nothing`() {
    let (source, layout) = (Source([1]), Obliging())
    let view = view(layout, source)
    view.register(Card.self, forCellWithReuseIdentifier: "card")
    #expect(view.visibleCells.count == 1)
    for path in layout.paths { view.scrollToItem(at: path, at: .top, animated: false) }
    #expect(view.indexPathsForVisibleItems == [[0, 0]] && view.contentOffset == .zero)
  }

  @Test func `carousels keep their offsets through updates`() {
    // R82: an offset belongs to a section, not to a section index.
    let source = Source([9, 9, 9])
    let layout = UICollectionViewCompositionalLayout(
      section: section(row(.ab(100), .ab(20), item(.fw(1), .fh(1))), across: .continuous))
    let view = view(layout, source)
    view.register(Card.self, forCellWithReuseIdentifier: "card")
    func offsets() -> [CGFloat]? {
      let solved = layout.layoutForHost
      return solved?.sections.indices.map { solved?.carouselOffset(ofSection: $0) ?? 0 }
    }
    view.setCarouselOffset(30, ofSection: 1)
    view.setCarouselOffset(60, ofSection: 2)
    #expect(offsets() == [0, 30, 60])
    source.counts = [4, 9, 9, 9]
    view.insertSections([0])
    #expect(offsets() == [0, 0, 30, 60])
    source.counts = [4, 9, 9]
    view.deleteSections([2])
    #expect(offsets() == [0, 0, 60])
    source.counts = [9, 4, 10]
    view.performBatchUpdates {
      view.moveSection(2, toSection: 0)
      view.insertItems(at: [IndexPath(indexes: [2, 0])])
    }
    #expect(view.error == nil && offsets() == [60, 0, 0])
  }

  @Test func `a collection view hosts its layout`() {
    let (one, two) = (rows(), rows())
    let source = Source([1])
    let view = view(one, source)
    #expect(one.collectionView === view)
    view.setCollectionViewLayout(two, animated: true)
    #expect(one.collectionView == nil && two.collectionView === view)
    var finished = false
    view.setCollectionViewLayout(one, animated: false) { finished = $0 }
    #expect(finished && view.collectionViewLayout === one)
  }

  @Test func `the data source is asked for item counts again after a reload`() {
    let source = Source([2])
    let view = view(rows(), source)
    #expect(view.contentSize.word == "320x100")
    source.counts = [3, 1]
    #expect(view.numberOfSections == 1 && view.contentSize.word == "320x100")
    view.reloadData()
    #expect(view.numberOfSections == 2 && view.numberOfItems(inSection: 1) == 1)
    #expect(view.numberOfItems(inSection: 9) == 0)
    #expect(view.contentSize.word == "320x200")
  }

  @Test func `a collection view without a data source is empty`() {
    let view = UICollectionView(frame: .zero, collectionViewLayout: rows())
    #expect(view.numberOfSections == 0 && view.contentSize.word == "0x0")
  }

  @Test func `item counts are available on other threads after the first request`() async {
    let source = Source([2])
    let view = view(rows(), source)
    #expect(view.numberOfSections == 1)
    #expect(await Task.detached { view.numberOfItems(inSection: 0) }.value == 2)
  }

  @Test func `a size change lays out again`() {
    let source = Source([2])
    let layout = rows()
    let view = view(layout, source)
    #expect(view.layoutAttributesForItem(at: header)?.frame.word == "0,20,320,40")
    view.frame.size.width = 400
    #expect(view.layoutAttributesForItem(at: header)?.frame.word == "0,20,400,40")
  }

  @Test func `pinned headers follow the content offset`() {
    // R28, R78.
    let source = Source([10])
    let view = view(rows(pinned: true), source)
    func top() -> CGFloat? {
      view.layoutAttributesForSupplementaryElement(ofKind: "bar", at: header)?.frame.minY
    }
    #expect(top() == 0)
    view.setContentOffset(CGPoint(x: 0, y: 70), animated: true)
    #expect(view.bounds.word == "0,70,320,100" && top() == 70)
    view.contentInset = UIEdgeInsets(top: 15, left: 0, bottom: 0, right: 0)
    #expect(top() == 85)
  }

  @Test func `the delegate is notified of new content offsets`() {
    final class Ear: NSObject, UICollectionViewDelegate {
      var offsets: [CGFloat] = []
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        offsets.append(scrollView.contentOffset.y)
      }
    }
    let (source, ear) = (Source([10]), Ear())
    let view = view(rows(), source)
    view.delegate = ear
    view.setContentOffset(CGPoint(x: 0, y: 70), animated: true)
    view.contentOffset.y = 70
    view.scrollToItem(at: IndexPath(item: 0, section: 0), at: .top, animated: false)
    #expect(ear.offsets == [70, 20])
  }

  @Test func `the safe area is part of the adjusted content inset`() {
    var screen = Container(width: 320, height: 480)
    screen.safeArea = NSDirectionalEdgeInsets(top: 40, leading: 10, bottom: 20, trailing: 0)
    Container.$current.withValue(screen) {
      let source = Source([3])
      let layout = rows(pinned: true)
      let view = view(layout, source)
      view.frame = UIScreen.main.bounds
      #expect(view.adjustedContentInset == UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 0))
      // R40: cells keep clear of the leading safe area.
      #expect(view.layoutAttributesForItem(at: header)?.frame.word == "10,20,310,40")
      let configuration = layout.configuration
      configuration.scrollDirection = .horizontal
      layout.configuration = configuration
      #expect(view.adjustedContentInset == UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 0))
      view.contentInset.left = 3
      view.contentInsetAdjustmentBehavior = .never
      #expect(view.adjustedContentInset == UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 0))
    }
  }

  // MARK: Views

  @Test func `cells are created from the registered class with their frame`() throws {
    let source = Source([2])
    let view = view(rows(), source)
    view.register(Card.self, forCellWithReuseIdentifier: "card")
    let path = IndexPath(item: 1, section: 0)
    let cell = try #require(source.collectionView(view, cellForItemAt: path) as? Card)
    #expect(cell.made == "with 0,60,320,40" && cell.reuseIdentifier == "card")
    #expect(cell.contentView.frame.word == "0,0,320,40")
    cell.frame.size.width = 100
    #expect(cell.contentView.frame.word == "0,0,100,40")
  }

  @Test func `supplementary views are created from the class registered for their kind`() {
    let source = Source([2])
    let view = view(rows(), source)
    view.register(
      UICollectionViewCell.self, forSupplementaryViewOfKind: "bar", withReuseIdentifier: "title")
    let title = view.dequeueReusableSupplementaryView(
      ofKind: "bar", withReuseIdentifier: "title", for: header)
    #expect(title is UICollectionViewCell && title.frame.word == "0,0,320,20")
    let other = view.dequeueReusableSupplementaryView(
      ofKind: "other", withReuseIdentifier: "title", for: header)
    #expect(type(of: other) == UICollectionReusableView.self && other.frame.word == "0,0,0,0")
  }

  @Test func `element kinds have Apple's names`() {
    #expect(UICollectionView.elementKindSectionHeader == "UICollectionElementKindSectionHeader")
    #expect(UICollectionView.elementKindSectionFooter == "UICollectionElementKindSectionFooter")
    #expect(
      UICollectionView.ScrollDirection.horizontal == UICollectionViewScrollDirection.horizontal)
    #expect(UICollectionView.ElementCategory.cell == UICollectionElementCategory.cell)
  }
}
