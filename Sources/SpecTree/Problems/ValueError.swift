package import Foundation
internal import SpecDiagnostics

/// A problem with the text of a value, and the characters that cause it.
package struct ValueError: Error {
  package var problem: Problem
  /// The range in Unicode scalars from the beginning of the text; `nil` is the whole text.
  package var range: Range<Int>?
  /// Replacements for the whole value that may have been meant.
  package var instead: [String] = []
  /// Whether the replacements stand only for the range.
  package var replacesRange = false
  /// The unknown name that causes the error.
  package var unknown: UnknownName?

  package init(
    problem: Problem, range: Range<Int>? = nil, instead: [String] = [], replacesRange: Bool = false,
    unknown: UnknownName? = nil
  ) {
    self.problem = problem
    self.range = range
    self.instead = instead
    self.replacesRange = replacesRange
    self.unknown = unknown
  }
}

/// An unknown name. The known names that are similar to it become replacements when the error is
/// reported, because the search takes long.
package struct UnknownName {
  package var name: String
  package var known: [String]
  /// Replacements that follow those.
  package var synonyms: [String]

  package init(_ name: String, known: [String], synonyms: [String] = []) {
    (self.name, self.known, self.synonyms) = (name, known, synonyms)
  }
}

extension WrittenNumber {
  /// Returns the number; throws if it exceeds the limit for points.
  package func points() throws(ValueError) -> CGFloat {
    guard value <= Limits.points else {
      throw ValueError(
        problem: .tooLarge(text, limit: "\(Int(Limits.points).grouped) points"), range: range)
    }
    return value
  }
}
