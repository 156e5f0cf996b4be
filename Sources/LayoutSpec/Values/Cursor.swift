internal import CompositionalLayout
internal import Foundation

/// What is wrong with the text of a value, and with which of its characters.
package struct ValueError: Error {
  var problem: Problem
  /// In Unicode scalars from the beginning of the text; `nil` is all of it.
  var range: Range<Int>?
  /// Texts that may have been meant, each for the whole value.
  var instead: [String] = []
  /// Whether those texts stand for the characters of the range alone.
  var replacesRange = false
}

/// Reads a short text from left to right.
struct Cursor {
  let text: String
  private let scalars: [Unicode.Scalar]
  private(set) var index = 0

  init(_ text: String) {
    self.text = text
    scalars = Array(text.unicodeScalars)
  }

  var isAtEnd: Bool { index >= scalars.count }

  var next: Unicode.Scalar? { scalars[safely: index] }

  /// All that is left, and where it is.
  var rest: (text: String, range: Range<Int>) {
    (String(scalars[index...]), index..<max(scalars.count, index))
  }

  /// What has been read.
  var read: String { String(scalars[..<index]) }

  /// Goes over an expected text, if it stands here.
  mutating func take(_ expected: String) -> Bool {
    guard scalars[index...].starts(with: expected.unicodeScalars) else { return false }
    index += expected.unicodeScalars.count
    return true
  }

  mutating func skipBlanks() {
    while next == " " { index += 1 }
  }

  mutating func take(while belongs: (Unicode.Scalar) -> Bool) -> String {
    let start = index
    while let next, belongs(next) { index += 1 }
    return String(scalars[start..<index])
  }

  /// Letters.
  mutating func word() -> String {
    take { ("a"..."z").contains($0) || ("A"..."Z").contains($0) }
  }

  /// Digits, with a point among them at most: no sign and no exponent.
  mutating func number() -> Decimal? {
    let start = index
    let whole = take { ("0"..."9").contains($0) }
    guard !whole.isEmpty else { return nil }
    guard next == "." else { return Decimal(text: whole, range: start..<index) }
    let point = index
    index += 1
    let part = take { ("0"..."9").contains($0) }
    guard !part.isEmpty else {
      index = point
      return Decimal(text: whole, range: start..<index)
    }
    return Decimal(text: "\(whole).\(part)", range: start..<index)
  }
}

extension String {
  /// The text of some scalars, one after the other: what a view of them is made of in one go asks the
  /// running program for conformances first.
  init(_ scalars: ArraySlice<Unicode.Scalar>) {
    self = ""
    for scalar in scalars { unicodeScalars.append(scalar) }
  }
}

/// A number as it is written.
struct Decimal {
  let text: String
  let range: Range<Int>

  var value: CGFloat { CGFloat(Double(text) ?? .infinity) }

  /// A hundredth, exactly as the fraction would be written: `33.3` as 0.333.
  var hundredth: CGFloat { CGFloat(Double(text + "e-2") ?? .infinity) }

  /// `0.3` for `30%`.
  static func hundredth(of percent: String) -> String? {
    Double(percent.dropLast() + "e-2").flatMap(plainNumber)
  }

  /// The number, unless it is larger than anything a layout has.
  func points() throws(ValueError) -> CGFloat {
    guard value <= Limits.points else {
      throw ValueError(
        problem: .tooLarge(text, limit: "\(Int(Limits.points).grouped) points"), range: range)
    }
    return value
  }
}
