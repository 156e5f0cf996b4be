internal import Yams

/// Findings for errors of the YAML parser.
extension Finding {
  package init(_ error: any Error, in source: SourceText) {
    switch error as? YamlError {
    case .scanner(let context, let problem, let mark, _),
      .parser(let context, let problem, let mark, _),
      .composer(let context, let problem, let mark, _):
      self = Self.syntax(problem, mark, since: context?.mark, in: source)
    case .reader(let problem, let offset, _, _):
      let before = offset.map { source.text.prefix($0).unicodeScalars.count } ?? 0
      let span = SourceSpan(place: source.place(at: before), length: 1)
      self.init(.syntax(problem), at: span)
    default:
      self.init(.syntax("it cannot be parsed"), at: SourceSpan(place: .start, length: 0))
    }
  }

  private static func syntax(
    _ problem: String, _ mark: Mark, since context: Mark?, in source: SourceText
  ) -> Finding {
    // In a file without a final line break, the parser is on the line after the last.
    let place =
      mark.line <= source.lineCount
      ? SourcePlace(line: mark.line, column: mark.column) : source.end
    let span = SourceSpan(place: place, length: 1)
    if problem.contains("nesting level") { return Finding(.nestedTooDeep, at: span) }
    if problem.contains("another document") { return Finding(.severalDocuments, at: span) }
    let beginning = source.lineWithWords(before: min(context?.line ?? place.line, place.line))
    if let color = unquotedColor(in: source, from: beginning, to: place.line) { return color }
    if let line = foreignLine(in: source, from: beginning, to: place.line) { return line }
    let first = source.rest(from: place).first
    if first == nil, let context, source.isBlank(after: place) {
      return unfinished(problem, since: context, at: mark, in: source)
    }
    if first == "\t" { return Finding(.tab, at: span) }
    if let (bracket, place) = source.unclosedBracket(at: place) {
      let end = bracket == "[" ? "]" : "}"
      return Finding(
        .syntax("this '\(bracket)' is not closed"), at: SourceSpan(place: place, length: 1),
        hint: "close it with '\(end)'")
    }
    if problem.contains("could not find expected ':'"), let context, context.line < place.line {
      let words = source.line(context.line).dropFirst(max(context.column - 1, 0))
      let start = SourcePlace(line: context.line, column: context.column)
      return Finding(
        .syntax(problem), at: SourceSpan(place: start, length: max(words.count, 1)),
        hint: "a key ends with a colon")
    }
    if problem.contains("mapping values are not allowed"),
      let (place, length) = source.wordsWithoutColon(above: place.line)
    {
      return Finding(
        .syntax("could not find expected ':'"), at: SourceSpan(place: place, length: length),
        hint: "a key ends with a colon")
    }
    let isNoValue = problem.contains("node content") && first == "-"
    if isNoValue || problem.contains("cannot start any token"), let first {
      return Finding(.reservedCharacter(Character(first)), at: span)
    }
    if problem.contains("undefined alias") {
      let name = source.rest(from: place).prefix {
        $0 != " " && $0 != "," && $0 != "]" && $0 != "}"
      }
      return Finding(.syntax(problem), at: SourceSpan(place: place, length: max(name.count, 1)))
    }
    return Finding(
      .syntax(problem), at: span, hint: hint(problem, at: place, since: context, in: source))
  }

  /// The hint for the most likely cause of a parser error.
  private static func hint(
    _ problem: String, at place: SourcePlace, since context: Mark?, in source: SourceText
  ) -> String? {
    let first = source.rest(from: place).first
    let before = source.line(place.line).prefix(max(place.column - 1, 0))
    let isInBraces = problem.contains("did not find expected ','")
    let isInText = isInBraces && context?.line == place.line
    if problem.contains("mapping values are not allowed"),
      let above = source.keyAbove(key: before, atLine: place.line)
    {
      return "keys of one map must start in the same column; '\(above)' above starts further left"
    }
    if problem.contains("mapping values are not allowed")
      || (first == ":" && (isInText || before.isInParentheses))
    {
      return "put text that contains a colon in quotes"
    }
    if problem.contains("alphabetic or numeric") { return "put the text in quotes" }
    if isInBraces, before.last == "'" {
      return "put text that contains an apostrophe in double quotes"
    }
    let isOfKeys = problem.contains("expected key")
    if isOfKeys, first == "," { return "lines need no comma between them" }
    guard let context, context.line != place.line else { return nil }
    let start = "it started on line \(context.line)"
    return isOfKeys || problem.contains("'-' indicator")
      ? "entries of one list or map must start in the same column; \(start)" : start
  }

  /// Returns the error for a file that ends inside an unfinished value.
  private static func unfinished(
    _ problem: String, since context: Mark, at mark: Mark, in source: SourceText
  ) -> Finding {
    let opening = SourcePlace(line: context.line, column: context.column)
    guard opening.line < mark.line || opening.column < mark.column else {
      return Finding(
        .syntax(problem), at: SourceSpan(place: source.lastPlace, length: 1),
        hint: "the file ends here, inside an unfinished value")
    }
    return Finding(
      .syntax(problem), at: SourceSpan(place: opening, length: 1),
      hint: "this value is not finished at the end of the file")
  }

  /// Finds comments of JavaScript or Swift and conflict markers of git, which YAML reads as text.
  private static func foreignLine(
    in source: SourceText, from beginning: Int, to last: Int
  ) -> Finding? {
    for number in stride(from: beginning, through: last, by: 1) {
      let line = source.line(number)
      let words = line.drop { $0 == " " || $0 == "\t" }
      func span(_ length: Int) -> SourceSpan {
        let place = SourcePlace(line: number, column: line.count - words.count + 1)
        return SourceSpan(place: place, length: length)
      }
      if ["//", "/*"].contains(where: { words.starts(with: $0.unicodeScalars) }) {
        return Finding(
          .syntax("a comment begins with '#'"), at: span(2), hint: "write '#'", advice: .write,
          fixes: [FixCandidate(title: "#", span: span(2))])
      }
      if let missing = source.missingBlank(in: words, atLine: number) { return missing }
      if line.starts(with: "<<<<<<< ".unicodeScalars) {
        return Finding(
          .syntax("unresolved git conflict"), at: span(7), hint: "keep one of the two sides")
      }
    }
    return nil
  }

  /// Finds an unquoted color. YAML reads it as a comment that includes the closing bracket, so the
  /// parser reports the bracket missing on a later line.
  private static func unquotedColor(
    in source: SourceText, from beginning: Int, to last: Int
  ) -> Finding? {
    for number in stride(from: beginning, through: last, by: 1) {
      let line = Array(source.line(number))
      if line.first(where: { $0 != " " }) == "#" { continue }
      for index in line.indices where line[index] == "#" {
        let before = line[..<index].last { $0 != " " }
        let place = SourcePlace(line: number, column: index + 1)
        guard before == ":" || before == "[" || before == ",",
          let color = source.unquotedColor(at: place)
        else { continue }
        return color
      }
    }
    return nil
  }
}

extension Sequence<Unicode.Scalar> {
  /// Whether a parenthesis is open at the end, as in a value pasted from Swift.
  fileprivate var isInParentheses: Bool {
    reduce(0) { $1 == "(" ? $0 + 1 : $1 == ")" ? $0 - 1 : $0 } > 0
  }
}

extension SourceText {
  /// The position after the last character.
  fileprivate var end: SourcePlace {
    SourcePlace(line: lineCount, column: line(lineCount).count + 1)
  }

  /// The position of the last character that is not blank.
  fileprivate var lastPlace: SourcePlace {
    let number = stride(from: lineCount, to: 0, by: -1).first { !isBlank(line($0)) } ?? 1
    let blanks = line(number).reversed().prefix { $0 == " " || $0 == "\t" }.count
    return SourcePlace(line: number, column: max(line(number).count - blanks, 1))
  }

  /// Returns the last line with text before a line, or that line if there is none.
  fileprivate func lineWithWords(before number: Int) -> Int {
    stride(from: number - 1, to: 0, by: -1).first { !isBlank(line($0)) } ?? number
  }

  fileprivate func isBlank(_ line: ArraySlice<Unicode.Scalar>) -> Bool {
    line.allSatisfy { $0 == " " || $0 == "\t" }
  }

  /// Returns the error for a dash or a colon without a following space, which YAML reads as part of
  /// a text.
  ///
  /// - Parameter words: The line without its leading blanks.
  fileprivate func missingBlank(
    in words: ArraySlice<Unicode.Scalar>, atLine number: Int
  ) -> Finding? {
    var name = words
    while name.starts(with: "- ".unicodeScalars) { name = name.dropFirst(2) }
    let dash = name.first == "-" ? name.startIndex : nil
    if dash != nil { name = name.dropFirst() }
    let rest = name.drop(while: \.isNamePart)
    let isKey =
      name.first?.isNameStart == true && rest.first == ":"
      && (dash != nil || rest.dropFirst().first?.isNamePart == true)
    guard isKey || dash != nil && (name.first == "{" || name.first == "[") else { return nil }
    let line = line(number)
    let place = SourcePlace(line: number, column: (dash ?? rest.startIndex) - line.startIndex + 1)
    let span = SourceSpan(place: place, length: 1)
    return Finding(
      .syntax("\(dash == nil ? "a colon" : "a dash") must be followed by a space"), at: span,
      advice: .write,
      fixes: [FixCandidate(title: dash == nil ? ": " : "- ", span: span)])
  }

  /// Returns the key with a value on the line above a key that is indented further, which YAML
  /// reads as part of that value.
  ///
  /// - Parameter key: The line up to its first colon.
  fileprivate func keyAbove(key: ArraySlice<Unicode.Scalar>, atLine number: Int) -> String? {
    func isName(_ words: ArraySlice<Unicode.Scalar>) -> Bool {
      words.first?.isNameStart == true && words.allSatisfy(\.isNamePart)
    }
    let above = line(lineWithWords(before: number))
    let name = above.drop { $0 == " " || $0 == "-" }
    let words = key.drop { $0 == " " }
    let known = name.prefix(while: \.isNamePart)
    let rest = name.dropFirst(known.count)
    guard isName(words), isName(known), rest.first == ":",
      rest.dropFirst().contains(where: { $0 != " " }),
      key.count - words.count > above.count - name.count
    else { return nil }
    return String(String.UnicodeScalarView(known))
  }

  /// Where the line above begins, if it is words like those of a key and its value without a colon between
  /// them.
  fileprivate func wordsWithoutColon(above number: Int) -> (SourcePlace, Int)? {
    let place = lineWithWords(before: number)
    let line = line(place)
    let words = line.drop { $0 == " " || $0 == "-" }
    let rest = words.drop(while: \.isNamePart)
    guard place < number, words.first?.isNameStart == true, rest.first == " ", !words.contains(":"),
      line.startIndex == words.startIndex || line[words.startIndex - 1] == " "
    else { return nil }
    return (
      SourcePlace(line: place, column: words.startIndex - line.startIndex + 1), words.count
    )
  }

  /// Whether only blanks follow a position.
  fileprivate func isBlank(after place: SourcePlace) -> Bool {
    let lines =
      [rest(from: place)] + stride(from: place.line + 1, through: lineCount, by: 1).map(line)
    return lines.allSatisfy(isBlank)
  }

  /// Returns the error for an unquoted `#` color at a position, if there is one.
  package func unquotedColor(at place: SourcePlace) -> Finding? {
    let rest = rest(from: place)
    guard rest.first == "#" else { return nil }
    let digits = rest.dropFirst().prefix { $0.properties.isASCIIHexDigit }
    let after = rest.dropFirst(digits.count + 1).first
    guard [3, 4, 6, 8].contains(digits.count),
      after.map({ !$0.properties.isAlphabetic }) ?? true
    else { return nil }
    let color = "#" + String(String.UnicodeScalarView(digits))
    let span = SourceSpan(place: place, length: digits.count + 1)
    return Finding(
      .unquotedColor(color), at: span, advice: .write,
      fixes: [FixCandidate(title: "\"\(color)\"", span: span)])
  }
}
