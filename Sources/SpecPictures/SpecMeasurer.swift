internal import Basics
internal import CairoRenderer
internal import CellContent
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
  var text: ContentMeasurer<BudgetedText<TextMeasurer>>
  let budget: Budget.Share

  /// What an element without text, and a part of a composed cell, counts in characters.
  private static let charactersPerElement = 20
  private static let charactersPerPart = 4

  init(
    sizes: IntrinsicSizes, views: (any ContentMeasuring)?,
    text: ContentMeasurer<BudgetedText<TextMeasurer>>, budget: Budget.Share
  ) {
    (self.sizes, self.views, self.text, self.budget) = (sizes, views, text, budget)
    self.text.mayRead = { size in
      budget.add(
        size.characters / 8 + Self.charactersPerPart * size.parts, to: .measuredCharacters)
    }
  }

  func variety(ofCellsInSection section: Int) -> ContentVariety {
    if let views { return views.variety(ofCellsInSection: section) }
    let stated = sizes.variety(ofCellsInSection: section)
    return stated == .silent ? text.variety(ofCellsInSection: section) : stated
  }

  /// Whether the budget is exceeded. The layout is discarded then, and must end soon.
  var isExhausted: Bool { budget.isExceeded(.measuredCharacters) }

  /// Elements count, too, so that elements without text do. Their content is read also if the size of
  /// equal content is known; that takes about an eighth of the time of measuring it.
  mutating func measure(
    _ element: SolvedElement.Identity, in proposal: MeasureProposal
  ) -> CGSize? {
    guard budget.add(Self.charactersPerElement, to: .measuredCharacters) else { return nil }
    if views != nil { return views?.measure(element, in: proposal) }
    return switch sizes[element] {
    case .size(let width, let height):
      CGSize(
        width: width ?? proposal.width ?? proposal.estimate.width,
        height: height ?? proposal.height ?? proposal.estimate.height)
    case .unmeasurable: nil
    case nil: text.measure(element, in: proposal)
    }
  }
}
