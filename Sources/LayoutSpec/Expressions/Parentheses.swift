extension String {
  /// The text with parentheses at its end for those that are not closed.
  fileprivate var closingParentheses: String {
    self + String(repeating: ")", count: Parentheses(self).open.count)
  }

  /// The place of the first parenthesis that is opened and not closed, in Unicode scalars.
  var openParenthesis: Int? { Parentheses(self).open.first }

  /// Whether a parenthesis is closed that is not opened.
  var closesParenthesis: Bool { Parentheses(self).isClosedTooOften }
}

/// The parentheses of a text that are alone.
private struct Parentheses {
  var open: [Int] = []
  var isClosedTooOften = false

  init(_ text: String) {
    for (index, scalar) in text.unicodeScalars.enumerated() {
      if scalar == "(" { open.append(index) }
      if scalar == ")", open.popLast() == nil { isClosedTooOften = true }
    }
  }
}

extension SourceNode {
  /// Whether it is a map that a comma in parentheses has split.
  var isSplit: Bool { entries?.contains(where: \.isSplitOff) ?? false }
}

extension SourceNode.Entry {
  /// Whether its key is what a comma in parentheses has split off the value before it.
  var isSplitOff: Bool { value.isNull && key.closesParenthesis }
}

extension SourceNode {
  /// The text with the parenthesis that a problem misses, or without the one that is too much.
  func balanced(_ problem: Problem, at range: Range<Int>?) -> [String] {
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
  /// Whether a comma in parentheses has split a text off another one, before it or behind it.
  func isSplit(_ node: SourceNode) -> Bool {
    guard case .scalar(let scalar) = node.value, scalar.isPlain else { return false }
    let before = String(beginning(before: node.place))
    let behind = String(rest(from: node.place).dropFirst(span(of: node).length))
    let isFirst = behind.first { $0 != " " } == "," && behind.closesParenthesis
    let isLast = before.last { $0 != " " } == "," && before.openParenthesis != nil
    return isFirst || isLast
  }

  /// How far it is from a place to the end of all parentheses that are open there; to that of the line
  /// where they are not closed.
  func lengthOfParentheses(from place: SourcePlace) -> Int {
    let rest = rest(from: place)
    var depth = Parentheses(String(beginning(before: place))).open.count
    for (index, scalar) in rest.enumerated() {
      if scalar == "(" { depth += 1 }
      if scalar == ")" { depth -= 1 }
      if scalar == ")", depth == 0 { return index + 1 }
    }
    return rest.count
  }

  /// Whether a key stands behind a comma and without a colon: it may be the rest of a text.
  func isBare(_ entry: SourceNode.Entry) -> Bool {
    guard entry.value.isNull else { return false }
    let before = beginning(before: entry.keyPlace)
    let next = rest(from: entry.keyPlace).dropFirst(span(of: entry).length).first { $0 != " " }
    return before.last { $0 != " " } == "," && (next == "," || next == "}")
  }
}

extension Problem {
  var isOfParentheses: Bool { if case .unbalanced = self { true } else { false } }

  /// Whether there are more or fewer values than there should be.
  var isOfParts: Bool {
    switch self {
    case .wrongCount, .insetsOfFour: true
    default: false
    }
  }
}

extension Reader {
  /// Notes that a comma in parentheses has split one value of a list or a map into two, if it has.
  mutating func reportSplit(in node: SourceNode) -> Bool {
    for part in node.elements ?? node.entries?.map(\.value) ?? [] {
      guard let open = part.text?.openParenthesis else { continue }
      let span = source.span(of: part, characters: open..<(open + 1))
      report(Finding(.unbalanced("("), at: span, hint: Finding.splitHint))
      return true
    }
    return false
  }
}
