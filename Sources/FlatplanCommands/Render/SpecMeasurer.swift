internal import CompositionalLayout
internal import Foundation
internal import LayoutSpec

/// Answers for content with the sizes that a spec states; where it states none, estimates stand.
struct SpecMeasurer: ContentMeasuring {
  let sizes: IntrinsicSizes

  var measuresContent: Bool { !sizes.isEmpty }

  mutating func measure(
    _ element: SolvedElement.Identity, in proposal: MeasureProposal
  ) -> CGSize? {
    guard case .size(let width, let height)? = sizes[element] else { return nil }
    return CGSize(
      width: width ?? proposal.width ?? proposal.estimate.width,
      height: height ?? proposal.height ?? proposal.estimate.height)
  }
}
