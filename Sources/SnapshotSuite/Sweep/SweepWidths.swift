/// The widths of a sweep in points: `320...1400`.
package struct SweepWidths: Hashable, Sendable {
  var range: ClosedRange<Int>

  /// The maximum number of widths in a sweep.
  private static let maxWidths = 10_000
  /// The maximum width, in points.
  private static let maxWidth = 100_000

  /// The error for a text that is not a range of widths.
  package struct Malformed: Error {
    package var message: String
  }

  /// - Throws: ``Malformed``.
  package init(parsing text: String) throws(Malformed) {
    let ends = text.split(separator: ".", omittingEmptySubsequences: false)
    guard ends.count == 4, ends[1].isEmpty, ends[2].isEmpty, let low = Int(ends[0]),
      let high = Int(ends[3])
    else { throw Malformed(message: "'\(text)' is not a range of widths such as 320...1400") }
    guard 1 <= low, low < high, high <= Self.maxWidth, high - low < Self.maxWidths else {
      throw Malformed(
        message:
          "a sweep must be an ascending range within 1...\(Self.maxWidth) points, with at most \(Self.maxWidths) widths"
      )
    }
    range = low...high
  }

  /// The range as written on the command line.
  package var text: String { "\(range)" }
}
