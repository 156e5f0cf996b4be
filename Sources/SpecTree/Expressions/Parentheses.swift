internal import SpecDiagnostics

extension String {
  /// The text with its unclosed parentheses closed at the end.
  fileprivate var closingParentheses: String {
    self + String(repeating: ")", count: Parentheses(self).unclosed.count)
  }

  /// The index of the first unclosed parenthesis, in Unicode scalars.
  package var openParenthesis: Int? { Parentheses(self).unclosed.first }

  /// Whether a parenthesis is closed that was never opened.
  package var closesParenthesis: Bool { Parentheses(self).isClosedTooOften }
}

/// The unmatched parentheses of a text.
private struct Parentheses {
  var unclosed: [Int] = []
  var isClosedTooOften = false

  init(_ text: String) {
    for (index, scalar) in text.unicodeScalars.enumerated() {
      if scalar == "(" { unclosed.append(index) }
      if scalar == ")", unclosed.popLast() == nil { isClosedTooOften = true }
    }
  }
}

extension SourceNode {
  /// Whether a comma inside parentheses has split the value into map entries.
  package var isSplit: Bool { entries?.contains(where: \.isSplitOff) ?? false }
}

extension SourceNode.Entry {
  /// Whether a comma inside parentheses has split the key off the value before it.
  package var isSplitOff: Bool { value.isNull && key.closesParenthesis }
}

extension SourceNode {
  /// Returns the text with the missing parenthesis added or the extra one removed.
  package func balanced(_ problem: Problem, at range: Range<Int>?) -> [String] {
    switch (problem, text, range) {
    case (.unbalanced("("), let text?, _): return [text.closingParentheses]
    case (.unbalanced, let text?, let range?):
      let scalars = text.unicodeScalars
      return [
        String(scalars.prefix(range.lowerBound)) + String(scalars.dropFirst(range.upperBound))
      ]
    default: return []
    }
  }
}

extension SourceText {
  /// Whether a comma inside parentheses has split the text off its neighbor.
  package func isSplit(_ node: SourceNode) -> Bool {
    guard case .scalar(let scalar) = node.value, scalar.isPlain else { return false }
    let before = String(beginning(before: node.place))
    let behind = String(rest(from: node.place).dropFirst(span(of: node).length))
    let isFirst = behind.first { $0 != " " } == "," && behind.closesParenthesis
    let isLast = before.last { $0 != " " } == "," && before.openParenthesis != nil
    return isFirst || isLast
  }

  /// Returns the distance from a position to the end of all parentheses that are open there, or to
  /// the end of the line if they are not closed.
  package func lengthOfParentheses(from place: SourcePlace) -> Int {
    let rest = rest(from: place)
    var depth = Parentheses(String(beginning(before: place))).unclosed.count
    for (index, scalar) in rest.enumerated() {
      if scalar == "(" { depth += 1 }
      if scalar == ")" { depth -= 1 }
      if scalar == ")", depth == 0 { return index + 1 }
    }
    return rest.count
  }

  /// Whether a key follows a comma and has no colon, so that it may be the rest of a text.
  package func isBare(_ entry: SourceNode.Entry) -> Bool {
    guard entry.value.isNull else { return false }
    let before = beginning(before: entry.keyPlace)
    let next = rest(from: entry.keyPlace).dropFirst(span(of: entry).length).first { $0 != " " }
    return before.last { $0 != " " } == "," && (next == "," || next == "}")
  }
}

extension Problem {
  package var isUnbalanced: Bool { if case .unbalanced = self { true } else { false } }

  /// Whether the problem is a wrong number of values.
  package var isWrongCount: Bool {
    switch self {
    case .wrongCount, .fourInsets: true
    default: false
    }
  }
}
