internal import CompositionalLayout
internal import Foundation
internal import SpecDiagnostics

/// A problem with the text of a value, and the characters that cause it.
package struct ValueError: Error {
  var problem: Problem
  /// The range in Unicode scalars from the beginning of the text; `nil` is the whole text.
  var range: Range<Int>?
  /// Replacements for the whole value that may have been meant.
  var instead: [String] = []
  /// Whether the replacements stand only for the range.
  var replacesRange = false
}

extension WrittenNumber {
  /// Returns the number; throws if it exceeds the limit for points.
  func points() throws(ValueError) -> CGFloat {
    guard value <= Limits.points else {
      throw ValueError(
        problem: .tooLarge(text, limit: "\(Int(Limits.points).grouped) points"), range: range)
    }
    return value
  }
}
