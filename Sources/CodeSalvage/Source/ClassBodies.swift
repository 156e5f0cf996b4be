/// Finds the types that the classes of a file instantiate, by a simple scan of its lines.
package struct ClassBodies: Sendable {
  private let lines: [Substring]

  package init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The names of the types and functions that are called in the class that starts at a line.
  ///
  /// The class is assumed to end with the closing brace that has the indentation of its first line.
  ///
  /// - Parameter first: The index of the line, starting at 0.
  package func calledNames(inClassAt first: Int) -> Set<Substring> {
    body(at: first).reduce(into: []) { $0.formUnion(Self.calledNames($1)) }
  }

  /// The text of the class or function that starts at a line.
  package func text(ofClassAt first: Int) -> String { body(at: first).joined(separator: "\n") }

  private func body(at first: Int) -> ArraySlice<Substring> {
    guard lines.indices.contains(first) else { return [] }
    let margin = lines[first].prefix(while: \.isWhitespace)
    let rest = lines[first...]
    let isOneLine = lines[first].contains("{") && lines[first].last == "}"
    let end =
      isOneLine
      ? first + 1 : rest.dropFirst().firstIndex { $0.hasPrefix(margin + "}") } ?? lines.endIndex
    return rest[..<end]
  }

  /// The names in angle brackets in the header of the class that starts at a line, such as those of the
  /// views that a generic superclass shows.
  package func typeArguments(ofClassAt first: Int) -> Set<Substring> {
    guard lines.indices.contains(first) else { return [] }
    var names: Set<Substring> = []
    var depth = 0
    for line in lines[first...].prefix(Self.maximumHeader) {
      let header = line.prefix { $0 != "{" }
      var start = header.startIndex
      while start < header.endIndex {
        let word = header[start...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        if word.isEmpty {
          depth += header[start] == "<" ? 1 : header[start] == ">" ? -1 : 0
          start = header.index(after: start)
        } else {
          if depth > 0 { names.insert(word) }
          start = word.endIndex
        }
      }
      if header.endIndex < line.endIndex { break }
    }
    return names
  }

  /// The maximum number of lines of a header.
  private static let maximumHeader = 12

  /// The identifiers of a line that are followed by an opening parenthesis.
  static func calledNames(_ line: Substring) -> [Substring] {
    let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
    return code.indices.filter { code[$0] == "(" }.map { parenthesis in
      let end = code[..<parenthesis]
      let length = end.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }.count
      return end.suffix(length)
    }
  }
}
