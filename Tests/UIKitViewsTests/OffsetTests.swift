import CompositionalLayout
import Foundation
import TestSupport
import Testing

@testable import UIKitViews

/// Tests content offsets, and the reuse of views that are measured.
@MainActor @Suite struct OffsetTests {
  private let device = Container(
    size: CGSize(width: 320, height: 480),
    safeArea: NSDirectionalEdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0))

  private func view(
    _ container: Container, count: Int = 20, _ axis: UICollectionViewScrollDirection = .vertical
  ) -> Counted {
    Container.$current.withValue(container) { Counted(container.size, count, axis) }
  }

  @Test func `a new view starts below the safe area`() {
    let counted = view(device)
    #expect(counted.view.adjustedContentInset.top == 50)
    #expect(counted.view.contentOffset == CGPoint(x: 0, y: -50))
    // Rows of 100 points in the 430 points below the bar.
    #expect(counted.view.indexPathsForVisibleItems.map { $0[1] } == [0, 1, 2, 3, 4])
  }

  @Test(arguments: [.nan, .infinity, -.infinity] as [CGFloat])
  func `non-finite content offsets are ignored`(number: CGFloat) {
    let counted = view(device)
    let view = counted.view
    view.contentOffset.y = 20
    view.contentOffset.y = number
    view.setContentOffset(CGPoint(x: number, y: 0), animated: false)
    #expect(view.contentOffset == CGPoint(x: 0, y: 20))
    #expect(view.indexPathsForVisibleItems.count == 5)
  }

  @Test func `an inset change moves a view at the top and keeps a scrolled view`() {
    let view = view(device).view
    view.contentInset.top = 10
    #expect(view.contentOffset.y == -60)
    view.contentOffset.y = 200
    view.contentInset.top = 40
    #expect(view.contentOffset.y == 200)
  }

  @Test func `a right-to-left view starts at the right end (R43)`() {
    var container = Container(width: 320, height: 480)
    container.traits.layoutDirection = .rightToLeft
    let counted = view(container, .horizontal)
    let view = counted.view
    view.layoutIfNeeded()
    // Columns with an estimated width of 80 points; those that were visible are 100 points wide.
    #expect(view.indexPathsForVisibleItems.map { $0[1] } == [0, 1, 2, 3])
    #expect(view.contentSize.width == 1680)
    #expect(view.contentOffset == CGPoint(x: 1360, y: 0))
    view.contentInset.right = 30
    #expect(view.contentOffset.x == 1390)
    view.contentOffset.x = 800
    view.contentInset.right = 0
    #expect(view.contentOffset.x == 800)
    view.scrollToItem(at: IndexPath(item: 0, section: 0), at: [], animated: false)
    #expect(view.contentOffset.x == view.contentSize.width - 320)
  }

  @Test(arguments: [
    (8, 8 * 80 + 30 - 480), (4, -50), (0, -50), (30, 1550),
  ]) func `the offset is clamped when the content shrinks`(count: Int, offset: CGFloat) {
    let counted = view(device)
    let view = counted.view
    view.contentOffset.y = 1550
    view.layoutIfNeeded()
    counted.count = count
    view.reloadData()
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == offset)
    #expect(view.indexPathsForVisibleItems.isEmpty == (count == 0))
  }

  @Test func `rows drawn together have separate views that are filled once`() throws {
    let counted = view(Container(width: 320), count: 20)
    let layout = try #require(
      counted.view.collectionViewLayout as? UICollectionViewCompositionalLayout)
    /// The number of views, and the subview counts of their content.
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

  @Test func `the number of views is limited to a few screens`() throws {
    let counted = view(Container(width: 320), count: 5000)
    let layout = try #require(
      counted.view.collectionViewLayout as? UICollectionViewCompositionalLayout)
    let solved = try counted.view.solvedContent(layout)
    #expect(solved.contentSize.height == 500_000)
    #expect(counted.fills == 5000)
    // One view is created before another one is recycled.
    #expect(Row.made == 201)
    #expect(counted.view.live.count == 200)
  }

  /// A cell class that counts its instances.
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
      let size = layoutAttributes.size
      layoutAttributes.size = CGSize(
        width: size.width == 80 ? 100 : size.width, height: size.height == 80 ? 100 : size.height)
      return layoutAttributes
    }
  }

  /// A data source for rows or columns of 100 points with an estimate of 80.
  @MainActor private final class Counted: NSObject, UICollectionViewDataSource {
    let view: UICollectionView
    var fills = 0
    var count: Int

    init(_ size: CGSize, _ count: Int, _ axis: UICollectionViewScrollDirection) {
      self.count = count
      Row.made = 0
      let isAcross = axis == .horizontal
      let row = NSCollectionLayoutSize(
        widthDimension: isAcross ? .estimated(80) : .fractionalWidth(1),
        heightDimension: isAcross ? .fractionalHeight(1) : .estimated(80))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.scrollDirection = axis
      view = UICollectionView(
        frame: CGRect(origin: .zero, size: size),
        collectionViewLayout: UICollectionViewCompositionalLayout(
          section: NSCollectionLayoutSection(group: group), configuration: configuration))
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
