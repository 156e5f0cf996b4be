internal import Basics
internal import Foundation
package import VisualDiff

/// The tolerances of a comparison, and what to compare.
package struct VerifyOptions: Hashable, Sendable {
  package var layout = LayoutDiff.Options()
  /// The options for comparing pictures perceptually, if they cannot be compared exactly.
  package var image = ImageDiff.Options()
  /// Whether pictures are always compared perceptually.
  package var isTolerant = false
  /// The side of a square window in pixels, and the maximum number of different pixels in it.
  package var window = 8
  package var mostInWindow = 0
  /// The maximum fraction of different pixels in a picture, from 0 to 1; `nil` for no limit.
  package var ratio: Double?
  package var pictures: PictureStorage?
  /// The command-line options that concern perceptual comparison, as written.
  package var perceptual: [String] = []
  /// Whether snapshots are compared even if nothing they depend on has changed.
  package var isThorough = false

  package init() {}

  /// Returns whether the differences are tolerated.
  func allows(_ diff: ImageDiff, exact: Bool) -> Bool {
    if diff.different == 0 { return true }
    if let ratio, Double(diff.different) > ratio * Double(diff.width * diff.height) { return false }
    return !exact && diff.densest(in: window).count <= mostInWindow
  }

  /// Returns a warning if options for perceptual comparison had no effect because pictures were
  /// compared exactly.
  func warning(of verdicts: [Verdict]) -> String? {
    let exact = verdicts.count {
      [.pixels, .size].contains($0.status) && $0.pixels?.isExact == true
        && $0.environment.isEmpty
    }
    guard exact > 0, !perceptual.isEmpty else { return nil }
    let (options, snapshots) = (perceptual.joined(separator: ", "), exact.of("snapshot"))
    return isTolerant
      ? "warning: \(options): no effect on \(snapshots) without stored pictures; record them "
        + "with --images png"
      : "warning: \(options): no effect on \(snapshots) recorded on this machine, where pictures "
        + "are compared exactly; --tolerant compares them perceptually"
  }
}
