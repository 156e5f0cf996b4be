import CompositionalLayout
import Foundation
import LayoutSpec
import TestSupport
import Testing

/// Every layout that was measured on a real system can be written as a spec with the same result.
struct MeasuredSpecTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("CompositionalLayoutTests/MeasuredFrames")

  static var names: [String] {
    get throws { try MeasuredFixture.names(in: folder) }
  }

  @Test(arguments: try names)
  func `a spec has the same frames as UIKit's objects`(_ name: String) throws {
    let file = Self.folder.appendingPathComponent(name + ".json")
    let fixture = try MeasuredFixture(contentsOf: file)
    let container = fixture.makeContainer()
    let plan = try load(fixture.spec).plan(in: container)
    #expect(plan.itemCounts == fixture.itemCounts)
    #expect(plan.layout.configuration == fixture.makeLayout().configuration)

    var measured = fixture.makeMeasuring()
    let expected = try fixture.makeLayout().solve(
      itemCounts: fixture.itemCounts, in: container, measuring: &measured)
    var given = GivenSizes(sizes: plan.intrinsicSizes)
    let solved = try plan.layout.solve(
      itemCounts: plan.itemCounts, in: container, measuring: &given)
    #expect(solved.contentSize == expected.contentSize)
    #expect(solved.allElements() == expected.allElements())
  }
}

/// Answers measurements with the sizes from a spec.
private struct GivenSizes: ContentMeasuring {
  let sizes: IntrinsicSizes

  mutating func measure(
    _ element: SolvedElement.Identity, in proposal: MeasureProposal
  ) -> CGSize? {
    guard case .size(let width, let height) = sizes[element] else { return nil }
    return CGSize(
      width: width ?? proposal.width ?? proposal.estimate.width,
      height: height ?? proposal.height ?? proposal.estimate.height)
  }
}
