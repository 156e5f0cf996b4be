import CompositionalLayout
import Foundation
import TestSupport
import Testing

/// Complete layouts as people copy them (section 3). Those of Apple's sample app are in
/// `SourceCompatibility`.
@Suite struct SampleLayoutTests {
  private let cell = item(.fw(1), .fh(1))

  @Test func `a tall group is a grid of its own`() throws {
    // Gotcha 3: the section's gap is between groups, not between the rows of one group.
    let rows = row(.fw(1), .ab(40), .shares(2, of: cell))
    let layout = try solve(
      section(column(.fw(1), .ab(120), rows), gap: 10), items: 8)
    #expect(layout.ys == [0, 0, 40, 40, 80, 80, 130, 130])
  }

  @Test func `a waterfall of two columns interlocks`() throws {
    // Columns of uneven fractions, moved past each other by 24 points.
    func side(_ parts: [CGFloat], _ shift: CGFloat) -> NSCollectionLayoutGroup {
      column(
        .fw(1 / 3), .fh(1), .subitems(parts.map { item(.fw(1), .fh($0)) }),
        edges: .around(top: .fixed(shift), bottom: .fixed(-shift)))
    }
    let group = row(.fw(1), .fh(1), side([0.55, 0.45], -24), side([0.4, 0.6], 24))
    let layout = try solve(group, items: 4)
    #expect(layout.ys == [-24, 240, 24, 216])
    #expect(layout.heights == [264, 216, 192, 288])
  }

  @Test func `gallery pages scroll horizontally`() throws {
    // One page per cell.
    let layout = try solve(
      row(.fw(1), .fh(1), item(.fw(1), .fh(1), insets: .all(8))), items: 3,
      in: Setting(scroll: .horizontal))
    #expect(layout.cells == ["8,8,304,464", "328,8,304,464", "648,8,304,464"])
    #expect(layout.content == "960x480")
  }
}
