package import Basics
package import Foundation

/// Measures text and counts its characters. After the budget is exceeded, text has no size.
///
/// Characters count each time they are measured, also if the size is cached: the caches of threads
/// differ, and the result of a run must not.
package struct BudgetedText<Text: TextMeasuring>: TextMeasuring {
  private var text: Text
  private let budget: Budget.Share

  package init(_ text: Text, _ budget: Budget.Share) {
    (self.text, self.budget) = (text, budget)
  }

  package mutating func extent(of paragraph: Paragraph, width: CGFloat?) -> TextExtent {
    guard budget.add(paragraph.string.utf8.count, to: .measuredCharacters) else {
      return TextExtent(width: 0, lines: 0)
    }
    return text.extent(of: paragraph, width: width)
  }

  package mutating func width(
    ofLine paragraph: Paragraph, truncatedAt width: CGFloat
  ) -> CGFloat {
    guard budget.add(paragraph.string.utf8.count, to: .measuredCharacters) else { return 0 }
    return text.width(ofLine: paragraph, truncatedAt: width)
  }
}
