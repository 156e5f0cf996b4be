import CompositionalLayout
import Foundation
import TestSupport
import Testing

/// Groups stacked in sections, and sections stacked in layouts.
@Suite struct StackingTests {
  @Test func `a section consists of its insets, its groups and the gaps between them`() throws {
    // R20, V26.
    let group = row(.fw(1), .ab(50), item(.fw(1 / 3), .fh(1)), gap: .fixed(10))
    let layout = try solve(section(group, insets: .tlbr(5, 6, 7, 8), gap: 4), items: 9)
    #expect(layout.row(at: 5) == ["6,5,95,50", "111,5,95,50", "216,5,95,50"])
    #expect(layout.ys == [5, 5, 5, 59, 59, 59, 113, 113, 113])
    #expect(layout.content == "320x170")
  }

  @Test func `narrow groups do not share a line`() throws {
    // R20.
    let layout = try solve(
      section(row(.fw(0.3), .ab(20), item(.fw(1), .fh(1))), gap: 4), items: 3)
    #expect(layout.cells == ["0,0,96,20", "0,24,96,20", "0,48,96,20"])
  }

  @Test func `gaps are only between groups`() throws {
    // R21: neither before the first nor after the last.
    let layout = try solve(
      section(row(.fw(1), .ab(20), item(.fw(1), .fh(1))), gap: 7), items: 3)
    #expect(layout.ys == [0, 27, 54])
    #expect(layout.content == "320x74")
  }

  @Test func `content is as wide as the view or the widest group`() throws {
    // R20.
    let wide = try solve(row(.ab(400), .ab(20), item(.fw(1), .fh(1))), items: 1)
    #expect(wide.content == "400x20")
    let narrow = try solve(row(.ab(40), .ab(20), item(.fw(1), .fh(1))), items: 1)
    #expect(narrow.content == "320x20")
    let high = try solve(
      column(.ab(40), .ab(600), item(.fw(1), .fh(1))), items: 1,
      in: Setting(scroll: .horizontal))
    #expect(high.content == "40x600")
  }

  @Test func `section gaps are between all sections, including empty ones`() throws {
    // R22, V27: 68 + 12 + 0 + 12 + 3.
    let rows = section(
      row(.fw(1), .ab(20), item(.fw(1), .fh(1))), insets: .tlbr(3, 4, 5, 6))
    let layout = try solve(rows, items: 3, 0, 4, in: Setting(gap: 12))
    #expect(layout.cells(in: 0).first == "4,3,310,20")
    #expect(layout.cells(in: 2).first == "4,95,310,20")
    #expect(layout.content == "320x180")
  }

  @Test(arguments: [Compatibility.ios16, .ios15])
  func `an empty first section still has its gap`(_ generation: Compatibility) throws {
    // R22, measured on iOS 14.
    let rows = section(row(.fw(1), .ab(20), item(.fw(1), .fh(1))))
    let layout = try solve(
      rows, items: 0, 1, in: Setting(gap: 8, compatibility: generation))
    #expect(layout.cells(in: 1) == ["0,8,320,20"])
  }

  @Test func `sections extend across the whole view`() throws {
    // R20, R30.
    let rows = section(
      row(.fw(0.5), .ab(20), item(.fw(1), .fh(1))), insets: .tlbr(3, 4, 5, 6))
    let layout = try solve(rows, items: 2, 1, in: Setting(gap: 10))
    #expect(layout.sections.map(\.frame.word) == ["0,0,320,48", "0,58,320,28"])
  }

  @Test func `the provider is called once per section with the whole view`() throws {
    // R32: the environment has the view's size and no insets.
    var asked: [String] = []
    let rows = section(row(.fw(1), .ab(20), item(.fw(1), .fh(1))), insets: .all(9))
    let layout = UICollectionViewCompositionalLayout { index, environment in
      asked.append("\(index) \(environment.container.effectiveContentSize.word)")
      return rows
    }
    _ = try layout.solve(
      itemCounts: [50, 0, 50], in: Setting(safeArea: .all(20)).container)
    #expect(asked == ["0 320x480", "1 320x480", "2 320x480"])
  }
}
