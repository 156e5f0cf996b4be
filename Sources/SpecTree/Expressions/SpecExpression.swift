internal import Foundation

/// A parsed expression of numbers and booleans. Ranges count Unicode scalars from the beginning of
/// the text that contains the expression.
package indirect enum SpecExpression: Sendable {
  case value(ExpressionValue)
  case name(String, at: Range<Int>)
  case minus(SpecExpression, at: Range<Int>)
  case not(SpecExpression, at: Range<Int>)
  /// Operators of equal precedence from left to right. A flat list keeps long sums from nesting
  /// deeply.
  case chain(SpecExpression, [Link])
  case call(ExpressionFunction, [SpecExpression], at: Range<Int>)

  /// An operator and its right operand.
  package struct Link: Sendable {
    package var operation: ExpressionOperator
    package var operand: SpecExpression
    package var range: Range<Int>
  }
}

extension SpecExpression {
  /// Whether a matching name occurs anywhere in the expression.
  package func mentions(_ isMeant: (String) -> Bool) -> Bool { range(of: isMeant) != nil }

  /// Returns the range of the first matching name; `nil` if there is none.
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

  /// Words that are operators or values and cannot be names.
  package static let words: Set<String> = ["and", "or", "not", "true", "false"]
}

/// The result of an expression.
package enum ExpressionValue: Hashable, Sendable {
  case number(Double)
  case boolean(Bool)

  package var kind: String {
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

  /// The allowed number of arguments.
  package var arity: ClosedRange<Int> {
    switch self {
    case .min, .max: 1...64
    case .clamp, .if: 3...3
    case .floor, .ceil, .round, .abs, .sqrt: 1...1
    }
  }

  /// How the function is written.
  package var usage: String {
    switch self {
    case .min, .max: "\(rawValue)(a, b)"
    case .clamp: "clamp(a, min, max)"
    case .if: "if(condition, a, b)"
    case .floor, .ceil, .round, .abs, .sqrt: "\(rawValue)(a)"
    }
  }
}
