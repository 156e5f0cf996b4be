package import ArgumentParser
internal import VisualDiff

/// The widths of a sweep: `320...1400`.
package struct SweepWidths: Hashable, Sendable {
  var range: ClosedRange<Int>

  /// The most layouts of one sweep.
  private static let mostWidths = 10_000
  /// The widest of them, in points.
  private static let widest = 100_000

  /// - Throws: `ValidationError` for what is no sweep.
  package init(parsing text: String) throws {
    let ends = text.split(separator: ".", omittingEmptySubsequences: false)
    guard ends.count == 4, ends[1].isEmpty, ends[2].isEmpty, let low = Int(ends[0]),
      let high = Int(ends[3])
    else { throw ValidationError("'\(text)' is not two widths, such as 320...1400") }
    guard 1 <= low, low < high, high <= Self.widest, high - low < Self.mostWidths else {
      throw ValidationError(
        "a sweep goes up, from 1 point to \(Self.widest) at most, over no more than \(Self.mostWidths) widths"
      )
    }
    range = low...high
  }

  package static let help = ArgumentHelp(
    "Also lay out at every width, and compare where columns come and lines break: 320...1400.",
    valueName: "widths")

  /// As on the command line.
  package var words: String { "\(range)" }
}
