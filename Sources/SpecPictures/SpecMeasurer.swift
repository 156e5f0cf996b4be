internal import Basics
internal import CairoRenderer
internal import Foundation
internal import Geometry
internal import LayoutEngine
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

  /// Whether the budget is exceeded. The layout is discarded then, and must end soon.
  var isExhausted: Bool { budget.isExceeded(.measuredCharacters) }

  /// Each element counts as one character more, so that elements without text count as well.
  mutating func measure(
    _ element: SolvedElement.Identity, in proposal: MeasureProposal
  ) -> CGSize? {
    guard budget.add(1, to: .measuredCharacters) else { return nil }
    if views != nil { return views?.measure(element, in: proposal) }
    return switch sizes[element] {
    case .size(let width, let height):
      CGSize(
        width: width ?? proposal.width ?? proposal.estimate.width,
        height: height ?? proposal.height ?? proposal.estimate.height)
    case .unmeasurable: nil
    case nil: words.measure(element, in: proposal)
    }
  }
}
