internal import Foundation

/// The words, signs and brackets of a source file, without its comments.
package struct SourceTokens: Sendable {
  package enum Kind: Sendable {
    case word, text, open, close, sign
  }

  package struct Token: Sendable {
    package var kind: Kind
    package var range: Range<Int>
    /// Whether it is the first token of its line.
    var isFirst: Bool
    /// The index of the other bracket of a pair; for an opening bracket without one, the last token.
    var partner = 0
  }

  package let bytes: [UInt8]
  package private(set) var tokens: [Token] = []

  /// The index after a token, or after its closing bracket if it opens a pair.
  func index(after index: Int) -> Int {
    tokens[index].kind == .open ? tokens[index].partner + 1 : index + 1
  }

  /// - Complexity: O(*n*), where *n* is the number of bytes.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var scan = SourceScan(bytes)
    var lineStart = true
    while scan.place < bytes.count {
      let start = scan.place
      switch bytes[start] {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        lineStart = true
        scan.place += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"): scan.place += 1
      case UInt8(ascii: "/") where scan.skipAside(): break
      default:
        let kind = Self.take(&scan)
        tokens.append(Token(kind: kind, range: start..<scan.place, isFirst: lineStart))
        lineStart = false
      }
    }
    pairBrackets()
  }

  /// Moves past a token.
  private static func take(_ scan: inout SourceScan) -> Kind {
    switch scan.bytes[scan.place] {
    case UInt8(ascii: "\""):
      _ = scan.skipAside()
      return .text
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      scan.place += 1
      return .open
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      scan.place += 1
      return .close
    case UInt8(ascii: "`"):
      scan.place += 1
      while scan.isPartOfName(at: scan.place) { scan.place += 1 }
      if scan.has("`") { scan.place += 1 }
      return .word
    default:
      guard scan.isPartOfName(at: scan.place) else {
        scan.place += 1
        return .sign
      }
      while scan.isPartOfName(at: scan.place) { scan.place += 1 }
      return .word
    }
  }

  /// - Complexity: O(*n*), where *n* is the number of tokens.
  private mutating func pairBrackets() {
    var open: [Int] = []
    // The number of open brackets, by the code of the opening bracket.
    var counts: [UInt8: Int] = [:]
    for index in tokens.indices {
      switch tokens[index].kind {
      case .open:
        open.append(index)
        counts[bytes[tokens[index].range.lowerBound], default: 0] += 1
      case .close:
        guard let kind = Self.pairs[bytes[tokens[index].range.lowerBound]],
          counts[kind, default: 0] > 0
        else { continue }
        while let place = open.popLast() {
          let code = bytes[tokens[place].range.lowerBound]
          counts[code, default: 0] -= 1
          guard code == kind else {
            tokens[place].partner = index - 1
            continue
          }
          tokens[place].partner = index
          tokens[index].partner = place
          break
        }
      default: break
      }
    }
    for lost in open { tokens[lost].partner = tokens.count - 1 }
  }

  private static let pairs = [
    UInt8(ascii: ")"): UInt8(ascii: "("), UInt8(ascii: "]"): UInt8(ascii: "["),
    UInt8(ascii: "}"): UInt8(ascii: "{"),
  ]

  /// The text of a token, without backticks.
  func text(_ index: Int) -> String {
    String(decoding: bytes[tokens[index].range].filter { $0 != UInt8(ascii: "`") }, as: UTF8.self)
  }

  /// The text of a word or sign; empty for string literals and outside of the file.
  func word(_ index: Int) -> String {
    tokens.indices.contains(index) && tokens[index].kind != .text ? text(index) : ""
  }

  /// Whether a token is a name and no number.
  func isName(at index: Int) -> Bool {
    word(index).first.map { $0.isLetter || $0 == "_" } ?? false
  }

  /// The index of the sign that closes the bracket at an index; `nil` if none does.
  func closing(_ index: Int) -> Int? {
    let partner = tokens[index].partner
    return tokens[index].kind == .open && tokens[partner].kind == .close
      && tokens[partner].partner == index ? partner : nil
  }

  package func isSign(_ sign: Unicode.Scalar, at index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind != .text
      && tokens[index].range.count == 1
      && bytes[tokens[index].range.lowerBound] == UInt8(ascii: sign)
  }

  func isWord(at index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .word
  }

  /// The index of the token after the statement or the declaration that contains a token.
  ///
  /// - Parameter endsWithBraces: Whether the first braces end it, as the body of a function does.
  func end(from start: Int, before limit: Int, endsWithBraces: Bool = false) -> Int {
    var index = start
    while index < limit {
      let token = tokens[index]
      if token.kind == .close || isSign(";", at: index) { return index }
      if token.isFirst, index > start, !continues(at: index) { return index }
      guard token.kind == .open else {
        index += 1
        continue
      }
      let isBraces = isSign("{", at: index)
      index = max(token.partner, index) + 1
      if isBraces && endsWithBraces { return min(index, limit) }
    }
    return limit
  }

  /// Whether the first token of a line continues the line before.
  private func continues(at index: Int) -> Bool {
    let (before, next) = (index - 1, index)
    if tokens[next].kind == .open { return isSign("{", at: next) }
    if tokens[next].kind == .sign, Self.continuing.contains(bytes[tokens[next].range.lowerBound]) {
      return true
    }
    if tokens[next].kind == .word, Self.joining.contains(text(next)) { return true }
    switch tokens[before].kind {
    case .sign:
      if isSign(">", at: before) { return isSign("-", at: before - 1) }
      return Self.continued.contains(bytes[tokens[before].range.lowerBound])
    case .word: return Self.joining.contains(text(before))
    default: return false
    }
  }

  private static let continuing = Set(".?:&|+*/=<>,-%".utf8)
  private static let continued = Set("=,:.&|+-*/<%".utf8)
  private static let joining: Set = [
    "where", "else", "as", "is", "throws", "rethrows", "async", "await", "try", "catch",
  ]

  /// The names in a range of tokens.
  ///
  /// - Parameter members: Whether to return the names after a dot instead of the others.
  func names(in range: Range<Int>, members: Bool = false) -> Set<String> {
    var names: Set<String> = []
    for index in range where tokens[index].kind == .word {
      if isSign(".", at: index - 1) == members { names.insert(text(index)) }
    }
    return names
  }

  /// The tokens of a range without spaces.
  func joined(_ range: Range<Int>) -> String { range.map(word).joined() }

  /// A range of tokens on one line, without comments.
  func line(from start: Int, to end: Int) -> String {
    guard start < end else { return "" }
    let text = String(
      decoding: bytes[tokens[start].range.lowerBound..<tokens[end - 1].range.upperBound],
      as: UTF8.self)
    return text.replacing(#/\/\/[^\n]*/#, with: "").split(whereSeparator: \.isNewline)
      .map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
  }

  /// The ranges between the commas of a list.
  func elements(from start: Int, to end: Int) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var (first, index, depth) = (start, start, 0)
    while index < end {
      if isSign("<", at: index) { depth += 1 }
      if isSign(">", at: index), !isSign("-", at: index - 1) { depth -= 1 }
      if isSign(",", at: index), depth == 0 {
        found.append(first..<index)
        first = index + 1
      }
      index = self.index(after: index)
    }
    return first < end ? found + [first..<end] : found
  }

  /// The index of the token at or after a position.
  func token(at place: Int) -> Int {
    var (low, high) = (0, tokens.count)
    while low < high {
      let middle = (low + high) / 2
      if tokens[middle].range.upperBound > place { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
