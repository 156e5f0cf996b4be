internal import CairoRenderer
internal import Foundation
internal import Scene

/// Measures text and counts its characters. After the budget is exceeded, text has no size.
///
/// Characters count each time they are measured, also if the size is cached: the caches of threads
/// differ, and the result of a run must not.
struct BudgetedText: TextMeasuring {
  private var text: TextMeasurer
  private let budget: Budget.Account

  init(_ text: TextMeasurer, _ budget: Budget.Account) {
    (self.text, self.budget) = (text, budget)
  }

  mutating func extent(of paragraph: Paragraph, width: CGFloat?) -> TextExtent {
    guard budget.add(paragraph.string.utf8.count, to: .measuredCharacters) else {
      return TextExtent(width: 0, lines: 0)
    }
    return text.extent(of: paragraph, width: width)
  }

  mutating func width(ofLine paragraph: Paragraph, truncatedAt width: CGFloat) -> CGFloat {
    guard budget.add(paragraph.string.utf8.count, to: .measuredCharacters) else { return 0 }
    return text.width(ofLine: paragraph, truncatedAt: width)
  }
}
