package import Foundation
package import Scene

extension TextMeasurer {
  /// A gap in a text, such as the space of an attachment.
  package struct Gap {
    /// The index of the run that defines the gap.
    package var run: Int
    /// The left end on the baseline, in points relative to the element.
    package var origin: CGPoint
    /// The width in points.
    package var width: CGFloat
  }

  /// The gaps in a block of one paragraph as it is drawn, without those in truncated text.
  ///
  /// - Complexity: O(*n*) for *n* characters.
  package func gaps(in block: TextBlock) -> [Gap] {
    TextSetter(shaper: shaper).set(block).flatMap { line in
      line.text.runs(of: line.index).compactMap { glyphs in
        // An ellipsis may replace the gap.
        guard let gap = line.run(glyphs.part)?.gap, abs(gap - glyphs.width) < 0.5 else {
          return nil
        }
        return Gap(
          run: glyphs.part,
          origin: CGPoint(x: line.origin.x + glyphs.origin.x, y: line.origin.y), width: gap)
      }
    }
  }
}
