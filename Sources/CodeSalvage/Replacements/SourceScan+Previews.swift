extension SourceScan {
  /// Replaces a `#Preview` macro by a property. The closure keeps its position.
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
        calledNames: lines.reduce(into: []) { $0.formUnion(ClassBodies.calledNames($1)) }),
      at: start)
    place = body
    return true
  }

  /// The string literal after the opening parenthesis, if there is one.
  private func previewName() -> String? {
    let rest = bytes[(place + 1)...].drop { [UInt8(ascii: " "), UInt8(ascii: "\n")].contains($0) }
    guard rest.first == UInt8(ascii: "\"") else { return nil }
    return String(decoding: rest.dropFirst().prefix { $0 != UInt8(ascii: "\"") }, as: UTF8.self)
  }

  private mutating func skipBlanks() {
    skip { !" \t\r\n".utf8.contains($0.bytes[$0.place]) }
  }

  /// Skips from an opening brace past the closing one.
  private mutating func skipBraces() {
    var depth = 0
    while place < bytes.count {
      if skipAside() { continue }
      depth += has("{") ? 1 : has("}") ? -1 : 0
      place += 1
      if depth == 0 { return }
    }
  }

  /// Replaces the macro name by a property declaration.
  private mutating func add(_ preview: CompiledSource.Preview, at start: Int) {
    let property = "private let Preview_\(previews.count) = FlatplanScreens.preview "
    replace(start..<start + "#Preview".utf8.count, by: property.utf8)
    previews.append(preview)
  }
}
