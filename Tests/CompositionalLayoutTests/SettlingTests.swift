import Foundation
import TestSupport
import Testing

@testable import CompositionalLayout
@testable import Geometry
@testable import LayoutEngine

/// Measuring only visible content (R33), for lists of any length.
@Suite struct SettlingTests {
  private let list = UICollectionViewCompositionalLayout(
    section: section(row(.fw(1), .es(44), item(.fw(1), .es(44)))))
  private let container = Container(width: 320, height: 480)
  private let count = 100_000_000

  /// A measurer with lengths by index along the open axis, and 50 points for everything else.
  private func squares(_ lengths: [CGFloat]) -> Squares {
    Squares { element, proposal in
      let length = element.category == .cell ? lengths[element.item] : 50
      return CGSize(width: proposal.width ?? length, height: proposal.height ?? length)
    }
  }

  /// A measurer for rows 60 points tall.
  private func sixty() -> Squares {
    Squares { _, proposal in CGSize(width: proposal.width ?? 0, height: 60) }
  }

  @Test func `only the visible ones of a hundred million rows are measured`() throws {
    var measuring = sixty()
    var settling = try SettlingLayout(
      list.describe(itemCounts: [count], in: container), in: container)
    try settling.settle(at: ScrollPosition(), measuring: &measuring)
    #expect(measuring.asked.count == 8)
    #expect(settling.layout.contentSize.height == CGFloat(count - 8) * 44 + 8 * 60)
    try settling.settle(
      at: ScrollPosition(page: CGPoint(x: 0, y: 2_000_000_000)), measuring: &measuring)
    #expect(measuring.asked.count <= 8 + 9)
    // Runs of estimates and of measured rows; rows that have not been visible form no run of their
    // own.
    let runs = settling.layout.sections[0].runs
    #expect(runs.count <= 20)
    #expect(runs.nodeCount <= 4)
  }

  @Test func `settling again measures nothing again`() throws {
    var measuring = sixty()
    var settling = try SettlingLayout(
      list.describe(itemCounts: [count], in: container), in: container)
    try settling.settle(at: ScrollPosition(), measuring: &measuring)
    let calls = measuring.asked.count
    try settling.settle(at: ScrollPosition(), measuring: &measuring)
    #expect(measuring.asked.count == calls)
  }

  @Test func `a pinned item is measured at its visible position`() throws {
    // R28, R33: the footer is below the view, and is shown at its bottom edge.
    let section = section(
      row(.fw(1), .ab(44), item(.fw(1), .fh(1))),
      bars: [
        bar(.fw(1), .es(44), at: .top, kind: "header", pinned: true),
        bar(.fw(1), .es(44), at: .bottom, kind: "footer", pinned: true),
      ])
    let layout = UICollectionViewCompositionalLayout(section: section)
    var measuring = squares([])
    let top = try layout.solveVisible(
      itemCounts: [20, 40], in: container, measuring: &measuring)
    #expect(top.supplementary(ofKind: "footer", 0, inSection: 0)?.frame.minY == 430)
    #expect(measuring.asked.map(\.section) == [0, 0])
    // Sixty rows of 44 points, and two headers and footers of 50.
    let below = try layout.solveVisible(
      itemCounts: [20, 40], in: container, at: ScrollPosition(page: CGPoint(x: 0, y: 1400)),
      measuring: &measuring)
    #expect(
      below.supplementary(ofKind: "header", 0, inSection: 1)?.frame
        == CGRect(x: 0, y: 1400, width: 320, height: 50))
    #expect(below.contentSize.height == 2840)
  }

  @Test func `only the visible cells of a group are measured`() throws {
    // R33: the second cell pushes the third out of the viewport.
    let group = column(.fw(1), .es(44), .times(3, of: item(.fw(1), .es(44))))
    let layout = UICollectionViewCompositionalLayout(section: section(group))
    var measuring = squares([60, 70, 80])
    let solved = try layout.solveVisible(
      itemCounts: [3], in: Container(width: 320, height: 100), measuring: &measuring)
    #expect(measuring.asked.map(\.item) == [0, 1])
    #expect((0..<3).map { solved.cell($0, inSection: 0)?.frame.height } == [60, 70, 44])
    #expect(solved.contentSize.height == 174)
  }

  @Test func `a cell is measured once although its line is solved twice`() throws {
    // R4, R33: the base of the fraction next to it is known only after the cell has been measured.
    let inner = row(.es(100), .fh(1), item(.es(100), .fh(1)))
    let group = row(.fw(1), .ab(44), inner, item(.fw(0.1), .fh(1)), gap: .fixed(10))
    var measuring = squares([60, 0])
    let solved = try UICollectionViewCompositionalLayout(section: section(group))
      .solveVisible(itemCounts: [2], in: container, measuring: &measuring)
    #expect(solved.cells == ["0,0,60,44", "70,0,29,44"])
    #expect(measuring.asked.map(\.item) == [0])
  }

  @Test func `content that begins further up is measured first`() throws {
    // R33: from top to bottom, wherever it ends.
    let low = item(.fw(0.5), .es(10), edges: .around(top: .fixed(20)))
    let group = row(.fw(1), .ab(100), item(.fw(0.5), .es(100)), low)
    var measuring = squares([90, 15])
    _ = try UICollectionViewCompositionalLayout(section: section(group))
      .solveVisible(itemCounts: [2], in: container, measuring: &measuring)
    #expect(measuring.asked.map(\.item) == [0, 1])
  }

  @Test func `omitted sections are not measured`() throws {
    // R23, R33: a section of negative length before a visible one.
    let left = section(
      row(.fw(1), .es(44), item(.fw(1), .es(44))), insets: .tlbr(-500, 0, 0, 0),
      bars: [bar(.fw(1), .es(44), at: .top, extends: false)])
    let seen = section(row(.fw(1), .ab(44), item(.fw(1), .fh(1))))
    var measuring = squares([60, 60])
    let solved = try UICollectionViewCompositionalLayout { index, _ in index == 0 ? left : seen }
      .solveVisible(itemCounts: [2, 1], in: container, measuring: &measuring)
    #expect(solved.allElements().map(\.section) == [1])
    #expect(measuring.asked == [])
  }

  @Test func `a layout without sections does not measure its header`() throws {
    // R99.
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { _, _ in nil },
      configuration: Setting(bars: [bar(.fw(1), .es(44), at: .top)]).configuration)
    var measuring = squares([])
    let solved = try layout.solveVisible(itemCounts: [], in: container, measuring: &measuring)
    #expect(solved.frames("bar") == [])
    #expect(measuring.asked == [])
  }

  @Test func `cells outside the content are not measured`() throws {
    // R32, R33: the content is 60 points long, and the second cell of 60 begins at its end.
    let group = column(.fw(1), .ab(60), .times(2, of: item(.fw(1), .es(44))))
    let layout = UICollectionViewCompositionalLayout(section: section(group))
    var measuring = squares([60, 60])
    let solved = try layout.solveVisible(
      itemCounts: [2], in: container, measuring: &measuring)
    #expect(measuring.asked.map(\.item) == [0])
    #expect(solved.cell(1, inSection: 0)?.frame == CGRect(x: 0, y: 60, width: 320, height: 44))
    #expect(!solved.visibleElements().contains { $0.item == 1 })
  }

  @Test func `a cell that becomes visible may move to the previous line`() throws {
    // R33, R74: 50 + 100 + 88 leave no room for the estimate of 100 of the fourth cell.
    let group = row(.fw(1), .ab(44), item(.es(100), .fh(1)))
    let layout = UICollectionViewCompositionalLayout(section: section(group))
    var measuring = squares([50, 100, 88, 69, 50])
    var settling = try SettlingLayout(
      layout.describe(itemCounts: [5], in: container),
      in: Container(width: 320, height: 44))
    try settling.settle(at: ScrollPosition(), measuring: &measuring)
    #expect(settling.layout.cell(3, inSection: 0)?.frame.origin == CGPoint(x: 0, y: 44))
    #expect(measuring.asked.map(\.item) == [0, 1, 2])
    try settling.settle(
      at: ScrollPosition(page: CGPoint(x: 0, y: 44)), measuring: &measuring)
    #expect(settling.layout.cell(3, inSection: 0)?.frame.origin == CGPoint(x: 238, y: 0))
    #expect(
      settling.layout.cell(4, inSection: 0)?.frame
        == CGRect(x: 0, y: 44, width: 50, height: 44))
  }

  @Test func `the first line may end up with fewer cells`() throws {
    // R33, R74: it has three cells by the estimates, but next to 200 points there is room for one.
    let layout = UICollectionViewCompositionalLayout(
      section: section(row(.fw(1), .ab(44), item(.es(100), .fh(1)))))
    var measuring = squares([200, 90, 60, 70])
    let solved = try layout.solveVisible(
      itemCounts: [7], in: Container(width: 320, height: 44), measuring: &measuring)
    #expect(measuring.asked.map(\.item) == [0, 1])
    #expect(solved.cells.prefix(3) == ["0,0,200,44", "200,0,90,44", "0,44,100,44"])
    #expect(solved.cells.count == 7)
  }

  @Test func `a line in the middle may end up with fewer cells`() throws {
    // R33, R74: the eleventh of twelve lines of five then holds one cell, and four continue after
    // it.
    let layout = UICollectionViewCompositionalLayout(
      section: section(row(.ab(300), .ab(40), item(.es(50), .fh(1)), gap: .fixed(8))))
    var measuring = squares(Array(repeating: 290, count: 60))
    var settling = try SettlingLayout(
      layout.describe(itemCounts: [60], in: container), in: Container(width: 320, height: 40))
    try settling.settle(
      at: ScrollPosition(page: CGPoint(x: 0, y: 400)), measuring: &measuring)
    #expect(measuring.asked.map(\.item) == [50])
    let cells = settling.layout.cells
    #expect(cells[49...51] == ["232,360,50,40", "0,400,290,40", "0,440,50,40"])
    #expect(cells.count == 60 && cells[59] == "174,480,50,40")
    #expect(settling.layout.content == "320x520")
  }

  @Test func `lines far down break again below lines with estimates`() throws {
    // R33, R74, R87: three cells of 100 fit in a line of 320 by the estimates; lines are 20 points
    // tall in a view of 40. Of cells of 200 one fits in a line. At the top 0, 1 and 2 are visible:
    // line 2 holds 2 and 3, and line 50 begins with 4 + 3 x 47 = 145. There 145, 146 and 147 are
    // visible.
    let lines = UICollectionViewCompositionalLayout(
      section: section(row(.fw(1), .ab(20), item(.es(100), .fh(1)))))
    var measuring = Squares { _, _ in CGSize(width: 200, height: 20) }
    let layout = try lines.solveVisible(
      itemCounts: [300], in: Container(width: 320, height: 40),
      at: ScrollPosition(page: CGPoint(x: 0, y: 1000)), measuring: &measuring)
    #expect(measuring.asked.map(\.item) == [0, 1, 2, 145, 146, 147])
    let cells = layout.cellElements()
    #expect(cells.map(\.item) == Array(0..<300))
    #expect(
      cells[142...149].map(\.frame.word) == [
        "0,980,100,20", "100,980,100,20", "200,980,100,20", "0,1000,200,20", "0,1020,200,20",
        "0,1040,200,20", "200,1040,100,20", "0,1060,100,20",
      ])
  }

  @Test(arguments: [
    (
      UICollectionViewScrollDirection.vertical, UITraitEnvironmentLayoutDirection.leftToRight, 5...8
    ),
    (.vertical, .rightToLeft, 5...8), (.horizontal, .leftToRight, 5...10),
    (.horizontal, .rightToLeft, 5...10),
  ])
  func `a scrolled carousel measures the cells that it shows`(
    scroll: UICollectionViewScrollDirection, direction: UITraitEnvironmentLayoutDirection,
    items: ClosedRange<Int>
  ) throws {
    // R33, R83: groups of 100 points, scrolled by 550 in a view of 320 x 480.
    let group =
      scroll == .vertical
      ? row(.ab(100), .es(44), item(.fw(1), .es(44)))
      : column(.es(44), .ab(100), item(.es(44), .fh(1)))
    let setting = Setting(scroll: scroll, direction: direction)
    let layout = UICollectionViewCompositionalLayout(
      section: section(group, across: .continuous), configuration: setting.configuration)
    var measuring = squares(Array(repeating: 60, count: 20))
    let solved = try layout.solveVisible(
      itemCounts: [20], in: setting.container, at: ScrollPosition(carousels: [0: 550]),
      measuring: &measuring)
    #expect(measuring.asked.map(\.item) == Array(items))
    #expect(
      solved.contentSize
        == (scroll == .vertical ? CGSize(width: 320, height: 60) : CGSize(width: 60, height: 480)))
  }

  @Test func `content that fits no line leaves its section empty`() throws {
    // R10, R33, R90: once its length has been measured.
    let layout = UICollectionViewCompositionalLayout(
      section: section(row(.fw(1), .ab(44), item(.es(100), .fh(1)))))
    var measuring = squares([60, 500, 70])
    let solved = try layout.solveVisible(
      itemCounts: [3], in: container, measuring: &measuring)
    #expect(solved.cells == [])
    #expect(
      solved.warnings.map(\.cause) == [
        .cannotFit(axis: .horizontal, needed: 500, available: 320)
      ])
  }

  @Test func `a changed row shares all other nodes`() {
    let cell = Fragment(
      size: CGSize(width: 10, height: 10),
      content: .cell(frame: CGRect(x: 0, y: 0, width: 10, height: 10), name: nil))
    func run(_ stride: CGFloat) -> FragmentRun {
      FragmentRun(fragment: cell, count: 1, stride: stride, inset: .zero)
    }
    let tree = RunTree((0..<4096).map { run(CGFloat($0 % 7 + 1)) }, flow: .vertical)
    let changed = tree.replacing(at: 2000, with: [run(100)])
    #expect(changed.count == 4096)
    #expect(changed.total.extent == tree.total.extent + 100 - CGFloat(2000 % 7 + 1))
    // 4096 runs in nodes of 16 form three levels; only the nodes on the path are new.
    #expect(changed.nodesNotIn(tree) == 3)
  }
}
