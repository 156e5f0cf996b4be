package import Foundation
package import Scene

extension TextMeasurer {
  /// Room that a text leaves free.
  package struct Gap {
    /// The index of the run that says so.
    package var run: Int
    /// The left end, on the baseline, in points relative to the element.
    package var origin: CGPoint
    /// Points.
    package var width: CGFloat
  }

  /// Where a block of one paragraph leaves room free, as it is drawn; what is cut off is left out.
  ///
  /// - Complexity: O(letters).
  package func gaps(in block: TextBlock) -> [Gap] {
    TextSetter(shaper: shaper).set(block).flatMap { line in
      line.text.runs(of: line.index).compactMap { glyphs in
        // An ellipsis may stand for it.
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
