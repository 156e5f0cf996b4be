import CompositionalLayout
import Foundation
import Scene
import Testing

@testable import UIKitViews

/// Layouts that compute their frames themselves.
@MainActor
struct OwnLayoutTests {
  /// Two sections of cells, side by side, with a supplementary view each.
  private class Columns: UICollectionViewLayout, @unchecked Sendable {
    var preparations = 0

    override func prepare() {
      super.prepare()
      preparations += 1
    }

    override var collectionViewContentSize: CGSize { CGSize(width: 200, height: 120) }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      var all: [UICollectionViewLayoutAttributes] = []
      for section in 0..<2 {
        for item in 0..<2 {
          let attributes = UICollectionViewLayoutAttributes(
            forCellWith: IndexPath(item: item, section: section))
          attributes.frame = CGRect(x: section * 100, y: 20 + item * 50, width: 90, height: 40)
          attributes.alpha = item == 0 ? 1 : 0.5
          all.append(attributes)
        }
        let mark = UICollectionViewLayoutAttributes(
          forSupplementaryViewOfKind: "mark", with: IndexPath(item: 2, section: section))
        mark.frame = CGRect(x: section * 100, y: 0, width: 20, height: 10)
        all.append(mark)
      }
      return all.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 200, height: 120))?.first {
        $0.indexPath == indexPath && $0.representedElementCategory == .cell
      }
    }
  }

  private final class Mirrored: Columns, @unchecked Sendable {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  }

  private final class Rows: NSObject, UICollectionViewDataSource {
    var count = 2
    func numberOfSections(in view: UICollectionView) -> Int { 2 }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection: Int) -> Int { count }
    func collectionView(
      _ view: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    func collectionView(
      _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
    ) -> UICollectionReusableView {
      view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "mark", for: path)
    }
  }

  private func view(_ layout: UICollectionViewLayout, _ rows: Rows) -> UICollectionView {
    let frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    let view = UICollectionView(frame: frame, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: "mark",
      withReuseIdentifier: "mark")
    view.dataSource = rows
    return view
  }

  private func solved(_ view: UICollectionView) throws -> [SolvedElement] {
    let layout = try #require(view.compositionalLayout)
    return try view.solvedContent(layout).allElements().filter { !$0.isHidden }
  }

  @Test func `frames of all sections are those of the layout`() throws {
    let rows = Rows()
    let view = view(Columns(), rows)
    view.layoutIfNeeded()
    let elements = try solved(view)
    let cells = elements.filter { $0.category == .cell }
    #expect(
      cells.map(\.frame) == [
        CGRect(x: 0, y: 20, width: 90, height: 40), CGRect(x: 0, y: 70, width: 90, height: 40),
        CGRect(x: 100, y: 20, width: 90, height: 40), CGRect(x: 100, y: 70, width: 90, height: 40),
      ])
    #expect(cells.map(\.alpha) == [1, 0.5, 1, 0.5])
    let marks = elements.filter { $0.category == .supplementary }
    #expect(marks.map(\.item) == [2, 2])
    #expect(
      marks.map(\.frame) == [
        CGRect(x: 0, y: 0, width: 20, height: 10), CGRect(x: 100, y: 0, width: 20, height: 10),
      ])
    #expect(view.compositionalLayout?.collectionViewContentSize.height == 120)
    #expect(view.visibleCells.count == 4)
  }

  @Test func `cells without attributes are hidden`() throws {
    let rows = Rows()
    rows.count = 3
    let elements = try solved(view(Columns(), rows))
    #expect(elements.count { $0.category == .cell } == 4)
  }

  @Test func `frames are mirrored only if the layout says so`() throws {
    let rows = Rows()
    for (layout, x) in [(Columns(), 0), (Mirrored(), 110)] as [(Columns, CGFloat)] {
      let view = view(layout, rows)
      view.semanticContentAttribute = .forceRightToLeft
      let first = try #require(try solved(view).first { $0.category == .cell })
      #expect(first.frame.minX == x)
    }
  }

  @Test func `a layout prepares once after each invalidation`() throws {
    let rows = Rows()
    let layout = Columns()
    let view = view(layout, rows)
    view.layoutIfNeeded()
    let before = layout.preparations
    _ = try solved(view)
    _ = view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
    #expect(layout.preparations == before)
    layout.invalidateLayout()
    _ = try solved(view)
    #expect(layout.preparations == before + 1)
  }

  /// A flow layout with frames of its own, which ignores those of its superclass.
  private final class Diagonal: UICollectionViewFlowLayout, @unchecked Sendable {
    override var collectionViewContentSize: CGSize { CGSize(width: 200, height: 90) }
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      (0..<2).flatMap { section in
        (0..<2).map { item in
          let path = IndexPath(item: item, section: section)
          let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
          let offset = CGFloat(section * 2 + item) * 20
          attributes.frame = CGRect(x: offset, y: offset, width: 30, height: 30)
          return attributes
        }
      }
    }
  }

  @Test func `a flow layout can have frames of its own`() throws {
    let rows = Rows()
    let elements = try solved(view(Diagonal(), rows))
    #expect(elements.map(\.frame.minY) == [0, 20, 40, 60])
    #expect(elements.allSatisfy { $0.frame.size == CGSize(width: 30, height: 30) })
  }

  private final class Banner: UICollectionReusableView {}

  /// Sections of two cells with two decoration views behind each, in a row or a column.
  private final class Banners: UICollectionViewLayout, @unchecked Sendable {
    let isHorizontal: Bool
    init(isHorizontal: Bool) {
      self.isHorizontal = isHorizontal
      super.init()
      register(Banner.self, forDecorationViewOfKind: "banner")
    }
    required init?(coder: NSCoder) { nil }
    override var collectionViewContentSize: CGSize {
      isHorizontal ? CGSize(width: 300, height: 100) : CGSize(width: 200, height: 300)
    }
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      (0..<3).flatMap { section in
        (0..<2).flatMap { item in
          let path = IndexPath(item: item, section: section)
          let cell = UICollectionViewLayoutAttributes(forCellWith: path)
          let banner = UICollectionViewLayoutAttributes(
            forDecorationViewOfKind: "banner", with: path)
          let (start, offset) = (CGFloat(section) * 100, CGFloat(item) * 40)
          cell.frame =
            isHorizontal
            ? CGRect(x: start + 10, y: offset, width: 80, height: 30)
            : CGRect(x: 10, y: start + offset, width: 80, height: 30)
          banner.frame = cell.frame.insetBy(dx: -5, dy: -3)
          banner.zIndex = -1 - section
          return [cell, banner]
        }
      }
    }
  }

  private final class ThreeSections: NSObject, UICollectionViewDataSource {
    var counts = [2, 2, 2]
    func numberOfSections(in view: UICollectionView) -> Int { counts.count }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      counts[section]
    }
    func collectionView(
      _ view: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
  }

  @Test(arguments: [false, true])
  func `decoration views of all sections are where the layout says`(_ isHorizontal: Bool) throws {
    for counts in [[2, 2, 2], [0, 2, 2]] {
      let source = ThreeSections()
      source.counts = counts
      let view = view(Banners(isHorizontal: isHorizontal), Rows())
      view.dataSource = source
      view.layoutIfNeeded()
      let elements = try solved(view)
      let cells = elements.filter { $0.category == .cell }
      let banners = elements.filter { $0.category == .decoration }
      #expect(cells.count == counts.reduce(0, +) && banners.count == cells.count)
      for banner in banners {
        let cell = cells.first { $0.section == banner.section && $0.item == banner.item }
        #expect(banner.frame == cell?.frame.insetBy(dx: -5, dy: -3))
        #expect(banner.zIndex == -1 - banner.section)
      }
      let offset = (isHorizontal ? cells[0].frame.minX - 10 : cells[0].frame.minY)
      #expect(offset == (counts[0] == 0 ? 100 : 0))
      let size = try #require(view.compositionalLayout?.collectionViewContentSize)
      #expect((isHorizontal ? size.width : size.height) == 300)
    }
  }

  @Test func `a reversed path has the same outline and the opposite direction`() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addCurve(
      to: CGPoint(x: 10, y: 10), controlPoint1: CGPoint(x: 12, y: 2),
      controlPoint2: CGPoint(x: 12, y: 8))
    path.move(to: CGPoint(x: 20, y: 20))
    path.addLine(to: CGPoint(x: 30, y: 20))
    path.close()
    let reversed = path.reversing()
    #expect(reversed.cgPath.vectors.numbers == [30, 20, 20, 20, 10, 10, 12, 8, 12, 2, 10, 0, 0, 0])
    #expect(reversed.bounds == path.bounds)
    #expect(reversed.reversing().cgPath == path.cgPath)
  }
}
