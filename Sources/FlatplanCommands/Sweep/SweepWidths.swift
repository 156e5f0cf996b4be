internal import ArgumentParser
internal import VisualDiff

/// The widths of a sweep: `320...1400`.
struct SweepWidths: Hashable, Sendable, ExpressibleByArgument {
  var range: ClosedRange<Int>

  /// The most layouts of one sweep.
  private static let mostWidths = 10_000

  init?(argument: String) {
    let ends = argument.split(separator: ".", omittingEmptySubsequences: false)
    guard ends.count == 4, ends[1].isEmpty, ends[2].isEmpty, let low = Int(ends[0]),
      let high = Int(ends[3]), 1 <= low, low < high, high <= 100_000,
      high - low < Self.mostWidths
    else { return nil }
    range = low...high
  }

  static let help = ArgumentHelp(
    "Also lay out at every width, and compare where columns come and lines break: 320...1400.",
    valueName: "widths")
}
