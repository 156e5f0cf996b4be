internal import CompositionalLayout
package import Foundation

/// A problem with the text of a value, and the characters that cause it.
package struct ValueError: Error {
  package var problem: Problem
  /// The range in Unicode scalars from the beginning of the text; `nil` is the whole text.
  package var range: Range<Int>?
  /// Replacements for the whole value that may have been meant.
  package var instead: [String] = []
  /// Whether the replacements stand only for the range.
  package var replacesRange = false

  package init(
    problem: Problem, range: Range<Int>? = nil, instead: [String] = [], replacesRange: Bool = false
  ) {
    self.problem = problem
    self.range = range
    self.instead = instead
    self.replacesRange = replacesRange
  }
}

/// Scans a short text from left to right.
package struct Cursor {
  package let text: String
  private let scalars: [Unicode.Scalar]
  package private(set) var index = 0

  package init(_ text: String) {
    self.text = text
    scalars = Array(text.unicodeScalars)
  }

  package var isAtEnd: Bool { index >= scalars.count }

  package var next: Unicode.Scalar? { scalars[safely: index] }

  /// The remaining text and its range.
  package var rest: (text: String, range: Range<Int>) {
    (String(scalars[index...]), index..<max(scalars.count, index))
  }

  /// The text scanned so far.
  package var read: String { String(scalars[..<index]) }

  /// Skips an expected text, if it comes next.
  package mutating func take(_ expected: String) -> Bool {
    guard scalars[index...].starts(with: expected.unicodeScalars) else { return false }
    index += expected.unicodeScalars.count
    return true
  }

  package mutating func skipBlanks() {
    while next == " " { index += 1 }
  }

  package mutating func take(while belongs: (Unicode.Scalar) -> Bool) -> String {
    let start = index
    while let next, belongs(next) { index += 1 }
    return String(scalars[start..<index])
  }

  /// Scans letters.
  package mutating func word() -> String {
    take { ("a"..."z").contains($0) || ("A"..."Z").contains($0) }
  }

  /// Scans an unsigned number without an exponent.
  package mutating func number() -> WrittenNumber? {
    let start = index
    let whole = take { ("0"..."9").contains($0) }
    guard !whole.isEmpty else { return nil }
    guard next == "." else { return WrittenNumber(text: whole, range: start..<index) }
    let point = index
    index += 1
    let part = take { ("0"..."9").contains($0) }
    guard !part.isEmpty else {
      index = point
      return WrittenNumber(text: whole, range: start..<index)
    }
    return WrittenNumber(text: "\(whole).\(part)", range: start..<index)
  }
}

extension String {
  /// Creates a text from scalars one by one. Initializing from a view of them first looks up
  /// protocol conformances at run time, which is slow.
  package init(_ scalars: ArraySlice<Unicode.Scalar>) {
    self = ""
    for scalar in scalars { unicodeScalars.append(scalar) }
  }
}

/// A number and its spelling.
package struct WrittenNumber {
  package let text: String
  package let range: Range<Int>

  package var value: CGFloat { CGFloat(Double(text) ?? .infinity) }

  /// One hundredth of the number, exactly as the decimal fraction: 0.333 for `33.3`.
  package var hundredth: CGFloat { CGFloat(Double(text + "e-2") ?? .infinity) }

  /// Returns `0.3` for `30%`.
  package static func hundredth(of percent: String) -> String? {
    Double(percent.dropLast() + "e-2").flatMap(plainNumber)
  }

  /// Returns the number; throws if it exceeds the limit for points.
  package func points() throws(ValueError) -> CGFloat {
    guard value <= Limits.points else {
      throw ValueError(
        problem: .tooLarge(text, limit: "\(Int(Limits.points).grouped) points"), range: range)
    }
    return value
  }
}
