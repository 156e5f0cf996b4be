// Leaves out single statements.
extension HoleMaker {
  /// Removes the statement around an error, if it is a call, an assignment or a local variable.
  mutating func dropStatement(
    at place: Int, in declaration: Declaration, _ path: [Declaration], _ error: CompilerError,
    _ cause: Hole.Cause
  ) -> Bool {
    var target = code.token(at: place)
    guard var braces = innermostBraces(around: target, in: declaration) else { return false }
    // An error in the parameters or captures of a closure is one of the statement around it.
    while target < closureBody(in: braces, before: code.tokens[braces].partner),
      let outer = innermostBraces(around: braces, in: declaration)
    {
      (target, braces) = (braces, outer)
    }
    let (found, count) = statement(at: target, in: braces)
    guard let found else { return false }
    // The value of a body or of a closure may be its only statement.
    let isBody = braces == declaration.body?.lowerBound
    let needsNoValue =
      isBody
      ? declaration.keyword != "subscript" && declaration.isFunction && !returnsValue(declaration)
      : !code.isSign("=", at: braces - 1) && code.word(braces - 1) != "return"
    guard count > 1 || needsNoValue else { return false }
    guard let edit = replacement(of: found, isOnly: count == 1 && !isBody, target) else {
      return false
    }
    for name in declaredNames(in: found) { causes[name] = causes[name] ?? cause }
    add(.line, declaration, path, cause, edit: bytes(of: edit.range), by: edit.text)
    return true
  }

  private func innermostBraces(around target: Int, in declaration: Declaration) -> Int? {
    declaration.tokens.last { index in
      index < target && code.isSign("{", at: index) && code.tokens[index].partner > target
    }
  }

  /// The statement at a token, without the label of its `case`, and the number of
  /// statements in its block or `case`.
  private func statement(at target: Int, in braces: Int) -> (Range<Int>?, count: Int) {
    let limit = code.tokens[braces].partner
    var start = closureBody(in: braces, before: limit)
    var count = 0
    var found: Range<Int>?
    while start < limit {
      if let label = labelEnd(at: start, before: limit) {
        // A `case` needs a statement of its own.
        if found != nil { return (found, count) }
        count = 0
        if label > target { return (nil, 0) }
        start = label
        continue
      }
      let end = max(code.end(from: start, before: limit), start + 1)
      if (start..<end).contains(target) { found = start..<end }
      count += 1
      start = end
      while start < limit, code.isSign(";", at: start) { start += 1 }
    }
    return (found, count)
  }

  /// The token after the `in` of a closure that is in the line of its brace; the first token otherwise.
  func closureBody(in braces: Int, before limit: Int) -> Int {
    guard !["for", "case"].contains(code.word(braces + 1)) else { return braces + 1 }
    var index = braces + 1
    while index < limit, !code.tokens[index].isFirst {
      if code.word(index) == "in" { return index + 1 }
      index = code.index(after: index)
    }
    return braces + 1
  }

  /// The token after the colon of `case …:` or `default:` in a `switch`.
  private func labelEnd(at start: Int, before limit: Int) -> Int? {
    let isUnknown = code.isSign("@", at: start) && code.word(start + 1) == "unknown"
    let start = isUnknown ? start + 2 : start
    guard ["case", "default"].contains(code.word(start)) else { return nil }
    var index = start + 1
    while index < limit, !code.isSign(":", at: index) {
      index = code.index(after: index)
    }
    return index < limit ? index + 1 : nil
  }

  private func returnsValue(_ function: Declaration) -> Bool {
    guard let body = function.body else { return false }
    return (function.tokens.lowerBound..<body.lowerBound).contains {
      code.isSign("-", at: $0) && code.isSign(">", at: $0 + 1)
    }
  }

  /// What remains of a statement that is left out; `nil` if it cannot be. An `if` with a missing
  /// condition becomes its `else`.
  private func replacement(
    of statement: Range<Int>, isOnly: Bool, _ target: Int
  ) -> (range: Range<Int>, text: String)? {
    let first = code.word(statement.lowerBound)
    if first == "if" {
      guard let part = conditionalPart(of: statement, with: target) else { return nil }
      let isFirst = part.start == statement.lowerBound
      if part.end < statement.upperBound, code.word(part.end) == "else" {
        let isLast = code.isSign("{", at: part.end + 1)
        return isFirst
          ? (part.start..<part.end + 1, isLast ? "do" : "")
          : (part.start..<part.end + (isLast ? 1 : 2), isLast ? "else" : "else if")
      }
      guard isFirst else { return (part.start..<part.end, "") }
    } else if !Self.conditional.contains(first) {
      guard isPlain(statement) else { return nil }
    }
    return (statement, isOnly ? "()" : "")
  }

  /// The `if …` or `else if …` whose condition contains a token, with its body but without the `else`
  /// after it.
  private func conditionalPart(
    of statement: Range<Int>, with target: Int
  ) -> (start: Int, end: Int)? {
    var start = statement.lowerBound
    while start < statement.upperBound {
      var index = start
      while index < statement.upperBound, !code.isSign("{", at: index) {
        index = code.index(after: index)
      }
      guard index < statement.upperBound else { return nil }
      let end = code.tokens[index].partner + 1
      if target < index { return (start, end) }
      guard end < statement.upperBound, code.word(end) == "else" else { return nil }
      start = end
    }
    return nil
  }

  /// The names of the variables that a statement declares for the code after it.
  private func declaredNames(in statement: Range<Int>) -> [String] {
    let first = code.word(statement.lowerBound)
    guard ["let", "var", "guard"].contains(first) else { return [] }
    var names: [String] = []
    var index = statement.lowerBound
    while index < statement.upperBound {
      if ["let", "var"].contains(code.word(index)), code.isName(at: index + 1) {
        names.append(code.word(index + 1))
      }
      index = code.index(after: index)
    }
    return names
  }

  /// Whether a statement is a call, an assignment or a local variable, and no control flow.
  private func isPlain(_ statement: Range<Int>) -> Bool {
    let first = statement.lowerBound
    guard code.isWord(at: first) || ["$", "[", "("].contains(code.word(first)) else { return false }
    if ["let", "var"].contains(code.word(first)) {
      guard code.isWord(at: first + 1) else { return false }
    }
    var depth = 0
    for index in statement {
      depth += code.tokens[index].kind == .open ? 1 : code.tokens[index].kind == .close ? -1 : 0
      if depth == 0, code.isWord(at: index), code.text(index) == "in" { return false }
    }
    return !Self.control.contains(code.text(first))
  }

  /// Statements that are left out whole if their condition has a missing name.
  private static let conditional: Set = ["guard", "for", "while", "switch"]

  private static let control: Set = [
    "return", "if", "guard", "switch", "for", "while", "do", "case", "default", "throw", "defer",
    "repeat", "break", "continue", "func", "class", "struct", "enum", "fallthrough", "super",
  ]
}
