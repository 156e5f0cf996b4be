internal import Foundation

/// A call in a source file, as the compiler gives its place: the opening parenthesis.
struct SourceCall {
  var file: String
  var line: Int
  /// The column in bytes, from 1.
  var column: Int

  var stem: String { ((file as NSString).lastPathComponent as NSString).deletingPathExtension }
}

/// Swift code as bytes, in which literals and closures are found without a parser.
struct SwiftSource {
  let bytes: [UInt8]

  /// The replacement of a range of bytes.
  struct Edit: Equatable {
    var start: Int
    var end: Int
    var bytes: [UInt8]
  }

  func applying(_ edits: [Edit]) -> [UInt8] {
    var (result, end) = ([UInt8](), 0)
    for edit in edits {
      result += bytes[end..<edit.start] + edit.bytes
      end = edit.end
    }
    return result + bytes[end...]
  }

  /// The offset of a call's parenthesis; `nil` if there is none.
  func offset(of call: SourceCall) -> Int? {
    var (start, line) = (0, 1)
    while line < call.line {
      guard let end = lineEnd(after: start) else { return nil }
      (start, line) = (end + 1, line + 1)
    }
    let place = start + call.column - 1
    return bytes.indices.contains(place) && bytes[place].isOne(of: "(") ? place : nil
  }

  // MARK: Edits

  /// Returns the replacement after which the closure of a call has a text as its literal.
  func edit(
    writing text: String, at place: Int, of call: SourceCall, hasLiteral: Bool
  ) throws(SnapshotProblem) -> Edit {
    guard let end = self.end(ofBracketAt: place) else {
      throw .sourceChanged(call.file, line: call.line)
    }
    let brace = afterSpace(end)
    let hasClosure = bytes.indices.contains(brace) && bytes[brace].isOne(of: "{")
    guard hasClosure == hasLiteral else { throw .sourceChanged(call.file, line: call.line) }
    let (outer, line) = (indent(at: place), newline)
    let inner = outer + unit
    guard hasClosure else {
      let literal = SwiftLiteral(text, hashes: 0, indent: inner, newline: line).bytes
      let closure = " {".utf8 + line + inner + literal + line + outer + "}".utf8
      return Edit(start: end, end: end, bytes: Array(closure))
    }
    let start = afterSpace(brace + 1)
    guard let close = self.end(ofBracketAt: brace), let last = self.end(ofTextAt: start),
      afterSpace(last) == close - 1
    else { throw .notLiteral(call.file, line: call.line) }
    let own = isFirstOfLine(start) ? indent(at: start) : inner
    let hashes = bytes[start...].prefix { $0.isOne(of: "#") }.count
    let literal = SwiftLiteral(text, hashes: hashes, indent: own, newline: line)
    return Edit(start: start, end: last, bytes: literal.bytes)
  }

  private var newline: [UInt8] { Array((bytes.contains(UInt8(ascii: "\r")) ? "\r\n" : "\n").utf8) }

  /// The white space at the start of a place's line.
  private func indent(at place: Int) -> [UInt8] {
    let start = bytes[..<place].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return Array(bytes[start..<place].prefix { $0.isOne(of: " \t") })
  }

  private func isFirstOfLine(_ place: Int) -> Bool {
    let start = bytes[..<place].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return start + indent(at: place).count == place
  }

  /// The white space of one level: the least of the file.
  private var unit: [UInt8] {
    let indents = bytes.split(separator: UInt8(ascii: "\n")).map {
      $0.prefix { $0.isOne(of: " \t") }
    }
    if indents.contains(where: { $0.first?.isOne(of: "\t") == true }) { return Array("\t".utf8) }
    let least = indents.map(\.count).filter { $0 > 1 }.min() ?? 4
    return Array(repeating: UInt8(ascii: " "), count: least)
  }

  // MARK: Finding ends

  /// The next place that is not white space.
  private func afterSpace(_ place: Int) -> Int {
    bytes[min(place, bytes.count)...].firstIndex { !$0.isOne(of: " \t\r\n") } ?? bytes.count
  }

  /// The place after the bracket that closes the one at a place.
  private func end(ofBracketAt open: Int) -> Int? {
    var (place, depth) = (open, 0)
    while place < bytes.count {
      if let end = end(ofTextAt: place) ?? end(ofCommentAt: place) {
        place = end
        continue
      }
      depth += bytes[place].isOne(of: "([{") ? 1 : bytes[place].isOne(of: ")]}") ? -1 : 0
      place += 1
      if depth == 0 { return place }
    }
    return nil
  }

  private func lineEnd(after place: Int) -> Int? {
    bytes[place...].firstIndex(of: UInt8(ascii: "\n"))
  }

  private func has(_ word: String, at place: Int) -> Bool {
    bytes[place...].starts(with: word.utf8)
  }

  private func end(ofCommentAt start: Int) -> Int? {
    if has("//", at: start) { return lineEnd(after: start) ?? bytes.count }
    guard has("/*", at: start) else { return nil }
    var (place, depth) = (start, 0)
    while place < bytes.count {
      let step = has("/*", at: place) ? 1 : has("*/", at: place) ? -1 : 0
      depth += step
      place += step == 0 ? 1 : 2
      if depth == 0 { return place }
    }
    return nil
  }

  /// The place after the string literal at a place, with its interpolations; `nil` if there is none.
  private func end(ofTextAt start: Int) -> Int? {
    guard start < bytes.count else { return nil }
    let hashes = String(repeating: "#", count: bytes[start...].prefix { $0.isOne(of: "#") }.count)
    var place = start + hashes.utf8.count
    let quotes = has("\"\"\"", at: place) ? "\"\"\"" : "\""
    guard has(quotes, at: place) else { return nil }
    place += quotes.utf8.count
    while place < bytes.count {
      if has(quotes + hashes, at: place) { return place + quotes.utf8.count + hashes.utf8.count }
      if quotes.utf8.count == 1, bytes[place].isOne(of: "\n") { return nil }
      guard has("\\" + hashes, at: place) else {
        place += 1
        continue
      }
      place += 1 + hashes.utf8.count
      guard place < bytes.count else { return nil }
      guard bytes[place].isOne(of: "(") else {
        place += 1
        continue
      }
      guard let end = end(ofBracketAt: place) else { return nil }
      place = end
    }
    return nil
  }
}

extension UInt8 {
  /// Whether the byte is one of some characters.
  fileprivate func isOne(of text: StaticString) -> Bool {
    text.withUTF8Buffer { $0.contains(self) }
  }
}
