internal import Basics
internal import Foundation
internal import SpecDiagnostics

extension SpecExpression {
  /// The maximum length of an expression, in characters.
  package static let maxCharacters = 512
  /// The maximum nesting of parentheses, signs and calls.
  package static let maxDepth = 64

  /// Parses a text from the character at `start`.
  package init(_ text: String, from start: Int = 0) throws(ValueError) {
    let scalars = Array(text.unicodeScalars)
    try self.init(scalars, in: min(start, scalars.count)..<scalars.count)
  }

  /// Parses a range of characters.
  package init(_ scalars: [Unicode.Scalar], in range: Range<Int>) throws(ValueError) {
    ParseCounter.addExpression()
    guard range.count <= Self.maxCharacters else {
      throw ValueError(problem: .longExpression(range.count), range: range)
    }
    var lexer = ExpressionLexer(scalars, in: range)
    var parser = ExpressionParser(tokens: try lexer.tokens(), end: range.upperBound)
    self = try parser.whole()
  }
}

/// The grammar of expressions, with one function per precedence level.
private struct ExpressionParser {
  let tokens: [ExpressionToken]
  /// The index after the last character.
  let end: Int
  var index = 0
  var depth = 0
  var openParentheses: [Range<Int>] = []

  private var next: ExpressionToken? { tokens[safely: index] }

  mutating func whole() throws(ValueError) -> SpecExpression {
    let expression = try disjunction()
    if let next { throw unexpected(next) }
    return expression
  }

  private mutating func disjunction() throws(ValueError) -> SpecExpression {
    let first = try conjunction()
    var links: [SpecExpression.Link] = []
    while let range = take(name: "or") {
      links.append(.init(operation: .or, operand: try conjunction(), range: range))
    }
    return links.isEmpty ? first : .chain(first, links)
  }

  private mutating func conjunction() throws(ValueError) -> SpecExpression {
    let first = try negation()
    var links: [SpecExpression.Link] = []
    while let range = take(name: "and") {
      links.append(.init(operation: .and, operand: try negation(), range: range))
    }
    return links.isEmpty ? first : .chain(first, links)
  }

  private mutating func negation() throws(ValueError) -> SpecExpression {
    guard let range = take(name: "not") else { return try comparison() }
    try descend(range)
    defer { depth -= 1 }
    return .not(try negation(), at: range)
  }

  private mutating func comparison() throws(ValueError) -> SpecExpression {
    let first = try sum()
    guard let (mark, range) = take(oneOf: ["<", "<=", ">", ">=", "==", "!="]) else { return first }
    let second = try sum()
    if let next, case .mark(let mark) = next.kind, "<>=!".contains(mark.prefix(1)) {
      throw ValueError(
        problem: .notAnExpression("comparisons cannot be chained; join two with 'and'"),
        range: next.range)
    }
    return .chain(first, [.init(operation: mark, operand: second, range: range)])
  }

  private mutating func sum() throws(ValueError) -> SpecExpression {
    let first = try term()
    var links: [SpecExpression.Link] = []
    while let (mark, range) = take(oneOf: ["+", "-"]) {
      links.append(.init(operation: mark, operand: try term(), range: range))
    }
    return links.isEmpty ? first : .chain(first, links)
  }

  private mutating func term() throws(ValueError) -> SpecExpression {
    let first = try unary()
    var links: [SpecExpression.Link] = []
    while let (mark, range) = take(oneOf: ["*", "/", "%"]) {
      links.append(.init(operation: mark, operand: try unary(), range: range))
    }
    return links.isEmpty ? first : .chain(first, links)
  }

  private mutating func unary() throws(ValueError) -> SpecExpression {
    guard let token = next else { throw missing(at: end..<(end + 1)) }
    index += 1
    switch token.kind {
    case .number(let number): return .value(.number(number))
    case .name("true"): return .value(.boolean(true))
    case .name("false"): return .value(.boolean(false))
    case .name(let name) where !SpecExpression.words.contains(name):
      if take("(") != nil { return try call(name, token.range) }
      guard let function = ExpressionFunction(rawValue: name) else {
        return .name(name, at: token.range)
      }
      throw ValueError(
        problem: .notAnExpression("'\(name)' is a function: write \(function.usage)"),
        range: token.range)
    case .mark("-"):
      try descend(token.range)
      defer { depth -= 1 }
      return .minus(try unary(), at: token.range)
    case .mark("("):
      try descend(token.range)
      openParentheses.append(token.range)
      let inner = try disjunction()
      try close()
      return inner
    case .name, .mark:
      index -= 1
      throw token.kind == .mark(")") && openParentheses.isEmpty
        ? unexpected(token) : missing(at: token.range)
    }
  }

  /// Parses a call after its opening parenthesis.
  private mutating func call(
    _ name: String, _ range: Range<Int>
  ) throws(ValueError) -> SpecExpression {
    let known = ExpressionFunction.allCases.map(\.rawValue)
    guard let function = ExpressionFunction(rawValue: name) else {
      throw ValueError(
        problem: .unknownFunction(name), range: range,
        instead: Similar.words(to: name, among: known), replacesRange: true)
    }
    try descend(range)
    openParentheses.append(tokens[index - 1].range)
    var values = [try disjunction()]
    while take(",") != nil { values.append(try disjunction()) }
    try close()
    guard function.arity.contains(values.count) else {
      throw ValueError(
        problem: .wrongArity(name, function.arity, found: values.count), range: range)
    }
    return .call(function, values, at: range)
  }

  // MARK: Tokens

  private mutating func take(_ mark: String) -> Range<Int>? {
    guard let next, next.kind == .mark(mark) else { return nil }
    index += 1
    return next.range
  }

  private mutating func take(name: String) -> Range<Int>? {
    guard let next, next.kind == .name(name) else { return nil }
    index += 1
    return next.range
  }

  private mutating func take(oneOf marks: [String]) -> (ExpressionOperator, Range<Int>)? {
    guard let next, case .mark(let mark) = next.kind, marks.contains(mark),
      let operation = ExpressionOperator(rawValue: mark)
    else { return nil }
    index += 1
    return (operation, next.range)
  }

  private mutating func descend(_ range: Range<Int>) throws(ValueError) {
    depth += 1
    guard depth <= SpecExpression.maxDepth else {
      throw ValueError(problem: .deepExpression, range: range)
    }
  }

  private mutating func close() throws(ValueError) {
    guard take(")") != nil else {
      if let next { throw unexpected(next) }
      throw ValueError(problem: .unbalanced("("), range: openParentheses.last)
    }
    openParentheses.removeLast()
    depth -= 1
  }

  private func missing(at range: Range<Int>) -> ValueError {
    if next == nil, let openParentheses = openParentheses.last {
      return ValueError(problem: .unbalanced("("), range: openParentheses)
    }
    return ValueError(
      problem: .notAnExpression("expected a number or a name"),
      range: next == nil ? max(end - 1, 0)..<max(end, 1) : range)
  }

  private func unexpected(_ token: ExpressionToken) -> ValueError {
    switch token.kind {
    case .mark(")") where openParentheses.isEmpty:
      ValueError(problem: .unbalanced(")"), range: token.range)
    case .mark(let mark):
      ValueError(problem: .notAnExpression("unexpected '\(mark)'"), range: token.range)
    case .name, .number:
      ValueError(problem: .notAnExpression("expected an operator"), range: token.range)
    }
  }
}
