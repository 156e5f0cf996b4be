internal import Foundation

/// Evaluates expressions. Evaluation always terminates with a finite number, a boolean, or an error
/// at the operator that failed.
package struct Evaluator: ~Copyable {
  package let scope: Scope
  /// The values of vars evaluated so far; each is evaluated once per expression.
  private var known: [String: ExpressionValue] = [:]
  /// The vars being evaluated, innermost last.
  private var pending: [String] = []
  private var depth = 0
  /// The reserved names that were used, if they are recorded.
  package private(set) var used: Set<String> = []
  /// The properties of the container that the values depend on, if names are recorded.
  package private(set) var dependencies = Dependencies()
  private let recordsNames: Bool
  /// The number of evaluation steps.
  package private(set) var steps = 0

  /// - Parameter recordsNames: Whether to record the names that are used.
  package init(_ scope: Scope, recordsNames: Bool = true) {
    self.scope = scope
    self.recordsNames = recordsNames
  }

  /// An error in the text of a var, or of the expression if `variable` is `nil`.
  package struct Failure: Error {
    package var error: ValueError
    package var variable: String?

    package init(error: ValueError, variable: String? = nil) {
      (self.error, self.variable) = (error, variable)
    }
  }

  /// The maximum depth of nested vars.
  private static let maxDepth = 256

  package mutating func value(of expression: SpecExpression) throws(Failure) -> ExpressionValue {
    steps += 1
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.maxDepth else { throw failure(.deepExpression, at: nil) }
    switch expression {
    case .value(let value): return value
    case .name(let name, let range): return try value(named: name, at: range)
    case .minus(let operand, let range): return .number(-(try number(operand, for: "-", range)))
    case .not(let operand, let range): return .boolean(!(try boolean(operand, for: "not", range)))
    case .chain(let first, let links): return try chain(first, links)
    case .call(let function, let values, let range): return try call(function, values, range)
    }
  }

  // MARK: Names

  private mutating func value(
    named name: String, at range: Range<Int>
  ) throws(Failure) -> ExpressionValue {
    if let value = scope.value(named: name) {
      record(name)
      return value
    }
    if let value = known[name] { return value }
    guard let variable = scope.variables[name] else { throw unknown(name, at: range) }
    if let start = pending.firstIndex(of: name) {
      throw failure(.variableCycle(Array(pending[start...]) + [name]), at: range)
    }
    if variable.isByWidth, recordsNames {
      dependencies.use(variable.expressions.map(\.width), at: scope.containerWidth)
    }
    guard let expression = variable.expression(at: scope.containerWidth) else {
      record("containerWidth")
      let width = variable.isWrong ? nil : scope.containerWidth.grouped
      throw failure(.brokenVariable(name, width: width), at: range)
    }
    pending.append(name)
    let value = try value(of: expression)
    pending.removeLast()
    known[name] = value
    return value
  }

  private mutating func record(_ name: String) {
    guard recordsNames, used.insert(name).inserted else { return }
    dependencies.use(CollectionOfOne(name))
  }

  private func unknown(_ name: String, at range: Range<Int>) -> Failure {
    if let place = Scope.places[name] {
      return failure(.nameOutOfScope(name, place: place), at: range)
    }
    return Failure(error: scope.unknown(name, at: range), variable: pending.last)
  }

  // MARK: Operators

  private mutating func chain(
    _ first: SpecExpression, _ links: [SpecExpression.Link]
  ) throws(Failure) -> ExpressionValue {
    var result = try value(of: first)
    for link in links {
      switch link.operation {
      case .and, .or:
        guard case .boolean(let left) = result else {
          throw mismatch(result, "true or false", for: link)
        }
        // 'and' and 'or' short-circuit.
        if left == (link.operation == .or) { continue }
        result = .boolean(try boolean(link.operand, for: link.operation.rawValue, link.range))
      default:
        result = try combined(result, try value(of: link.operand), link)
      }
    }
    return result
  }

  private func combined(
    _ left: ExpressionValue, _ right: ExpressionValue, _ link: SpecExpression.Link
  ) throws(Failure) -> ExpressionValue {
    if case .boolean(let left) = left, case .boolean(let right) = right {
      switch link.operation {
      case .equal: return .boolean(left == right)
      case .unequal: return .boolean(left != right)
      default: throw mismatch(.boolean(left), "a number", for: link)
      }
    }
    guard case .number(let left) = left else { throw mismatch(left, right.kind, for: link) }
    guard case .number(let right) = right else { throw mismatch(right, "a number", for: link) }
    switch link.operation {
    case .less: return .boolean(left < right)
    case .atMost: return .boolean(left <= right)
    case .greater: return .boolean(left > right)
    case .atLeast: return .boolean(left >= right)
    case .equal: return .boolean(left == right)
    case .unequal: return .boolean(left != right)
    case .plus: return try finite(left + right, link.range)
    case .minus: return try finite(left - right, link.range)
    case .times: return try finite(left * right, link.range)
    case .divided, .remainder:
      guard right != 0 else { throw failure(.divisionByZero, at: link.range) }
      let isQuotient = link.operation == .divided
      return try finite(
        isQuotient ? left / right : left.truncatingRemainder(dividingBy: right), link.range)
    case .and, .or: preconditionFailure("'and' and 'or' are evaluated by the caller")
    }
  }

  // MARK: Functions

  private mutating func call(
    _ function: ExpressionFunction, _ values: [SpecExpression], _ range: Range<Int>
  ) throws(Failure) -> ExpressionValue {
    if function == .if {
      let branch = try boolean(values[0], for: "if", range) ? values[1] : values[2]
      return try value(of: branch)
    }
    var numbers: [Double] = []
    for value in values { numbers.append(try number(value, for: function.rawValue, range)) }
    switch function {
    case .min: return .number(numbers.reduce(.infinity, Swift.min))
    case .max: return .number(numbers.reduce(-.infinity, Swift.max))
    case .clamp: return .number(Swift.max(numbers[1], Swift.min(numbers[0], numbers[2])))
    case .floor: return .number(numbers[0].rounded(.down))
    case .ceil: return .number(numbers[0].rounded(.up))
    case .round: return .number(numbers[0].rounded(.toNearestOrAwayFromZero))
    case .abs: return .number(Swift.abs(numbers[0]))
    case .sqrt: return try finite(numbers[0].squareRoot(), range)
    case .if: preconditionFailure("'if' is evaluated above")
    }
  }

  // MARK: Types

  private mutating func number(
    _ expression: SpecExpression, for user: String, _ range: Range<Int>
  ) throws(Failure) -> Double {
    let value = try value(of: expression)
    guard case .number(let number) = value else {
      throw failure(.typeMismatch(user, expected: "a number", found: value.kind), at: range)
    }
    return number
  }

  private mutating func boolean(
    _ expression: SpecExpression, for user: String, _ range: Range<Int>
  ) throws(Failure) -> Bool {
    let value = try value(of: expression)
    guard case .boolean(let boolean) = value else {
      throw failure(.typeMismatch(user, expected: "true or false", found: value.kind), at: range)
    }
    return boolean
  }

  private func finite(
    _ number: Double, _ range: Range<Int>
  ) throws(Failure) -> ExpressionValue {
    guard number.isFinite else {
      throw failure(.notFinite(number.isNaN ? "not a number" : "infinite"), at: range)
    }
    return .number(number)
  }

  private func mismatch(
    _ value: ExpressionValue, _ expected: String, for link: SpecExpression.Link
  ) -> Failure {
    failure(
      .typeMismatch(link.operation.rawValue, expected: expected, found: value.kind), at: link.range)
  }

  private func failure(_ problem: Problem, at range: Range<Int>?) -> Failure {
    Failure(error: ValueError(problem: problem, range: range), variable: pending.last)
  }
}
