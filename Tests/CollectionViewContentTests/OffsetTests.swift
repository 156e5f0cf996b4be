import CompositionalLayout
import Foundation
import TestSupport
import Testing

@testable import CollectionViewContent

/// Where a view stands that has not been scrolled, and what becomes of views that are measured.
@MainActor @Suite struct OffsetTests {
  private let device = Container(
    size: CGSize(width: 320, height: 480),
    safeArea: NSDirectionalEdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0))

  private func view(_ container: Container, count: Int = 20) -> Counted {
    Container.$current.withValue(container) { Counted(container.size, count) }
  }

  @Test func `a fresh view begins below what covers its top`() {
    let counted = view(device)
    #expect(counted.view.adjustedContentInset.top == 50)
    #expect(counted.view.contentOffset == CGPoint(x: 0, y: -50))
    // Rows of 100 points: 430 points are below the bar.
    #expect(counted.view.indexPathsForVisibleItems.map { $0[1] } == [0, 1, 2, 3, 4])
  }

  @Test func `a view at its beginning moves with the inset, one that was scrolled stays`() {
    let view = view(device).view
    view.contentInset.top = 10
    #expect(view.contentOffset.y == -60)
    view.contentOffset.y = 200
    view.contentInset.top = 40
    #expect(view.contentOffset.y == 200)
  }

  @Test func `rows that are drawn together have views of their own, filled once`() throws {
    let counted = view(Container(width: 320), count: 20)
    let layout = try #require(
      counted.view.collectionViewLayout as? UICollectionViewCompositionalLayout)
    /// How many views there are, and what is in each.
    func filled() throws -> (views: Int, contents: Set<Int>) {
      var (views, contents): (Set<ObjectIdentifier>, Set<Int>) = ([], [])
      for element in try counted.view.solvedContent(layout).allElements() {
        counted.view.withView(of: element) { view in
          views.insert(ObjectIdentifier(view))
          contents.insert((view as? Row)?.contentView.subviews.count ?? 0)
        }
      }
      return (views.count, contents)
    }
    #expect(try filled() == (20, [1]))
    #expect(counted.fills == 20)
    let wide = try counted.view.inContainer(Container(width: 640, height: 900)) { try filled() }
    #expect(wide == (20, [1]))
  }

  @Test func `no more views are made than a few screens hold`() throws {
    let counted = view(Container(width: 320), count: 5000)
    let layout = try #require(
      counted.view.collectionViewLayout as? UICollectionViewCompositionalLayout)
    let solved = try counted.view.solvedContent(layout)
    #expect(solved.contentSize.height == 500_000)
    #expect(counted.fills == 5000)
    // One is made before another is given back.
    #expect(Row.made == 201)
    #expect(counted.view.live.count == 200)
  }

  /// A cell that counts how many of it there are.
  private final class Row: UICollectionViewCell {
    @MainActor static var made = 0

    override init(frame: CGRect) {
      super.init(frame: frame)
      Self.made += 1
      contentView.translatesAutoresizingMaskIntoConstraints = true
    }

    required init?(coder: NSCoder) { nil }

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.height = 100
      return layoutAttributes
    }
  }

  /// Rows that ask for 100 points.
  @MainActor private final class Counted: NSObject, UICollectionViewDataSource {
    let view: UICollectionView
    var fills = 0
    private let count: Int

    init(_ size: CGSize, _ count: Int) {
      self.count = count
      Row.made = 0
      let row = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(80))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
      view = UICollectionView(
        frame: CGRect(origin: .zero, size: size),
        collectionViewLayout: UICollectionViewCompositionalLayout(
          section: NSCollectionLayoutSection(group: group)))
      super.init()
      view.register(Row.self, forCellWithReuseIdentifier: "row")
      view.dataSource = self
    }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      fills += 1
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
      cell.contentView.addSubview(UIView())
      return cell
    }
  }
}
