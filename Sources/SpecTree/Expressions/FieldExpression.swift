internal import Basics
internal import Foundation

/// An expression with fields of data in it: `$count > 3 and not $hidden`.
package struct FieldExpression: Sendable {
  /// The expression. The names of fields consist of letters that stand for what is written.
  package let expression: SpecExpression
  /// The fields, in alphabetical order.
  package let fields: [String]

  /// The first of as many letters as a field can have characters that names do not have.
  private static let firstLetter: UInt32 = 0x20000

  /// Parses a condition; the leading `=` is optional.
  package init(_ text: String) throws(ValueError) {
    var scalars = Array(text.unicodeScalars)
    let fields = FieldReference.all(in: text, withCalls: true) { _ in true }
    for index in fields.lazy.flatMap(\.range)
    where !scalars[index].isNamePart || scalars[index] == "$" {
      scalars[index] = Unicode.Scalar(scalars[index].value + Self.firstLetter) ?? scalars[index]
    }
    let start = scalars.first == "=" ? 1 : 0
    do throws(ValueError) {
      expression = try SpecExpression(scalars, in: start..<scalars.count)
    } catch {
      var error = error
      if case .unknownFunction(let name) = error.problem, let field = Self.field(name) {
        error.problem = .unknownFunction("$" + field)
        error.instead = []
      }
      throw error
    }
    self.fields = expression.names.compactMap(Self.field).sorted()
  }

  /// The name of a field as it is written, without quotes; `nil` for other names.
  private static func field(_ name: String) -> String? {
    guard name.unicodeScalars.first?.value == firstLetter + 0x24 else { return nil }
    var text = ""
    for scalar in name.unicodeScalars.dropFirst() {
      let isLetter = (firstLetter..<2 * firstLetter).contains(scalar.value)
      let own = isLetter ? Unicode.Scalar(scalar.value - firstLetter) ?? scalar : scalar
      if own != "\"", own != "'" { text.unicodeScalars.append(own) }
    }
    return text
  }

  /// What stands for the fields of a condition.
  package struct Values {
    /// Whether the name is a field; otherwise it is a name of expressions.
    package var isField: (String) -> Bool
    /// Whether a field counts as true.
    package var truth: (String) -> SpecExpression
    /// The value of a field that is compared.
    package var number: (String, Range<Int>) throws(ValueError) -> SpecExpression
    /// Whether a field that is compared exists; `nil` if it does.
    package var presence: (String) -> SpecExpression?

    package init(
      isField: @escaping (String) -> Bool, truth: @escaping (String) -> SpecExpression,
      number: @escaping (String, Range<Int>) throws(ValueError) -> SpecExpression,
      presence: @escaping (String) -> SpecExpression?
    ) {
      self.isField = isField
      self.truth = truth
      self.number = number
      self.presence = presence
    }
  }

  /// How a condition uses its fields.
  package struct Uses {
    /// The fields that count as true or false.
    package var conditions: Set<String> = []
    /// The fields that are compared as numbers.
    package var comparisons: Set<String> = []
    /// The fields without which a comparison is false.
    package var needed: Set<String> = []
  }

  /// How the condition uses its fields.
  ///
  /// - Parameter isField: Whether a name is a field; otherwise it is a name of expressions.
  package func uses(isField: @escaping (String) -> Bool) -> Uses {
    var uses = Uses()
    _ = try? condition(
      Values(
        isField: isField,
        truth: {
          uses.conditions.insert($0)
          return .value(.boolean(false))
        },
        number: { name, _ in
          uses.comparisons.insert(name)
          return .value(.number(0))
        },
        presence: {
          uses.needed.insert($0)
          return nil
        }))
    return uses
  }

  /// The expression as a condition, with its fields replaced.
  ///
  /// A field by itself, or as an operand of `and`, `or` and `not`, is its truth. A comparison with a
  /// missing field is false.
  package func condition(_ values: Values) throws(ValueError) -> SpecExpression {
    try Self.condition(expression, values)
  }

  /// The expression as a number, with its fields replaced.
  package func value(
    _ number: @escaping (String, Range<Int>) throws(ValueError) -> SpecExpression
  ) throws(ValueError) -> SpecExpression {
    try Self.operand(
      expression,
      Values(
        isField: { _ in true }, truth: { _ in .value(.boolean(false)) }, number: number,
        presence: { _ in nil }))
  }

  /// The names in it that are no fields.
  package var names: Set<String> { expression.names.filter { Self.field($0) == nil } }

  private static func condition(
    _ expression: SpecExpression, _ values: Values
  ) throws(ValueError) -> SpecExpression {
    switch expression {
    case .value: return expression
    case .name(let name, let range):
      guard let field = field(name) else { return expression }
      return values.isField(field) ? values.truth(field) : .name(field, at: range)
    case .not(let operand, let range): return .not(try condition(operand, values), at: range)
    case .chain(let first, let links) where links.joinConditions:
      return try chain(first, links) { expression throws(ValueError) in
        try condition(expression, values)
      }
    case .call(.if, let operands, let range):
      return .call(.if, try conditions(operands, values), at: range)
    case .chain, .minus, .call:
      return try comparison(expression, values)
    }
  }

  private static func conditions(
    _ expressions: [SpecExpression], _ values: Values
  ) throws(ValueError) -> [SpecExpression] {
    var result: [SpecExpression] = []
    for expression in expressions { result.append(try condition(expression, values)) }
    return result
  }

  /// A comparison, which is false if a field in it is missing.
  private static func comparison(
    _ expression: SpecExpression, _ values: Values
  ) throws(ValueError) -> SpecExpression {
    let fields = expression.names.compactMap(field).filter(values.isField).sorted()
    let missing = fields.compactMap(values.presence)
    let compared = try operand(expression, values)
    guard let first = missing.first else { return compared }
    let links = (missing.dropFirst() + [compared]).map {
      SpecExpression.Link(operation: .and, operand: $0, range: 0..<0)
    }
    return .chain(first, links)
  }

  private static func operand(
    _ expression: SpecExpression, _ values: Values
  ) throws(ValueError) -> SpecExpression {
    switch expression {
    case .value: return expression
    case .name(let name, let range):
      guard let field = field(name) else { return expression }
      return values.isField(field) ? try values.number(field, range) : .name(field, at: range)
    case .minus(let inner, let range): return .minus(try operand(inner, values), at: range)
    case .not: return try condition(expression, values)
    case .chain(_, let links) where links.joinConditions: return try condition(expression, values)
    case .chain(let first, let links):
      // `$sold == true` compares whether the field counts as true.
      let isOfConditions = ([first] + links.map(\.operand)).contains { operand in
        if case .value(.boolean) = operand { true } else { false }
      }
      return try chain(first, links) { expression throws(ValueError) in
        try isOfConditions ? condition(expression, values) : operand(expression, values)
      }
    case .call(let function, let operands, let range):
      var result: [SpecExpression] = []
      for (index, expression) in operands.enumerated() {
        let isCondition = function == .if && index == 0
        result.append(
          isCondition ? try condition(expression, values) : try operand(expression, values))
      }
      return .call(function, result, at: range)
    }
  }

  private static func chain(
    _ first: SpecExpression, _ links: [SpecExpression.Link],
    _ replace: (SpecExpression) throws(ValueError) -> SpecExpression
  ) throws(ValueError) -> SpecExpression {
    var replaced: [SpecExpression.Link] = []
    for var link in links {
      link.operand = try replace(link.operand)
      replaced.append(link)
    }
    return .chain(try replace(first), replaced)
  }
}

extension [SpecExpression.Link] {
  /// Whether the operators are `and` or `or`.
  fileprivate var joinConditions: Bool {
    first.map { $0.operation == .and || $0.operation == .or } ?? false
  }
}
