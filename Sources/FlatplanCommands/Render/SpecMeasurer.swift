internal import CairoRenderer
internal import CompositionalLayout
internal import Foundation
internal import LayoutScene
internal import LayoutSpec

/// Answers for content with the sizes that a spec states and, where it states none, with what the
/// words of the content take.
struct SpecMeasurer: ContentMeasuring {
  let sizes: IntrinsicSizes
  var words: ContentMeasurer<TextMeasurer>

  func variety(ofCellsInSection section: Int) -> ContentVariety {
    let stated = sizes.variety(ofCellsInSection: section)
    return stated == .silent ? words.variety(ofCellsInSection: section) : stated
  }

  mutating func measure(
    _ element: SolvedElement.Identity, in proposal: MeasureProposal
  ) -> CGSize? {
    switch sizes[element] {
    case .size(let width, let height):
      CGSize(
        width: width ?? proposal.width ?? proposal.estimate.width,
        height: height ?? proposal.height ?? proposal.estimate.height)
    case .unmeasurable: nil
    case nil: words.measure(element, in: proposal)
    }
  }
}
