import CompositionalLayout
import Foundation
import TestSupport
import Testing

@testable import UIKitViews

/// A grid with a flow layout and items of given sizes.
@MainActor
private final class Flow: NSObject, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  let layout: UICollectionViewFlowLayout
  let view: UICollectionView
  /// The sizes of items, by section; empty for the size of the layout.
  var sizes: [[CGSize]]
  var counts: [Int]
  var header = CGSize.zero

  init(
    _ sizes: [[CGSize]] = [], counts: [Int] = [], layout: UICollectionViewFlowLayout = .init(),
    _ configure: (UICollectionViewFlowLayout) -> Void = { _ in }
  ) {
    self.layout = layout
    self.sizes = sizes
    self.counts = sizes.isEmpty ? counts : sizes.map(\.count)
    configure(layout)
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    super.init()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    if !sizes.isEmpty { view.delegate = self }
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }

  func collectionView(
    _ view: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    sizes[indexPath.section][indexPath.item]
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { header }

  func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
    view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  func frame(of kind: String, _ section: Int = 0) -> CGRect? {
    view.layoutAttributesForSupplementaryElement(
      ofKind: kind, at: IndexPath(item: 0, section: section))?.frame
  }
}

private func size(_ width: CGFloat, _ height: CGFloat) -> CGSize {
  CGSize(width: width, height: height)
}

/// Tests flow layouts.
@MainActor @Suite struct FlowLayoutTests {
  @Test func `a line is justified and the last one continues the columns`() {
    let flow = Flow(counts: [5]) { $0.itemSize = size(90, 40) }
    // 3 × 90 + 2 × 10 = 290 points; the other 30 are added to both spacings.
    #expect(flow.frame(0) == CGRect(x: 0, y: 0, width: 90, height: 40))
    #expect(flow.frame(1) == CGRect(x: 115, y: 0, width: 90, height: 40))
    #expect(flow.frame(2) == CGRect(x: 230, y: 0, width: 90, height: 40))
    #expect(flow.frame(3) == CGRect(x: 0, y: 50, width: 90, height: 40))
    #expect(flow.frame(4) == CGRect(x: 115, y: 50, width: 90, height: 40))
    #expect(flow.view.contentSize == size(320, 90))
  }

  @Test func `items that fit exactly have the minimum spacing`() {
    let flow = Flow(counts: [4]) {
      $0.itemSize = size(150, 20)
      $0.minimumInteritemSpacing = 20
      $0.minimumLineSpacing = 4
    }
    #expect(flow.frame(1) == CGRect(x: 170, y: 0, width: 150, height: 20))
    #expect(flow.frame(2) == CGRect(x: 0, y: 24, width: 150, height: 20))
  }

  @Test func `items of different sizes are centered in their line and end it with the minimum`() {
    let flow = Flow([[size(100, 40), size(150, 20), size(60, 10), size(60, 30)]])
    // 100 + 10 + 150 is 260; 60 more do not fit, and 60 points are added to one spacing.
    #expect(flow.frame(0) == CGRect(x: 0, y: 0, width: 100, height: 40))
    #expect(flow.frame(1) == CGRect(x: 170, y: 10, width: 150, height: 20))
    #expect(flow.frame(2) == CGRect(x: 0, y: 60, width: 60, height: 10))
    #expect(flow.frame(3) == CGRect(x: 70, y: 50, width: 60, height: 30))
  }

  @Test func `an item that leaves no place for a second one is centered`() {
    let flow = Flow(counts: [2]) { $0.itemSize = size(200, 40) }
    #expect(flow.frame(0) == CGRect(x: 60, y: 0, width: 200, height: 40))
    #expect(flow.frame(1) == CGRect(x: 60, y: 50, width: 200, height: 40))
    let mixed = Flow([[size(200, 40), size(180, 40), size(40, 40)]])
    #expect(mixed.frame(0)?.minX == 60 && mixed.frame(1)?.minX == 0)
  }

  @Test func `an item alone on a line that is not the last is centered`() {
    // R106. The last line is centered if every line has one item.
    func xs(_ widths: CGFloat...) -> [CGFloat?] {
      let flow = Flow([widths.map { size($0, 50) }])
      return widths.indices.map { flow.frame($0)?.minX }
    }
    #expect(xs(100, 300, 100) == [110, 10, 110])
    #expect(xs(300, 100) == [10, 110])
    #expect(xs(100, 100, 100, 300, 100, 300, 100, 100) == [0, 110, 220, 10, 110, 10, 0, 110])
    #expect(xs(300, 100, 100) == [10, 0, 110])
    #expect(xs(100) == [0])
    #expect(xs(155) == [0])
    #expect(xs(156) == [82])
    #expect(xs(200, 200) == [60, 60])
  }

  @Test func `an item wider than the view is centered, too`() {
    #expect(Flow([[size(420, 50)]]).frame(0)?.minX == -50)
  }

  @Test func `equal items have the spacing of full lines only if there is one`() {
    // R106.
    let flow = Flow(counts: [2]) { $0.itemSize = size(90, 40) }
    #expect(flow.frame(1)?.minX == 100)
    #expect(Flow([[size(90, 40), size(90, 40)]]).frame(1)?.minX == 100)
  }

  @Test(arguments: [UICollectionView.ScrollDirection.vertical, .horizontal])
  func `an empty section keeps its insets`(_ direction: UICollectionView.ScrollDirection) {
    // R106: with and without a header.
    let flow = Flow(counts: [0, 1]) {
      $0.scrollDirection = direction
      $0.sectionInset = UIEdgeInsets(top: 4, left: 5, bottom: 6, right: 7)
    }
    #expect(
      flow.frame(0, 1)?.origin
        == (direction == .vertical ? CGPoint(x: 5, y: 14) : CGPoint(x: 17, y: 4)))
    flow.layout.headerReferenceSize = size(30, 30)
    #expect(
      flow.frame(0, 1)?.origin
        == (direction == .vertical ? CGPoint(x: 5, y: 74) : CGPoint(x: 77, y: 4)))
  }

  @Test func `negative lengths are an error`() {
    func error(_ flow: Flow) -> CollectionViewError? {
      flow.view.layoutIfNeeded()
      return flow.view.error
    }
    #expect(error(Flow([[size(10, -1)]])) == .negativeSize)
    #expect(error(Flow(counts: [1]) { $0.itemSize = size(-20, 10) }) == .negativeSize)
    #expect(error(Flow(counts: [1]) { $0.headerReferenceSize = size(0, -1) }) == .negativeSize)
    #expect(error(Flow([[size(0, 10)]])) == nil)
  }

  @Test func `a single small item is at the beginning`() {
    #expect(Flow(counts: [1]).frame(0) == CGRect(x: 0, y: 0, width: 50, height: 50))
  }

  @Test func `insets surround items, headers and footers take the width of the view`() {
    let flow = Flow(counts: [2, 1]) {
      $0.itemSize = size(100, 40)
      $0.sectionInset = UIEdgeInsets(top: 5, left: 20, bottom: 7, right: 30)
      $0.headerReferenceSize = size(10, 30)
      $0.footerReferenceSize = size(10, 12)
    }
    let (header, footer) = (
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter
    )
    #expect(flow.frame(of: header) == CGRect(x: 0, y: 0, width: 320, height: 30))
    #expect(flow.frame(0) == CGRect(x: 20, y: 35, width: 100, height: 40))
    // Two items fit into the 270 points between the insets.
    #expect(flow.frame(1) == CGRect(x: 190, y: 35, width: 100, height: 40))
    #expect(flow.frame(of: footer) == CGRect(x: 0, y: 82, width: 320, height: 12))
    #expect(flow.frame(of: header, 1) == CGRect(x: 0, y: 94, width: 320, height: 30))
    #expect(flow.frame(0, 1) == CGRect(x: 20, y: 129, width: 100, height: 40))
  }

  @Test func `a delegate returns sizes of items and headers`() {
    let flow = Flow([[size(320, 60)], [size(150, 30), size(150, 30)]])
    flow.header = size(0, 25)
    flow.layout.invalidateLayout()
    #expect(flow.frame(0) == CGRect(x: 0, y: 25, width: 320, height: 60))
    #expect(flow.frame(0, 1) == CGRect(x: 0, y: 110, width: 150, height: 30))
    #expect(flow.frame(1, 1) == CGRect(x: 170, y: 110, width: 150, height: 30))
  }

  @Test func `a horizontal layout fills columns from the top`() {
    let flow = Flow(counts: [5]) {
      $0.itemSize = size(60, 200)
      $0.scrollDirection = .horizontal
      $0.headerReferenceSize = size(40, 0)
    }
    // Two items fit into 480 points; 70 points are added to the spacing.
    #expect(
      flow.frame(of: UICollectionView.elementKindSectionHeader)
        == CGRect(x: 0, y: 0, width: 40, height: 480))
    #expect(flow.frame(0) == CGRect(x: 40, y: 0, width: 60, height: 200))
    #expect(flow.frame(1) == CGRect(x: 40, y: 280, width: 60, height: 200))
    #expect(flow.frame(4) == CGRect(x: 180, y: 0, width: 60, height: 200))
    #expect(flow.view.contentSize == size(240, 480))
  }

  @Test func `pinned headers stay at the top`() {
    let flow = Flow(counts: [40]) {
      $0.itemSize = size(320, 40)
      $0.headerReferenceSize = size(0, 30)
      $0.sectionHeadersPinToVisibleBounds = true
    }
    flow.view.contentOffset.y = 100
    flow.view.layoutIfNeeded()
    #expect(flow.frame(of: UICollectionView.elementKindSectionHeader)?.minY == 100)
  }

  @Test func `a setting that changes lays out again`() {
    let flow = Flow(counts: [6])
    // Five items fit into 320 points; 30 points are added to the four spacings.
    #expect(flow.frame(1)?.minX == 67.5)
    flow.layout.itemSize = size(150, 40)
    #expect(flow.frame(1) == CGRect(x: 170, y: 0, width: 150, height: 40))
    flow.layout.scrollDirection = .horizontal
    #expect(flow.frame(1)?.minX == 0)
  }

  @Test func `cells with an estimated size are measured`() {
    let flow = Flow(counts: [3]) { $0.estimatedItemSize = UICollectionViewFlowLayout.automaticSize }
    flow.view.register(WideCell.self, forCellWithReuseIdentifier: "cell")
    flow.view.reloadData()
    #expect(flow.frame(0) == CGRect(x: 0, y: 0, width: 120, height: 24))
    #expect(flow.frame(1)?.minX == 200)
    #expect(flow.frame(2) == CGRect(x: 0, y: 34, width: 120, height: 24))
  }

  @Test func `a subclass prepares itself and changes attributes`() {
    let flow = Flow(counts: [3], layout: Halves())
    flow.view.layoutIfNeeded()
    #expect(flow.frame(1) == CGRect(x: 165, y: 0, width: 155, height: 30))
    #expect(flow.view.cellForItem(at: IndexPath(item: 2, section: 0))?.alpha == 0.5)
  }
}

private final class WideCell: UICollectionViewCell {
  override func preferredLayoutAttributesFitting(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    attributes.size = CGSize(width: 120, height: 24)
    return attributes
  }
}

/// Two columns, with all items after the first line faded.
private final class Halves: UICollectionViewFlowLayout, @unchecked Sendable {
  override func prepare() {
    super.prepare()
    itemSize = CGSize(width: 155, height: 30)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect)?.map(faded)
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.layoutAttributesForItem(at: indexPath).map(faded)
  }

  private func faded(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    if attributes.frame.minY > 0 { attributes.alpha = 0.5 }
    return attributes
  }
}
