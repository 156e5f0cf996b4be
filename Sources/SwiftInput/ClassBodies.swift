/// What the classes of a file make, as far as its lines tell.
struct ClassBodies: Sendable {
  private let lines: [Substring]

  init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The names that are called in the class which begins at a line, counted from 0: those of types that are
  /// made there, and of functions.
  ///
  /// The class ends with the brace that stands as far to the right as its first line.
  func made(inClassAt first: Int) -> Set<Substring> {
    guard lines.indices.contains(first) else { return [] }
    let margin = lines[first].prefix(while: \.isWhitespace)
    let rest = lines[first...]
    let isOneLine = lines[first].contains("{") && lines[first].last == "}"
    let end =
      isOneLine
      ? first + 1 : rest.dropFirst().firstIndex { $0.hasPrefix(margin + "}") } ?? lines.endIndex
    return rest[..<end].reduce(into: []) { $0.formUnion(Self.called($1)) }
  }

  /// The words of a line before an opening parenthesis.
  static func called(_ line: Substring) -> [Substring] {
    let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
    return code.indices.filter { code[$0] == "(" }.map { parenthesis in
      let end = code[..<parenthesis]
      let length = end.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }.count
      return end.suffix(length)
    }
  }
}
