internal import CompositionalLayout
internal import Foundation
package import VisualDiff

/// What a comparison counts as a difference, and what it looks at.
package struct VerifyOptions: Hashable, Sendable {
  package var layout = LayoutDiff.Options()
  /// How pictures are compared where they cannot be compared exactly.
  package var image = ImageDiff.Options()
  /// Whether pictures are always compared to the eye.
  package var isTolerant = false
  /// A window of so many pixels a side may hold so many that differ.
  package var window = 8
  package var mostInWindow = 12
  /// The part of a picture that may differ, from 0 to 1; `nil` is not asked.
  package var ratio: Double?
  package var pictures: KeptPictures?
  /// What the command line says of comparing to the eye, as it is written there.
  package var perceptual: [String] = []
  /// Whether snapshots are compared even if nothing that they depend on has changed.
  package var isThorough = false

  package init() {}

  /// Whether so many pixels may differ.
  func allows(_ diff: ImageDiff, exact: Bool) -> Bool {
    if diff.different == 0 { return true }
    if let ratio, Double(diff.different) > ratio * Double(diff.width * diff.height) { return false }
    return !exact && diff.densest(in: window).count <= mostInWindow
  }

  /// What is to be said where pictures were compared exactly although the command line says how to
  /// compare them to the eye: nothing of it had an effect on them.
  func warning(of verdicts: [Verdict]) -> String? {
    let exact = verdicts.count {
      [.pixels, .size].contains($0.status) && $0.pixels?.isExact == true
    }
    guard exact > 0, !perceptual.isEmpty else { return nil }
    let (options, snapshots) = (perceptual.joined(separator: ", "), exact.of("snapshot"))
    return isTolerant
      ? "warning: \(options): no effect on \(snapshots) of which no picture is kept; record them "
        + "with --images png"
      : "warning: \(options): no effect on \(snapshots) recorded on this machine, where pictures "
        + "are compared exactly; --tolerant compares them perceptually"
  }
}
