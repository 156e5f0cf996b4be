internal import Basics
package import Foundation

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
}

/// Returns a number as specs write it, with digits and an optional decimal point; `nil` if it needs
/// an exponent.
package func plainNumber(_ number: Double) -> String? {
  if let whole = Int(exactly: number) { return "\(whole)" }
  let text = "\(number)"
  return text.contains("e") || text.contains("n") ? nil : text
}
