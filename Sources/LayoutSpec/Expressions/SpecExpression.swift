internal import Foundation

/// A computation of numbers and booleans, as it was parsed. Ranges count Unicode scalars from the
/// beginning of the text that the expression stands in.
package indirect enum SpecExpression: Sendable {
  case value(ExpressionValue)
  case name(String, at: Range<Int>)
  case minus(SpecExpression, at: Range<Int>)
  case not(SpecExpression, at: Range<Int>)
  /// Operators of one precedence from left to right; a list, so that a long sum is not a deep one.
  case chain(SpecExpression, [Link])
  case call(ExpressionFunction, [SpecExpression], at: Range<Int>)

  /// An operator with what stands to its right.
  package struct Link: Sendable {
    package var operation: ExpressionOperator
    package var operand: SpecExpression
    var range: Range<Int>
  }
}

extension SpecExpression {
  /// Whether one of some names stands anywhere in it, computed or not.
  func mentions(_ isMeant: (String) -> Bool) -> Bool { range(of: isMeant) != nil }

  /// Where the first of some names stands, computed or not; `nil` where none does.
  package func range(of isMeant: (String) -> Bool) -> Range<Int>? {
    switch self {
    case .value: return nil
    case .name(let name, let range): return isMeant(name) ? range : nil
    case .minus(let operand, _), .not(let operand, _): return operand.range(of: isMeant)
    case .chain(let first, let links):
      if let range = first.range(of: isMeant) { return range }
      for link in links {
        if let range = link.operand.range(of: isMeant) { return range }
      }
      return nil
    case .call(_, let values, _):
      for value in values {
        if let range = value.range(of: isMeant) { return range }
      }
      return nil
    }
  }

  /// Words that operators and values are, and no names.
  static let words: Set<String> = ["and", "or", "not", "true", "false"]
}

/// What expressions compute.
package enum ExpressionValue: Hashable, Sendable {
  case number(Double)
  case boolean(Bool)

  var kind: String {
    switch self {
    case .number: "a number"
    case .boolean: "true or false"
    }
  }
}

package enum ExpressionOperator: String, Sendable {
  case or, and
  case less = "<"
  case atMost = "<="
  case greater = ">"
  case atLeast = ">="
  case equal = "=="
  case unequal = "!="
  case plus = "+"
  case minus = "-"
  case times = "*"
  case divided = "/"
  case remainder = "%"
}

package enum ExpressionFunction: String, Sendable, CaseIterable {
  case min, max, clamp, floor, ceil, round, abs, sqrt
  case `if`

  /// How many values it takes.
  var arity: ClosedRange<Int> {
    switch self {
    case .min, .max: 1...64
    case .clamp, .if: 3...3
    case .floor, .ceil, .round, .abs, .sqrt: 1...1
    }
  }

  /// How it is written.
  var usage: String {
    switch self {
    case .min, .max: "\(rawValue)(a, b)"
    case .clamp: "clamp(a, least, most)"
    case .if: "if(condition, a, b)"
    case .floor, .ceil, .round, .abs, .sqrt: "\(rawValue)(a)"
    }
  }
}
