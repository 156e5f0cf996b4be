/// A statement or a declaration of Swift.
indirect enum SwiftStatement: Hashable, Sendable {
  case line(String)
  /// What precedes an expression, and the expression: `section.interGroupSpacing = ` and `8`.
  case code(String, Code)
  /// An opening line, statements, and a closing line, unless the last statement closes it.
  case block(String, [SwiftStatement], String? = "}")
  /// A `switch` statement, whose cases are not indented.
  case choice(String, [SwiftStatement])
  case `if`(Code, [SwiftStatement])

  static func constant(_ name: String, as type: String = "", _ value: Code) -> SwiftStatement {
    .code("let \(SwiftNames.escaped(name))\(type) = ", value)
  }

  /// Formats the statement with an indentation in spaces.
  func lines(indent: Int) -> [String] {
    let margin = String(repeating: " ", count: indent)
    switch self {
    case .line(let text): return [text.isEmpty ? "" : margin + text]
    case .code(let prefix, let code): return code.lines(prefix, indent: indent).map { margin + $0 }
    case .block(let opening, let statements, let closing):
      return [margin + opening] + statements.flatMap { $0.lines(indent: indent + 2) }
        + (closing.map { [margin + $0] } ?? [])
    case .choice(let opening, let cases):
      return [margin + opening] + cases.flatMap { $0.lines(indent: indent) } + [margin + "}"]
    case .if(let condition, let statements):
      return Self.block("if \(condition.text) {", statements).lines(indent: indent)
    }
  }
}

extension [SwiftStatement] {
  /// The names that the expressions in the statements use.
  var names: Set<String> {
    reduce(into: []) { names, statement in
      switch statement {
      case .line: break
      case .code(_, let code): names.formUnion(code.names)
      case .block(_, let statements, _), .choice(_, let statements):
        names.formUnion(statements.names)
      case .if(let condition, let statements):
        names.formUnion(condition.names.union(statements.names))
      }
    }
  }
}
