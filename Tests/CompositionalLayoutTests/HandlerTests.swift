import CompositionalLayout
import Foundation
import TestSupport
import Testing

/// Handlers of visible items and the changes they make (R35, R38).
@Suite struct HandlerTests {
  /// The arguments of one call of a handler.
  private struct Call: Equatable {
    var section: Int
    var offset: CGPoint
    var items: [String]
  }

  private final class Calls {
    var all: [Call] = []
  }

  private func recording(
    _ calls: Calls, _ index: Int, _ section: NSCollectionLayoutSection
  ) -> NSCollectionLayoutSection {
    section.visibleItemsInvalidationHandler = { items, offset, _ in
      let names = items.map { "\($0.representedElementKind ?? "cell") \($0.indexPath[1])" }
      calls.all.append(Call(section: index, offset: offset, items: names))
    }
    return section
  }

  private let group = row(.fw(1), .ab(40), item(.fw(1), .fh(1)))

  @Test func `the last section is called first and cells come first`() throws {
    let calls = Calls()
    let sections = [
      recording(calls, 0, section(group, bars: [bar(.fw(1), .ab(20), at: .top)])),
      recording(
        calls, 1, section(row(.ab(100), .ab(40), item(.fw(1), .fh(1))), across: .continuous)),
    ]
    let layout = UICollectionViewCompositionalLayout { index, _ in sections[index] }
    let solved = try layout.solve(itemCounts: [2, 6], in: Container(width: 320, height: 480))
    _ = layout.presented(solved, at: ScrollPosition(page: .zero, carousels: [1: 150]))
    let carousel = ["cell 1", "cell 2", "cell 3", "cell 4"]
    #expect(
      calls.all == [
        Call(section: 1, offset: CGPoint(x: 150, y: 0), items: carousel),
        Call(section: 0, offset: .zero, items: ["cell 0", "cell 1", "bar 0"]),
      ])
  }

  /// A cell's frame minus the offset is its visible position, in both reading directions.
  @Test(arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
  func `offsets of carousels match the frames passed to the handler`(
    _ direction: UITraitEnvironmentLayoutDirection
  ) throws {
    var seen: [CGFloat] = []
    let carousel = section(
      row(.ab(200), .ab(40), item(.fw(1), .fh(1))), across: .groupPagingCentered)
    carousel.visibleItemsInvalidationHandler = { items, offset, _ in
      seen += items.map { $0.frame.midX - offset.x }
    }
    let layout = UICollectionViewCompositionalLayout(section: carousel)
    var traits = Traits(width: 320)
    traits.layoutDirection = direction
    let solved = try layout.solve(
      itemCounts: [5], in: Container(size: CGSize(width: 320, height: 480), traits: traits))
    for (offset, others) in [(0, 1), (180, 2)] as [(CGFloat, Int)] {
      seen = []
      _ = layout.presented(solved, at: ScrollPosition(page: .zero, carousels: [0: offset]))
      #expect(seen.contains(160) && seen.count == others + 1, "\(seen)")
    }
  }

  @Test(arguments: [CGSize(width: 0, height: 480), CGSize(width: 320, height: 0)])
  func `no handler is called if nothing can be visible`(size: CGSize) throws {
    let calls = Calls()
    let layout = UICollectionViewCompositionalLayout(section: recording(calls, 0, section(group)))
    let solved = try layout.solve(itemCounts: [2], in: Container(size: size))
    _ = layout.presented(solved)
    #expect(calls.all.isEmpty)
  }

  @Test func `in a picture of the whole layout a handler gets all elements`() throws {
    let calls = Calls()
    let layout = UICollectionViewCompositionalLayout(section: recording(calls, 0, section(group)))
    let solved = try layout.solve(itemCounts: [9], in: Container(width: 320, height: 100))
    _ = layout.presentedWhole(solved, at: ScrollPosition())
    #expect(calls.all.map(\.items.count) == [9])
  }

  @Test func `a handler gets the scroll position of the page`() throws {
    let calls = Calls()
    let layout = UICollectionViewCompositionalLayout(section: recording(calls, 0, section(group)))
    let solved = try layout.solve(itemCounts: [50], in: Container(width: 320, height: 80))
    _ = layout.presented(solved, at: ScrollPosition(page: CGPoint(x: 0, y: 200)))
    #expect(
      calls.all == [Call(section: 0, offset: CGPoint(x: 0, y: 200), items: ["cell 5", "cell 6"])])
  }

  /// A layout's own header belongs to the first section but is not one of its items (R29).
  @Test func `a handler does not get the layout's own boundary items`() throws {
    let calls = Calls()
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [bar(.fw(1), .ab(30), at: .top)]
    let layout = UICollectionViewCompositionalLayout(
      section: recording(calls, 0, section(group)), configuration: configuration)
    let solved = try layout.solve(itemCounts: [1], in: Container(width: 320, height: 480))
    #expect(layout.presented(solved).visibleElements().count == 2)
    #expect(calls.all == [Call(section: 0, offset: .zero, items: ["cell 0"])])
  }

  @Test func `changes of a handler are applied`() throws {
    let rows = section(group)
    rows.visibleItemsInvalidationHandler = { items, _, _ in
      for item in items {
        item.center.x += 10
        item.alpha = 0.5
        item.zIndex = 9
        item.isHidden = item.indexPath[1] == 1
        item.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      }
    }
    let layout = UICollectionViewCompositionalLayout(section: rows)
    let solved = try layout.solve(itemCounts: [2], in: Container(width: 320, height: 480))
    let shown = layout.presented(solved).cellElements()
    #expect(shown.map(\.frame.word) == ["10,0,320,40", "10,40,320,40"])
    #expect(shown.map(\.alpha) == [0.5, 0.5] && shown.map(\.zIndex) == [9, 9])
    #expect(shown.map(\.isHidden) == [false, true])
    #expect(shown[0].transform == CGAffineTransform(scaleX: 0.5, y: 0.5))
    #expect(solved.cells == ["0,0,320,40", "0,40,320,40"])
  }

  @Test func `values that are not finite change nothing`() throws {
    // R91.
    let rows = section(group)
    rows.visibleItemsInvalidationHandler = { items, _, _ in
      items[0].center.x = .nan
      items[1].center.y = .infinity
      items[0].alpha = .nan
      items[1].alpha = -1
    }
    let layout = UICollectionViewCompositionalLayout(section: rows)
    let solved = try layout.solve(itemCounts: [2], in: Container(width: 320, height: 480))
    let shown = layout.presented(solved).cellElements()
    #expect(shown.map(\.frame.word) == ["0,0,320,40", "0,40,320,40"])
    #expect(shown.map(\.alpha) == [1, 0])
  }

  @Test func `sections that size themselves are not changed`() throws {
    // R35.
    let rows = section(row(.fw(1), .es(40), item(.fw(1), .es(40))))
    rows.visibleItemsInvalidationHandler = { items, _, _ in
      for item in items { item.alpha = 0 }
    }
    let layout = UICollectionViewCompositionalLayout(section: rows)
    let solved = try layout.solve(itemCounts: [1], in: Container(width: 320, height: 480))
    #expect(layout.presented(solved).cellElements().map(\.alpha) == [1])
  }

  @Test func `scrolling properties are stored and copied`() throws {
    let rows = section(group)
    let properties = rows.orthogonalScrollingProperties
    #expect(properties.decelerationRate == .automatic && properties.bounce == .automatic)
    let plain = try #require(rows.copy() as? NSCollectionLayoutSection)
    properties.decelerationRate = .fast
    properties.bounce = .never
    #expect(plain.orthogonalScrollingProperties.bounce == .automatic && plain != rows)
    let copy = try #require(rows.copy() as? NSCollectionLayoutSection)
    #expect(copy.orthogonalScrollingProperties == properties && copy == rows)
  }

  @Test func `an element that has left the view is as it was solved`() throws {
    // R38: each scroll position starts with the solved frames.
    let rows = section(group)
    rows.visibleItemsInvalidationHandler = { items, _, _ in
      for item in items {
        item.alpha = 7
        item.center.x += 10
      }
    }
    let layout = UICollectionViewCompositionalLayout(section: rows)
    let solved = try layout.solve(itemCounts: [4], in: Container(width: 320, height: 80))
    let top = layout.presented(solved)
    #expect(top.xs == [10, 10, 0, 0])
    #expect(top.cellElements().map(\.alpha) == [1, 1, 1, 1])
    let below = layout.presented(top, at: ScrollPosition(page: CGPoint(x: 0, y: 80)))
    #expect(below.xs == [0, 0, 10, 10])
  }
}
