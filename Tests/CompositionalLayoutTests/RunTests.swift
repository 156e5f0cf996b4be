import Foundation
import TestSupport
import Testing

@testable import CompositionalLayout
@testable import Geometry
@testable import LayoutEngine

/// Repetition is stored as a count and never expanded.
@Suite struct RunTests {
  private func cells(_ count: Int) throws -> SolvedLayout {
    try solve(
      section(row(.fw(1), .ab(50), item(.fw(0.25), .fh(1))), insets: .all(10), gap: 2),
      items: count)
  }

  @Test func `a hundred million cells are two runs`() throws {
    // R13: the full groups and a last partial one.
    let layout = try cells(100_000_002)
    let runs = layout.sections[0].runs
    #expect(runs.count == 2)
    #expect(runs.nodeCount == 1)
    #expect(runs.total.items == 100_000_002)
    #expect(runs.total.groups == 25_000_001)
    #expect(layout.elementCount == 100_000_002)
    #expect(layout.content == "320x1300000070")
    #expect(layout.cell(100_000_001, inSection: 0)?.frame.word == "85,1300000010,75,50")
    #expect(layout.cell(100_000_002, inSection: 0) == nil)
  }

  @Test func `there are runs only for existing cells`() throws {
    // R13: with fewer cells than a group holds, as many, and more.
    #expect(try [3, 4, 5].map { try cells($0).sections[0].runs.count } == [1, 1, 2])
  }

  @Test func `equal groups of sections are solved once`() throws {
    let layout = try solve(
      [section(row(.fw(1), .ab(50), item(.fw(0.25), .fh(1))), gap: 2)], items: [40, 40])
    let groups = layout.sections.map(\.firstGroup)
    #expect(groups[0] === groups[1] && groups[0] != nil)
  }

  @Test func `a query far down visits only its results`() throws {
    // Groups 12,500,000 and 12,500,001, from 650,000,010 and 52 points further.
    let layout = try cells(100_000_000)
    let names = layout.names(in: frame(100, 650_000_030, 100, 50))
    #expect(
      names == ["cell 0 50000001", "cell 0 50000002", "cell 0 50000005", "cell 0 50000006"])
    var visited = 0
    layout.sections[0].forEachGroup(in: frame(100, 650_000_020, 100, 50)) { _ in visited += 1 }
    #expect(visited <= 6)
  }

  @Test func `a screen far down is found`() throws {
    let layout = try cells(100_000_000)
    let screen = frame(0, 1_000_000_000, 320, 480)
    let found = layout.elements(in: screen)
    #expect(found.count == 40)
    #expect(found.allSatisfy { $0.frame.overlaps(screen) })
  }

  @Test func `equal measured groups are one run`() throws {
    // R87: equal neighbors are merged into one run.
    let group = column(.fw(1), .es(44), item(.fw(1), .es(44)))
    var squares = Squares { element, _ in
      CGSize(width: 1, height: (100..<200).contains(element.item) ? 60 : 50)
    }
    let layout = try solve([section(group)], items: [1000], measuring: &squares)
    #expect(layout.sections[0].runs.count == 3)
    #expect(layout.content == "320x51000")
    #expect(layout.cell(150, inSection: 0)?.frame.word == "0,8000,320,60")
    #expect(squares.asked.count == 1000)
  }

  @Test func `a tree of many runs finds each by index, position and cell`() throws {
    // Every run differs from its neighbors.
    let group = column(.fw(1), .es(44), item(.fw(1), .es(44)))
    var squares = Squares { element, _ in CGSize(width: 1, height: element.item % 7 + 10) }
    let layout = try solve([section(group, gap: 1)], items: [5000], measuring: &squares)
    let runs = layout.sections[0].runs
    #expect(runs.count == 5000)
    #expect(runs.nodeCount < 5000 / 15 + 5)
    var extent: CGFloat = 0
    for index in stride(from: 0, to: 5000, by: 1) {
      let run = try #require(runs.position(at: index))
      guard index % 37 == 0 || index > 4990 else {
        extent += run.run.stride
        continue
      }
      #expect(run.before.extent == extent && run.before.items == index)
      #expect(runs.position(ofItem: index)?.index == index)
      #expect(runs.position(endingAfter: extent + 1)?.index == index)
      extent += run.run.stride
    }
    #expect(runs.position(at: 5000) == nil && runs.position(at: -1) == nil)
    #expect(runs.position(ofItem: 5000) == nil && runs.position(ofItem: -1) == nil)
    #expect(runs.position(endingAfter: extent) == nil)
    var visited: [Int] = []
    runs.forEachRun(from: 4321) { position in
      visited.append(position.index)
      let known = runs.position(at: position.index)
      #expect(
        position.before.extent == known?.before.extent && position.before.items == visited.last)
      return visited.count < 300
    }
    #expect(visited == Array(4321..<4621))
  }

  @Test func `replacing a run shares the rest`() throws {
    let group = column(.fw(1), .es(44), item(.fw(1), .es(44)))
    var squares = Squares { element, _ in CGSize(width: 1, height: element.item % 7 + 10) }
    let runs = try solve([section(group)], items: [1000], measuring: &squares).sections[0].runs
    var run = try #require(runs.position(at: 500)).run
    run.stride += 100
    let replaced = runs.replacing(at: 500, with: [run])
    #expect(replaced.count == 1000)
    #expect(replaced.total.extent == runs.total.extent + 100)
    #expect(replaced.position(at: 500)?.before.extent == runs.position(at: 500)?.before.extent)
    #expect(
      replaced.position(at: 501)?.before.extent
        == (runs.position(at: 501)?.before.extent ?? 0) + 100)
  }

  @Test func `a tree grows with its runs`() throws {
    // R87: each of a thousand equal groups becomes a run of its own, from the last to the first.
    let group = column(.fw(1), .es(44), item(.fw(1), .es(44)))
    var runs = try solve(section(group), items: 1000).sections[0].runs
    for count in stride(from: 999, to: 0, by: -1) {
      var (rest, last) = try (
        #require(runs.position(at: 0)).run, #require(runs.position(at: 0)).run
      )
      (rest.count, last.count, last.stride) = (count, 1, CGFloat(count))
      let before = runs
      runs = runs.replacing(at: 0, with: [rest, last])
      #expect(runs.nodesNotIn(before) <= 8)
    }
    #expect(runs.count == 1000)
    #expect(runs.total.extent == 499_544)
    #expect(runs.largestNode <= 2 * RunTree.fanOut)
  }

  @Test func `views are found by their number in groups of different lengths`() throws {
    // R31: cells 10 to 16 points tall; every other one has a badge, and the others have two.
    let one = item(.fw(1), .es(44), badges: [badge(.ab(5), .ab(5), at: .at(.bottom))])
    let two = item(
      .fw(1), .es(44),
      badges: [
        badge(.ab(5), .ab(5), at: .at(.bottom), kind: "low"),
        badge(.ab(5), .ab(5), at: .at(.top), kind: "all"),
      ])
    var squares = Squares { element, _ in CGSize(width: 1, height: element.item % 7 + 10) }
    let layout = try solve(
      [section(column(.fw(1), .es(44), one, two))], items: [600], measuring: &squares)
    for kind in ["badge", "low", "all"] {
      let listed = layout.elements(ofKind: kind)
      #expect(listed.map(\.item) == Array(0..<300))
      #expect(listed.allSatisfy { $0.hostItem == 2 * $0.item + (kind == "badge" ? 0 : 1) })
      for view in listed {
        #expect(layout.supplementary(ofKind: kind, view.item, inSection: 0) == view)
      }
    }
    // Kinds that sort before, between and after existing ones, and invalid numbers.
    for kind in ["a", "an", "z"] {
      #expect(layout.supplementary(ofKind: kind, 0, inSection: 0) == nil)
      #expect(layout.supplementary(ofKind: kind, -1, inSection: 0) == nil)
    }
    for number in [-1, 600] {
      #expect(layout.supplementary(ofKind: "badge", number, inSection: 0) == nil)
    }
  }

  @Test func `fragments with the same frames are equal`() {
    // Equal neighbors are one run, so every difference must count.
    func cell(_ frame: CGRect = CGRect(x: 0, y: 0, width: 9, height: 9), _ name: String? = nil)
      -> Fragment
    {
      Fragment(size: CGSize(width: 9, height: 9), content: .cell(frame: frame, name: name))
    }
    func free(_ x: CGFloat, _ name: String? = nil) -> Fragment {
      let item = CustomItemDescription(frame: frame(x, 0, 9, 9), zIndex: 0)
      return Fragment(size: CGSize(width: 9, height: 9), content: .custom([item], name: name))
    }
    func line(_ child: Fragment, at x: CGFloat = 0, width: CGFloat = 9, badge: CGFloat = 0)
      -> Fragment
    {
      let fit = Fragment.Fit(
        axis: .horizontal, count: 1, available: 9, neededForNext: nil, fractionBase: 9)
      let child = Fragment.Child(
        offset: CGPoint(x: x, y: 0), fragment: child, firstItem: 0, firstKinds: KindCounts())
      return Fragment(
        size: CGSize(width: width, height: 9),
        content: .line(Fragment.Line(children: [child], insets: .zero, fit: fit)),
        supplementaries: [
          Fragment.Supplementary(kind: "a", frame: frame(badge, 0, 1, 1), zIndex: 1, name: nil)
        ])
    }
    let different = [
      cell(), cell(frame(1, 1, 7, 7)), cell(frame(0, 0, 9, 9), "name"),
      free(0), free(1), free(0, "name"),
      line(cell()), line(cell(), at: 1), line(cell(), width: 10), line(cell(), badge: 1),
      line(free(0)),
    ]
    for (index, one) in different.enumerated() {
      for (place, other) in different.enumerated() {
        #expect((one == other) == (index == place), "\(index) and \(place)")
      }
    }
    #expect(line(cell()) == line(cell()) && free(0) == free(0))
  }

  @Test func `the longest group determines the size of the content`() throws {
    // R20, R39: at any position.
    let column = column(.es(44), .ab(20), item(.es(44), .fh(1)))
    for widths: [CGFloat] in [[400, 330, 350], [330, 400, 350], [330, 350, 400]] {
      var squares = Squares(widths: widths)
      let layout = try solve([section(column)], items: [3], measuring: &squares)
      #expect(layout.content == "400x60")
    }
    let row = row(.ab(50), .es(44), item(.fw(1), .es(44)))
    for heights: [CGFloat] in [[90, 60, 70], [60, 90, 70], [60, 70, 90]] {
      var squares = Squares(heights: heights)
      let layout = try solve(
        [section(row, across: .continuous)], items: [3], measuring: &squares)
      #expect(layout.content == "320x90")
    }
  }

  @Test func `overlapping groups are all found`() throws {
    // R21: a negative gap; every group begins 10 points after the one before.
    let layout = try solve(
      section(row(.fw(1), .ab(100), item(.fw(1), .fh(1))), gap: -90), items: 1000)
    #expect(layout.content == "320x10090")
    #expect(layout.elements(in: frame(0, 5005, 320, 1)).map(\.item).sorted() == Array(491...500))
    // R15: an edge gap moves the content of every group down by 30 points.
    let edged = row(
      .fw(1), .ab(100), item(.fw(1), .fh(1)), edges: .around(top: .fixed(30)))
    let lower = try solve(section(edged, gap: -120), items: 1000)
    #expect(lower.elements(in: frame(0, 5005, 320, 1)).map(\.item).sorted() == Array(488...497))
  }

  @Test func `groups that begin before the previous one ends are all found`() throws {
    // R15, R16: a negative gap above each. Rows of 50 every 40 points, the first at -10; the last
    // one, a run of its own, at 70.
    func group(_ height: CGFloat, _ top: CGFloat) -> NSCollectionLayoutGroup {
      row(
        .fw(1), .ab(height), item(.fw(0.5), .fh(1)), edges: .around(top: .fixed(top)))
    }
    let rows = try solve(group(50, -10), items: 5)
    #expect(rows.content == "320x120")
    #expect(rows.ys == [-10, -10, 30, 30, 70])
    #expect(rows.names(in: frame(0, 60, 320, 15)) == ["cell 0 2", "cell 0 3", "cell 0 4"])
    // A row of 100 every 10 points, group k from 10k - 200 to 10k - 100.
    let many = try solve(section(group(100, -200), gap: 110), items: 200)
    #expect(
      many.elements(in: frame(0, 500, 160, 1)).map(\.item)
        == Array(stride(from: 122, through: 140, by: 2)))
  }

  @Test func `groups at one position are all found`() throws {
    // R21: each begins at the same position as the last.
    let layout = try solve(
      section(
        row(.fw(1), .ab(100), item(.fw(1), .fh(1))), insets: .tlbr(300, 0, 0, 0), gap: -100),
      items: 20)
    #expect(layout.content == "320x400")
    #expect(layout.elements(in: frame(0, 350, 320, 5)).map(\.item).sorted() == Array(0..<20))
  }

  @Test func `groups that run backwards are all found`() throws {
    // R21: each begins 10 points before the previous one; sections of negative length are left out.
    let layout = try solve(
      section(
        row(.fw(1), .ab(100), item(.fw(1), .fh(1))), insets: .tlbr(500, 0, 0, 0), gap: -110),
      items: 20)
    #expect(layout.content == "320x410")
    #expect(layout.elements(in: frame(0, 395, 320, 5)).map(\.item).sorted() == Array(11...19))
  }

  @Test func `counts by kind add up`() throws {
    // R31: badges of a hundred million cells are counted but not created.
    let badged = item(.fw(0.25), .fh(1), badges: [badge(.ab(5), .ab(5), at: .at(.top))])
    let layout = try solve(row(.fw(1), .ab(50), badged), items: 100_000_000)
    #expect(layout.elementCount == 200_000_000)
    let found = layout.elements(in: frame(0, 1_000_000_000, 10, 10))
    #expect(found.map(\.item) == [80_000_000])
  }

  @Test(arguments: [-30, -50] as [CGFloat])
  func `measured groups that overlap are all found`(gap: CGFloat) throws {
    // R21, R32: groups of 40, 60 and 90 points; with the larger negative gap those of 40 run
    // backwards.
    let group = column(.fw(1), .es(44), item(.fw(1), .es(44)))
    var squares = Squares { element, _ in
      CGSize(width: 1, height: [40, 60, 90, 60][element.item / 3 % 4])
    }
    let layout = try solve([section(group, gap: gap)], items: [400], measuring: &squares)
    let all = layout.allElements()
    for y in stride(from: 0.5, to: layout.contentSize.height, by: 7) {
      let clip = frame(0, y, 320, 5)
      let found = layout.elements(in: clip).map(\.item).sorted()
      #expect(found == all.filter { $0.frame.overlaps(clip) }.map(\.item))
    }
  }
}
