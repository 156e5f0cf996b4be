import CompositionalLayout
import Foundation
import TestSupport
import Testing
import UIKitViews

/// Tests which views are created for visible items, and their reuse.
@MainActor @Suite struct PresentingTests {
  private final class Row: UICollectionViewCell {
    nonisolated(unsafe) static var made = 0
    var reuses = 0
    var height: CGFloat?

    override init(frame: CGRect) {
      Self.made += 1
      super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    override func prepareForReuse() {
      super.prepareForReuse()
      reuses += 1
    }

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      if let height { layoutAttributes.size.height = height }
      return layoutAttributes
    }
  }

  private final class Bar: UICollectionReusableView {}

  private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var count: Int
    var height: ((Int) -> CGFloat)?
    var asked: [Int] = []
    var shown: Set<Int> = []
    /// The items whose cells disappeared, in order.
    var gone: [Int] = []

    init(_ count: Int, height: ((Int) -> CGFloat)? = nil) {
      (self.count, self.height) = (count, height)
    }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
      count
    }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      asked.append(indexPath[1])
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
      (cell as? Row)?.height = height?(indexPath[1])
      return cell
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "bar", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      shown.insert(indexPath[1])
    }

    func collectionView(
      _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      shown.remove(indexPath[1])
      gone.append(indexPath[1])
    }
  }

  private func layout(
    _ height: NSCollectionLayoutDimension = .absolute(40), header: Bool = false
  ) -> UICollectionViewCompositionalLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: height)
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    if header {
      let bar = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(20)),
        elementKind: "bar", alignment: .top)
      bar.pinToVisibleBounds = true
      section.boundarySupplementaryItems = [bar]
    }
    return UICollectionViewCompositionalLayout(section: section)
  }

  private func view(
    _ layout: UICollectionViewLayout, _ source: Source
  ) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
    view.register(Row.self, forCellWithReuseIdentifier: "row")
    view.register(Bar.self, forSupplementaryViewOfKind: "bar", withReuseIdentifier: "bar")
    view.dataSource = source
    view.delegate = source
    return view
  }

  @Test func `a reused cell loses the attributes of its previous item`() throws {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.visibleItemsInvalidationHandler = { items, _, _ in
      for item in items where item.indexPath[1] == 3 {
        (item.alpha, item.isHidden) = (0.5, true)
        item.transform = CGAffineTransform(scaleX: 2, y: 2)
      }
    }
    let layout = UICollectionViewCompositionalLayout(section: section)
    let source = Source(40)
    let view = view(layout, source)
    let third = try #require(view.cellForItem(at: [0, 3]))
    #expect(third.alpha == 0.5 && third.isHidden && third.transform.a == 2)
    view.contentOffset.y = 400
    let again = try #require(view.visibleCells.first { $0 === third })
    #expect(again.alpha == 1 && !again.isHidden && again.transform.isIdentity)
  }

  @Test func `a drawn cell ignores handler changes at other offsets`() throws {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(40))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.orthogonalScrollingBehavior = .groupPaging
    section.visibleItemsInvalidationHandler = { items, offset, _ in
      for item in items where offset.x == 0 {
        (item.alpha, item.transform) = (0.5, CGAffineTransform(scaleX: 2, y: 2))
      }
    }
    let layout = UICollectionViewCompositionalLayout(section: section)
    let source = Source(8)
    let view = view(layout, source)
    #expect(try #require(view.cellForItem(at: [0, 1])).alpha == 0.5)
    // The position without the handler.
    let cell = try #require(
      try view.solvedContent(layout).allElements().first { $0.identity.indexPath == [0, 1] })
    let drawn = view.withView(of: cell) { ($0.alpha, $0.transform.isIdentity) }
    #expect(cell.alpha == 1 && drawn?.0 == 1 && drawn?.1 == true)
  }

  @Test func `the background view fills the bounds and inherits the tint`() {
    let source = Source(100)
    let view = view(layout(), source)
    view.tintColor = .red
    let back = UIView()
    view.backgroundView = back
    view.contentOffset.y = 100
    view.frame.size.width = 200
    view.layoutIfNeeded()
    #expect(back.frame == CGRect(x: 0, y: 100, width: 200, height: 400))
    #expect(back.tintColor == .red && view.subviews.first === back)
    view.backgroundView = nil
    #expect(back.superview == nil)
  }

  @Test func `a cell becomes selected after it is filled`() throws {
    final class Day: UICollectionViewCell {
      override var isSelected: Bool {
        didSet { backgroundColor = isSelected ? .red : nil }
      }
    }
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout())
    let cells = UICollectionView.CellRegistration<Day, Int> { cell, _, _ in
      cell.backgroundColor = .blue
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([0, 1])
    source.apply(snapshot)
    let path = IndexPath(indexes: [0, 0])
    view.selectItem(at: path, animated: false, scrollPosition: [])
    let elements = try #require(view.compositionalLayout?.layoutForHost?.allElements())
    // The cell is filled again for drawing, without being displayed.
    let colors = view.inContainer(Container(size: view.bounds.size)) {
      elements.map { view.withView(of: $0, \.backgroundColor) }
    }
    #expect(colors == [UIColor.red, .blue])
  }

  @Test func `views around a collection view keep their safe area in another appearance`() {
    var screen = Container(width: 300, height: 400)
    screen.safeArea.top = 50
    Container.$current.withValue(screen) {
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 100, width: 300, height: 300),
        collectionViewLayout: UICollectionViewFlowLayout())
      let mark = UIView()
      mark.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(view)
      outer.addSubview(mark)
      NSLayoutConstraint.activate([
        mark.topAnchor.constraint(equalTo: outer.safeAreaLayoutGuide.topAnchor),
        mark.heightAnchor.constraint(equalToConstant: 10),
      ])
      var part = Container(width: 300, height: 300)
      part.traits.userInterfaceStyle = .dark
      view.inContainer(part, on: view.screen(inAppearanceOf: part.traits)) {
        outer.layoutIfNeeded()
        #expect(mark.frame.minY == 50)
        #expect(outer.traitCollection.userInterfaceStyle == .dark)
      }
    }
  }

  @Test func `dequeued cells that are not returned are removed`() {
    final class Wasteful: NSObject, UICollectionViewDataSource {
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int {
        2
      }

      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        _ = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
        return collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
      }
    }
    let view = view(layout(), Source(0))
    let source = Wasteful()
    view.dataSource = source
    _ = view.dequeueReusableCell(withReuseIdentifier: "row", for: [0, 0])
    #expect(view.visibleCells.count == 2)
    #expect(view.subviews.count == 2)
  }

  @Test func `every visible item has a cell at its position`() throws {
    let source = Source(100)
    let view = view(layout(), source)
    #expect(view.indexPathsForVisibleItems == (0..<10).map { IndexPath(indexes: [0, $0]) })
    #expect(view.visibleCells.map(\.frame.word).first == "0,0,320,40")
    #expect(view.cellForItem(at: IndexPath(indexes: [0, 3]))?.frame.word == "0,120,320,40")
    #expect(view.cellForItem(at: IndexPath(indexes: [0, 10])) == nil)
    #expect(source.asked == Array(0..<10) && source.shown == Set(0..<10))
    let third = try #require(view.cellForItem(at: IndexPath(indexes: [0, 3])))
    #expect(view.indexPath(for: third) == IndexPath(indexes: [0, 3]))
    #expect(view.indexPathForItem(at: CGPoint(x: 5, y: 130)) == IndexPath(indexes: [0, 3]))
  }

  @Test func `scrolling a million rows creates one screen of cells`() {
    Row.made = 0
    let source = Source(1_000_000)
    let layout = layout()
    let view = view(layout, source)
    _ = view.visibleCells
    for step in 0..<200 {
      view.contentOffset.y = CGFloat(step) * 190_000
      #expect(view.visibleCells.count <= 11)
      view.contentOffset.y += 100
      _ = view.visibleCells
    }
    // One screen shows eleven rows, two of them partially.
    #expect(Row.made == 11 && view.subviews.count <= 11)
    #expect(source.shown.count == view.visibleCells.count)
    #expect(view.visibleCells.allSatisfy { ($0 as? Row).map { $0.reuses > 100 } ?? false })
    #expect(layout.solveCount == 1)
  }

  @Test func `scrolling keeps the cells that stay visible`() throws {
    let source = Source(100)
    let view = view(layout(), source)
    let fifth = try #require(view.cellForItem(at: IndexPath(indexes: [0, 5])))
    view.contentOffset.y = 100
    #expect(view.cellForItem(at: IndexPath(indexes: [0, 5])) === fifth)
    #expect(source.asked == Array(0..<13) && (fifth as? Row)?.reuses == 0)
  }

  @Test func `cells leave the visible area in order`() {
    let source = Source(100)
    let view = view(layout(), source)
    let before = view.visibleCells
    view.contentOffset.y = 2000
    #expect(view.visibleCells == before.reversed())
    #expect(source.gone == Array(0..<10))
  }

  @Test func `pinned headers follow scrolling without another layout pass`() {
    // R28.
    let source = Source(100)
    let layout = layout(header: true)
    let view = view(layout, source)
    let header = IndexPath(indexes: [0, 0])
    func top() -> CGFloat? { view.supplementaryView(forElementKind: "bar", at: header)?.frame.minY }
    #expect(top() == 0)
    view.contentOffset.y = 300
    #expect(top() == 300 && layout.solveCount == 1)
    #expect(view.visibleSupplementaryViews(ofKind: "bar").count == 1)
  }

  // MARK: Self-sizing

  @Test func `self-sizing cells have their own height`() {
    // R33, V42: heights of 31, 50, 31, 69 and 31 points with an estimate of 44.
    let heights: [CGFloat] = [31, 50, 31, 69, 31]
    let source = Source(5) { heights[$0] }
    let view = view(layout(.estimated(44)), source)
    #expect(view.visibleCells.map(\.frame.minY) == [0, 31, 81, 112, 181])
    #expect(view.contentSize.height == 212)
  }

  @Test func `only visible items are measured`() {
    Row.made = 0
    let source = Source(100_000) { _ in 80 }
    let layout = layout(.estimated(40))
    let view = view(layout, source)
    #expect(view.visibleCells.count == 5)
    #expect(source.asked.max() == 4)
    // R33: other rows keep the estimated height.
    #expect(view.contentSize.height == 4_000_200)
    view.contentOffset.y = 40
    #expect(view.visibleCells.count == 6 && source.asked.max() == 5)
    #expect(layout.solveCount == 1 && Row.made <= 10)
  }

  // MARK: Errors

  @Test func `an unregistered identifier is an error`() {
    let source = Source(1)
    let view = view(layout(), source)
    view.register(nil as AnyClass?, forCellWithReuseIdentifier: "row")
    #expect(view.visibleCells.count == 1)
    #expect(
      view.error?.description
        == "could not dequeue a view of kind UICollectionElementKindCell with identifier row: "
        + "register a class for the identifier first")
  }

  @Test func `nibs and classes of the wrong type are errors`() {
    let source = Source(1)
    let first = view(layout(), source)
    first.register(UINib(nibName: "Row", bundle: nil), forCellWithReuseIdentifier: "row")
    _ = first.visibleCells
    #expect(first.error == .nib("Row", identifier: "row"))
    #expect(
      first.error?.description
        == "no view for the identifier row can be loaded from Row.xib: put the file beside the "
        + "code, with a cell or a reusable view as its first object")
    let second = view(layout(), source)
    second.register(Bar.self, forCellWithReuseIdentifier: "row")
    _ = second.visibleCells
    #expect(
      second.error
        == .wrongClass(name: "Bar", kind: "UICollectionElementKindCell", identifier: "row"))
  }

  @Test func `a registration during dequeuing is an error`() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout())
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      view, path, item in
      let late = UICollectionView.CellRegistration<Row, Int> { _, _, _ in }
      return view.dequeueConfiguredReusableCell(using: late, for: path, item: item)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1])
    source.apply(snapshot)
    _ = view.visibleCells
    #expect(view.error == .registrationInProvider("Row"))
  }

  // MARK: Changes

  @Test func `item counts must match the updates`() {
    let source = Source(3)
    let view = view(layout(), source)
    #expect(view.visibleCells.count == 3)
    source.count = 5
    view.performBatchUpdates {
      view.insertItems(at: [IndexPath(indexes: [0, 0]), IndexPath(indexes: [0, 1])])
    }
    #expect(view.error == nil && view.visibleCells.count == 5)
    source.count = 1
    view.deleteItems(at: [IndexPath(indexes: [0, 0])])
    #expect(
      view.error == .itemCount(section: 0, before: 5, after: 1, inserted: 0, deleted: 1))
    #expect(view.visibleCells.count == 1)
  }

  @Test func `a reload requests all cells again`() {
    let source = Source(3)
    let view = view(layout(), source)
    _ = view.visibleCells
    source.count = 2
    view.reloadData()
    #expect(view.visibleCells.count == 2 && source.asked == [0, 1, 2, 0, 1])
  }

  // MARK: Scrolling and selecting

  @Test func `scrolling to an item makes it visible`() {
    let source = Source(100)
    let view = view(layout(), source)
    func offset(_ item: Int, _ position: UICollectionView.ScrollPosition) -> CGFloat {
      view.scrollToItem(at: IndexPath(indexes: [0, item]), at: position, animated: false)
      return view.contentOffset.y
    }
    #expect(offset(50, .top) == 2000 && offset(50, .bottom) == 1640)
    #expect(offset(50, .centeredVertically) == 1820 && offset(99, .top) == 3600)
    #expect(offset(0, .bottom) == 0 && offset(12, []) == 120)
    #expect(view.error == nil)
    #expect(offset(100, .top) == 120)
    #expect(view.error == .noItem(IndexPath(indexes: [0, 100])))
  }

  @Test func `one item is selected unless multiple selection is allowed`() {
    let source = Source(100)
    let view = view(layout(), source)
    let (one, two) = (IndexPath(indexes: [0, 1]), IndexPath(indexes: [0, 2]))
    view.selectItem(at: one, animated: false, scrollPosition: [])
    view.selectItem(at: two, animated: false, scrollPosition: [])
    #expect(view.indexPathsForSelectedItems == [two])
    #expect(view.visibleCells.filter(\.isSelected).count == 1)
    view.allowsMultipleSelection = true
    view.selectItem(at: one, animated: false, scrollPosition: [])
    #expect(view.indexPathsForSelectedItems == [two, one])
    view.deselectItem(at: two, animated: false)
    #expect(view.cellForItem(at: one)?.isSelected == true)
    #expect(view.cellForItem(at: two)?.isSelected == false)
    view.selectItem(at: nil, animated: false, scrollPosition: [])
    #expect(view.indexPathsForSelectedItems == nil)
  }
}
