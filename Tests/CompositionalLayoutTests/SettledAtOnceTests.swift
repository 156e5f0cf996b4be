import Foundation
import TestSupport
import Testing

@testable import CompositionalLayout
@testable import Geometry
@testable import LayoutEngine

/// Measuring in steps, as content becomes visible, gives the same frames as measuring at once
/// (R33).
@Suite struct SettledAtOnceTests {
  /// A measurer with lengths by index for cells and fixed lengths for bars, along open axes.
  private func squares() -> Squares {
    let lengths: [CGFloat] = [50, 100, 88, 69, 50, 120, 30, 64, 200, 10, 44, 75]
    return Squares { element, proposal in
      let length = element.category == .cell ? lengths[element.item % 12] : 35
      return CGSize(width: proposal.width ?? length, height: proposal.height ?? length)
    }
  }

  private static let tags = row(.ab(300), .ab(40), item(.es(50), .fh(1)), gap: .fixed(8))

  /// Sections with measured content.
  enum Sample: CaseIterable {
    case lines, linesInAColumn, columns, rows, equalSiblings, carousel, carouselDownwards

    var scroll: UICollectionViewScrollDirection {
      switch self {
      case .columns, .carouselDownwards: .horizontal
      case .lines, .linesInAColumn, .rows, .equalSiblings, .carousel: .vertical
      }
    }

    var section: NSCollectionLayoutSection {
      switch self {
      case .lines: TestSupport.section(tags)
      case .linesInAColumn:
        TestSupport.section(column(.fw(1), .ab(88), tags, gap: .fixed(8)), gap: 4)
      case .columns:
        TestSupport.section(
          column(.ab(40), .fh(0.2), item(.fw(1), .es(50)), gap: .fixed(8)), gap: 4)
      case .rows: TestSupport.section(row(.fw(1), .es(44), item(.fw(0.5), .es(44))), gap: 3)
      case .equalSiblings:
        TestSupport.section(
          row(
            .fw(1), .es(88),
            column(
              .fw(0.5), .es(88), .times(3, of: item(.fw(1), .uniformAcrossSiblings(estimate: 44))))
          ))
      case .carousel:
        TestSupport.section(
          row(.es(100), .ab(40), item(.es(40), .fh(1)), item(.es(40), .fh(1)), gap: .fixed(4)),
          gap: 6, across: .continuous)
      case .carouselDownwards:
        TestSupport.section(
          column(.ab(40), .es(100), item(.fw(1), .es(40)), item(.fw(1), .es(40))),
          across: .continuous)
      }
    }
  }

  @Test(arguments: Sample.allCases, [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
  func `settling gives the same visible frames as measuring at once`(
    _ sample: Sample, _ direction: UITraitEnvironmentLayoutDirection
  ) throws {
    // R13, R33, R34, R74: the last group is partial.
    let section = sample.section
    section.boundarySupplementaryItems = [
      bar(.es(60), .es(60), at: sample.scroll == .vertical ? .top : .leading)
    ]
    let setting = Setting(width: 1500, height: 1500, scroll: sample.scroll, direction: direction)
    let layout = UICollectionViewCompositionalLayout(
      section: section, configuration: setting.configuration)
    var (one, two) = (squares(), squares())
    let settled = try layout.solveVisible(
      itemCounts: [15], in: setting.container, measuring: &one)
    let atOnce = try layout.solve(itemCounts: [15], in: setting.container, measuring: &two)
    #expect(settled.contentSize == atOnce.contentSize)
    #expect(settled.allElements() == atOnce.allElements())
    #expect(settled.sections.map(\.flowLength) == atOnce.sections.map(\.flowLength))
    #expect(atOnce.warnings == [])
  }

  @Test(arguments: [[400, 0], [0, 400, 120], [800, 400, 0]] as [[CGFloat]])
  func `lines may become visible in any order`(_ pages: [CGFloat]) throws {
    // R33, R74: cells that have been visible stay measured at any scroll position.
    let layout = UICollectionViewCompositionalLayout(section: section(Self.tags))
    let container = Container(width: 320, height: 90)
    var (bitByBit, atOnce) = (squares(), squares())
    var settling = try SettlingLayout(
      layout.describe(itemCounts: [60], in: container), in: container)
    for y in pages + stride(from: 0, through: 1200, by: 40) {
      try settling.settle(at: ScrollPosition(page: CGPoint(x: 0, y: y)), measuring: &bitByBit)
      #expect(settling.layout.elementCount == 60)
    }
    let whole = try layout.solve(itemCounts: [60], in: container, measuring: &atOnce)
    #expect(settling.layout.allElements() == whole.allElements())
    #expect(Set(bitByBit.asked).count == bitByBit.asked.count)
  }

  @Test func `content further up is measured first`() throws {
    // R33: from top to bottom also in the groups of a carousel, two of which are side by side.
    let two = column(.ab(100), .es(20), item(.fw(1), .es(10)), item(.fw(1), .es(10)))
    var squares = Squares { _, proposal in CGSize(width: proposal.width ?? 0, height: 12) }
    _ = try UICollectionViewCompositionalLayout(section: section(two, across: .continuous))
      .solveVisible(
        itemCounts: [4], in: Container(width: 320, height: 480), measuring: &squares)
    #expect(squares.asked.map(\.item) == [0, 2, 1, 3])
  }

  @Test func `a header of zero height is measured`() throws {
    // R33: it has content, whatever its estimate.
    let rows = section(
      row(.fw(1), .ab(40), item(.fw(1), .fh(1))), bars: [bar(.fw(1), .es(0), at: .top)])
    var squares = squares()
    let solved = try UICollectionViewCompositionalLayout(section: rows).solveVisible(
      itemCounts: [2], in: Container(width: 320, height: 480), measuring: &squares)
    #expect(solved.frames("bar") == ["0,0,320,35"])
  }

  @Test(arguments: [0, 150, 1000, 1880] as [CGFloat])
  func `a right-to-left page measures what it shows`(scrolled: CGFloat) throws {
    // R33, R43: two sections of 1100 points whose measured lengths equal the estimates.
    let columns = section(
      row(.es(100), .fh(1), item(.es(100), .fh(1))), bars: [bar(.es(100), .ab(20), at: .leading)])
    func asked(_ direction: UITraitEnvironmentLayoutDirection) throws -> [SolvedElement.Identity] {
      let setting = Setting(scroll: .horizontal, direction: direction)
      let layout = UICollectionViewCompositionalLayout(
        section: columns, configuration: setting.configuration)
      var squares = Squares { _, proposal in
        CGSize(width: 100, height: proposal.height ?? 0)
      }
      var settling = try SettlingLayout(
        layout.describe(itemCounts: [10, 10], in: setting.container), in: setting.container)
      let x = direction == .leftToRight ? scrolled : 2200 - 320 - scrolled
      try settling.settle(at: ScrollPosition(page: CGPoint(x: x, y: 0)), measuring: &squares)
      return squares.asked.sorted()
    }
    #expect(try asked(.rightToLeft) == asked(.leftToRight))
    #expect(try !asked(.rightToLeft).isEmpty)
  }

  @Test(arguments: [0, 150, 700] as [CGFloat])
  func `a right-to-left page begins at the right`(scrolled: CGFloat) throws {
    // R33, R43: the mirror image of a left-to-right page, whatever the widths of its columns.
    let columns = section(
      row(.es(100), .fh(1), item(.es(100), .fh(1))), bars: [bar(.es(100), .ab(20), at: .leading)])
    func solved(_ direction: UITraitEnvironmentLayoutDirection) throws -> SolvedLayout {
      let setting = Setting(scroll: .horizontal, direction: direction)
      var squares = squares()
      return try UICollectionViewCompositionalLayout(
        section: columns, configuration: setting.configuration
      ).solveVisible(
        itemCounts: [10, 10], in: setting.container,
        at: ScrollPosition(page: CGPoint(x: scrolled, y: 0)), measuring: &squares)
    }
    let (left, right) = (try solved(.leftToRight), try solved(.rightToLeft))
    #expect(right.content == left.content)
    #expect(right.scroll.page.x == right.contentSize.width - 320 - scrolled)
    #expect(
      right.allElements().map { right.contentSize.width - $0.frame.maxX }
        == left.allElements().map(\.frame.minX))
    #expect(right.visibleElements().count == left.visibleElements().count)
  }
}
