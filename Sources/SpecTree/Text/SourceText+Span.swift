internal import Basics
internal import SpecDiagnostics

/// The lengths of values. The parser reports only where they begin.
extension SourceText {
  /// Returns the span of a value on its first line.
  package func span(of node: SourceNode) -> SourceSpan {
    SourceSpan(place: node.place, length: max(length(of: node), 1))
  }

  /// Returns the span of a key, including its quotes.
  package func span(of entry: SourceNode.Entry) -> SourceSpan {
    let rest = start(of: entry.keyPlace)
    let length = quotedLength(rest) ?? entry.key.unicodeScalars.count
    return SourceSpan(place: entry.keyPlace, length: max(min(length, rest.count), 1))
  }

  /// Returns the span of a key and its value if both are on one line.
  private func span(ofAll entry: SourceNode.Entry) -> SourceSpan? {
    let (place, value) = (entry.keyPlace, entry.value.place)
    guard !entry.value.isNull, value.line == place.line, value.file == place.file else {
      return nil
    }
    let end = value.column + span(of: entry.value).length
    return end > place.column ? SourceSpan(place: place, length: end - place.column) : nil
  }

  /// Returns a fix that nests the value of an entry in a map.
  package func rewriting(_ entry: SourceNode.Entry, as opening: String?) -> FixCandidate? {
    guard let opening, let span = span(ofAll: entry) else { return nil }
    let value = rest(from: entry.value.place).prefix(self.span(of: entry.value).length)
    return FixCandidate(title: opening + String(value) + "}", span: span)
  }

  /// Returns a fix that turns a list into a map whose only key has the list as its value; `nil` for a
  /// list in brackets of several lines.
  package func nesting(_ node: SourceNode, in key: String) -> FixCandidate? {
    let span = span(of: node)
    let text = String(rest(from: node.place).prefix(span.length))
    guard text.hasPrefix("[") else {
      let indent = String(repeating: " ", count: max(node.place.column - 1, 0))
      return text.hasPrefix("- ")
        ? FixCandidate(
          title: "\(key):", span: SourceSpan(place: node.place, length: 0),
          replacement: "\(key):\n\(indent)") : nil
    }
    return text.hasSuffix("]") ? FixCandidate(title: "{\(key): \(text)}", span: span) : nil
  }

  /// Returns a fix that quotes a text that its colon has turned into a key and a value.
  package func quoting(_ entry: SourceNode.Entry) -> FixCandidate? {
    let first = rest(from: entry.keyPlace).first
    guard let span = span(ofAll: entry), first != "\"", first != "'" else { return nil }
    let text = String(rest(from: entry.keyPlace).prefix(span.length))
    return text.contains("\"") || text.contains("\\")
      ? nil : FixCandidate(title: "\"\(text)\"", span: span)
  }

  /// Returns the span of some characters of a scalar, or of the whole scalar if it is not written
  /// verbatim.
  package func span(of node: SourceNode, characters: Range<Int>) -> SourceSpan {
    guard let start = verbatimStart(of: node) else { return span(of: node) }
    return SourceSpan(
      place: SourcePlace(
        line: start.line, column: start.column + characters.lowerBound, file: start.file),
      length: max(characters.count, 1))
  }

  /// Whether a scalar is written verbatim, without escapes.
  package func isVerbatim(_ node: SourceNode) -> Bool { verbatimStart(of: node) != nil }

  /// Returns where the text of a verbatim scalar begins.
  private func verbatimStart(of node: SourceNode) -> SourcePlace? {
    guard case .scalar(let scalar) = node.value else { return nil }
    let rest = rest(from: node.place)
    if rest.starts(with: scalar.text.unicodeScalars) { return node.place }
    guard !scalar.isPlain, rest.dropFirst().starts(with: scalar.text.unicodeScalars) else {
      return nil
    }
    return SourcePlace(
      line: node.place.line, column: node.place.column + 1, file: node.place.file)
  }

  private func length(of node: SourceNode) -> Int {
    let rest = start(of: node.place)
    switch node.value {
    case .scalar(let scalar):
      if let length = quotedLength(rest) { return length }
      let text = scalar.text.unicodeScalars
      return rest.starts(with: text) ? text.count : plainLength(rest)
    case .list, .map:
      return bracketedLength(rest) ?? trimmed(rest)
    }
  }

  /// Returns the length of an unquoted scalar whose text is not written verbatim: in a list or map in
  /// brackets up to the next comma or bracket, elsewhere to the end of the line.
  private func plainLength(_ rest: [Unicode.Scalar]) -> Int {
    var depth = 0
    var comma: Int?
    for (index, character) in rest.enumerated() {
      switch character {
      case "[", "{": depth += 1
      case "]", "}":
        if depth == 0 { return comma ?? index }
        depth -= 1
      case "," where depth == 0: comma = comma ?? index
      default: break
      }
    }
    return rest.count
  }

  /// Returns the characters at a position, up to a limit.
  private func start(of place: SourcePlace) -> [Unicode.Scalar] {
    Array(rest(from: place).prefix(400))
  }

  private func trimmed(_ rest: [Unicode.Scalar]) -> Int {
    (rest.lastIndex { $0 != " " && $0 != "\t" } ?? -1) + 1
  }

  /// Returns the length of a quoted scalar with its quotes, at most to the end of the line.
  private func quotedLength(_ rest: [Unicode.Scalar]) -> Int? {
    guard let quote = rest.first, quote == "\"" || quote == "'" else { return nil }
    var index = 1
    while index < rest.count {
      if rest[index] == quote {
        guard quote == "'", rest[safely: index + 1] == quote else { return index + 1 }
        index += 1
      } else if quote == "\"", rest[index] == "\\" {
        index += 1
      }
      index += 1
    }
    return rest.count
  }

  /// Returns the length of a list or map in brackets, at most to the end of the line.
  private func bracketedLength(_ rest: [Unicode.Scalar]) -> Int? {
    guard rest.first == "[" || rest.first == "{" else { return nil }
    var depth = 0
    var index = 0
    while index < rest.count {
      switch rest[index] {
      case "[", "{": depth += 1
      case "]", "}": depth -= 1
      case let quote where (quote == "\"" || quote == "'") && beginsQuotes(rest, at: index):
        index += (quotedLength(Array(rest[index...])) ?? 1) - 1
      default: break
      }
      index += 1
      if depth == 0 { return index }
    }
    return trimmed(rest)
  }

  /// Whether a quotation mark opens a scalar; the one in `What's` does not.
  private func beginsQuotes(_ rest: [Unicode.Scalar], at index: Int) -> Bool {
    let before = rest[..<index].last { $0 != " " }
    return before.map { "[{,:".unicodeScalars.contains($0) } ?? true
  }
}
