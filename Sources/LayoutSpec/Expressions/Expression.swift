internal import Foundation

/// A computation of numbers and booleans, as it was parsed. Ranges count Unicode scalars from the
/// beginning of the text that the expression stands in.
indirect enum Expression: Sendable {
  case value(ExpressionValue)
  case name(String, at: Range<Int>)
  case minus(Expression, at: Range<Int>)
  case not(Expression, at: Range<Int>)
  /// Operators of one precedence from left to right; a list, so that a long sum is not a deep one.
  case chain(Expression, [Link])
  case call(ExpressionFunction, [Expression], at: Range<Int>)

  /// An operator with what stands to its right.
  struct Link: Sendable {
    var operation: ExpressionOperator
    var operand: Expression
    var range: Range<Int>
  }
}

extension Expression {
  /// Whether one of some names stands anywhere in it, computed or not.
  func mentions(_ isMeant: (String) -> Bool) -> Bool {
    switch self {
    case .value: false
    case .name(let name, _): isMeant(name)
    case .minus(let operand, _), .not(let operand, _): operand.mentions(isMeant)
    case .chain(let first, let links):
      first.mentions(isMeant) || links.contains { $0.operand.mentions(isMeant) }
    case .call(_, let values, _): values.contains { $0.mentions(isMeant) }
    }
  }
}

/// What expressions compute.
enum ExpressionValue: Hashable, Sendable {
  case number(Double)
  case boolean(Bool)

  var kind: String {
    switch self {
    case .number: "a number"
    case .boolean: "true or false"
    }
  }
}

enum ExpressionOperator: String, Sendable {
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

enum ExpressionFunction: String, Sendable, CaseIterable {
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
}
