extension SourceScan {
  /// Makes a property of a `#Preview`, whose closure stays where it stands.
  mutating func takePreview() -> Bool {
    let start = place
    guard has("#Preview"), !isPartOfName(at: start + 8) else { return false }
    place += 8
    skipBlanks()
    var name: String?
    if has("(") {
      name = previewName()
      blankParentheses(all: true)
      skipBlanks()
    }
    guard has("{") else {
      place = start + 1
      return true
    }
    let body = place
    skipBraces()
    let lines = String(decoding: bytes[body..<place], as: UTF8.self).split(separator: "\n")
    add(
      CompiledSource.Preview(
        line: line(at: start), name: name,
        made: lines.reduce(into: []) { $0.formUnion(ClassBodies.called($1)) }),
      at: start)
    place = body
    return true
  }

  /// The text behind a parenthesis, if one stands there.
  private func previewName() -> String? {
    let rest = bytes[(place + 1)...].drop { [UInt8(ascii: " "), UInt8(ascii: "\n")].contains($0) }
    guard rest.first == UInt8(ascii: "\"") else { return nil }
    return String(decoding: rest.dropFirst().prefix { $0 != UInt8(ascii: "\"") }, as: UTF8.self)
  }

  private mutating func skipBlanks() {
    skip { !" \t\r\n".utf8.contains($0.bytes[$0.place]) }
  }

  /// Goes past what stands from a brace to the one that closes it.
  private mutating func skipBraces() {
    var depth = 0
    while place < bytes.count {
      if skipAside() { continue }
      depth += has("{") ? 1 : has("}") ? -1 : 0
      place += 1
      if depth == 0 { return }
    }
  }

  /// Puts a property in the place of a preview's word.
  private mutating func add(_ preview: CompiledSource.Preview, at start: Int) {
    let property = "private let Preview_\(previews.count) = FlatplanScreens.preview "
    replace(start..<start + "#Preview".utf8.count, by: property.utf8)
    previews.append(preview)
  }
}
