extension String {
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

extension SourceText {
  /// Whether a key stands behind a comma and without a colon: it may be the rest of a text.
  func isBare(_ entry: SourceNode.Entry) -> Bool {
    guard entry.value.isNull, entry.keyPlace.column > 1 else { return false }
    var (start, end) = (entry.keyPlace, entry.keyPlace)
    start.column = 1
    end.column += span(of: entry).length
    let before = rest(from: start).prefix(entry.keyPlace.column - 1)
    let next = rest(from: end).first { $0 != " " }
    return before.last { $0 != " " } == "," && (next == "," || next == "}")
  }
}

extension Problem {
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
      report(ValueError(problem: .unbalanced("("), range: open..<(open + 1)), in: part)
      return true
    }
    return false
  }
}
