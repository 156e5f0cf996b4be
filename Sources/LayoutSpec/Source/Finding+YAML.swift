internal import Yams

/// What the YAML parser complains of.
extension Finding {
  init(_ error: any Error, in source: SourceText) {
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
      self.init(.syntax("it cannot be read"), at: SourceSpan(place: .start, length: 0))
    }
  }

  private static func syntax(
    _ problem: String, _ mark: Mark, since context: Mark?, in source: SourceText
  ) -> Finding {
    // Where a file ends without a line break, the parser is on a line behind it.
    let place =
      mark.line <= source.lineCount
      ? SourcePlace(line: mark.line, column: mark.column) : source.end
    let span = SourceSpan(place: place, length: 1)
    if problem.contains("nesting level") { return Finding(.nestedTooDeep, at: span) }
    if problem.contains("another document") { return Finding(.severalDocuments, at: span) }
    let beginning = source.lineWithWords(before: min(context?.line ?? place.line, place.line))
    if let colour = unquotedColour(in: source, from: beginning, to: place.line) { return colour }
    if let line = foreignLine(in: source, from: beginning, to: place.line) { return line }
    let first = source.rest(from: place).first
    if first == nil, let context, source.isBlank(after: place) {
      return unfinished(problem, since: context, at: mark, in: source)
    }
    if first == "\t" { return Finding(.tab, at: span) }
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

  /// What is most likely the cause of what the parser complains of.
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
      return "'\(above)' above it begins further out: keys side by side begin in one column"
    }
    if problem.contains("mapping values are not allowed")
      || (first == ":" && (isInText || before.isInParentheses))
    {
      return "put a text with a colon in it in quotes"
    }
    if problem.contains("alphabetic or numeric") { return "put the text in quotes" }
    if isInBraces, before.last == "'" {
      return "put a text with an apostrophe in it in double quotes"
    }
    let isOfKeys = problem.contains("expected key")
    if isOfKeys, first == "," { return "no comma stands between lines" }
    guard let context, context.line != place.line else { return nil }
    let start = "it began at line \(context.line)"
    return isOfKeys || problem.contains("'-' indicator")
      ? "what belongs together begins in one column; \(start)" : start
  }

  /// What the file ends within.
  private static func unfinished(
    _ problem: String, since context: Mark, at mark: Mark, in source: SourceText
  ) -> Finding {
    let opening = SourcePlace(line: context.line, column: context.column)
    guard opening.line < mark.line || opening.column < mark.column else {
      return Finding(
        .syntax(problem), at: SourceSpan(place: source.lastPlace, length: 1),
        hint: "the file ends here, before what it began is finished")
    }
    return Finding(
      .syntax(problem), at: SourceSpan(place: opening, length: 1),
      hint: "what begins here is not finished at the end of the file")
  }

  /// A comment as JavaScript and Swift have it, or what git writes where it cannot join two sides: YAML
  /// takes both for texts.
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
          .syntax("git left a conflict here"), at: span(7), hint: "keep one of the two sides")
      }
    }
    return nil
  }

  /// A colour that YAML takes for a comment swallows the bracket after it, which is missed where the
  /// next line with something on it begins, or at the end of the file.
  private static func unquotedColour(
    in source: SourceText, from beginning: Int, to last: Int
  ) -> Finding? {
    for number in stride(from: beginning, through: last, by: 1) {
      let line = Array(source.line(number))
      if line.first(where: { $0 != " " }) == "#" { continue }
      for index in line.indices where line[index] == "#" {
        let before = line[..<index].last { $0 != " " }
        let place = SourcePlace(line: number, column: index + 1)
        guard before == ":" || before == "[" || before == ",",
          let colour = source.unquotedColour(at: place)
        else { continue }
        return colour
      }
    }
    return nil
  }
}

extension Sequence<Unicode.Scalar> {
  /// Whether a parenthesis is open at the end, as before the label of a value pasted from Swift.
  fileprivate var isInParentheses: Bool {
    reduce(0) { $1 == "(" ? $0 + 1 : $1 == ")" ? $0 - 1 : $0 } > 0
  }
}

extension SourceText {
  /// Behind the last character.
  fileprivate var end: SourcePlace {
    SourcePlace(line: lineCount, column: line(lineCount).count + 1)
  }

  /// That of the last character that is no blank.
  fileprivate var lastPlace: SourcePlace {
    let number = stride(from: lineCount, to: 0, by: -1).first { !isBlank(line($0)) } ?? 1
    let blanks = line(number).reversed().prefix { $0 == " " || $0 == "\t" }.count
    return SourcePlace(line: number, column: max(line(number).count - blanks, 1))
  }

  /// The last line before another with something on it; that one, where there is none.
  fileprivate func lineWithWords(before number: Int) -> Int {
    stride(from: number - 1, to: 0, by: -1).first { !isBlank(line($0)) } ?? number
  }

  fileprivate func isBlank(_ line: ArraySlice<Unicode.Scalar>) -> Bool {
    line.allSatisfy { $0 == " " || $0 == "\t" }
  }

  /// What is said of a dash or a colon that a letter or a figure follows without a blank: to YAML it is a
  /// part of a text.
  ///
  /// - Parameter words: The line without the blanks it begins with.
  fileprivate func missingBlank(
    in words: ArraySlice<Unicode.Scalar>, atLine number: Int
  ) -> Finding? {
    var name = words
    while name.starts(with: "- ".unicodeScalars) { name = name.dropFirst(2) }
    let dash = name.first == "-" ? name.startIndex : nil
    if dash != nil { name = name.dropFirst() }
    let rest = name.drop(while: \.isNamePart)
    guard name.first?.isNameStart == true, rest.first == ":",
      dash != nil || rest.dropFirst().first?.isNamePart == true
    else { return nil }
    let line = line(number)
    let place = SourcePlace(line: number, column: (dash ?? rest.startIndex) - line.startIndex + 1)
    let span = SourceSpan(place: place, length: 1)
    return Finding(
      .syntax("a blank has to follow \(dash == nil ? "a colon" : "a dash")"), at: span,
      advice: .write,
      fixes: [FixCandidate(title: dash == nil ? ": " : "- ", span: span)])
  }

  /// The key with a value on the line above one that is nothing but a key and begins further in, which makes
  /// it a part of that value.
  ///
  /// - Parameter key: The line as far as its first colon.
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

  /// Whether nothing follows a place but blanks.
  fileprivate func isBlank(after place: SourcePlace) -> Bool {
    let lines =
      [rest(from: place)] + stride(from: place.line + 1, through: lineCount, by: 1).map(line)
    return lines.allSatisfy(isBlank)
  }

  /// The error for a `#` colour at a place, if the characters there are one.
  func unquotedColour(at place: SourcePlace) -> Finding? {
    let rest = rest(from: place)
    guard rest.first == "#" else { return nil }
    let digits = rest.dropFirst().prefix { $0.properties.isASCIIHexDigit }
    let after = rest.dropFirst(digits.count + 1).first
    guard [3, 4, 6, 8].contains(digits.count),
      after.map({ !$0.properties.isAlphabetic }) ?? true
    else { return nil }
    let colour = "#" + String(String.UnicodeScalarView(digits))
    let span = SourceSpan(place: place, length: digits.count + 1)
    return Finding(
      .unquotedColour(colour), at: span, advice: .write,
      fixes: [FixCandidate(title: "\"\(colour)\"", span: span)])
  }
}
