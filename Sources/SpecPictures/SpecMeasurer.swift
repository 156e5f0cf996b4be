internal import CairoRenderer
internal import CompositionalLayout
internal import Foundation
internal import LayoutScene
internal import LayoutSpec
internal import Scene

/// Measures content: returns the size stated in the spec or, if there is none, the size of the
/// content's text.
struct SpecMeasurer: ContentMeasuring {
  let sizes: IntrinsicSizes
  /// Measures the views; replaces text measurement if present.
  var views: (any ContentMeasuring)?
  var words: ContentMeasurer<BudgetedText<TextMeasurer>>
  let budget: Budget.Share

  func variety(ofCellsInSection section: Int) -> ContentVariety {
    if let views { return views.variety(ofCellsInSection: section) }
    let stated = sizes.variety(ofCellsInSection: section)
    return stated == .silent ? words.variety(ofCellsInSection: section) : stated
  }

  mutating func measure(
    _ element: SolvedElement.Identity, in proposal: MeasureProposal
  ) -> CGSize? {
    if views != nil { return views?.measure(element, in: proposal) }
    return switch sizes[element] {
    case .size(let width, let height):
      CGSize(
        width: width ?? proposal.width ?? proposal.estimate.width,
        height: height ?? proposal.height ?? proposal.estimate.height)
    case .unmeasurable: nil
    // The layout is discarded if the budget is exceeded, and must end soon.
    case nil:
      budget.isExceeded(.measuredCharacters) ? nil : words.measure(element, in: proposal)
    }
  }
}
