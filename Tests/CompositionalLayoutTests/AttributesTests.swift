import CompositionalLayout
import Foundation
import Synchronization
import TestSupport
import Testing

/// The attributes of a layout that is attached to a host.
@Suite struct AttributesTests {
  /// Headers of 20 points, rows of two cells of 160 × 40 with badges, and backgrounds.
  private func layout() -> UICollectionViewCompositionalLayout {
    let cell = item(
      .fw(0.5), .fh(1), badges: [badge(.ab(10), .ab(10), at: .at([.top, .leading]))])
    let rows = section(
      row(.fw(1), .ab(40), cell), bars: [bar(.fw(1), .ab(20), at: .top)],
      backgrounds: [background()])
    return UICollectionViewCompositionalLayout(section: rows)
  }

  private let host = LayoutHost(itemCounts: [3, 2], in: Container(width: 320, height: 480))
  private let first = IndexPath(item: 0, section: 0)
  private let fourth = IndexPath(item: 1, section: 1)

  // MARK: Queries

  @Test func `a layout without a host has no attributes`() {
    let layout = layout()
    #expect(layout.collectionViewContentSize == .zero)
    #expect(layout.layoutAttributesForItem(at: first) == nil)
    #expect(layout.layoutAttributesForElements(in: .infinite) == nil)
    #expect(layout.layoutError == nil)
    #expect(!layout.shouldInvalidateLayout(forBoundsChange: .zero))
  }

  @Test func `the content is as large as the sections`() {
    let layout = layout()
    layout.host = host
    #expect(layout.collectionViewContentSize.word == "320x160")
  }

  @Test func `a layout does not retain its host`() {
    let layout = layout()
    layout.host = LayoutHost(itemCounts: [3], in: Container(width: 320, height: 480))
    #expect(layout.host == nil && layout.collectionViewContentSize == .zero)
  }

  @Test func `a cell is found by its index path`() throws {
    let layout = layout()
    layout.host = host
    let attributes = try #require(layout.layoutAttributesForItem(at: fourth))
    #expect(attributes.frame.word == "160,120,160,40")
    #expect(attributes.representedElementCategory == .cell)
    #expect(attributes.representedElementKind == nil)
    #expect(attributes.indexPath == fourth)
    // R27.
    #expect(attributes.zIndex == 1)
    #expect(attributes.alpha == 1 && !attributes.isHidden && attributes.transform.isIdentity)
    #expect(layout.layoutAttributesForItem(at: IndexPath(item: 2, section: 1)) == nil)
    #expect(layout.layoutAttributesForItem(at: IndexPath(item: -1, section: 0)) == nil)
    #expect(layout.layoutAttributesForItem(at: IndexPath(index: 0)) == nil)
  }

  @Test func `supplementary views are found by kind and index path`() throws {
    let layout = layout()
    layout.host = host
    let header = try #require(
      layout.layoutAttributesForSupplementaryView(
        ofKind: "bar", at: IndexPath(item: 0, section: 1)))
    #expect(header.frame.word == "0,100,320,20")
    #expect(header.representedElementCategory == .supplementaryView)
    #expect(header.representedElementKind == "bar")
    // R31: badges are numbered through the section.
    let badge = try #require(
      layout.layoutAttributesForSupplementaryView(ofKind: "badge", at: fourth))
    #expect(badge.frame.word == "160,120,10,10")
    #expect(layout.layoutAttributesForSupplementaryView(ofKind: "other", at: first) == nil)
    let path = IndexPath(index: 0)
    #expect(layout.layoutAttributesForSupplementaryView(ofKind: "bar", at: path) == nil)
  }

  @Test func `backgrounds are found by kind and index path`() throws {
    let layout = layout()
    layout.host = host
    let back = try #require(
      layout.layoutAttributesForDecorationView(ofKind: "background", at: first))
    #expect(back.frame.word == "0,0,320,100")
    #expect(back.representedElementCategory == .decorationView && back.zIndex == 0)
    #expect(layout.layoutAttributesForDecorationView(ofKind: "background", at: fourth) == nil)
    let second = layout.layoutAttributesForDecorationView(
      ofKind: "background", at: IndexPath(item: 0, section: 1))
    #expect(second?.frame.word == "0,100,320,60")
    let path = IndexPath(index: 0)
    #expect(layout.layoutAttributesForDecorationView(ofKind: "background", at: path) == nil)
  }

  @Test func `a rectangle finds cells by group and backgrounds by section`() throws {
    // R32: cells with their group, headers by their frame, backgrounds with their section.
    let layout = layout()
    layout.host = host
    let rect = CGRect(x: 0, y: 0, width: 10, height: 50)
    let elements = try #require(layout.layoutAttributesForElements(in: rect))
    #expect(elements.filter { $0.representedElementCategory == .cell }.count == 1)
    #expect(
      Set(elements.compactMap(\.representedElementKind)) == ["bar", "badge", "background"])
    let all = try #require(
      layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 320, height: 160)))
    #expect(all.count == 14)
    for one in all where one.representedElementCategory == .cell {
      #expect(layout.layoutAttributesForItem(at: one.indexPath) == one)
    }
  }

  @Test func `boundary items of the layout have the largest index`() throws {
    // R29.
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [bar(.fw(1), .ab(30), at: .top)]
    let layout = UICollectionViewCompositionalLayout(
      section: section(row(.fw(1), .ab(40), item(.fw(1), .fh(1)))), configuration: configuration)
    layout.host = host
    let path = IndexPath(item: .max, section: 0)
    let title = try #require(layout.layoutAttributesForSupplementaryView(ofKind: "bar", at: path))
    #expect(title.frame.word == "0,0,320,30")
  }

  // MARK: Invalidation

  /// A host whose item counts change.
  private final class Changing: CollectionViewLayoutHost {
    var itemCounts = [2]
    var layoutContainer = Container(width: 320, height: 480)
    var scrollPosition = ScrollPosition()
    var asked = 0

    func scrollPosition(in layout: SolvedLayout) -> ScrollPosition { scrollPosition }
  }

  @Test func `a layout is solved once until it is invalidated`() {
    let asked = Mutex(0)
    let rows = section(row(.fw(1), .ab(40), item(.fw(1), .fh(1))))
    let layout = UICollectionViewCompositionalLayout { _, _ in
      asked.withLock { $0 += 1 }
      return rows
    }
    let host = Changing()
    layout.host = host
    _ = layout.collectionViewContentSize
    _ = layout.layoutAttributesForItem(at: first)
    #expect(asked.withLock { $0 } == 1)
    host.itemCounts = [5]
    #expect(layout.collectionViewContentSize.word == "320x80")
    layout.invalidateLayout()
    #expect(layout.collectionViewContentSize.word == "320x200")
    #expect(asked.withLock { $0 } == 2)
    layout.configuration = layout.configuration
    _ = layout.collectionViewContentSize
    #expect(asked.withLock { $0 } == 3)
  }

  @Test func `only sizes, pinned items and handlers depend on the bounds`() {
    // R28, R38.
    func follows(
      _ rows: NSCollectionLayoutSection, to bounds: CGRect = frame(0, 50, 320, 480)
    ) -> Bool {
      let layout = UICollectionViewCompositionalLayout(section: rows)
      layout.host = host
      return layout.shouldInvalidateLayout(forBoundsChange: bounds)
    }
    let group = row(.fw(1), .ab(40), item(.fw(1), .fh(1)))
    #expect(!follows(section(group)))
    #expect(follows(section(group), to: frame(0, 0, 480, 320)))
    #expect(!follows(section(group, bars: [bar(.fw(1), .ab(20), at: .top)])))
    #expect(follows(section(group, bars: [bar(.fw(1), .ab(20), at: .top, pinned: true)])))
    let handled = section(group)
    handled.visibleItemsInvalidationHandler = { _, _, _ in }
    #expect(follows(handled))
    // R29: a boundary item of the layout itself.
    let layout = UICollectionViewCompositionalLayout(
      section: section(group),
      configuration: Setting(bars: [bar(.fw(1), .ab(20), at: .top, pinned: true)]).configuration)
    layout.host = host
    #expect(layout.shouldInvalidateLayout(forBoundsChange: frame(0, 50, 320, 480)))
  }

  @Test func `attributes of pinned items follow the scroll position of the host`() throws {
    // R28.
    let rows = section(
      row(.fw(1), .ab(40), item(.fw(1), .fh(1))),
      bars: [bar(.fw(1), .ab(20), at: .top, pinned: true)])
    let layout = UICollectionViewCompositionalLayout(section: rows)
    let host = Changing()
    host.itemCounts = [30]
    host.scrollPosition.page.y = 100
    layout.host = host
    let header = try #require(layout.layoutAttributesForSupplementaryView(ofKind: "bar", at: first))
    #expect(header.frame.word == "0,100,320,20")
  }

  @Test func `attributes include the changes of handlers`() throws {
    // R38.
    let rows = section(row(.fw(1), .ab(40), item(.fw(1), .fh(1))))
    rows.visibleItemsInvalidationHandler = { items, _, _ in
      for item in items {
        item.center.x += 10
        (item.alpha, item.isHidden, item.zIndex) = (0.5, true, 7)
        item.transform3D = CATransform3DMakeScale(0.5, 1, 1)
      }
    }
    let layout = UICollectionViewCompositionalLayout(section: rows)
    layout.host = host
    let attributes = try #require(layout.layoutAttributesForItem(at: first))
    #expect(attributes.center == CGPoint(x: 170, y: 20) && attributes.size.word == "320x40")
    #expect(attributes.alpha == 0.5 && attributes.isHidden && attributes.zIndex == 7)
    #expect(attributes.transform == CGAffineTransform(scaleX: 0.5, y: 1))
    let copy = try #require(attributes.copy() as? UICollectionViewLayoutAttributes)
    #expect(copy == attributes)
    // A new host causes a new solve.
    layout.host = Changing()
    #expect(layout.collectionViewContentSize == .zero)
    let other = LayoutHost(itemCounts: [1], in: Container(width: 100, height: 480))
    layout.host = other
    #expect(layout.collectionViewContentSize.word == "100x40")
  }

  // MARK: Errors

  @Test func `an error is kept until the layout is invalidated`() {
    // R91.
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fw(1), heightDimension: .ab(.nan)),
      subitems: [item(.fw(1), .fh(1))])
    let broken = Mutex(true)
    let good = section(row(.fw(1), .ab(40), item(.fw(1), .fh(1))))
    let layout = UICollectionViewCompositionalLayout { _, _ in
      broken.withLock { $0 } ? NSCollectionLayoutSection(group: group) : good
    }
    layout.host = host
    #expect(layout.layoutError?.section == 0)
    #expect(layout.layoutAttributesForItem(at: first) == nil)
    #expect(layout.collectionViewContentSize == .zero)
    #expect(layout.layoutError?.cause == .notFinite(what: "an absolute dimension", value: "nan"))
    broken.withLock { $0 = false }
    #expect(layout.layoutError != nil)
    layout.invalidateLayout()
    #expect(layout.layoutError == nil)
    #expect(layout.collectionViewContentSize.word == "320x200")
  }

  // MARK: Subclasses

  private final class Preparing: UICollectionViewCompositionalLayout, @unchecked Sendable {
    var widths: [CGFloat] = []

    override func prepare() {
      super.prepare()
      widths.append(layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.size.width ?? -1)
    }
  }

  @Test func `attributes are available while a subclass prepares`() {
    let layout = Preparing(section: section(row(.fw(1), .ab(40), item(.fw(0.5), .fh(1)))))
    layout.host = host
    _ = layout.collectionViewContentSize
    #expect(layout.widths == [160])
  }

  @Test func `a provider that queries its own layout gets nothing`() {
    let sizes = Mutex<[CGSize]>([])
    let held = Mutex<UICollectionViewCompositionalLayout?>(nil)
    let rows = section(row(.fw(1), .ab(40), item(.fw(1), .fh(1))))
    let layout = UICollectionViewCompositionalLayout { _, _ in
      let size = held.withLock { $0 }?.collectionViewContentSize
      sizes.withLock { $0.append(size ?? CGSize(width: -1, height: -1)) }
      return rows
    }
    held.withLock { $0 = layout }
    layout.host = host
    #expect(layout.collectionViewContentSize.word == "320x200")
    #expect(sizes.withLock { $0 } == [.zero, .zero])
    held.withLock { $0 = nil }
  }

  private final class Tinted: UICollectionViewLayoutAttributes {
    var tint = 0.5
  }

  private final class Tinting: UICollectionViewCompositionalLayout, @unchecked Sendable {
    override class var layoutAttributesClass: AnyClass { Tinted.self }
  }

  @Test func `attributes are of the class that the layout specifies`() {
    let layout = Tinting(section: section(row(.fw(1), .ab(40), item(.fw(1), .fh(1)))))
    layout.host = host
    let attributes = layout.layoutAttributesForItem(at: first) as? Tinted
    #expect(attributes?.tint == 0.5 && attributes?.frame.word == "0,0,320,40")
  }

  // MARK: Attributes

  @Test func `frames, centers and bounds are consistent`() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: first)
    attributes.frame = frame(10, 20, 100, 50)
    #expect(attributes.center == CGPoint(x: 60, y: 45) && attributes.bounds.word == "0,0,100,50")
    attributes.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(attributes.frame.word == "-40,-5,200,100")
    #expect(attributes.size.word == "100x50")
  }

  @Test func `attributes are copied and compared by value`() throws {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: "kind", with: fourth)
    attributes.frame = frame(1, 2, 3, 4)
    (attributes.alpha, attributes.zIndex, attributes.isHidden) = (0.5, 7, true)
    let copy = try #require(attributes.copy() as? UICollectionViewLayoutAttributes)
    #expect(copy == attributes && copy !== attributes)
    copy.alpha = 1
    #expect(copy != attributes)
    let tilted = try #require(attributes.copy() as? UICollectionViewLayoutAttributes)
    tilted.transform3D.m34 = -0.002
    #expect(tilted.transform == attributes.transform && tilted != attributes)
    #expect(UICollectionViewLayoutAttributes(forCellWith: first) != attributes)
  }
}

extension CGRect {
  fileprivate static let infinite = CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)
}
