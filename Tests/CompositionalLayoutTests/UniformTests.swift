import CompositionalLayout
import Foundation
import TestSupport
import Testing

/// Siblings that are as long as the longest of them (R34).
@Suite struct UniformTests {
  private func frames(
    _ group: NSCollectionLayoutGroup, _ heights: [CGFloat]
  ) throws -> [CGRect] {
    var measuring = Squares(heights: heights)
    return try UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
      .solve(
        itemCounts: [heights.count], in: Container(width: 320, height: 480), measuring: &measuring
      ).allElements().map(\.frame)
  }

  private func half(_ height: NSCollectionLayoutDimension) -> NSCollectionLayoutItem {
    item(.fw(0.5), height)
  }

  @Test func `siblings of one group take the largest height`() throws {
    // R34; OPEN QUESTION Q4: siblings are those of one group, so each row has its own height.
    let frames = try frames(
      row(.fw(1), .es(44), half(.uniformAcrossSiblings(estimate: 44))), [31, 88, 31, 50])
    #expect(frames.map(\.height) == [88, 88, 50, 50])
    #expect(frames.map(\.minY) == [0, 0, 88, 88])
  }

  @Test func `siblings with their own estimate keep it`() throws {
    let frames = try frames(
      row(.fw(1), .es(44), half(.uniformAcrossSiblings(estimate: 44)), half(.es(44))),
      [60, 20, 30, 90])
    #expect(frames.map(\.height) == [60, 20, 30, 90])
    #expect(frames.map(\.minY) == [0, 0, 60, 60])
  }

  @Test func `the parent must be estimated`() throws {
    let frames = try frames(
      row(.fw(1), .ab(100), half(.uniformAcrossSiblings(estimate: 44))), [31, 88])
    #expect(frames.map(\.height) == [31, 88])
  }

  @Test func `siblings of the outermost group are the section's groups`() throws {
    let frames = try frames(
      row(.fw(1), .uniformAcrossSiblings(estimate: 44), item(.fw(1), .es(44))), [31, 50, 69])
    #expect(frames.map(\.height) == [31, 50, 69])
    #expect(frames.map(\.minY) == [0, 69, 138])
  }

  @Test func `groups share one length and keep the other`() throws {
    // R34: all are as tall as the tallest, and each is as wide as its own item.
    let group = row(
      .es(100), .uniformAcrossSiblings(estimate: 44), item(.es(100), .es(44)),
      badges: [badge(.ab(8), .ab(8), at: .at([.bottom, .trailing]))])
    var squares = Squares { element, _ in
      CGSize(width: [50, 80][element.item], height: [30, 60][element.item])
    }
    let layout = try solve([section(group)], items: [2], measuring: &squares)
    #expect(layout.frames("badge") == ["42,52,8,8", "72,112,8,8"])
  }

  @Test func `insets are ignored on the axis that siblings share`() throws {
    // R17, R34: as on any estimated axis.
    let frames = try frames(
      row(
        .fw(1), .es(44),
        item(.fw(0.5), .uniformAcrossSiblings(estimate: 44), insets: .all(4))), [31, 60])
    #expect(frames == [frame(4, 0, 152, 60), frame(164, 0, 152, 60)])
  }

  @Test func `only existing cells count for the longest of the last group`() throws {
    // R34: the position past the last item is not measured, and its estimate does not count.
    let frames = try frames(
      row(.fw(1), .es(44), half(.uniformAcrossSiblings(estimate: 44))), [31, 88, 31])
    #expect(frames.map(\.height) == [88, 88, 31])
  }

  @Test func `siblings in a uniform group take the largest length too`() throws {
    // R34: a uniform group is estimated, so its own items are siblings.
    let inner = row(
      .fw(1), .uniformAcrossSiblings(estimate: 44), half(.uniformAcrossSiblings(estimate: 44)))
    let frames = try frames(row(.fw(1), .es(44), inner), [31, 60])
    #expect(frames.map(\.height) == [60, 60])
  }

  @Test func `a uniform group contains each subitem once`() throws {
    // R14, R34: however many would fit into the length of its longest sibling.
    let frames = try frames(
      column(.fw(1), .uniformAcrossSiblings(estimate: 44), item(.fw(1), .es(44))), [31, 31, 69])
    #expect(frames.map(\.minY) == [0, 69, 138])
  }

  @Test func `fractions in a uniform group refer to its estimate`() throws {
    // R34, R73: so its content stays inside it.
    let frames = try frames(
      column(
        .fw(1), .uniformAcrossSiblings(estimate: 40), item(.fw(1), .es(44)), item(.fw(1), .fh(0.5))),
      [60, 1, 30, 1])
    #expect(frames.map(\.minY) == [0, 60, 80, 110])
    #expect(frames.map(\.height) == [60, 20, 30, 20])
  }

  @Test func `groups of fixed content are as long as the longest of them`() throws {
    // R34: a view at the end of the shorter column is at the end of the longer one.
    let low = column(
      .fw(0.5), .uniformAcrossSiblings(estimate: 44),
      item(.fw(1), .ab(20), edges: .around(top: .flexible(0))))
    let high = column(.fw(0.5), .uniformAcrossSiblings(estimate: 44), item(.fw(1), .ab(50)))
    let frames = try frames(row(.fw(1), .es(44), low, high), [1, 1])
    #expect(frames == [frame(0, 30, 160, 20), frame(160, 0, 160, 50)])
    let layout = try solve(row(.fw(1), .es(44), low, high), items: 2)
    #expect(layout.cells == ["0,30,160,20", "160,0,160,50"])
  }

  @Test func `the last uniform group is as long as the others`() throws {
    // R34: even if it is partial.
    var measuring = Squares(heights: [31, 69, 20])
    let layout = try outermost.solve(
      itemCounts: [3], in: Container(width: 320, height: 480), measuring: &measuring)
    #expect(layout.contentSize.height == 138)
  }

  @Test func `groups out of sight are measured if all are uniform`() throws {
    // R34: it "requires all sibling items to be created and sized".
    var measuring = Squares(heights: [31, 50, 69, 90])
    let layout = try outermost.solveVisible(
      itemCounts: [4], in: Container(width: 320, height: 60), measuring: &measuring)
    #expect(layout.allElements().map(\.frame.minY) == [0, 0, 90, 90])
    #expect(layout.contentSize.height == 180)
  }

  /// Rows of two cells that are all as tall as the tallest.
  private var outermost: UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(
        group: row(.fw(1), .uniformAcrossSiblings(estimate: 44), half(.es(44)))))
  }

  @Test(arguments: [false, true])
  func `siblings out of sight are measured with their group`(isNested: Bool) throws {
    // R34: it "requires all sibling items to be created and sized"; the third is below the view.
    let three = column(
      .fw(1), .es(180), .times(3, of: item(.fw(1), .uniformAcrossSiblings(estimate: 60))))
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: isNested ? column(.fw(1), .es(180), three) : three))
    var measuring = Squares(heights: [60, 70, 90])
    let solved = try layout.solveVisible(
      itemCounts: [3], in: Container(width: 320, height: 100), measuring: &measuring)
    #expect(solved.heights == [90, 90, 90])
  }

  @Test func `a custom group is as long as its longest sibling`() throws {
    // R19, R34: its frames do not change, and a view at its end moves to the end of the longest.
    let free = custom(.fw(0.5), .uniformAcrossSiblings(estimate: 44), [frame(0, 0, 10, 10)])
    free.supplementaryItems = [badge(.ab(8), .ab(8), at: .at([.bottom, .leading]))]
    let layout = try solve(
      row(
        .fw(1), .es(44), free,
        column(.fw(0.5), .uniformAcrossSiblings(estimate: 44), item(.fw(1), .ab(60)))),
      items: 2)
    #expect(layout.frames("badge") == ["0,52,8,8"])
  }
}
