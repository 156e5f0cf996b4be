internal import Foundation
internal import SpecDiagnostics

/// A word, a number or an operator symbol of an expression.
package struct ExpressionToken: Sendable {
  package enum Kind: Hashable, Sendable {
    case number(Double)
    case name(String)
    case mark(String)
  }

  package var kind: Kind
  package var range: Range<Int>
}

/// Splits a text into tokens.
package struct ExpressionLexer {
  private let scalars: [Unicode.Scalar]
  private var index: Int
  private let end: Int

  package init(_ scalars: [Unicode.Scalar], in range: Range<Int>) {
    self.scalars = scalars
    index = range.lowerBound
    end = range.upperBound
  }

  package mutating func tokens() throws(ValueError) -> [ExpressionToken] {
    var tokens: [ExpressionToken] = []
    while index < end {
      let start = index
      if scalars[index] == " " || scalars[index].properties.isWhitespace {
        index += 1
      } else if let kind = try token() {
        tokens.append(ExpressionToken(kind: kind, range: start..<index))
      } else {
        let foreign = Self.foreign.first {
          scalars[start..<end].starts(with: $0.mark.unicodeScalars)
        }
        let length = foreign?.mark.unicodeScalars.count ?? 1
        let mark = foreign?.mark ?? "\(scalars[start])"
        throw ValueError(
          problem: .notAnExpression(
            "unexpected '\(mark)'"
              + (mark == "?" ? "; write \(ExpressionFunction.if.usage)" : "")
              + (["\"", "'"].contains(mark) ? "; expressions have no texts" : "")),
          range: start..<(start + length), instead: foreign.map { [$0.meant] } ?? [],
          replacesRange: true)
      }
    }
    return tokens
  }

  /// Operators of other languages, with their equivalents.
  private static let foreign: [(mark: String, meant: String)] = [
    ("=>", ">="), ("=<", "<="), ("&&", "and"), ("||", "or"), ("!", "not "), ("=", "=="),
    ("≤", "<="), ("≥", ">="), ("≠", "!="),
    ("×", "*"), ("÷", "/"), ("−", "-"),
  ]

  /// Whether a character continues a name: also a full stop before more of it, as in `space.md`.
  private func isPartOfName(_ index: Int) -> Bool {
    scalars[index].isNamePart
      || scalars[index] == "." && index + 1 < end && scalars[index + 1].isNamePart
  }

  private mutating func token() throws(ValueError) -> ExpressionToken.Kind? {
    let start = index
    let first = scalars[index]
    if ("0"..."9").contains(first) { return .number(try number()) }
    if first.isNameStart {
      while index < end, isPartOfName(index) { index += 1 }
      return .name(text(start..<index))
    }
    let rest = scalars[start..<end]
    let mark = Self.marks.first { rest.starts(with: $0.unicodeScalars) }
    guard let mark else { return nil }
    index += mark.unicodeScalars.count
    return .mark(mark)
  }

  private mutating func number() throws(ValueError) -> Double {
    let start = index
    skipDigits()
    if index + 1 < end, scalars[index] == ".", ("0"..."9").contains(scalars[index + 1]) {
      index += 1
      skipDigits()
    }
    let digits = text(start..<index)
    let wordStart = index
    while index < end, scalars[index].isNamePart { index += 1 }
    guard wordStart == index else {
      throw ValueError(
        problem: .unknownUnit(text(wordStart..<index), kind: "an expression"),
        range: start..<index, instead: [digits], replacesRange: true)
    }
    guard let number = Double(digits), number <= 1e15 else {
      throw ValueError(
        problem: .tooLarge(digits, limit: "the largest number in expressions"), range: start..<index
      )
    }
    return number
  }

  private mutating func skipDigits() {
    while index < end, ("0"..."9").contains(scalars[index]) { index += 1 }
  }

  private func text(_ range: Range<Int>) -> String {
    String(scalars[range])
  }

  private static let marks = [
    "<=", ">=", "==", "!=", "<", ">", "+", "-", "*", "/", "%", "(", ")", ",",
  ]
}

extension Unicode.Scalar {
  /// Whether a name can begin with the character.
  package var isNameStart: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "_": true
    default: properties.isAlphabetic
    }
  }

  /// Whether a name can continue with the character.
  package var isNamePart: Bool { isNameStart || ("0"..."9").contains(self) }
}
