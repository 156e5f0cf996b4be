import CompositionalLayout
import Foundation
import TestSupport
import Testing

/// Siblings as long as the longest of them (R34).
@Suite struct UniformTests {
  /// Cells of given heights.
  private struct Heights: ContentMeasuring {
    var heights: [CGFloat]

    mutating func measure(
      _ element: SolvedElement.Identity, in proposal: MeasureProposal
    ) -> CGSize? {
      CGSize(width: proposal.width ?? 0, height: heights[element.item])
    }
  }

  private func frames(
    _ group: NSCollectionLayoutGroup, _ heights: [CGFloat]
  ) throws -> [CGRect] {
    var measuring = Heights(heights: heights)
    return try UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
      .solve(
        itemCounts: [heights.count], in: Container(width: 320, height: 480), measuring: &measuring
      ).allElements().map(\.frame)
  }

  private func half(_ height: NSCollectionLayoutDimension) -> NSCollectionLayoutItem {
    item(.fw(0.5), height)
  }

  @Test func siblingsOfOneGroupTakeTheLargestHeight() throws {
    // R34; OPEN QUESTION Q4: the siblings are those of one group, so each row has a height of its own.
    let frames = try frames(
      row(.fw(1), .es(44), half(.uniformAcrossSiblings(estimate: 44))), [31, 88, 31, 50])
    #expect(frames.map(\.height) == [88, 88, 50, 50])
    #expect(frames.map(\.minY) == [0, 0, 88, 88])
  }

  @Test func siblingsWithAnEstimateOfTheirOwnKeepIt() throws {
    let frames = try frames(
      row(.fw(1), .es(44), half(.uniformAcrossSiblings(estimate: 44)), half(.es(44))),
      [60, 20, 30, 90])
    #expect(frames.map(\.height) == [60, 20, 30, 90])
    #expect(frames.map(\.minY) == [0, 0, 60, 60])
  }

  @Test func theParentMustBeEstimated() throws {
    let frames = try frames(
      row(.fw(1), .ab(100), half(.uniformAcrossSiblings(estimate: 44))), [31, 88])
    #expect(frames.map(\.height) == [31, 88])
  }

  @Test func onTheOutermostGroupTheSiblingsAreTheSectionsGroups() throws {
    let frames = try frames(
      row(.fw(1), .uniformAcrossSiblings(estimate: 44), item(.fw(1), .es(44))), [31, 50, 69])
    #expect(frames.map(\.height) == [31, 50, 69])
    #expect(frames.map(\.minY) == [0, 69, 138])
  }
}
