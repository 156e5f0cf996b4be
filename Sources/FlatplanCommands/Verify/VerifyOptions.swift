internal import Foundation
internal import VisualDiff

/// What a comparison counts as a difference, and what it looks at.
struct VerifyOptions: Hashable, Sendable {
  var layout = LayoutDiff.Options()
  /// How pictures are compared where they cannot be compared exactly.
  var image = ImageDiff.Options()
  /// Whether pictures are always compared to the eye.
  var isTolerant = false
  /// A window of so many pixels a side may hold so many that differ.
  var window = 8
  var mostInWindow = 12
  /// The part of a picture that may differ, from 0 to 1; `nil` is not asked.
  var ratio: Double?
  var pictures: KeptPictures?
  /// Whether snapshots are compared even if nothing that they depend on has changed.
  var isThorough = false

  /// Whether so many pixels may differ.
  func allows(_ diff: ImageDiff, exact: Bool) -> Bool {
    if diff.different == 0 { return true }
    if let ratio, Double(diff.different) > ratio * Double(diff.width * diff.height) { return false }
    return !exact && diff.densest(in: window).count <= mostInWindow
  }
}
