/// A statement or a declaration of Swift.
indirect enum SwiftStatement: Hashable, Sendable {
  /// A line that needs no more than names, such as a comment.
  case line(String)
  /// What precedes an expression, and the expression: `return ` and `8`.
  case code(String, Code)
  case assign(Code, Code, String = "=")
  /// An opening line, statements, and a closing line, unless the last statement closes it.
  case block(String, [SwiftStatement], String? = "}")
  /// A word such as `if`, an expression, and statements.
  case control(String, Code, [SwiftStatement])
  /// A `switch` statement, whose cases are not indented.
  case choice(String, [SwiftStatement])
  /// The code under a heading of ``CellTemplate``, with statements in place of its words.
  case template(String, [String: [SwiftStatement]])

  static func constant(_ name: String, as type: String = "", _ value: Code) -> SwiftStatement {
    .declare("let", name, as: type, value)
  }

  static func declare(
    _ word: String, _ name: String, as type: String = "", _ value: Code
  ) -> SwiftStatement {
    .assign(.literal("\(word) \(SwiftNames.escaped(name))\(type)"), value)
  }

  /// Formats the statement with an indentation in spaces.
  func lines(indent: Int) -> [String] {
    let margin = String(repeating: " ", count: indent)
    switch self {
    case .line(let text): return [text.isEmpty ? "" : margin + text]
    case .code(let prefix, let code): return code.lines(prefix, indent: indent).map { margin + $0 }
    case .assign(let target, let value, let sign):
      return value.lines("\(target.printed) \(sign) ", isAssigned: true, indent: indent)
        .map { margin + $0 }
    case .block(let opening, let statements, let closing):
      return [margin + opening] + statements.flatMap { $0.lines(indent: indent + 2) }
        + (closing.map { [margin + $0] } ?? [])
    case .control(let word, let code, let statements):
      return code.lines(word + " ", indent: indent, suffix: " {").map { margin + $0 }
        + statements.flatMap { $0.lines(indent: indent + 2) } + [margin + "}"]
    case .choice(let opening, let cases):
      return [margin + opening] + cases.flatMap { $0.lines(indent: indent) } + [margin + "}"]
    case .template(let heading, let values):
      return CellTemplate.lines(heading, values, indent: indent)
    }
  }
}

extension [SwiftStatement] {
  /// The names that the expressions in the statements use.
  var names: Set<String> { flatMap(\.parts).names }
}

extension SwiftStatement {
  /// The expressions in the statement.
  var parts: [Code] {
    switch self {
    case .line: []
    case .code(_, let code): [code]
    case .assign(let target, let value, _): [target, value]
    case .block(_, let statements, _), .choice(_, let statements): statements.flatMap(\.parts)
    case .control(_, let code, let statements): [code] + statements.flatMap(\.parts)
    case .template(_, let values): values.values.flatMap { $0.flatMap(\.parts) }
    }
  }
}
