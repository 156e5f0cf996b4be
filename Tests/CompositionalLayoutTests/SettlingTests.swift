import Foundation
import TestSupport
import Testing

@testable import CompositionalLayout

/// Measuring only what is in sight (R33), at any size of the list.
@Suite struct SettlingTests {
  private let row = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))

  private var list: UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])))
  }

  /// Rows 60 points high; counts how often it is asked.
  private struct Sixty: ContentMeasuring {
    var calls = 0

    mutating func measure(
      _ element: SolvedElement.Identity, in proposal: MeasureProposal
    ) -> CGSize? {
      calls += 1
      return CGSize(width: proposal.width ?? 0, height: 60)
    }
  }

  private let container = Container(width: 320, height: 480)
  private let count = 100_000_000

  @Test func aHundredMillionRowsAreMeasuredAsFarAsTheyAreSeen() throws {
    var measuring = Sixty()
    var settling = try SettlingLayout(
      list.describe(itemCounts: [count], in: container), in: container)
    try settling.settle(at: ScrollPosition(), measuring: &measuring)
    #expect(measuring.calls == 8)
    #expect(settling.layout.contentSize.height == CGFloat(count - 8) * 44 + 8 * 60)
    try settling.settle(
      at: ScrollPosition(page: CGPoint(x: 0, y: 2_000_000_000)), measuring: &measuring)
    #expect(measuring.calls <= 8 + 9)
    // Runs of estimates, of measured rows, and their neighbours: no row of its own unseen.
    let runs = settling.layout.sections[0].runs
    #expect(runs.count <= 20)
    #expect(runs.nodeCount <= 4)
  }

  @Test func settlingAgainMeasuresNothingAgain() throws {
    var measuring = Sixty()
    var settling = try SettlingLayout(
      list.describe(itemCounts: [count], in: container), in: container)
    try settling.settle(at: ScrollPosition(), measuring: &measuring)
    let calls = measuring.calls
    try settling.settle(at: ScrollPosition(), measuring: &measuring)
    #expect(measuring.calls == calls)
  }

  @Test func aChangedRowSharesAllOtherNodes() {
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
    // 4096 runs in nodes of 16 stand three deep: only the nodes on the way are new.
    #expect(changed.nodesNotIn(tree) == 3)
  }
}
